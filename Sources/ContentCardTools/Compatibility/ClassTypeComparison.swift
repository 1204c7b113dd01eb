import ContentCardSchema

/// What cards of a class type hold, in both versions.
struct ClassTypeComparison {
  let old: CardContents
  let new: CardContents
  /// The class type as a message names it.
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

  /// Where something stands, or else its class type.
  func places(_ was: SourceLocation?, _ now: SourceLocation?) -> Locations {
    Locations(old: was, new: now ?? places.new)
  }

  func subject(_ field: Field) -> Subject {
    Subject(name: quoted(field.path.value.spelling), owners: [owner])
  }
}

/// Which fields of two versions are the same: those with one key, and those of which one has the
/// other's key for an alias.
struct MatchedFields {
  /// In the order of the new version.
  private(set) var common: [(old: Field, new: Field)] = []
  private(set) var added: [Field] = []
  private(set) var removed: [Field] = []
  /// Whether the new version has the common ones in another order.
  private(set) var isReordered = false

  /// Of several choices of a `oneOf` that look in the same place, the first is the first.
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
