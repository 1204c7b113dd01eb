import Foundation

// In Swift, two texts are equal if they differ only in Unicode normalization: "é" can be one scalar, or "e" followed by
// a combining accent. Apps compare keys, class types, and allowed values in this way. They compare separators byte by
// byte, and the compiler compares identifiers byte by byte.

extension String {
  /// The text as UTF-8. Two equal texts can differ in their bytes.
  var bytes: [UInt8] { Array(utf8) }

  /// Returns a remark if this text differs from another text only in Unicode normalization. Otherwise, returns an
  /// empty string.
  func remark(insteadOf other: String) -> String {
    guard self == other, bytes != other.bytes else { return "" }
    return " (the same letters with other Unicode code points)"
  }

  /// Returns whether any text that is equal to this text contains a separator. For example, a text that is equal to "é"
  /// contains the separator "e".
  func canContain(separator: String) -> Bool {
    let (text, parts) = (decomposed, separator.decomposed)
    guard parts.allSatisfy({ $0.properties.canonicalCombiningClass == .notReordered }) else {
      // Combining marks can be in another order, with other marks between them.
      var rest = text[...]
      return parts.allSatisfy { part in
        guard let index = rest.firstIndex(of: part) else { return false }
        rest = rest[(index + 1)...]
        return true
      }
    }
    return text.indices.contains { text[$0...].starts(with: parts) }
  }

  private var decomposed: [Unicode.Scalar] {
    Array(decomposedStringWithCanonicalMapping.unicodeScalars)
  }
}
