/// A rule for text with a Liquid tag that was not filled in. Without a rule, text fields accept such text with a
/// warning.
enum LiquidRule: String, CaseIterable {
  case reject
}
