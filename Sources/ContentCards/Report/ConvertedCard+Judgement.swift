extension ContentCardsGeneratedCode.ConvertedCard {
  /// The result for reports, or `nil` for a card whose class type is declared by another schema. Inlinable for the same
  /// reason as the conversion.
  @inlinable var judgement: ContentCardStore.Report.Judgement? {
    let classTypes = ClassType.names.classTypes
    let classType = number.flatMap { $0 < classTypes.count ? classTypes[$0].rawType : nil }
    switch result {
    case .object(_, let warnings):
      let isWarned = warnings.contains { $0.severity == .warning }
      return .init(classType, isWarned ? .acceptedWithWarnings : .accepted, warnings)
    case .control: return .init(classType, .control)
    case .rejected(let rejected): return .init(classType, .rejected, rejected.issues)
    case .other: return .init(nil, .ignored)
    case .ofOtherSchema: return nil
    }
  }
}
