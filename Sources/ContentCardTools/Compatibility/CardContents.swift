import ContentCardCodegen
import ContentCardSchema

/// What cards of one class type hold, as one version of the schema has it.
///
/// A card that is written by a schema has the keys that its class type declares and no others. The
/// standard fields may be there whether they are declared or not.
struct CardContents {
  let classType: ClassType
  /// The generated object of these cards.
  let object: ObjectModel
  /// The group's fields and the type's own.
  let fields: [Field]

  /// The paths of the group's fields.
  let sharedPaths: Set<ValuePath>

  /// The fields that a place is declared by, be it as a key or as an alias.
  private var holders: [ValuePath: [Field]] = [:]
  /// The fields that collect keys.
  private var collectors: [Field] = []
  /// What every card has, by each of the places.
  private var guarantees: [ValuePath: [Guarantee]] = [:]

  /// Places of which every card has a value in at least one.
  private struct Guarantee {
    var places: Set<ValuePath>
    /// Those where the value may be empty, which only fields with `allowsEmpty` read.
    var emptyPlaces: Set<ValuePath>
  }

  /// - Parameter index: The index of the class type.
  init(of index: Int, in version: CheckedSchema) {
    classType = version.schema.classTypes[index]
    object = version.object(ofClassTypeAt: index)
    fields = version.schema.fields(of: classType)
    sharedPaths = Set(
      version.schema.group(of: classType).map { $0.fields.map(\.path.value) } ?? [])
    for field in fields + classType.oneOf.flatMap(\.choices).map(\.field) {
      if field.isCollected { collectors.append(field) }
      for place in field.spellings { holders[place, default: []].append(field) }
    }
    for field in fields where field.isRequired { guarantee([field]) }
    for oneOf in classType.oneOf where oneOf.isRequired { guarantee(oneOf.choices.map(\.field)) }
    for list in atLeastOne { guarantee(list) }
  }

  /// Every card has a value of one of the fields.
  private mutating func guarantee(_ fields: [Field]) {
    let guarantee = Guarantee(
      places: Set(fields.flatMap(\.places)),
      emptyPlaces: Set(fields.filter(\.allowsEmpty).flatMap(\.places)))
    for place in guarantee.places { guarantees[place, default: []].append(guarantee) }
  }

  /// Lists of fields of which one has a value.
  var atLeastOne: [[Field]] {
    classType.atLeastOne.map { list in
      list.value.compactMap { path in fields.first { $0.path == path } }
    }
  }

  /// Whether every card has a value in one of the places.
  ///
  /// - Parameter emptyPlaces: The places where an empty value is one.
  func alwaysHas(
    oneOf places: Set<ValuePath>, orEmptyIn emptyPlaces: Set<ValuePath> = []
  ) -> Bool {
    // The SDK's own flag, which is false where nothing is said.
    places.contains(.card(CardField.openURLInWebView.rawValue))
      || places.contains { place in
        guarantees[place, default: []].contains {
          $0.places.isSubset(of: places) && $0.emptyPlaces.isSubset(of: emptyPlaces)
        }
      }
  }

  /// Whether an app finds a value that is valid for one of the fields in every card.
  func alwaysSuits(oneOf fields: [Field]) -> Bool {
    // A value that is not valid ends the search.
    let suited = fields.filter { field in
      field.places.allSatisfy { fit(of: field, at: $0) < .refusesNative }
    }
    return alwaysHas(
      oneOf: Set(suited.flatMap(\.places)),
      orEmptyIn: Set(suited.filter(\.allowsEmpty).flatMap(\.places)))
  }

  /// What a field of another version makes of whatever cards hold in the place.
  func fit(of field: Field, at place: ValuePath) -> ValueCompatibility {
    holders(of: place).map { field.fit(of: $0, at: place) }.max() ?? .same
  }

  /// The fields by which a card may have a value in the place; none when it has none there.
  func holders(of place: ValuePath) -> [Field] {
    if let declared = holders[place] { return declared }
    switch place {
    case .card(let name): return CardField(rawValue: name).map { [$0.undeclared] } ?? []
    case .extras(let key): return collectors.filter { $0.collects(key) }.map(\.element)
    case .extrasPrefix: return []
    }
  }
}

extension CardField {
  /// What the field holds when the schema does not speak of it.
  fileprivate var undeclared: Field {
    let base: BaseType =
      switch self {
      case .imageAspectRatio: .double
      case .openURLInWebView: .bool
      default: .string
      }
    let nowhere = SourceLocation(line: 1, column: 1)
    return Field(
      path: Located(.card(rawValue), at: nowhere), type: FieldType(base, isOptional: true))
  }
}

extension OneOf {
  /// Every place of every choice.
  var places: Set<ValuePath> { Set(choices.flatMap(\.field.places)) }
}

extension Field {
  /// The key and its aliases, of which a card has one.
  var spellings: [ValuePath] { [path.value] + aliases.map { .extras($0.value) } }

  /// Where the value is looked for, in order.
  var places: [ValuePath] { spellings + fallback.map(\.value) }

  /// What each key of a key with `*`, or each part of a list, holds.
  var element: Field {
    var copy = self
    copy.type.isList = false
    return copy
  }

  /// Whether a key begins like the key with `*`, and goes on.
  func collects(_ key: String) -> Bool {
    guard case .extrasPrefix(let prefix) = path.value else { return false }
    return key.hasPrefix(prefix) && key.count > prefix.count
  }
}
