import ContentCardSchema
import ContentCards
import Testing

@testable import ContentCardTools

struct FieldSampleTests {
  @Test(arguments: [
    (#""string""#, "some text"), (#""int?""#, "7"), (#""double""#, "0.5"), (#""decimal""#, "12.50"),
    (#""bool""#, "true"), (#""url""#, "https://example.com/"), (#""color""#, "#FF8800"),
    (#""json""#, #"{"name": "Tea"}"#), (#""json[]""#, "[1, 2]"),
    (#""date""#, "2026-01-31T09:00:00Z"),
    (#"{"type": "date", "format": "unix"}"#, "1769850000"),
    (#"{"type": "date[]", "format": "unixMilliseconds"}"#, "1769850000000, 1772301600000"),
    (#"{"type": "string", "example": "Tea"}"#, "Tea"),
    (#"{"type": "string", "example": "Hi {{name}}"}"#, "some text"),
    (#"{"type": "string", "default": ""}"#, "some text"),
    (#"{"type": "string", "default": "", "allowsEmpty": true}"#, "some text"),
    (#"{"type": "string[]", "default": ["a", "b"], "separator": "|"}"#, "some text|more text"),
    (#"{"type": "string", "enum": ["small", "large"]}"#, "small"),
    (#"{"type": "string", "enum": ["small", "large"], "default": "large"}"#, "small"),
    (#"{"type": "int", "minimum": 5}"#, "7"),
    (#"{"type": "int", "minimum": 9, "maximum": 9}"#, "9"),
    (#"{"type": "decimal[]", "maximum": 0.5}"#, "0.5"),
    (#"{"type": "custom", "swiftType": "A"}"#, "text"),
    (#"{"type": "custom", "swiftType": "A", "example": "A-1"}"#, "A-1"),
    // A value that contains the separator cannot be a list with one item.
    (#"{"type": "double[]", "separator": "5"}"#, "2"),
    (#"{"type": "int[]", "separator": "|"}"#, "7|12"),
    (#"{"type": "decimal", "minimum": 0, "maximum": 100}"#, "12.50"),
    // A value that cannot be typed is still a valid sample.
    (#"{"type": "string", "enum": ["b\nc"]}"#, "b\nc"),
    (#"{"type": "json", "swiftType": "A"}"#, #"{"name": "Tea"}"#),
    (#"{"type": "json[]", "swiftType": "A"}"#, "[1, 2]"),
  ])
  func samplesAreValid(field: String, sample: String) throws {
    let schema = try Schema(#"{"classTypes": {"a": {"extras": {"k": \#(field)}}}}"#)
    #expect(schema.classTypes[0].fields[0].sample == sample)
  }

  @Test(arguments: [
    ("imageAspectRatio", #""double""#, ExtraValue.double(0.5)),
    ("openURLInWebView", #""bool""#, .bool(true)), ("title", #""string""#, .string("Summer sale")),
    ("image", #""url""#, .string("https://example.com/image.png")),
    ("title", #"{"type": "url[]", "separator": ":"}"#, .array(["https://example.com/"])),
  ])
  func sampleValuesHaveTheRightKind(name: String, field: String, value: ExtraValue) throws {
    let schema = try Schema(#"{"classTypes": {"a": {"card": {"\#(name)": \#(field)}}}}"#)
    #expect(schema.classTypes[0].fields[0].sampleValue == value)
  }

  @Test func prefixesHaveASampleForOneKey() throws {
    let schema = try Schema(#"{"classTypes": {"a": {"extras": {"line_*": "url[]"}}}}"#)
    #expect(schema.classTypes[0].fields[0].sample == "https://example.com/")
  }
}
