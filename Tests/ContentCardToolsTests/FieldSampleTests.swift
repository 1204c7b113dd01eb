import ContentCardSchema
import ContentCards
import Testing

@testable import ContentCardTools

struct FieldSampleTests {
  @Test(
    arguments: [
      // From the schema's example
      (#"{"type": "int", "example": 9}"#, "9"),
      (#"{"type": "string", "example": "  a  b "}"#, "a b"),
      (#"{"type": "string", "example": "Hi {{x}}"}"#, "Hi {{x}}"),
      (#"{"type": "string[]", "example": ["a", "b"]}"#, "a,b"),
      (#"{"type": "json", "example": "{\n  \"a\": 1\n}"}"#, #"{ "a": 1 }"#),
      (#"{"type": "custom", "swiftType": "T", "example": "A-1"}"#, "A-1"),
      // The example cannot be typed, or the type rejects it.
      (#"{"type": "string", "example": "a\u202Eb"}"#, "some text"),
      (#"{"type": "string", "allowsEmpty": true, "example": ""}"#, "some text"),
      (#"{"type": "custom", "swiftType": "T", "example": "{{x}}"}"#, nil),
      (#"{"type": "string", "enum": ["b\nc", "d"], "example": "b\nc"}"#, "d"),
      // From the type
      (#""string""#, "some text"),
      (#""bool[]?""#, "true, false"),
      (#"{"type": "date", "format": "unix"}"#, "1769850000"),
      (#"{"type": "json"}"#, #"{"name": "Tea"}"#),
      (#"{"type": "json[]"}"#, "[1, 2]"),
      (#"{"type": "string", "enum": ["X", "y"]}"#, "X"),
      (#"{"type": "string[]", "enum": ["X", "y", "z"], "separator": "|"}"#, "X|y"),
      // From the range
      (#"{"type": "int", "minimum": 1, "maximum": 10}"#, "7"),
      (#"{"type": "int", "minimum": 8, "maximum": 10}"#, "8"),
      (#"{"type": "int", "maximum": -5}"#, "-5"),
      (#"{"type": "decimal[]", "minimum": 0, "maximum": 10}"#, "3, 0"),
      (#"{"type": "double", "minimum": 1e20}"#, "1e+20"),
      // A separator that is part of a value
      (#"{"type": "decimal[]", "separator": "."}"#, "3"),
      (#"{"type": "url[]", "separator": "more"}"#, "https://example.com/"),
      (#"{"type": "int[]", "separator": " "}"#, "7 12"),
      (#"{"type": "int[]", "separator": "\n"}"#, "7"),
      // From the default, if only the app knows the type
      (#"{"type": "custom", "swiftType": "T", "default": "A-0"}"#, "A-0"),
      (#"{"type": "custom[]", "swiftType": "T", "default": ["A", "B"]}"#, "A, B"),
      (#"{"type": "json", "swiftType": "T", "default": {"a": 1}}"#, #"{"a": 1}"#),
      (#"{"type": "string", "default": "x"}"#, "some text"),
      // Unknown or impossible
      (#"{"type": "custom", "swiftType": "T"}"#, nil),
      (#"{"type": "custom", "swiftType": "T", "default": "{{x}}"}"#, nil),
      (#"{"type": "json[]?", "swiftType": "T"}"#, nil),
      (#"{"type": "date[]", "separator": "-"}"#, nil),
      (#"{"type": "string", "enum": ["b\nc"]}"#, nil),
    ] as [(String, String?)])
  func typedSamplesUseTheExampleOrTheRules(_ text: String, _ sample: String?) throws {
    #expect(try Field(text).typedSample == sample, "\(text)")
  }

  @Test(
    arguments: [
      (#""url""#, "tile_image", "https://example.com/image.png"),
      (#""url[]""#, "photos", "https://example.com/image.png, https://example.com/image-2.png"),
      (#""string""#, "image_text", "A cup of green tea"),
      (#""string""#, "headline", "Summer sale"), (#""string[]""#, "tags", "tea, sale"),
      (#""int""#, "title", "7"),
      (#"{"type": "string[]", "separator": " "}"#, "headlines", "text"),
    ])
  func samplesLookLikeRealValues(_ text: String, key: String, _ sample: String) throws {
    #expect(try Field(text, key: key).typedSample == sample)
  }

  @Test func prefixesHaveATypedSampleForOneKey() throws {
    #expect(try Field(#""string[]""#, key: "line_*").typedSample == "some text")
    #expect(try Field(#""url[]""#, key: "line_*").sample == "https://example.com/")
    #expect(try Field(#"{"type": "int[]", "example": [5]}"#, key: "line_*").typedSample == "5")
    #expect(
      try Field(#"{"type": "string[]", "example": "a, b"}"#, key: "line_*").typedSample == "a, b")
  }

  /// Tests samples that differ from those on the page.
  @Test(arguments: [
    (#"{"type": "string", "example": "Hi {{name}}"}"#, "some text"),
    (#"{"type": "string", "default": "", "allowsEmpty": true}"#, "some text"),
    (#"{"type": "decimal[]", "maximum": 0.5}"#, "0.5"),
    (#"{"type": "custom", "swiftType": "A"}"#, "text"),
    // A value that contains the separator cannot be a list with one item.
    (#"{"type": "double[]", "separator": "5"}"#, "2"),
    // A value that cannot be typed is still a valid sample.
    (#"{"type": "string", "enum": ["b\nc"]}"#, "b\nc"),
    (#"{"type": "json", "swiftType": "A"}"#, #"{"name": "Tea"}"#),
    (#"{"type": "json[]", "swiftType": "A"}"#, "[1, 2]"),
  ])
  func samplesAreValid(field: String, sample: String) throws {
    #expect(try Field(field).sample == sample)
  }

  @Test(arguments: [
    ("imageAspectRatio", #""double""#, ExtraValue.double(0.5)),
    ("openURLInWebView", #""bool""#, .bool(true)), ("title", #""string""#, .string("Summer sale")),
    ("title", #"{"type": "url[]", "separator": ":"}"#, .array(["https://example.com/"])),
  ])
  func sampleValuesHaveTheRightKind(name: String, field: String, value: ExtraValue) throws {
    let schema = try Schema(#"{"classTypes": {"a": {"card": {"\#(name)": \#(field)}}}}"#)
    #expect(schema.classTypes[0].fields[0].sampleValue == value)
  }

  /// Tests types with all combinations of their rules, and separators that occur in many values.
  @Test(arguments: BaseType.allCases)
  func everySampleIsAccepted(_ base: BaseType) throws {
    var count = 0
    for field in try Self.fields(of: base) {
      if let sample = field.typedSample {
        #expect(FieldReader(field).accepts(.string(sample)), "\(sample) for \(field)")
        count += 1
      } else {
        let isOdd = field.type.isList && ![",", ";", "|", " "].contains(field.separator)
        #expect(isOdd || base == .custom || field.swiftType != nil, "\(field)")
      }
    }
    #expect(count > 0 || base == .custom)
  }

  private static func fields(of base: BaseType) throws -> [Field] {
    var rules = ["", #", "deprecated": true"#]
    switch base {
    case .int:
      rules += [#", "minimum": 8"#, #", "maximum": -5"#, #", "minimum": 8, "maximum": 8"#]
    case .double, .decimal:
      rules += [#", "minimum": 0.1, "maximum": 0.2"#, #", "minimum": 1000000"#]
    case .string:
      rules += [
        #", "enum": ["a b", "C"]"#, #", "enum": ["b\nc", "y"]"#, #", "enum": ["größe"]"#,
      ]
    case .date: rules += [#", "format": "unix""#, #", "format": "unixMilliseconds""#]
    case .json: rules += [#", "swiftType": "T""#]
    case .custom: rules = [#", "swiftType": "T""#]
    case .bool, .url, .color: break
    }
    var separators = [",", ";", "|", " "]
    // An allowed value must not contain the separator.
    separators += ["-", ".", ":", "/", "1", "e", "T", "#", "+", "0", "\\n", "tr", "<>"]
    return try rules.flatMap { rule in
      var texts = ["{\"type\": \"\(base)\"\(rule)}"]
      if base != .json {
        for separator in separators.prefix(rule.contains("enum") ? 3 : separators.count) {
          texts.append(
            "{\"type\": \"\(base)[]?\", \"unique\": true, \"separator\": \"\(separator)\"\(rule)}")
        }
      }
      let collected = base == .json ? [] : ["{\"type\": \"\(base)[]\"\(rule)}"]
      return try texts.map { try Field($0) } + collected.map { try Field($0, key: "k*") }
    }
  }
}
