import ContentCardCodegen
import ContentCardSchema

/// The possible contents of a class type's cards in one version of the schema.
///
/// The keys are exactly those that the class type declares. Standard fields can have a value even if they are not
/// declared.
struct CardContents {
  let classType: ClassType
  /// The generated object for these cards.
  let object: ObjectModel
  /// The fields of the group and of the class type.
  let fields: [Field]

  /// The paths of the group's fields.
  let sharedPaths: Set<ValuePath>

  /// For each key or standard field, the fields that declare it, including as an alias.
  private var holders: [ValuePath: [Field]] = [:]
  /// The fields that collect keys with a prefix.
  private var collectors: [Field] = []
  /// The guarantees, each under one of its places.
  private var guarantees: [ValuePath: [Guarantee]] = [:]
  private let properties: [ValuePath: PropertyModel]
  /// For each property with a `oneOf`, the name of the enum of choices.
  let enumNames: [String: String]
  /// For each field, the `atLeastOne` lists that include it.
  private var lists: [ValuePath: [[Field]]] = [:]

  /// A guarantee that each card has a value in at least one of `places`, which are keys and standard fields.
  private struct Guarantee {
    var places: Set<ValuePath>
    /// The places where the value can be empty. Only fields with `allowsEmpty` accept empty values.
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
    properties = Dictionary(
      object.properties.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
    enumNames = Dictionary(
      object.oneOfs.map { ($0.name.text, $0.enumName.text) },
      uniquingKeysWith: { first, _ in first })
    for field in fields where field.isRequired { guarantee([field]) }
    for oneOf in classType.oneOf where oneOf.isRequired { guarantee(oneOf.choices.map(\.field)) }
    let fieldsByPath = Dictionary(
      fields.map { ($0.path.value, $0) }, uniquingKeysWith: { first, _ in first })
    for list in classType.atLeastOne.map({ $0.value.compactMap { fieldsByPath[$0.value] } }) {
      guarantee(list)
      for field in list { lists[field.path.value, default: []].append(list) }
    }
  }

  /// Adds the guarantee that each card has a value for at least one of the fields.
  private mutating func guarantee(_ fields: [Field]) {
    let guarantee = Guarantee(
      places: Set(fields.flatMap(\.places)),
      emptyPlaces: Set(fields.filter(\.allowsEmpty).flatMap(\.places)))
    if let place = guarantee.places.first { guarantees[place, default: []].append(guarantee) }
  }

  /// Returns a field as declared in this version.
  func version(of field: Field) -> FieldVersion {
    let path = field.path.value
    return FieldVersion(
      field: field, property: properties[path],
      enumOwner: sharedPaths.contains(path) ? nil : object.type.unescaped,
      isRequired: field.isRequired, lists: lists[path] ?? [])
  }

  /// Returns whether each card has a value in at least one of the places.
  ///
  /// - Parameter emptyPlaces: The places where an empty value is accepted.
  func alwaysHas(
    oneOf places: Set<ValuePath>, orEmptyIn emptyPlaces: Set<ValuePath> = []
  ) -> Bool {
    // The SDK's `openURLInWebView` flag always has a value. Its default is false.
    places.contains(.card(CardField.openURLInWebView.rawValue))
      || places.contains { place in
        guarantees[place, default: []].contains {
          $0.places.isSubset(of: places) && $0.emptyPlaces.isSubset(of: emptyPlaces)
        }
      }
  }

  /// Returns whether, in every card, an app finds a valid value for at least one of the fields.
  func alwaysHasValidValue(forOneOf fields: [Field]) -> Bool {
    // The app does not continue the search after an invalid value.
    let compatible = fields.filter { field in
      field.places.allSatisfy { fit(of: field, at: $0) < .refusesNative }
    }
    return alwaysHas(
      oneOf: Set(compatible.flatMap(\.places)),
      orEmptyIn: Set(compatible.filter(\.allowsEmpty).flatMap(\.places)))
  }

  /// Returns whether every card has at least one key that a field with a prefix collects, and the field accepts the
  /// values of all such keys.
  ///
  /// - Parameter keys: The keys that begin with the field's prefix but are not collected.
  func alwaysHasValidElements(of field: Field, besides keys: [String]) -> Bool {
    let separate = Set(keys)
    let places = holders.keys.filter { place in
      guard case .extras(let key) = place else { return false }
      return field.collects(key) && !separate.contains(key)
    }
    let isValid =
      places.allSatisfy { fit(of: field, at: $0) < .unknown }
      && collectors.allSatisfy {
        !$0.overlaps(field) || field.fit(of: $0, at: $0.path.value) < .unknown
      }
    return isValid && alwaysHas(oneOf: Set(places))
  }

  /// Returns how well a field of another version can read the values that these cards have in a place.
  func fit(of field: Field, at place: ValuePath) -> ValueCompatibility {
    holders(of: place).map { field.fit(of: $0, at: place) }.max() ?? .same
  }

  /// Returns the fields that describe the values in a place, or an empty array if cards have no values there.
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
  /// A field that describes the values of this standard field if the schema does not declare it.
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
  /// The places of all choices.
  var places: Set<ValuePath> { Set(choices.flatMap(\.field.places)) }
}

extension Field {
  /// The field's path and its aliases. A card has a value in at most one of them.
  var spellings: [ValuePath] { [path.value] + aliases.map { .extras($0.value) } }

  /// The places that are searched for the value, in order.
  var places: [ValuePath] { spellings + fallback.map(\.value) }

  /// A field for one element of this list, or for one key that this field collects.
  var element: Field {
    var copy = self
    copy.type.isList = false
    return copy
  }

  /// Returns whether the field has a prefix and collects the key.
  func collects(_ key: String) -> Bool {
    guard case .extrasPrefix(let prefix) = path.value else { return false }
    return key.hasPrefix(prefix) && key.count > prefix.count
  }

  /// Returns whether two fields with prefixes can collect the same key.
  fileprivate func overlaps(_ other: Field) -> Bool {
    let (prefix, otherPrefix) = (path.value.name, other.path.value.name)
    return prefix.hasPrefix(otherPrefix) || otherPrefix.hasPrefix(prefix)
  }
}
