extension ValueGrammar {
  /// Reads a Boolean: `true`, `yes`, `1`, `false`, `no`, or `0`. Case is ignored.
  package static func bool(_ text: String) -> Bool? {
    guard text.utf8.count <= 5 else { return nil }
    switch text.lowercased() {
    case "true", "yes", "1": return true
    case "false", "no", "0": return false
    default: return nil
    }
  }
}
