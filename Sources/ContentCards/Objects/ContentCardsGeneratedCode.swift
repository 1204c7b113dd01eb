/// Declarations for generated code. An app does not need to use them itself.
///
/// Generated code names its version. If the library supports another version, the code does not compile: generate it again,
/// or update the package.
public enum ContentCardsGeneratedCode {
  /// The version of the generated code that this library supports.
  public typealias Version2 = Void
}
