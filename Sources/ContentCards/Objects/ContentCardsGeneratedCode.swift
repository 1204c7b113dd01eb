/// Declarations that only generated code uses.
///
/// A generated file names the version of the library that it was generated for. If the library has another version, the
/// file does not compile: generate it again, or update the package.
public enum ContentCardsGeneratedCode {
  /// The version of the generated code that this library supports.
  public typealias Version2 = Void
}
