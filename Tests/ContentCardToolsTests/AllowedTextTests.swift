import ContentCards
import Testing

@testable import ContentCardTools

struct AllowedTextTests {
  private enum Size: String, ContentCardEnum {
    case small
    case xLarge = "x-Large"
    case istanbul = "İ"
  }

  /// It takes and refuses what the library's enums do, in their words.
  @Test(
    arguments: [
      ("small", nil), ("SMALL", nil), ("X-lARGE", nil), ("i", nil),
      ("smal", "is not one of \"small\", \"x-Large\", \"İ\""),
      ("", "is not one of \"small\", \"x-Large\", \"İ\""),
      (7, "is a number, not one of \"small\", \"x-Large\", \"İ\""),
    ] as [(ExtraValue, String?)])
  func allowedTextsAreReadLikeEnums(value: ExtraValue, refusal: String?) {
    let rules = AllowedTexts(values: Size.allCases.map(\.rawValue))
    let text = Self.refusal { () throws(ContentCardValueError) in
      try AllowedText.read(value, rules: rules)
    }
    let size = Self.refusal { () throws(ContentCardValueError) in
      try Size.read(value, rules: .init())
    }
    #expect(text == refusal)
    #expect(size == refusal)
  }

  private static func refusal<Value>(
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
