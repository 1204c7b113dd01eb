import ContentCardSchema
import Foundation

/// A file of content cards, as JSON in any form that the library reads.
package struct SampleFile {
  /// The cards that could be read.
  package private(set) var cards: [ContentCard] = []
  /// Why others could not, a line each.
  package private(set) var failures: [String] = []
  /// Why the file holds no cards at all; nil when it does.
  package private(set) var mistake: Diagnostic?

  /// - Parameter path: The file as the user named it, for what is said about it.
  package init(_ bytes: [UInt8], path: String) {
    do {
      let payload = try ContentCardPayload(json: Data(bytes))
      cards = payload.cards
      failures = payload.failures.map { "\(path): \($0.description)" }
    } catch {
      mistake = Self.mistake(in: bytes, path: path, because: error)
    }
  }

  private static func mistake(
    in bytes: [UInt8], path: String, because error: any Error
  ) -> Diagnostic {
    do throws(JSONSyntaxError) {
      _ = try JSONNode(parsing: bytes)
      return Diagnostic(
        .wrongJSONType, path: path, at: nil, "no content cards found: \(error)",
        notes: [
          .init("export the cards as the SDK or a sync has them: [{ \"id\": …, \"e\": { … } }]")
        ])
    } catch {
      return Diagnostic(
        .invalidJSON, path: path, at: error.location, error.message, notes: [.init(error.hint)])
    }
  }
}
