import ContentCardCodegen
import ContentCardSchema

/// A class type in one version of a schema.
struct ClassTypeVersion {
  let classType: ClassType
  let object: ObjectModel
  /// The fields of the group and of the class type.
  let fields: [Field]
  let reader: ClassTypeReader
  /// The class type's names, and a spelling of the discriminator, to write cards with.
  let names: [String]
  let discriminator: String
  /// For each property with a `oneOf`, the name of the enum of choices.
  let enumNames: [String: String]
  private let properties: [ValuePath: PropertyModel]
  private let sharedPaths: Set<ValuePath>

  /// - Parameter index: The index of the class type.
  init(_ index: Int, in version: CheckedSchema) {
    classType = version.schema.classTypes[index]
    object = version.object(ofClassTypeAt: index)
    fields = version.schema.fields(of: classType)
    reader = ClassTypeReader(classType, in: version.schema)
    names = ([classType.name] + classType.aliases).map(\.value)
    discriminator = version.schema.discriminator.value
    sharedPaths = Set(
      version.schema.group(of: classType).map { $0.fields.map(\.path.value) } ?? [])
    properties = Dictionary(
      object.properties.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
    enumNames = Dictionary(
      object.oneOfs.map { ($0.name.text, $0.enumName.text) },
      uniquingKeysWith: { first, _ in first })
  }

  func property(of field: Field) -> PropertyModel? { properties[field.path.value] }

  /// The object in which the enum of a field's allowed values is nested, or `nil` if the group's objects share the field.
  func enumOwner(of field: Field) -> String? {
    sharedPaths.contains(field.path.value) ? nil : object.type.unescaped
  }
}

/// A comparison of a class type's cards in two versions of a schema.
struct ClassTypeComparison {
  let old: ClassTypeVersion
  let new: ClassTypeVersion
  /// The name of the class type in messages.
  let owner: String
  /// The class type of the cards that are read, in each version.
  let cardNames: (old: String, new: String)
  let fields: Matched<Field>
  let oneOfs: Matched<OneOf>

  /// - Parameter name: The class type of all cards, or `nil` for the name in the cards' version.
  init(_ old: ClassTypeVersion, _ new: ClassTypeVersion, owner: String, name: String? = nil) {
    self.old = old
    self.new = new
    self.owner = owner
    cardNames = (
      name ?? old.names.first(where: new.names.contains) ?? old.names[0],
      name ?? new.names.first(where: old.names.contains) ?? new.names[0]
    )
    fields = Matched(fields: old.fields, new.fields)
    oneOfs = Matched(oneOfs: old.classType.oneOf, new.classType.oneOf)
  }

  /// The paths of the common fields in the new version, by the path in the old version.
  var newPaths: [ValuePath: ValuePath] {
    Dictionary(
      fields.common.map { (old.fields[$0.old].path.value, new.fields[$0.new].path.value) },
      uniquingKeysWith: { first, _ in first })
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

/// A part of a class type to which a change belongs, by its index in each version. An index is `nil` if the version does
/// not have the part.
enum ChangedPart: Hashable {
  case field(old: Int?, new: Int?)
  case oneOf(old: Int?, new: Int?)
  /// A choice of a `oneOf`, which is identified by its index in the new version.
  case choice(oneOf: Int, old: Int?, new: Int?)
  case atLeastOne(old: Int?, new: Int?)

  var indices: (old: Int?, new: Int?) {
    switch self {
    case .field(let old, let new), .oneOf(let old, let new), .choice(_, let old, let new),
      .atLeastOne(let old, let new):
      (old, new)
    }
  }
}

/// The fields, choices, or `oneOf`s of two versions, by index.
struct Matched<Part> {
  /// The parts that both versions have, in the order of the new version.
  private(set) var common: [(old: Int, new: Int)] = []
  private(set) var added: [Int] = []
  private(set) var removed: [Int] = []

  /// Whether the order of the common parts differs.
  var isReordered: Bool { common.map(\.old) != common.map(\.old).sorted() }

  /// - Parameter partner: Returns the index in the old version of a part of the new version. A part that already has a
  ///   partner is ignored.
  private init(_ oldCount: Int, _ newCount: Int, partner: (Int) -> [Int]) {
    var rest = Set(0..<oldCount)
    for index in 0..<newCount {
      if let old = partner(index).first(where: rest.contains) {
        rest.remove(old)
        common.append((old, index))
      } else {
        added.append(index)
      }
    }
    removed = rest.sorted()
  }
}

extension Matched<Field> {
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

  /// Matches fields by key or standard field. Renamed fields are matched by a key or an alias that they share.
  init(fields old: [Field], _ new: [Field]) {
    let oldKeys = Self.keys(of: old)
    let newKeys = Self.keys(of: new, like: Array(zip(oldKeys, old.map(\.type))))
    let indices = Dictionary(uniqueKeysWithValues: zip(oldKeys, old.indices))
    let kept = Set(newKeys)
    let renamed = Dictionary(
      zip(oldKeys, old.indices).filter { !kept.contains($0.0) }.flatMap { _, index in
        old[index].spellings.map { ($0, index) }
      }, uniquingKeysWith: { first, _ in first })
    self.init(old.count, new.count) { index in
      [indices[newKeys[index]]].compactMap(\.self) + new[index].spellings.compactMap { renamed[$0] }
    }
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

extension Matched<OneOf> {
  /// Matches `oneOf`s by property name or, failing that, by a shared key or standard field.
  fileprivate init(oneOfs old: [OneOf], _ new: [OneOf]) {
    let kept = Set(new.map(\.property.value))
    var byName: [String: Int] = [:]
    var byPlace: [ValuePath: [Int]] = [:]
    for (index, oneOf) in old.enumerated() {
      byName[oneOf.property.value] = index
      guard !kept.contains(oneOf.property.value) else { continue }
      for place in oneOf.places { byPlace[place, default: []].append(index) }
    }
    self.init(old.count, new.count) { index in
      byName[new[index].property.value].map { [$0] }
        ?? new[index].places.flatMap { byPlace[$0] ?? [] }.sorted()
    }
  }
}

extension OneOf {
  /// The places of all choices.
  fileprivate var places: Set<ValuePath> {
    Set(choices.flatMap { $0.field.spellings + $0.field.fallback.map(\.value) })
  }
}

extension Field {
  /// The field's path and its aliases. A card has a value in at most one of them.
  var spellings: [ValuePath] { [path.value] + aliases.map(\.path) }
}
