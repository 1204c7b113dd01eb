import ContentCardSchema
import Testing

@testable import ContentCardTools

struct FieldSampleTests {
  @Test(arguments: [
    (#""string""#, "text"), (#""int?""#, "1"), (#""double""#, "0.5"), (#""decimal""#, "12.50"),
    (#""bool""#, "true"), (#""url""#, "https://example.com/"), (#""color""#, "#FF8800"),
    (#""json""#, "{}"), (#""json[]""#, "[{}]"), (#""date""#, "2026-01-31T09:00:00Z"),
    (#"{"type": "date", "format": "unix"}"#, "1769850000"),
    (#"{"type": "date[]", "format": "unixMilliseconds"}"#, "1769850000000"),
    (#"{"type": "string", "example": "Tea"}"#, "Tea"),
    (#"{"type": "string", "example": "Hi {{name}}"}"#, "text"),
    (#"{"type": "string", "default": ""}"#, "text"),
    (#"{"type": "string", "default": "", "allowsEmpty": true}"#, "text"),
    (#"{"type": "string[]", "default": ["a", "b"], "separator": "|"}"#, "a|b"),
    (#"{"type": "string", "enum": ["small", "large"]}"#, "small"),
    (#"{"type": "string", "enum": ["small", "large"], "default": "large"}"#, "large"),
    (#"{"type": "int", "minimum": 5}"#, "5"), (#"{"type": "decimal[]", "maximum": 0.5}"#, "0.5"),
    (#"{"type": "custom", "swiftType": "A"}"#, "text"),
    (#"{"type": "custom", "swiftType": "A", "example": "A-1"}"#, "A-1"),
    // What the separator stands in is no list of one.
    (#"{"type": "double[]", "separator": "5"}"#, "1"),
  ])
  func aSampleIsTakenWithoutAWarning(field: String, sample: String) throws {
    let schema = try Schema(#"{"classTypes": {"a": {"extras": {"k": \#(field)}}}}"#)
    #expect(schema.classTypes[0].fields[0].sample == sample)
  }

  @Test(arguments: [
    ("imageAspectRatio", #""double""#, ExtraValue.double(0.5)),
    ("openURLInWebView", #""bool""#, .bool(true)), ("title", #""string""#, .string("text")),
    ("image", #""url""#, .string("https://example.com/")),
    ("title", #"{"type": "url[]", "separator": ":"}"#, .array(["https://example.com/"])),
  ])
  func aCardHasItAsItWouldArrive(name: String, field: String, value: ExtraValue) throws {
    let schema = try Schema(#"{"classTypes": {"a": {"card": {"\#(name)": \#(field)}}}}"#)
    #expect(schema.classTypes[0].fields[0].sampleValue == value)
  }

  @Test func ofManyKeysOneHasASample() throws {
    let schema = try Schema(#"{"classTypes": {"a": {"extras": {"line_*": "url[]"}}}}"#)
    #expect(schema.classTypes[0].fields[0].sample == "https://example.com/")
  }
}
