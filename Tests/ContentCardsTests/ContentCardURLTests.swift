import Foundation
import TestSupport
import Testing

@testable import ContentCards

struct ContentCardURLTests {
  @Test(arguments: ValueTable.url.texts)
  func theValueIsTheURLOfTheText(text: String) throws {
    let url = try #require(URL(string: text))
    let read = try ContentCardURL<URL>.read(.string(text), rules: .init())
    #expect(read.wrappedValue == url)
    #expect(read == ContentCardURL(url) && read.hashValue == ContentCardURL(url).hashValue)
  }

  @Test func anExistingURLIsKept() throws {
    let base = try #require(URL(string: "https://example.com/a/"))
    let url = try #require(URL(string: "b", relativeTo: base))
    #expect(ContentCardURL(url).wrappedValue.baseURL == base)
    #expect(ContentCardURL(url).description == "https://example.com/a/b")
    #expect(ContentCardURL(url) != ContentCardURL(url.absoluteURL))
  }

  @Test func anOptionalURLCanBeNil() throws {
    let url = try #require(URL(string: "https://example.com/a"))
    let read = try ContentCardURL<URL>.read(.string(url.absoluteString), rules: .init())
    let optional: ContentCardURL<URL?> = ContentCardURL(read)
    let missing: ContentCardURL<URL?> = ContentCardURL(nil as URL?)
    #expect(optional.wrappedValue == url)
    #expect(optional == ContentCardURL(url as URL?))
    #expect(missing.wrappedValue == nil && missing != optional)
    #expect("\(optional) \(missing)" == "https://example.com/a nil")
  }

  @Test(
    arguments: [
      ("https://example.com/a?b#c", .plain), ("a.b+c-d://e", .plain),
      ("https://EXAMPLE.com.", .plain),
      ("https://user@example.com", .other), ("https://example.com:80/", .other),
      ("https://example.com?a", .other), ("https://[::1]/", .other), ("https://a%20b/", .other),
      ("https://a_b/", .other), ("myapp://", .other), ("mailto:a@b.com", .other),
      ("https://example.com/ ", nil), ("https://", nil),
    ] as [(String, ValueGrammar.URLForm?)])
  func onlyURLsWithAPlainHostArePlain(text: String, form: ValueGrammar.URLForm?) {
    #expect(ValueGrammar.urlForm(text) == form)
  }

  @Test func foundationAcceptsEveryURLWithAPlainHost() {
    var random = SeededGenerator(seed: 1)
    let pieces = ["a", "Z", "7", "-", ".", "%41", "%2f", "~", "!", "$&'()*+,;=", "@", ":"]
    for _ in 0..<5000 {
      func text(_ pieces: [String], upTo count: Int) -> String {
        (0...random.number(0...count)).map { _ in random.pick(pieces) }.joined()
      }
      let url =
        random.pick(["https", "http", "a", "a+1.b-c"]) + "://" + text(Array(pieces[..<5]), upTo: 6)
        + random.pick(["", "/" + text(pieces + ["/"], upTo: 8)])
        + random.pick(["", "?" + text(pieces + ["/", "?"], upTo: 8)])
        + random.pick(["", "#" + text(pieces + ["/", "?"], upTo: 8)])
      guard ValueGrammar.urlForm(url) == .plain else { continue }
      #expect(URL(string: url)?.absoluteString == url)
    }
  }
}
