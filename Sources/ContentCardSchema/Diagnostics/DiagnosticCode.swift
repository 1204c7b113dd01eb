/// A code that identifies a kind of diagnostic. Scripts can rely on the codes: from version 1.0 on, a code changes only
/// in a major version.
package enum DiagnosticCode: String, Sendable, CaseIterable {
  // Files
  case invalidJSON = "invalid-json"
  case duplicateMember = "duplicate-member"

  // Members
  case unknownMember = "unknown-member"
  case missingMember = "missing-member"
  case misplacedMember = "misplaced-member"
  case wrongJSONType = "wrong-json-type"
  case invalidValue = "invalid-value"

  // Fields
  case unknownType = "unknown-type"
  case invalidDefault = "invalid-default"
  case invalidExample = "invalid-example"
  case invalidRange = "invalid-range"
  case unknownFallback = "unknown-fallback"
  case unknownKey = "unknown-key"

  // Names
  case invalidName = "invalid-name"
  case noIdentifier = "no-identifier"
  case reservedWord = "reserved-word"
  case reservedName = "reserved-name"
  case nameCollision = "name-collision"
  case systemTypeName = "system-type-name"

  // Groups and objects
  case unknownGroup = "unknown-group"
  case unusedGroup = "unused-group"
  case groupFieldMismatch = "group-field-mismatch"
  case objectMismatch = "object-mismatch"

  // Cards
  case invalidCards = "invalid-cards"

  // The command line
  case invalidArguments = "invalid-arguments"

  // Access to files
  case unreadableFile = "unreadable-file"
  case unwritableFile = "unwritable-file"
  case staleOutput = "stale-output"

  // Access to a server
  case failedRequest = "failed-request"
}
