import ContentCards
import Foundation
import Testing

struct ContentCardPayloadTests {
  @Test func anArrayOfCardsKeepsItsOrder() throws {
    let json = #"[{"id": "b", "ca": 1}, {"id": "a", "created": 2}, {"id": "c", "r": true}]"#
    let payload = try ContentCard.Payload(json: Data(json.utf8))
    #expect(payload.cards.map(\.id) == ["b", "a", "c"])
    #expect(payload.cards.map(\.createdAt?.timeIntervalSince1970) == [1, 2, nil])
  }

  @Test(arguments: [
    #"{"cards": [\#(deep), {"id": "b"}]}"#, #"[\#(deep), {"id": "b"}]"#,
  ])
  func aCardWithTooManyLevelsIsAFailure(json: String) throws {
    let payload = try ContentCard.Payload(json: Data(json.utf8))
    #expect(payload.cards.map(\.id) == ["b"])
    #expect(
      payload.failures.map(\.description)
        == ["Card 1 has more than 128 levels of arrays and objects."])
  }

  private static let deep =
    #"{"id": "a", "x": \#(String(repeating: "[", count: 130))\#(String(repeating: "]", count: 130))}"#

  @Test func jsonInUTF16IsRead() throws {
    let utf16 =
      Data([0xFF, 0xFE])
      + Data(#"[{"id": "é"}]"#.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] })
    #expect(try ContentCard.Payload(json: utf16).cards.map(\.id) == ["é"])
  }

  @Test(arguments: ["[]", #"{"cards": []}"#])
  func anEmptyListOfCardsIsValid(json: String) throws {
    let payload = try ContentCard.Payload(json: Data(json.utf8))
    #expect(payload.cards.isEmpty && payload.failures.isEmpty)
  }

  @Test func anInvalidCardIsAFailureAndTheOthersAreRead() throws {
    let json = #"{"cards": [{"id": "a", "ca": 1}, 5, {"ca": 1}, {"id": "b", "ca": 1}]}"#
    let payload = try ContentCard.Payload(json: Data(json.utf8))
    #expect(payload.cards.map(\.id) == ["a", "b"])
    #expect(payload.failures.map(\.index) == [1, 2])
    #expect(
      payload.failures.map(\.description) == [
        #"Card 2 is a number, not an object."#, #"Card 3 has no "id"."#,
      ])
  }

  @Test(arguments: ["", " ", "{", "[{]", "nonsense", "{\"id\": \"a\" \"ca\": 1}", "[1e999]"])
  func invalidJSONThrows(text: String) {
    #expect(throws: ContentCard.Payload.ReadingError.notJSON) {
      try ContentCard.Payload(json: Data(text.utf8))
    }
  }

  @Test(arguments: [
    "5", "null", "true", #""text""#, "{}", #"{"ca": 1}"#, #"{"cards": 5}"#,
    #"{"tile_title": "Currents 101 Live Training", "tile_price": "250.00"}"#,
  ])
  func otherJSONThrows(json: String) {
    #expect(throws: ContentCard.Payload.ReadingError.unknownForm) {
      try ContentCard.Payload(json: Data(json.utf8))
    }
  }

  @Test func errorsDescribeTheExpectedJSON() {
    #expect(
      ContentCard.Payload.ReadingError.notJSON.description
        == "The text is not valid JSON, contains a number outside the range of Double, or is nested too deeply."
    )
    #expect(
      ContentCard.Payload.ReadingError.unknownForm.description
        == "The JSON is not a content card (an object with an \"id\"), an array, or a sync "
        + "response (an object with an array \"cards\").")
  }
}
