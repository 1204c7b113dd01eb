/// The kind of a finding: a stable word that a script or a search can hold on to.
package enum DiagnosticCode: String, Sendable, CaseIterable {
  // The file
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

  // Cards, as the command line reads them
  case invalidCards = "invalid-cards"

  // The command line
  case invalidArguments = "invalid-arguments"

  // Files, as the command line finds them
  case unreadableFile = "unreadable-file"
  case unwritableFile = "unwritable-file"
  case staleOutput = "stale-output"
}
