extension ValueTable {
  static let texts = [string, bool, url, color, size]

  package static let string = Self(
    #"{"type": "string"}"#, "text",
    unchanged: ["20%", "5", "a, b", "\u{AD}5", "Hi {{x}}", "{{ x }}"], acceptsLiquid: true)

  package static let bool = Self(
    #"{"type": "bool"}"#, "true or false",
    texts: [
      "true": "true", "TRUE": "true", "tRuE": "true", "yes": "true", "Yes": "true", "1": "true",
      "false": "false", "False": "false", "no": "false", "NO": "false", "0": "false",
    ],
    malformed: [
      "y", "n", "t", "f", "on", "off", "2", "-1", "01", "1.0", "truee", "falſe", "ｔｒｕｅ", "oui",
    ],
    json: ["true": "true", "false": "false", "1": .wrongKind, "0": .wrongKind])

  package static let url = Self(
    #"{"type": "url"}"#, "a URL such as https://example.com",
    texts: [
      "ht tp://x": unencoded, "hätte://x": unencoded, "é": unencoded,
      "https://exa mple.com": unencoded, "https://example.com/a b": unencoded,
      "https://example.com/é": unencoded, "https://münchen.de": unencoded,
      "https://例え.jp": unencoded, "https://example.com/a\nb": unencoded,
      "https://example.com/a\u{0}b": unencoded, "mailto:a b": unencoded,
      "https://example.com/<a>": unencoded, "https://example.com/\"a\"": unencoded,
      "https://example.com/{id}": unencoded, "https://example.com/a|b": unencoded,
      "https://example.com/a\\b": unencoded, "https://example.com/a^b": unencoded,
      "https://example.com/a`b": unencoded, "https://example.com/[a]": unencoded,
      "https://example.com/?a[]=1": unencoded, "https://exa[mple.com": unencoded,
    ],
    unchanged: [
      "https://example.com", "http://example.com/", "HTTPS://EXAMPLE.COM/A", "http://A.B-C.D/",
      "https://a.com/b?c=%20", "https://example.com:8080/a/b;c=1,2?q=%C3%A9&r%5B%5D#top",
      "https://user:pass@example.com/", "https://example.com?x=1", "https://example.com#x",
      "https://example.com/a?b=c/d?e:f@g#h/i?j", "https://127.0.0.1/", "https://[::1]:8080/a",
      "https://[2001:db8::ff00:42:8329]", "https://[::]", "https://[1:2:3:4:5:6:7::]",
      "https://[::ffff:192.0.2.128]/", "https://[1:2:3:4:5:6:7:8]",
      "https://[1:2:3:4:5:6:1.2.3.4]", "http://[2001:db8::ff00:42:8329]:1/",
      "ws://u@[1:2:3:4:5:6:192.0.2.128]", "https://xn--mnchen-3ya.de/", "HTTPS://a.b?x/y#z?",
      "https://example.com/!$&'()*+,;=:@-._~", "myapp://x",
      "myapp://", "myapp:x", "my-app+1.0://open/tile?id=1", "mailto:a@b.com", "tel:+15551234",
      "sms:123", "file:///tmp/a", "data:text/plain,hello", "about:blank", "https://a.com//b",
      "https://example.com./", "https://braze-images.com/appboy/original.png?1701861956",
    ],
    malformed: [
      "example.com", "www.example.com/a", "/a/b", "//example.com/a", "a", "?q", "#x", ":", "://x",
      "1http://example.com", "-a:b", "_a:b", "%2", "https:", "https:/", "https://", "http:///a",
      "https:example.com", "https:/example.com", "https://:80", "https://@", "https://user@",
      "https://?q", "https://#x", "myapp:", "https://example.com/%", "https://example.com/%2",
      "https://example.com/%G1", "https://example.com/100%", "https://example.com/#a#b",
      "https://[::1", "https://[]/", "https://[::1]x/", "https://[x::1]/", "https://[:::]",
      "https://[1::2::3]", "https://[1:2]", "https://[12345::]", "https://[:1::]",
      "https://[1:2:3:4:5:6:7:8::]", "https://[1:2:3:4:5:6:7:1.2.3.4]", "https://[::1.2.3.256]",
      "https://[1.2.3.4::]", "https://[::01.2.3.4]", "https://[::1:]", "https://[::1%25en0]",
      "https://[1:2:3:4:5:6:7:8:9]",
      "https://a@b@c/", "https://example.com:80a/", "https://example.com:8:0/",
    ])

  private static let unencoded = Result.issue(
    .notA(
      "a URL such as https://example.com; remove line breaks, and percent-encode spaces, non-ASCII characters, and characters such as [ or |"
    ))

  package static let color = Self(
    #"{"type": "color"}"#, "a color such as #FF8800",
    texts: [
      "#F80": "#FF8800FF", "#f80": "#FF8800FF", "#FF8800": "#FF8800FF", "#ff8800": "#FF8800FF",
      "#01020304": "#01020304", "#000": "#000000FF", "#aBcDeF00": "#ABCDEF00",
    ],
    malformed: [
      "#", "F80", "FF8800", "#FF", "#FF88", "#FF880", "#FF88000", "#FF8800FF0", "#GG0000",
      "##F800", "# F80", "red", "0xFF8800", "rgb(255,136,0)", "#ＦＦＦ", "#+12", "#-12345",
    ])

  /// Text with a list of allowed values.
  package static let size = Self(
    #"{"type": "string", "enum": ["small", "x-Large", "İ"]}"#, #"one of "small", "x-Large", "İ""#,
    texts: [
      "small": "small", "SMALL": "small", "x-Large": "x-Large", "X-lARGE": "x-Large", "i": "İ",
      "I\u{307}": "İ",
      "smal": notASize, "huge": notASize, "small,x-Large": notASize, "one": notASize,
    ])

  private static let notASize = Result.issue(.notAllowed(["small", "x-Large", "İ"]))
}
