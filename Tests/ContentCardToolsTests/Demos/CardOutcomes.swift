/// What became of cards, in words that the library and the tools have in common.
struct CardOutcomes: Equatable {
  /// The identifiers of the cards that became objects, of the control group's that did not, and of
  /// the others.
  var objects: [String] = []
  var controls: [String] = []
  var rejected: [String] = []
  var issues: [String] = []
}
