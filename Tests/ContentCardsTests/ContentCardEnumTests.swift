import ContentCards
import Testing

struct ContentCardEnumTests {
  @Test(
    arguments: [
      ("small", Size.small), ("SMALL", .small), ("x-large", .huge), ("X-Large", .huge),
    ] as [(ExtraValue, Size)])
  func valuesAreMatchedWithoutRegardToCase(text: ExtraValue, size: Size) {
    #expect(reading(text, as: Size.self) == .success(size))
  }

  @Test(
    arguments: [
      ("tiny", .notAllowed(["small", "x-large"])), ("huge", .notAllowed(["small", "x-large"])),
      (1, .wrongKind("a number", expected: #"one of "small", "x-large""#)),
    ] as [(ExtraValue, ContentCardValueError)])
  func otherValuesAreRejected(value: ExtraValue, error: ContentCardValueError) {
    #expect(reading(value, as: Size.self) == .failure(error))
  }

  @Test func aListCanHaveEnumValues() {
    #expect(reading("Small,x-large", as: [Size].self) == .success([.small, .huge]))
  }

  enum Size: String, ContentCardEnum {
    case small
    case huge = "x-large"
  }
}
