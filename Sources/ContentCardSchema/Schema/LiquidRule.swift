/// A rule for text with a Liquid tag that was not filled in. Without a rule, fields of free text accept such text with
/// a warning; see ``Field/isFreeText``.
enum LiquidRule: String, CaseIterable {
  case reject
}
