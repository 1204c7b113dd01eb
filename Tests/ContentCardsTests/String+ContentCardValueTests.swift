import ContentCards
import Testing

struct StringValueTests {
  @Test func textIsReadUnchanged() {
    #expect(reading("20%", as: String.self) == .success("20%"))
    #expect(reading("5", as: String.self) == .success("5"))
  }

  @Test(
    arguments: [
      (5, "a number"), (0.5, "a number"), (true, "a bool"), (["x"], "an array"), ([:], "an object"),
    ] as [(ExtraValue, String)])
  func otherKindsAreRejected(value: ExtraValue, kind: String) {
    #expect(reading(value, as: String.self) == .failure(.wrongKind(kind, expected: "text")))
  }
}
