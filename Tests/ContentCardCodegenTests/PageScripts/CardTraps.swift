import ContentCardSchema

@testable import ContentCardTools

/// Texts for which another language easily gives other results than Swift, by the reason.
enum CardTraps {
  static let texts: [String: [String]] = [
    "shortest text of a double": [
      "1e16", "1e+16", "10000000000000000", "9007199254740992.0", "0.00001", "0.0001", "5e-324",
      "1e400", "1e-400", "1e22", "123456789012345680", "-0.0", "0.1", "100.0",
    ],
    "whole number beyond 2^53": [
      "9007199254740991", "9007199254740992", "9007199254740993", "9223372036854775807",
      "9223372036854775808", "-9223372036854775808", "-9223372036854775809",
      "+000000000000000000000000000000000007", "9007199254740993.0", "18446744073709551615",
    ],
    "digits of a decimal": [
      "99999999999999999999999999999999999999", "100000000000000000000000000000000000000",
      "0.00000000000000000000000000000000000001", "0.000000000000000000000000000000000000001",
      "12345678901234567890.5", "12345678901234567890.50000000000000001", "0.1", "0.09999999999",
      "0000000000000000000000000000000000000000005.5000000000000000000000000000000000000000000000",
      "1e3", "-0", "1,99", "20%", ".5", "5.", "٣",
    ],
    "canonical equality": [
      "gr\u{F6}\u{DF}e", "gro\u{308}\u{DF}e", "\u{E9}", "e\u{301}", "\u{212B}", "\u{C5}",
      "A\u{30A}",
      "\u{1100}\u{1161}", "\u{AC00}", "q\u{323}\u{307}", "q\u{307}\u{323}", "\u{2126}", "\u{3A9}",
    ],
    "order of scalars": [
      "k_\u{FF5E}", "k_\u{10400}", "k_\u{FFFD}", "k_\u{1F600}", "k_\u{E000}", "k_\u{E9}",
      "k_e\u{301}",
    ],
    "zero-width characters": [
      "\u{200B}5\u{FEFF}", "\u{2060}small\u{200D}", "\u{200C}", "\u{85}5\u{2028}", "\u{180E}5",
      "\u{3000}tile\u{A0}", "5\u{FE0F}", "\u{AD}5",
    ],
    "lower case by scalar": [
      "\u{391}\u{3A3}", "\u{3B1}\u{3C3}", "\u{3B1}\u{3C2}", "\u{130}STANBUL", "\u{130}stanbul",
      "i\u{307}stanbul", "istanbul", "ISTANBUL", "STRASSE", "STRA\u{1E9E}E", "stra\u{DF}e",
      "\u{212A}",
      "k", "\u{1C5}", "SMALL", "\u{1F88}", "\u{1F80}",
    ],
    "characters assigned after Unicode 15": [
      "\u{10D50}z", "\u{10D70}z", "\u{A7CB}y", "\u{264}y", "\u{A7DC}", "\u{19B}", "\u{16EA0}",
      "\u{16EBB}", "\u{1C89}", "\u{1C8A}", "\u{16D67}\u{16D67}", "\u{16D68}", "\u{1CC00}",
    ],
    "grapheme clusters": [
      "line_\u{301}", "line_\r\n", "line_1\u{301}", "\u{1F468}\u{200D}\u{1F469}",
      "line_\u{1F1E9}\u{1F1EA}",
      "\u{915}\u{94D}\u{937}", "line_\u{200D}1",
    ],
    campaignProperties: [
      "{{ api_trigger_properties.${x} | default: '5' }}", "5{{api_trigger_properties.${x}}},6",
      "{{api_trigger_properties.${}}}", "{{api_trigger_properties.$x}}",
      "{{api_trigger_properties.${x}}", "{{ Api_trigger_properties.${x}}}",
      "{{api_trigger_properties.${x{y}}}}", "{{{api_trigger_properties.${x}}}}",
      "{{{api_trigger_properties.${x}}}{", "{%{{api_trigger_properties.${x}}}%}",
      "{{\u{A0}\u{85}\r\napi_trigger_properties.${\u{2028}\r\n}\r\n}}",
      "{{\u{FEFF}api_trigger_properties.${x}}}", "{{\u{200B}api_trigger_properties.${x}}}",
      "{{ \u{301}api_trigger_properties.${x}}}", "{{\u{301}api_trigger_properties.${x}}}",
      "{{api_trigger_properties.${x}}}\u{301}", "{{api_trigger_properties.${{\u{301}}}}",
      "{{api_trigger_properties.${x}\u{200D}}}", "{\u{301}{{api_trigger_properties.${x}}}",
      "\u{600}{{api_trigger_properties.${\u{1F600}}}}", "{{{{api_trigger_properties.${x}}}",
      "{{api_trigger_properties.${e\u{301}}\u{E9}}}{{api_trigger_properties.${y}}}",
    ],
    "typographic quotes": [
      "\u{201C}5\u{201D}", "\u{201E}x\u{201C}", "\u{AB}x\u{BB}", " \u{2018}x", "\"x\u{201D}: 5",
      "\u{FF02}x\u{FF02}", "\u{201F}\u{301}",
    ],
  ]

  static let campaignProperties = "properties of a campaign"

  /// JSON numbers in the spelling in which they are written.
  static let numbers = [
    "0", "5", "-7", "12", "99", "100", "0.5", "12.50", "1e3", "1e15", "1e16", "10000000000000000",
    "10000000000000000.0", "9007199254740992", "9007199254740993", "9007199254740993.0",
    "9223372036854775807", "9223372036854775808", "-9223372036854775808", "1e22", "1E+2", "-0",
    "-0.0", "5e-324", "0.00001", "1e-7", "1e39", "123456789012345678901234567890", "1.0", "2.50",
    "1769850000", "1769850000000", "1769850000.5", "253402300800", "-62135596800", "1e400",
    "1e-400",
    "0.1000000000000000055511151231257827",
  ]

  /// Two schemas with the same class types but different rules, one with another discriminator, and one whose rules for
  /// several values and old spellings apply together.
  static let schemas = [
    """
    {"classTypes": {
      "gr\u{F6}\u{DF}e": {
        "aliases": ["\u{391}\u{3A3}", "\u{130}stanbul", "\u{10D50}z", "\u{A7CB}y", "tile", "\u{212A}"],
        "card": {
          "title": "string?", "imageAltText": {"type": "string?", "allowsEmpty": true},
          "imageAspectRatio": {"type": "decimal?", "maximum": 2}, "openURLInWebView": "bool",
          "urlString": "url?", "language": {"type": "string?", "enum": ["de", "en"]}
        },
        "extras": {
          "big": {"type": "int?", "minimum": 9007199254740993, "maximum": 9223372036854775807},
          "count": {"type": "int", "minimum": -9, "maximum": 99, "default": 5},
          "ratio": {"type": "double?", "minimum": 0.00001, "maximum": 10000000000000000},
          "price": {"type": "decimal?", "minimum": 0.1, "maximum": 12345678901234567890.5},
          "flag": "bool?", "link": "url?", "tint": "color?", "day": "date?",
          "stamp": {"type": "date?", "format": "unix", "aliases": ["stamp_x", {"key": "e\u{301}stamp", "format": "iso8601"}]},
          "millis": {"type": "date?", "format": "unixMilliseconds"},
          "json": "json?", "jsons": "json[]?",
          "offer": {"type": "json?", "swiftType": "Shop.Offer"},
          "offers": {"type": "json[]?", "swiftType": "Offer", "unique": true, "allowsEmpty": true},
          "stock": {"type": "custom?", "swiftType": "Stock"},
          "stocks": {"type": "custom[]?", "swiftType": "Stock", "separator": "/"},
          "choice": {"type": "string?", "enum": [
            "\u{130}stanbul", "\u{391}\u{3A3}", "stra\u{DF}e", "e\u{301}", "\u{212A}", "\u{10D50}z", "small"]},
          "text": "string", "blank": {"type": "string", "allowsEmpty": true, "default": "", "liquid": "reject"},
          "\u{E9}_key": {"type": "string?", "aliases": ["A\u{30A}", "k_x"]}, "k_y": "string",
          "ints": {"type": "int[]?", "separator": ";", "minimum": 0},
          "texts": {"type": "string[]?", "separator": " | ", "allowsEmpty": true},
          "choices": {"type": "string[]", "enum": ["small", "\u{391}\u{3A3}"], "default": ["small"]},
          "rates": {"type": "decimal[]?", "separator": "\u{A0}"},
          "ratios": {"type": "double[]?", "unique": true, "aliases": ["ratio_*", {"key": "\u{C5}_ratios", "separator": "|"}]},
          "days": {"type": "date[]?", "separator": "\\n", "aliases": [{"key": "day_*", "format": "unix"}]},
          "verses": {"type": "string[]", "allowsEmpty": true, "aliases": ["verse", "lin*", "verse_*"], "default": []},
          "links": {"type": "url[]?", "separator": ", "},
          "line_*": {"type": "string[]?", "liquid": "reject"}, "line_1": "string?", "e\u{301}*": "int[]?",
          "sum_*": {"type": "decimal[]", "maximum": 12.5},
          "first": {"type": "int?", "aliases": ["older", "eldest"],
            "fallback": ["card.title", "text", "card.imageAspectRatio", "card.openURLInWebView", "count"]}
        },
        "oneOf": {
          "content": {"required": true, "choices": [
            {"case": "image", "card": "image", "type": "url"},
            {"case": "html", "extras": "html", "type": "string"},
            {"case": "pages", "extras": "pages", "type": "int[]"}]},
          "other": {"choices": [
            {"case": "number", "extras": "count", "type": "decimal"},
            {"case": "own", "extras": "own", "type": "custom", "swiftType": "Stock"}]}
        },
        "atLeastOne": [["flag", "card.title"], ["link", "line_*"]]
      },
      "old": {"deprecated": "use tile", "validated": true, "extras": {"text": "string"}}, "older": {"deprecated": true},
      "plain": {}
    }}
    """,
    """
    {"caseSensitive": true, "classTypes": {
      "gr\u{F6}\u{DF}e": {"extras": {"text": "int?", "count": "decimal", "k_y": "string?"}},
      "tile": {"aliases": ["Tile", "TILE"], "extras": {
        "price": {"type": "decimal", "example": "12.50"}, "size": {"type": "string", "enum": ["small", "large"]},
        "line_*": "int[]"}},
      "k_\u{FF5E}": {}, "k_\u{10400}": {}
    }}
    """,
    """
    {"discriminator": ["k_\u{E9}", "k_e", "A\u{30A}"], "classTypes": {
      "k_\u{FF5E}": {"extras": {"k_a": "string", "k_b": "string?", "class_typ": "string?"}},
      "gro\u{308}\u{DF}e": {"extras": {"class_type": "string?"}}
    }}
    """,
    rules,
  ]

  static let rules = """
    {"namespace": "Ruled", "discriminator": ["kind", "card_kind", "k"], "groups": {
      "stay": {
        "extras": {
          "from": {"type": "date?", "aliases": [{"key": "from_unix", "format": "unix"}, "starts"]},
          "until": {"type": "date?", "format": "unixMilliseconds",
            "aliases": [{"key": "till", "format": "iso8601"}, {"key": "until_unix", "format": "unix"}]}
        },
        "together": [["from", "until"]], "order": [["from", "until"]]
      }
    }, "classTypes": {
      "stay": {
        "case": "stay.plain", "aliases": ["visit"], "card": {"title": {"type": "string?", "liquid": "reject"}},
        "extras": {
          "greeting": {"type": "string?", "liquid": "reject", "aliases": ["hello"]},
          "sizes": {"type": "int[]?", "unique": true, "minimumCount": 2, "maximumCount": 3,
            "aliases": [{"key": "old_sizes", "separator": "|"}, "size_*"]},
          "size_1": "int?", "code": {"type": "string?", "fallback": ["note", "card.domain"]}, "note": "string?"
        },
        "together": [["card.title", "greeting", "sizes"]],
        "atLeastOne": [["from", "code"], ["greeting", "sizes", "until"]]
      },
      "checked": {
        "case": "stay.checked", "validated": true,
        "extras": {"from": {"type": "date?", "format": "unix"}, "until": "date?", "x": "int?", "y": "int?"},
        "together": [["x", "y"]], "atLeastOne": [["x", "until"]]
      },
      "span": {
        "card": {"imageAspectRatio": "double?"},
        "extras": {
          "low": {"type": "int", "default": 5, "aliases": ["least"]}, "high": {"type": "int?", "aliases": ["most"]},
          "cheap": "decimal?", "dear": {"type": "decimal", "default": "12.5", "minimum": 1},
          "first": {"type": "date", "default": "2026-01-31T09:00Z", "aliases": [{"key": "first_unix", "format": "unix"}]},
          "last": {"type": "date", "format": "unix", "default": "1769850000",
            "aliases": [{"key": "last_text", "format": "iso8601"}]},
          "ratio": {"type": "double", "default": 0.5, "maximum": 0.5},
          "extra": {"type": "json[]", "default": []},
          "a": "int?", "b": {"type": "int?", "fallback": ["low_b"]}, "c": "int?", "low_b": "int?", "d": "int?"
        },
        "order": [["low", "high"], ["cheap", "dear"], ["first", "last"], ["card.imageAspectRatio", "ratio"],
          ["a", "b"], ["b", "c"]],
        "together": [["c", "d"]], "atLeastOne": [["a", "b", "d"]]
      },
      "limit": {
        "extras": {
          "stamps": {"type": "int", "default": 0, "aliases": ["stamp_count"]}, "total": {"type": "int", "aliases": ["goal"]},
          "starts_at": "date?", "ends_at": {"type": "date", "aliases": [{"key": "expiry", "format": "unix"}]}
        },
        "order": [["stamps", "total"], ["starts_at", "ends_at"]]
      },
      "poll": {
        "extras": {
          "option_*": {"type": "string[]", "unique": true, "minimumCount": 2, "maximumCount": 3, "liquid": "reject"},
          "option_x": "string?",
          "answers": {"type": "string[]?", "enum": ["small", "\u{391}\u{3A3}", "e\u{301}"], "unique": true,
            "minimumCount": 2, "aliases": ["answer_*", {"key": "replies", "separator": " | "}]},
          "answer_1": "string?",
          "days": {"type": "date[]?", "unique": true, "maximumCount": 2, "minimumCount": 2,
            "aliases": [{"key": "day_*", "format": "unix"}, {"key": "dates", "format": "unixMilliseconds", "separator": ";"}]},
          "rates": {"type": "double[]", "unique": true, "maximumCount": 2, "default": [0.5], "aliases": ["rate_*"]},
          "tints": {"type": "color[]?", "unique": true, "minimumCount": 2}, "prices": {"type": "decimal[]?", "unique": true,
            "minimumCount": 2, "maximumCount": 2}, "links": {"type": "url[]?", "unique": true, "maximumCount": 1},
          "flags": {"type": "bool[]?", "unique": true, "minimumCount": 2, "aliases": ["flag_*"]},
          "pages": {"type": "json[]?", "minimumCount": 2, "maximumCount": 3, "aliases": ["old_pages"]},
          "lines": {"type": "string[]?", "minimumCount": 2, "maximumCount": 2, "aliases": ["line_*"]}
        },
        "together": [["answers", "days"], ["tints", "flags", "pages"]], "atLeastOne": [["answers", "lines"]]
      },
      "choice": {
        "oneOf": {"content": {"required": true, "choices": [
          {"case": "sizes", "extras": "sizes", "type": "int[]", "unique": true, "minimumCount": 2, "aliases": ["size_*"]},
          {"case": "day", "extras": "day", "type": "date", "aliases": [{"key": "old_day", "format": "unix"}]},
          {"case": "text", "extras": "text", "liquid": "reject"}]}}
      }
    }}
    """
}
