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

/// The fields of two versions, matched by key or standard field. Renamed fields are matched by a key or an alias that
/// they share.
struct MatchedFields {
  /// The fields that both versions have, in the order of the new version.
  private(set) var common: [(old: Field, new: Field)] = []
  private(set) var added: [Field] = []
  private(set) var removed: [Field] = []
  /// Whether the order of the common fields differs.
  private(set) var isReordered = false

  /// Identifies a field. Several choices of a `oneOf` can be read from the same key or standard field, so they are
  /// numbered. If possible, choices of the same type have the same number in both versions.
  private struct Key: Hashable {
    var place: ValuePath
    var number = 0
  }

  private struct TypedPlace: Hashable {
    var place: ValuePath
    var type: FieldType
  }

  init(old: [Field], new: [Field]) {
    let oldKeys = Self.keys(of: old)
    let newKeys = Self.keys(of: new, like: Array(zip(oldKeys, old.map(\.type))))
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

  /// - Parameter others: The keys and types of the other version's fields.
  private static func keys(of fields: [Field], like others: [(Key, FieldType)] = []) -> [Key] {
    var free = Dictionary(grouping: others) { TypedPlace(place: $0.0.place, type: $0.1) }
    var taken: Set<Key> = []
    let equal = fields.map { field -> Key? in
      let place = TypedPlace(place: field.path.value, type: field.type)
      guard free[place]?.isEmpty == false, let key = free[place]?.removeFirst().0 else {
        return nil
      }
      taken.insert(key)
      return key
    }
    return zip(fields, equal).map { field, key in
      if let key { return key }
      var key = Key(place: field.path.value)
      while !taken.insert(key).inserted { key.number += 1 }
      return key
    }
  }
}
