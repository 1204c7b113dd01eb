/// A rule for text with a Liquid tag that was not filled in. Without this rule, such text causes only a warning in a
/// field for which ``Field/isFreeText`` is `true`.
enum LiquidRule: String, CaseIterable {
  case reject
}
