/// Who may use the generated declarations.
public enum AccessLevel: String, Sendable, CaseIterable {
  case `internal`
  case `public`
}
