import ContentCardCodegen
import ContentCardSchema

struct ClassTypeVersion {
  let schema: Schema
  let classType: ClassType
  let model: ClassTypeModel
  let object: ObjectModel
  let reader: ClassTypeReader
  /// For each property with a `oneOf`, the name of the enum of choices.
  let enumNames: [String: String]
  private let properties: [ValuePath: PropertyModel]
  private let sharedPaths: Set<ValuePath>

  init(_ index: Int, in version: CheckedSchema) {
    schema = version.schema
    classType = schema.classTypes[index]
    model = version.model.classTypes[index]
    object = version.object(ofClassTypeAt: index)
    reader = ClassTypeReader(classType, in: schema)
    properties = Dictionary(
      object.properties.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
    enumNames = Dictionary(
      object.oneOfs.map { ($0.name.text, $0.enumName.text) },
      uniquingKeysWith: { first, _ in first })
    sharedPaths = Set(schema.group(of: classType).map { $0.fields.map(\.path.value) } ?? [])
  }

  func property(of reader: FieldReader) -> PropertyModel? { properties[reader.field.path.value] }

  /// Returns the name of the object in which the enum of a field's allowed values is declared. Returns `nil` for a
  /// field of the group, because its enum is declared outside the objects.
  func enumOwner(of reader: FieldReader) -> String? {
    sharedPaths.contains(reader.field.path.value) ? nil : object.type.unescaped
  }
}

/// A comparison of the cards of a class type in two versions of a schema. If a name now refers to another class type,
/// two different class types are compared.
struct ClassTypeComparison {
  let versions: Versions<ClassTypeVersion>
  /// The name of the class type in messages.
  let owner: String
  /// For each version, the name of the class type on its cards.
  let cardNames: Versions<String>
  let fields: Matched<FieldReader>
  let oneOfs: Matched<ClassTypeReader.OneOfReader>
  /// The choices of each pair in `oneOfs`.
  let choices: [Matched<FieldReader>]
  /// For each version, the maker of its cards. An app with the other version reads these cards.
  let makers: Versions<CardMaker>

  /// - Parameter name: The class type on all cards. If it is `nil`, the cards of each version have a name that both
  ///   versions declare or, if there is none, the name in their own version.
  init(_ versions: Versions<ClassTypeVersion>, owner: String, name: String? = nil) {
    self.versions = versions
    self.owner = owner
    let (old, new) = (versions.old, versions.new)
    cardNames = Versions(
      old: name ?? old.classType.names.first(where: new.classType.names.contains)
        ?? old.classType.name.value,
      new: name ?? new.classType.names.first(where: old.classType.names.contains)
        ?? new.classType.name.value)
    fields = Matched(fields: versions.map(\.reader.properties))
    oneOfs = Matched(oneOfs: versions.map(\.reader.oneOfs))
    choices = oneOfs.pairs.map { pair in
      Matched(fields: pair.map { $0?.element.choices ?? [] })
    }
    makers = Versions(
      old: CardMaker(writer: old.reader, app: new.reader),
      new: CardMaker(writer: new.reader, app: old.reader))
  }

  var places: Locations { versions.map(\.classType.name.location) }

  /// Returns the locations for a member that only the version of the cards has. If that is the old version, the
  /// location in the new file is that of the class type.
  func places(_ location: SourceLocation, ofCardsIn direction: Direction) -> Locations {
    Locations(old: nil, new: places.new).replacing(location, in: direction)
  }

  /// Whether, in the new version, the app declares the object, and generated code only extends it.
  var isExtension: Bool { versions.new.classType.declaration == .extension }

  func subject(_ name: String) -> Subject { Subject(name: name, owners: [owner]) }
  func subject(_ field: Field) -> Subject { subject(quoted(field.path.value.spelling)) }

  /// A list of places, its index in its version, and a key for comparisons. The key consists of the places' paths. If
  /// both versions have a field, the key contains the field's path in the new version.
  typealias KeyedList = (index: Int, list: PlaceList, key: [ValuePath])

  /// Returns the lists of a rule for several values. The order of a list's places matters only if `isOrdered` is true.
  func lists(of rule: PlaceRule, isOrdered: Bool = false) -> Versions<[KeyedList]> {
    let newPaths = Dictionary(
      fields.pairs.compactMap { pair in
        pair.old.map { ($0.element.field.path.value, pair.new?.element.field.path.value) }
      }, uniquingKeysWith: { first, _ in first })
    func keyed(_ version: ClassTypeVersion, _ path: (ValuePath) -> ValuePath) -> [KeyedList] {
      version.schema.lists(of: rule, for: version.classType).enumerated().map { index, list in
        let paths = list.value.map { path($0.value) }
        return (index, list, isOrdered ? paths : paths.uniqued.sorted { $0.spelling < $1.spelling })
      }
    }
    return Versions(
      old: keyed(versions.old) { (newPaths[$0] ?? nil) ?? $0 }, new: keyed(versions.new) { $0 })
  }
}

/// A part of a class type to which a change belongs, by its index in a `ClassTypeComparison`.
enum ChangedPart: Hashable {
  case field(Int)
  case oneOf(Int)
  case choice(Int, oneOf: Int)
  /// An `atLeastOne` list that only the app's version has in this direction, by its index in that version.
  case atLeastOne(Int, Direction)
}

/// The fields, choices, or `oneOf`s of two versions, in pairs. Each part has its index in its version.
struct Matched<Part> {
  /// The parts that both versions have, in the order of the new version, and then the parts that only one version has.
  let pairs: [Versions<(offset: Int, element: Part)?>]
  let isReordered: Bool

  /// - Parameter keys: Functions that return keys of a part. Two parts are matched if a function returns a common key
  ///   for them. Each function matches only parts that the earlier functions have not matched.
  private init(_ parts: Versions<[Part]>, by keys: [(Part) -> [AnyHashable]]) {
    let (old, new) = (Array(parts.old.enumerated()), Array(parts.new.enumerated()))
    var rest = Set(old.indices)
    var partners: [Int: Int] = [:]
    for keys in keys {
      let keyed = rest.sorted().flatMap { index in
        keys(old[index].element).map { (key: $0, index: index) }
      }
      let indices = Dictionary(grouping: keyed, by: \.key)
      for (index, part) in new where partners[index] == nil {
        let found = keys(part).lazy.compactMap { key in
          indices[key]?.first { rest.contains($0.index) }?.index
        }
        guard let partner = found.first else { continue }
        rest.remove(partner)
        partners[index] = partner
      }
    }
    let common = new.indices.compactMap { partners[$0] }
    isReordered = common != common.sorted()
    pairs =
      new.compactMap { part in partners[part.offset].map { Versions(old: old[$0], new: part) } }
      + new.filter { partners[$0.offset] == nil }.map { Versions(old: nil, new: $0) }
      + rest.sorted().map { Versions(old: old[$0], new: nil) }
  }
}

extension Matched<FieldReader> {
  /// Matches fields by key or standard field. Several choices of a `oneOf` can be read from the same place, so those of
  /// the same type are matched first. Renamed fields are matched by a key or an alias that they share.
  fileprivate init(fields: Versions<[FieldReader]>) {
    self.init(
      fields,
      by: [
        { ["\($0.field.path.value.spelling) \($0.field.type.spelling)"] },
        { [$0.field.path.value] }, { $0.field.spellings },
      ])
  }
}

extension Matched<ClassTypeReader.OneOfReader> {
  /// Matches `oneOf`s by property name, and the remaining ones by a shared key or standard field.
  fileprivate init(oneOfs: Versions<[ClassTypeReader.OneOfReader]>) {
    self.init(oneOfs, by: [{ [$0.declared.property.value] }, { $0.declared.places }])
  }
}

extension ClassType {
  var names: [String] { ([name] + aliases).map(\.value) }
}

extension OneOf {
  fileprivate var places: [ValuePath] {
    choices.flatMap { $0.field.spellings + $0.field.fallback.map(\.value) }
  }
}

extension Field {
  /// The path of the field and the paths of its aliases.
  var spellings: [ValuePath] { [path.value] + aliases.map(\.path) }
}
