import ContentCardSchema

@testable import ContentCardTools

/// The class types and fields of a schema, with values for random cards.
struct CardVocabulary {
  let discriminators: [String]
  let classTypes: [(classType: ClassType, fields: [Field])]

  init(_ schema: Schema) {
    discriminators = schema.discriminators.map(\.value)
    classTypes = schema.classTypes.map { classType in
      let fields = schema.fields(of: classType) + classType.oneOf.flatMap(\.choices).map(\.field)
      return (classType, fields.map { Field($0) })
    }
  }

  struct Field {
    let declared: ContentCardSchema.Field
    /// Whether the value is one text whose items are separated by the field's separator.
    let isSeparated: Bool
    /// A valid value, or a valid item of a list.
    let sample: String
    /// Valid values, or valid items of a list: numbers and dates of different sizes, or different items of a set.
    let samples: [String]
    /// Texts that resemble values of the type.
    let texts: [String]
    /// The aliases, each with a field that has the rules for the values under it.
    let aliases: [(alias: Alias, field: Self)]

    init(_ field: ContentCardSchema.Field) {
      declared = field
      aliases = field.aliases.map { alias in
        var own = field.reading(alias)
        own.aliases = []
        if alias.prefix != nil { own.type.isList = false }
        return (alias, Self(own))
      }
      isSeparated = field.type.isList && !field.isCollected && field.type.base != .json
      sample = field.type.isList && field.type.base != .json ? field.elementSample : field.sample
      let isComparable = field.type.base.isNumber || field.type.base == .date
      samples =
        isComparable
        ? field.orderedSamples.map(\.description) : field.sampleItems([sample], 4)
      texts = Self.texts(of: field)
    }

    private static func texts(of field: ContentCardSchema.Field) -> [String] {
      let bounds = [field.minimum, field.maximum].compactMap { $0?.value }
      switch field.type.base {
      case .string: return field.choices?.map(\.value.value) ?? ["text", "a,b", "a | b", "<b>"]
      case .int:
        return bounds + (CardTraps.texts["whole number beyond 2^53"] ?? []) + [
          "5", "-9", "99", "5.0", "0x1F",
        ]
      case .double:
        return bounds + (CardTraps.texts["shortest text of a double"] ?? []) + [
          "0.5", "NaN", "1,5", "+5",
        ]
      case .decimal:
        return bounds + (CardTraps.texts["digits of a decimal"] ?? []) + ["12.5", "12.50001"]
      case .bool: return ["true", "YES", "0", "falſe", "on", "TRUE", "No", "1.0"]
      case .url: return CardTextGrammar.urls
      case .color: return ["#F80", "#ff8800", "#FF880080", "#FF88", "FF8800", "#GG8800", "#ＦＦＦ"]
      case .date: return CardTextGrammar.dates
      case .json, .custom: return CardTextGrammar.json
      }
    }
  }
}
