import ContentCardCodegen
import ContentCardSchema

/// A field, or a choice of a `oneOf`, in one version of a schema.
struct ComparedField {
  let reader: FieldReader
  /// The property, or `nil` for a choice of a `oneOf`.
  var property: PropertyModel?
  /// The object in which an enum of the field's allowed values is nested, or `nil` if the group's objects share the
  /// field.
  var enumOwner: String?
  /// The case of a choice.
  var caseName: Located<String>?

  var field: Field { reader.field }
}

/// A `oneOf` in one version of a schema.
struct ComparedOneOf {
  let reader: ClassTypeReader.OneOfReader
  let choices: [ComparedField]
  /// The name of the enum of choices.
  let enumName: String?

  var declared: OneOf { reader.declared }
}

/// A class type in one version of a schema.
struct ClassTypeVersion {
  let classType: ClassType
  /// The case of the class type enum, such as `message.fullPage`.
  let casePath: String
  let object: ObjectModel
  let isCodable: Bool
  let reader: ClassTypeReader
  /// The fields of the group and of the class type.
  let fields: [ComparedField]
  let oneOfs: [ComparedOneOf]
  /// The lists of `together` and of `order`.
  let together: [PlaceList]
  let order: [PlaceList]
  /// The class type's names, and a spelling of the discriminator, to write cards with.
  let names: [String]
  let discriminator: String

  /// - Parameter index: The index of the class type.
  init(_ index: Int, in version: CheckedSchema) {
    let schema = version.schema
    let classType = schema.classTypes[index]
    let object = version.object(ofClassTypeAt: index)
    self.classType = classType
    self.object = object
    casePath = version.model.classTypes[index].path.text
    isCodable = schema.codable(of: classType)?.value == true
    reader = ClassTypeReader(classType, in: schema)
    let shared = Set(schema.group(of: classType).map { $0.fields.map(\.path.value) } ?? [])
    let properties = Dictionary(
      object.properties.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
    fields = reader.properties.map { reader in
      let path = reader.field.path.value
      return ComparedField(
        reader: reader, property: properties[path],
        enumOwner: shared.contains(path) ? nil : object.type.unescaped)
    }
    let enumNames = Dictionary(
      object.oneOfs.map { ($0.name.text, $0.enumName.text) },
      uniquingKeysWith: { first, _ in first })
    oneOfs = reader.oneOfs.map { oneOf in
      ComparedOneOf(
        reader: oneOf,
        choices: zip(oneOf.choices, oneOf.declared.choices).map {
          ComparedField(reader: $0, caseName: $1.caseName)
        }, enumName: enumNames[oneOf.declared.property.value])
    }
    together = schema.together(of: classType)
    order = schema.order(of: classType)
    names = ([classType.name] + classType.aliases).map(\.value)
    discriminator = schema.discriminator.value
  }
}

/// A comparison of a class type's cards in two versions of a schema.
struct ClassTypeComparison {
  let versions: Versions<ClassTypeVersion>
  /// The name of the class type in messages.
  let owner: String
  /// The class type of the cards that are read, in each version.
  let cardNames: Versions<String>
  let fields: Matched<ComparedField>
  let oneOfs: Matched<ComparedOneOf>
  /// The choices of each pair in `oneOfs`.
  let choices: [Matched<ComparedField>]

  /// - Parameter name: The class type of all cards, or `nil` for the name in the cards' version.
  init(_ versions: Versions<ClassTypeVersion>, owner: String, name: String? = nil) {
    self.versions = versions
    self.owner = owner
    let (old, new) = (versions.old, versions.new)
    cardNames = Versions(
      old: name ?? old.names.first(where: new.names.contains) ?? old.names[0],
      new: name ?? new.names.first(where: old.names.contains) ?? new.names[0])
    fields = Matched(fields: versions.map(\.fields))
    oneOfs = Matched(oneOfs: versions.map(\.oneOfs))
    choices = oneOfs.pairs.map { pair in
      Matched(fields: pair.map { $0?.element.choices ?? [] })
    }
  }

  /// The locations of the class type.
  var places: Locations { versions.map(\.classType.name.location) }

  /// Returns the locations of a member that only the version of the cards has.
  func places(_ location: SourceLocation, ofCardsIn direction: Direction) -> Locations {
    Locations(old: nil, new: places.new).replacing(location, in: direction)
  }

  func subject(_ name: String) -> Subject { Subject(name: name, owners: [owner]) }
  func subject(_ field: Field) -> Subject { subject(quoted(field.path.value.spelling)) }

  /// Returns the lists of places that only one version has. The order of a list's places matters only if `isOrdered` is
  /// true.
  func unshared(
    _ lists: (ClassTypeVersion) -> [PlaceList], isOrdered: Bool
  ) -> [(direction: Direction, element: (index: Int, list: PlaceList, key: [ValuePath]))] {
    let newPaths = Dictionary(
      fields.pairs.compactMap { pair in
        pair.old.map { ($0.element.field.path.value, pair.new?.element.field.path.value) }
      }, uniquingKeysWith: { first, _ in first })
    func keyed(
      _ lists: [PlaceList], _ path: (ValuePath) -> ValuePath
    ) -> [(index: Int, list: PlaceList, key: [ValuePath])] {
      lists.enumerated().map { index, list in
        let paths = list.value.map { path($0.value) }
        return (index, list, isOrdered ? paths : paths.uniqued.sorted { $0.spelling < $1.spelling })
      }
    }
    return Versions(
      old: keyed(lists(versions.old)) { (newPaths[$0] ?? nil) ?? $0 },
      new: keyed(lists(versions.new)) { $0 }
    ).unshared(by: \.key)
  }
}

/// A part of a class type to which a change belongs, by its index in a `ClassTypeComparison`.
enum ChangedPart: Hashable {
  case field(Int)
  case oneOf(Int)
  case choice(Int, oneOf: Int)
  /// A list that the app has.
  case atLeastOne(Int, Direction)
}

/// The fields, choices, or `oneOf`s of two versions, with their indices.
struct Matched<Part> {
  /// The parts that both versions have, in the order of the new version, and then the parts that only one version has.
  private(set) var pairs: [Versions<(offset: Int, element: Part)?>] = []
  /// Whether the order of the common parts differs.
  let isReordered: Bool

  /// - Parameter partners: Returns indices in the old version of a part of the new version. The first that is not the
  ///   partner of another part is used.
  private init(_ parts: Versions<[Part]>, partners: (Int) -> [Int]) {
    let (old, new) = (Array(parts.old.enumerated()), Array(parts.new.enumerated()))
    var rest = Set(old.indices)
    var added: [Int] = []
    for index in new.indices {
      if let partner = partners(index).first(where: rest.contains) {
        rest.remove(partner)
        pairs.append(Versions(old: old[partner], new: new[index]))
      } else {
        added.append(index)
      }
    }
    let common = pairs.compactMap { $0.old?.offset }
    isReordered = common != common.sorted()
    pairs += added.map { Versions(old: nil, new: new[$0]) }
    pairs += rest.sorted().map { Versions(old: old[$0], new: nil) }
  }
}

extension Matched<ComparedField> {
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
  init(fields: Versions<[ComparedField]>) {
    let (old, new) = (fields.old.map(\.field), fields.new.map(\.field))
    let oldKeys = Self.keys(of: old)
    let newKeys = Self.keys(of: new, like: Array(zip(oldKeys, old.map(\.type))))
    let indices = Dictionary(uniqueKeysWithValues: zip(oldKeys, old.indices))
    let kept = Set(newKeys)
    let renamed = Dictionary(
      zip(oldKeys, old.indices).filter { !kept.contains($0.0) }.flatMap { _, index in
        old[index].spellings.map { ($0, index) }
      }, uniquingKeysWith: { first, _ in first })
    self.init(fields) { index in
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

extension Matched<ComparedOneOf> {
  /// Matches `oneOf`s by property name or, failing that, by a shared key or standard field.
  fileprivate init(oneOfs: Versions<[ComparedOneOf]>) {
    let (old, new) = (oneOfs.old.map(\.declared), oneOfs.new.map(\.declared))
    let kept = Set(new.map(\.property.value))
    var byName: [String: Int] = [:]
    var byPlace: [ValuePath: [Int]] = [:]
    for (index, oneOf) in old.enumerated() {
      byName[oneOf.property.value] = index
      guard !kept.contains(oneOf.property.value) else { continue }
      for place in oneOf.places { byPlace[place, default: []].append(index) }
    }
    self.init(oneOfs) { index in
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
