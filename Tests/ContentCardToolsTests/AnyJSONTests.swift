import ContentCardSchema
import ContentCards
import Testing

@testable import ContentCardTools

struct AnyJSONTests {
  @Test(
    arguments: [
      (#"{"type": "json", "swiftType": "Offer"}"#, #"{"a": 1}"#, nil),
      (#"{"type": "json", "swiftType": "Offer"}"#, "5", nil),
      (#"{"type": "json", "swiftType": "Models.Offer"}"#, "{", "is not JSON of type Offer"),
      (#"{"type": "json[]", "swiftType": "Offer"}"#, "[{}]", nil),
      (#"{"type": "json[]", "swiftType": "Offer"}"#, "[]", "is empty"),
      (#"{"type": "json[]", "swiftType": "Offer", "allowsEmpty": true}"#, "[]", nil),
      (#"{"type": "json[]", "swiftType": "Offer"}"#, "{}", "is not JSON of type Array<Offer>"),
      (
        #"{"type": "json[]", "swiftType": "Offer", "unique": true}"#, "x",
        "is not JSON of type Set<Offer>"
      ),
      (#""json""#, "{", "is not JSON"), (#""json[]""#, "{}", "is not a JSON array"),
    ] as [(String, ExtraValue, String?)])
  func invalidJSONIsRejected(field: String, value: ExtraValue, message: String?) throws {
    let schema = try Schema(#"{"classTypes": {"a": {"extras": {"k": \#(field)}}}}"#)
    let rules = AnyJSONRules(schema.classTypes[0].fields[0])
    do throws(ContentCardIssue.Reason) {
      _ = try AnyJSON.read(value, rules: rules)
      #expect(message == nil)
    } catch {
      #expect(error.description == message)
    }
  }

  /// With `allowsEmpty`, empty text is a list without items. Otherwise, it counts as missing.
  @Test(
    arguments: [
      (#""json[]""#, .empty), (#"{"type": "json[]", "swiftType": "Offer"}"#, .empty),
      (#"{"type": "json[]", "allowsEmpty": true}"#, nil),
      (#"{"type": "json[]", "allowsEmpty": true, "swiftType": "Offer"}"#, nil),
    ] as [(String, ContentCardIssue.Reason?)])
  func emptyTextIsAnEmptyList(field: String, reason: ContentCardIssue.Reason?) throws {
    let rules = AnyJSONRules(try Field(field))
    do throws(ContentCardIssue.Reason) {
      let json = try AnyJSON.read("", rules: rules)
      #expect(reason == nil && json.value == .array([]))
    } catch {
      #expect(error == reason)
    }
  }
}
