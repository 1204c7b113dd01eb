/// What happens to text with a Liquid tag that was not filled in. Without a rule, text fields accept it with a warning.
enum LiquidRule: String, CaseIterable {
  case reject
}
