import Foundation
import Testing

@testable import ContentCards

struct ChoiceTests {
  private enum Page: Hashable {
    case address(URL)
    case text(String)
  }

  private static let url = URL(filePath: "/x").appending(path: "y")

  private let address = ContentCardsGeneratedCode.Choice(ContentCardURL(url)) { Page.address($0) }
  private let text = ContentCardsGeneratedCode.Choice(Page.text("x"))

  @Test func theValueIsTheChoice() {
    #expect(address.value == .address(Self.url))
    #expect(text.value == .text("x"))
  }

  @Test func aStoredChoiceEqualsOneCreatedFromAURL() {
    let copy = ContentCardsGeneratedCode.Choice(Page.address(Self.url))
    #expect(copy == address && copy.hashValue == address.hashValue)
    #expect(copy != text && text != ContentCardsGeneratedCode.Choice(.text("y")))
  }

  @Test func aDebuggerShowsTheChoice() {
    let shown = Mirror(reflecting: address).children.map { "\($0.label ?? "-") \($0.value)" }
    #expect(shown == ["value address(\(Self.url))"])
    #expect("\(address)" == "address(\(Self.url))" && "\(text)" == #"text("x")"#)
  }
}
