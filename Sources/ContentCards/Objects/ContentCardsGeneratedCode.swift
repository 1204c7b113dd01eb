/// What generated code asks of this library. It names the version that it was written for; when
/// that name is not there, it does not compile: generate it again, or update the package.
public enum ContentCardsGeneratedCode {
  /// The first version.
  public typealias Version1 = Void
}
