/// Declarations for generated code. An app does not need to use them itself.
///
/// Generated code names the version that it was generated for. If the library supports a different version, the code
/// does not compile. In this case, generate the code again or update the package.
public enum ContentCardsGeneratedCode {
  /// The version of the generated code that this library supports.
  public typealias Version2 = Void
}
