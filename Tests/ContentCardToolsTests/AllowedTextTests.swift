import ContentCards
import Testing

@testable import ContentCardTools

struct AllowedTextTests {
  private enum Size: String, ContentCardEnum {
    case small
    case xLarge = "x-Large"
    case istanbul = "İ"
  }

  /// Compares the accepted and rejected values, and the errors, with those of an enum of the library.
  @Test(
    arguments: [
      ("small", nil), ("SMALL", nil), ("X-lARGE", nil), ("i", nil),
      ("smal", "is not one of \"small\", \"x-Large\", \"İ\""),
      ("", "is not one of \"small\", \"x-Large\", \"İ\""),
      (7, "is a number, not one of \"small\", \"x-Large\", \"İ\""),
    ] as [(ExtraValue, String?)])
  func allowedTextsAreReadLikeEnums(value: ExtraValue, expected: String?) {
    let rules = AllowedTexts(values: Size.allCases.map(\.rawValue))
    let text = Self.errorDescription { () throws(ContentCardValueError) in
      try AllowedText.read(value, rules: rules)
    }
    let size = Self.errorDescription { () throws(ContentCardValueError) in
      try Size.read(value, rules: .init())
    }
    #expect(text == expected)
    #expect(size == expected)
  }

  private static func errorDescription<Value>(
    _ read: () throws(ContentCardValueError) -> Value
  ) -> String? {
    do throws(ContentCardValueError) {
      _ = try read()
      return nil
    } catch {
      return error.description
    }
  }
}
