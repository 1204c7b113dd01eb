import Foundation
import Testing

@testable import ContentCards

struct ValueGrammarURLTests {
  @Test(arguments: [
    "https://example.com", "http://example.com/", "HTTPS://EXAMPLE.COM/A",
    "https://example.com:8080/a/b;c=1,2?q=%C3%A9&r[]"
      .replacingOccurrences(of: "[]", with: "%5B%5D") + "#top",
    "https://user:pass@example.com/", "https://example.com?x=1", "https://example.com#x",
    "https://example.com/a?b=c/d?e:f@g#h/i?j", "https://127.0.0.1/", "https://[::1]:8080/a",
    "https://[2001:db8::ff00:42:8329]", "https://[::]", "https://[1:2:3:4:5:6:7::]",
    "https://[::ffff:192.0.2.128]/", "https://[1:2:3:4:5:6:7:8]", "https://[1:2:3:4:5:6:1.2.3.4]",
    "https://example.com/!$&'()*+,;=:@-._~",
    "myapp://x", "myapp://", "myapp:x", "my-app+1.0://open/tile?id=1", "mailto:a@example.com",
    "tel:+15551234", "sms:123", "file:///tmp/a", "data:text/plain,hello", "about:blank",
    "https://a.com//b", "https://example.com./",
    "https://braze-images.com/appboy/original.png?1701861956",
  ])
  func anAbsoluteURLIsReadUnchanged(text: String) throws {
    let url = try #require(ValueGrammar.url(text))
    #expect(url.absoluteString == text)
  }

  @Test(arguments: [
    "", "example.com", "www.example.com/a", "/a/b", "//example.com/a", "a", "?q", "#x", ":", "://x",
    "1http://example.com", "-a:b", "ht tp://x", "hätte://x", "_a:b",
    "https:", "https:/", "https://", "http:///a", "https:example.com", "https:/example.com",
    "https://:80", "https://@", "https://user@", "https://?q", "https://#x", "myapp:",
    "https://exa mple.com", "https://example.com/a b", " https://example.com",
    "https://example.com ", "https://example.com/é", "https://münchen.de", "https://例え.jp",
    "https://example.com/<a>", "https://example.com/\"a\"", "https://example.com/{id}",
    "https://example.com/a|b", "https://example.com/a\\b", "https://example.com/a^b",
    "https://example.com/a`b", "https://example.com/%", "https://example.com/%2",
    "https://example.com/%G1", "https://example.com/100%", "https://example.com/[a]",
    "https://example.com/?a[]=1", "https://example.com/#a#b", "https://exa[mple.com",
    "https://[::1", "https://[]/", "https://[::1]x/", "https://[x::1]/",
    "https://[:::]", "https://[1::2::3]", "https://[1:2]", "https://[12345::]", "https://[:1::]",
    "https://[1:2:3:4:5:6:7:8::]", "https://[1:2:3:4:5:6:7:1.2.3.4]", "https://[::1.2.3.256]",
    "https://[1.2.3.4::]", "https://[::01.2.3.4]", "https://[::1:]", "https://[::1%25en0]",
    "https://[1:2:3:4:5:6:7:8:9]", "https://a@b@c/",
    "https://example.com:80a/", "https://example.com:8:0/", "https://example.com/a\nb",
    "https://example.com/a\u{0}b", "{{url}}", "https://example.com/{{id}}", "mailto:a b",
  ])
  func otherValuesAreRejected(text: String) {
    #expect(ValueGrammar.url(text) == nil)
  }
}
