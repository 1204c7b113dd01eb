/// A default, checked against its type.
public indirect enum Literal: Hashable, Sendable {
  case string(String)
  case int(Int)
  case double(Double)
  case bool(Bool)
  /// A value of a type that Swift has no literal for, as text of the value grammar.
  case text(String)
  case list([Literal])
}
