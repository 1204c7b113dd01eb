import ContentCards
import Testing

@testable import ContentCardTools

struct InferredTypeTests {
  @Test(
    arguments: [
      // Booleans. Digits alone are numbers.
      (["true", "FALSE"], "bool"), (["true", "1"], "bool"), (["yes", "no"], "bool"),
      ([true], "bool"), ([true, "0"], "bool"), (["1", "0", "no"], "bool"),
      (["1", "0"], "int"), (["No"], "string"), (["yes", "Yes"], "string"), (["on"], "string"),
      // Whole numbers. Texts with leading zeros, phone numbers, and other codes are not numbers.
      (["7", "-12", "0"], "int"), ([" 7\u{A0}"], "int"), ([5, "5"], "int"), ([5.0], "int"),
      (["007"], "string"), (["7", "-01"], "string"), (["+4915112345"], "string"),
      (["4006381333931"], "string"), (["99999999999999999999"], "string"),
      ([4_006_381_333_931], "decimal"), (["7", "7%"], "string"),
      // Decimal numbers
      (["12.50", "7"], "decimal"), ([0.1, 5], "decimal"), (["0.5"], "decimal"),
      (["00.5"], "string"), (["1,99"], "string"), ([".5"], "string"), (["1e5"], "string"),
      ([1e300], "double"), ([0.5, "1e5"], "double"), (["1.2.3"], "string"),
      // URLs, colors, and dates with a time zone
      (["https://example.com/a,b"], "url"), (["myapp://x", "mailto:a@b.com"], "url"),
      (["tel:123"], "url"), (["Sale:now"], "string"), (["https://a.com", "a.com"], "string"),
      (["#F80", "#ff8800", "#ff8800AA"], "color"), (["#F80", "red"], "string"),
      (["2026-01-31T09:00Z"], "date"), (["2026-01-31"], "string"), (["1769850000"], "int"),
      (["1769850000000"], "string"),
      // JSON
      ([#"{"a": [1]}"#, [:]], "json"), ([#"[1, 2]"#], "json[]"), (["[]", "[1]"], "json"),
      ([#"{"a": 1,}"#], "string"), ([#"{"a": "{{x}}"}"#], "string"), (["[Sale] now"], "string"),
      ([["a": 1]], "json"), ([true, 5], "json"),
      // JSON arrays
      ([["a", "b"], []], "string[]"), ([[1, 2], "3, 4"], "int[]"), ([["1", 2.5]], "decimal[]"),
      ([[]], "string[]"), ([["https://a.com"]], "url[]"), ([["a", ["b"]]], "json[]"),
      ([["a", 1]], "json[]"), ([[[:]], []], "json"), ([["{{x}}"]], "json[]"),
      // Text, and no values
      (["a"], "string"), (["{{x}}", "5"], "string"), ([], "string"),
      // JSON numbers are never read as text, even if other values are text.
      ([5, "007"], "int"), ([5, "abc"], nil), ([["a": 1], "abc"], nil), ([true, "2"], "json"),
    ] as [([ExtraValue], String?)])
  func narrowestTypesAreInferred(_ values: [ExtraValue], _ type: String?) {
    #expect(InferredType(values, key: "key")?.spelling == type)
  }

  @Test(
    arguments: [
      ("tile_tags", ["green, sale", "tea"], "string[]"),
      ("tileTags", ["green|sale"], "string[] |"),
      ("shopping_list", ["tea;milk"], "string[] ;"),
      ("tags", ["a, b|c"], "string[]"),
      // One word may be a list, but there is no indication of it.
      ("tile_tags", ["Currents"], "string"),
      ("tile_tag", ["green, sale"], "string"),
      ("terms", ["this month, not on tea"], "string"),
      ("address", ["Main Street 5, Berlin"], "string"),
      ("opening_hours", ["Mon, Tue"], "string"),
      ("notes", ["Free shipping, easy returns."], "string"),
      ("notes", ["Everything that you like, whenever"], "string"),
      ("prices", ["1,99"], "string"), ("prices", ["1,234,567"], "string"),
      ("prices", ["1, 99"], "int[]"), ("prices", ["1,99", "1,2,3"], "int[]"),
      ("prices", ["1.5|2"], "decimal[] |"), ("price", ["1, 2"], "string"),
      ("ids", ["007, 008"], "string[]"), ("flags", ["true, false"], "bool[]"),
      ("s", ["a, b"], "string"), ("tags", [","], "string"),
      // Items that can only be separate values
      ("image", ["https://a.com,https://b.com"], "url[]"),
      ("gradient", ["#F80, #08F"], "color[]"),
      ("when", ["2026-01-31T09:00Z;2026-02-01T09:00Z"], "date[] ;"),
    ] as [(String, [ExtraValue], String)])
  func separatedListsAreInferred(
    _ key: String, _ values: [ExtraValue], _ type: String
  ) {
    #expect(InferredType(values, key: key)?.spelling == type)
  }
}

extension InferredType {
  /// The type, followed by the separator if it is not the default.
  fileprivate var spelling: String {
    base.rawValue + (isList ? "[]" : "") + (separator == "," ? "" : " \(separator)")
  }
}
