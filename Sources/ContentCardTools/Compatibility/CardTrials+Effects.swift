import ContentCardSchema
import ContentCards

extension CardTrials {
  func effect(
    on values: [Place: ExtraValue], _ writer: FieldReader?, _ reader: FieldReader
  ) -> Observation.Effect? {
    let isOpaque = self.isOpaque(reader, values)
    if isOpaque == .always { return .dependsOnType }
    return decodedEffect(on: values, writer, reader)
      ?? (isOpaque == .unlessDifferent ? .dependsOnType : nil)
  }

  private func decodedEffect(
    on values: [Place: ExtraValue], _ writer: FieldReader?, _ reader: FieldReader
  ) -> Observation.Effect? {
    let value = reader.value(in: values)
    if value == nil, reader.isRequired { return .rejected }
    guard let writer else {
      // The app's field can collect keys that the version of the cards uses for another purpose.
      let isCollected =
        !reader.prefixes.isEmpty && values.keys.contains(where: collectsOnly(reader))
      return isCollected && value != nil ? .different : nil
    }
    let intended = writer.value(in: values)
    // Values of types that cannot be compared differ if only one of them is a default.
    let isDefault = { (reader: FieldReader) in reader.valueWithoutDefault(in: values) == nil }
    let isSame =
      intended.isSameValue(as: value, of: writer.field, and: reader.field)
      && (writer.field.hasComparableValues(with: reader.field)
        || isDefault(writer) == isDefault(reader))
    guard !isSame else { return nil }
    guard value == nil else { return .different }
    let lists = reader.isChoice ? [] : appLists[reader.field.path.value] ?? []
    let isRejected = lists.contains { list in list.allSatisfy { $0.value(in: values) == nil } }
    return isRejected ? .rejected : .lost
  }

  /// Returns a predicate for places that the given field of the app searches, but no other field of the app does.
  private func collectsOnly(_ reader: FieldReader) -> (Place) -> Bool {
    { [app] place in
      reader.searches(place)
        && app.readers.allSatisfy {
          $0.field.path == reader.field.path || !$0.searches(place)
        }
    }
  }

  // MARK: - Causes

  /// Returns the changes that cause an effect. A change causes it if `effectWith` finds no effect once only this change
  /// is undone. If there are no such changes, returns those that have the effect on their own or cannot be undone. If
  /// there are none of these either, if only one change is possible, or if one of the readers is `nil`, returns all
  /// possible changes.
  func causes(
    of effect: Observation.Effect, among possible: [(offset: Int, element: DetectedChange)],
    _ writer: FieldReader?, _ app: FieldReader?,
    effectWith: (Self, FieldReader) -> Observation.Effect?
  ) -> [(offset: Int, element: DetectedChange)] {
    guard possible.count > 1, let writer, let app else { return possible }
    let repairing = possible.filter { change in
      change.element.undo.map { effectWith(self, app.copying($0, from: writer)) == nil } ?? false
    }
    guard repairing.isEmpty else { return repairing }
    let effective = possible.filter { change in
      change.element.undo.map { effectWith(self, writer.copying($0, from: app)) == effect } ?? true
    }
    return effective.isEmpty ? possible : effective
  }

  // MARK: - App-defined types

  enum OpaqueReading: Comparable { case never, unlessDifferent, always }

  /// Returns whether the effect on a card depends on an app-defined type. If the result is `unlessDifferent`, it depends
  /// on the type only if `decodedEffect` finds no effect.
  func isOpaque(_ reader: FieldReader, _ values: [Place: ExtraValue]) -> OpaqueReading {
    let named = reader.places.filter { values[$0] != nil }.prefix(1).map(\.self)
    let filled = named.isEmpty ? values.keys.filter(reader.searches) : named
    let app = reader.field
    return filled.flatMap(maker.fieldReaders).map { reader -> OpaqueReading in
      let field = reader.field
      guard !field.hasType(of: app), field.isOpaque || app.isOpaque else { return .never }
      if [field.type.base, app.type.base].contains(.custom) { return .always }
      guard app.type.base == .json else { return .always }
      if field.type.base != .json { return .unlessDifferent }
      return app.isOpaque || (app.type.isList && !field.type.isList) ? .always : .never
    }.max() ?? .never
  }
}

extension Field {
  fileprivate var isOpaque: Bool { swiftType != nil }

  fileprivate func hasType(of other: Self) -> Bool {
    type.base == other.type.base && type.isList == other.type.isList && hasSwiftType(of: other)
  }

  func hasSwiftType(of other: Field) -> Bool {
    areSpelledAlike(swiftType?.value, other.swiftType?.value)
  }
}

extension FieldReader {
  fileprivate func copying(_ copy: DetectedChange.Undo, from other: Self) -> Self {
    var field = self.field
    copy(&field, other.field)
    return FieldReader(field, except: excludedKeys.map(\.rawValue), isChoice: isChoice)
  }
}
