import ContentCardSchema
import ContentCards

/// Searches for a card that is valid in its own version of a class type, but breaks an `order` or `together` rule of
/// the app's version.
struct RuleTrials {
  typealias Place = CardMaker.Place

  private let maker: CardMaker
  /// The app's version, reduced to the fields with which the search began, the fields that rules for several values
  /// connect with them, and these rules.
  private let app: ClassTypeReader
  /// The cards' version, reduced to the fields that search `places`, the `oneOf`s with such a field, the fields that
  /// rules for several values connect with them, and these rules.
  private let writer: ClassTypeReader
  private let places: Set<Place>
  private let alternatives: [Set<Place>]
  /// The app's fields for which cards can have a value. The fields with which the search began come first, followed by
  /// the fields that rules connect with them, the nearest ones first.
  private let others: [FieldReader]

  /// Returns `nil` if no `order` or `together` rule of the app concerns the fields.
  ///
  /// - Parameter fields: The fields of the app with which the search begins.
  init?(
    of fields: [FieldReader], writer: ClassTypeReader, app: ClassTypeReader, maker: CardMaker
  ) {
    let paths = fields.map(\.field.path.value)
    let connected = app.connectedPaths(to: paths, limit: 12)
    self.app = app.part(of: Set(connected))
    guard !self.app.together.isEmpty || !self.app.order.isEmpty else { return nil }
    self.maker = maker
    let readers = Dictionary(
      self.app.properties.map { ($0.field.path.value, $0) }, uniquingKeysWith: { a, _ in a })
    let fields = connected.compactMap { readers[$0] }
    places = Set(fields.flatMap(maker.places))
    self.writer = writer.part(searching: places)
    alternatives = (self.app.lists + self.writer.lists).map { Set($0.flatMap(maker.places)) }
    others = fields.filter { !maker.places(of: $0).isEmpty }
  }

  /// Whether a broken rule can make the app reject a card, because a field is required or is in an `atLeastOne` list.
  var canReject: Bool { app.properties.contains(where: \.isRequired) || !app.lists.isEmpty }

  enum Reaction: Int, CaseIterable { case accepted, lost, rejected }

  /// Returns the card with the worst reaction. If several cards have this reaction, returns the one with the fewest
  /// tried values. If no card was found that breaks a rule, the reaction is `accepted`.
  ///
  /// - Parameters:
  ///   - values: Values that the cards must have.
  ///   - path: The field that has these values, or `nil` if there are none.
  ///   - numbers: Numbers, or times in seconds since 1970, near which values of other fields can break a rule.
  func worstCard(
    with values: [Place: ExtraValue] = [:], for path: ValuePath? = nil, near numbers: [Double] = []
  ) -> (reaction: Reaction, card: [Place: ExtraValue]) {
    let choices = others.filter { $0.field.path.value != path }.prefix(3).map { reader in
      [[:]] + maker.candidates(for: reader, near: numbers)
    }
    let combinations = choices.reduce([values]) { cards, choices in
      cards.flatMap { card in choices.map { card.merging($0) { first, _ in first } } }
    }
    var worst = (reaction: Reaction.accepted, card: values)
    for combination in combinations.sorted(by: { $0.count < $1.count }) {
      guard worst.reaction != .rejected, let card = card(with: combination) else { continue }
      let reaction = reaction(to: card)
      if reaction.rawValue > worst.reaction.rawValue { worst = (reaction, card) }
    }
    return worst
  }

  /// - Parameter replaced: The path of a field, and the reader to use for it instead of the app's own.
  func reaction(
    to card: [Place: ExtraValue], replacing replaced: (path: ValuePath, reader: FieldReader)? = nil
  ) -> Reaction {
    var decoder = ContentCardDecoder(ContentCard(values: card.map { ($0, $1) }))
    let app = replaced.map { self.app.replacing($0.path, with: $0.reader) } ?? self.app
    guard app.read(from: &decoder).isObject else { return .rejected }
    return decoder.issues.contains { $0.reason.isOfRule } ? .lost : .accepted
  }

  /// Returns a small card with these values that is valid in its own version, or `nil` if none was found.
  private func card(with values: [Place: ExtraValue]) -> [Place: ExtraValue]? {
    // A pair of `order` can remove a value, and a later pair with this value is then not compared. To find such cards,
    // a card may break its own rules if there are several pairs.
    let isChain = writer.order.count > 1
    guard
      let card = maker.card(
        values, without: places, clearing: alternatives, isOrdered: !isChain)
    else { return nil }
    var decoder = ContentCardDecoder(ContentCard(values: card.map { ($0, $1) }))
    guard writer.read(from: &decoder).isObject else { return nil }
    return isChain || !decoder.issues.contains { $0.reason.isOfRule } ? card : nil
  }
}

extension ClassTypeReader {
  /// Returns the paths, and those of the fields that `order` and `together` connect with them, the nearest fields
  /// first. Ends the search once at least `limit` fields are found.
  fileprivate func connectedPaths(to paths: [ValuePath], limit: Int) -> [ValuePath] {
    let rules = (order + together).map { $0.map(\.field.path.value) }
    var found = paths
    var count = 0
    while count < found.count, found.count < limit {
      let known = Set(found)
      count = found.count
      found = (found + rules.filter { !known.isDisjoint(with: $0) }.joined()).uniqued
    }
    return found
  }
}

extension ContentCardIssue.Reason {
  /// Whether the issue is about `order` or `together`.
  var isOfRule: Bool {
    switch self {
    case .incomplete, .outOfOrder: true
    default: false
    }
  }
}
