import ContentCardSchema

/// A comparison of a class type's cards in two versions of a schema.
struct ClassTypeComparison {
  let old: CardContents
  let new: CardContents
  /// The name of the class type in messages.
  let owner: String
  let fields: MatchedFields
  let oneOfs: MatchedChoices

  init(_ old: CardContents, _ new: CardContents, owner: String) {
    self.old = old
    self.new = new
    self.owner = owner
    fields = MatchedFields(old: old.fields, new: new.fields)
    oneOfs = MatchedChoices(old: old.classType.oneOf, new: new.classType.oneOf)
  }

  var places: Locations {
    Locations(old: old.classType.name.location, new: new.classType.name.location)
  }

  /// Returns the locations of a member. If it has no new location, the location of the new class type is used.
  func places(_ was: SourceLocation?, _ now: SourceLocation?) -> Locations {
    Locations(old: was, new: now ?? places.new)
  }

  func subject(_ field: Field) -> Subject {
    Subject(name: quoted(field.path.value.spelling), owners: [owner])
  }
}

/// The fields of two versions, matched by key. Renamed fields are matched by a key or an alias that they share.
struct MatchedFields {
  /// The fields that both versions have, in the order of the new version.
  private(set) var common: [(old: Field, new: Field)] = []
  private(set) var added: [Field] = []
  private(set) var removed: [Field] = []
  /// Whether the order of the common fields differs.
  private(set) var isReordered = false

  /// Identifies a field. Several choices of a `oneOf` can be read from the same key or field, so they are numbered.
  private struct Key: Hashable {
    var place: ValuePath
    var number = 0
  }

  init(old: [Field], new: [Field]) {
    let (oldKeys, newKeys) = (Self.keys(of: old), Self.keys(of: new))
    var rest = Dictionary(uniqueKeysWithValues: zip(oldKeys, old.indices))
    var positions: [Int] = []
    let kept = Set(newKeys)
    let renamed = Dictionary(
      zip(oldKeys, old).filter { !kept.contains($0.0) }.flatMap { key, field in
        field.spellings.map { ($0, key) }
      }, uniquingKeysWith: { first, _ in first })
    for (key, field) in zip(newKeys, new) {
      let other = field.spellings.lazy.compactMap { renamed[$0] }.first { rest[$0] != nil }
      if let partner = rest.removeValue(forKey: key)
        ?? other.flatMap({ rest.removeValue(forKey: $0) })
      {
        common.append((old[partner], field))
        positions.append(partner)
      } else {
        added.append(field)
      }
    }
    removed = zip(oldKeys, old).filter { rest[$0.0] != nil }.map(\.1)
    isReordered = positions != positions.sorted()
  }

  private static func keys(of fields: [Field]) -> [Key] {
    var counts: [ValuePath: Int] = [:]
    return fields.map { field in
      counts[field.path.value, default: 0] += 1
      return Key(place: field.path.value, number: counts[field.path.value, default: 0])
    }
  }
}
