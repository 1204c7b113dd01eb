extension ContentCardsGeneratedCode.ConvertedCard {
  /// Returns the result for reports, or `nil` for a card whose class type only another schema declares. The function is
  /// inlinable so that the compiler specializes it in the app.
  @inlinable func conversion(
    in names: ContentCardsGeneratedCode.Names<ClassType>
  ) -> ContentCardStore.Report.Conversion? {
    var classType: String?
    if let number, number < names.classTypes.count { classType = names.classTypes[number].rawType }
    switch result {
    case .object(_, let warnings):
      guard warnings.contains(where: { $0.severity == .warning }) else {
        return .init(classType, .accepted, warnings)
      }
      return .init(classType, .acceptedWithWarnings, warnings)
    case .control: return .init(classType, .control)
    case .rejected(let rejected): return .init(classType, .rejected, rejected.issues)
    case .other: return .init(nil, .ignored)
    case .ofOtherSchema: return nil
    }
  }
}
