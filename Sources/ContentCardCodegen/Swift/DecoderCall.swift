import ContentCardSchema

/// A call of the decoder.
struct DecoderCall {
  /// Where the value is looked up, as each of the decoder's functions takes it.
  struct Place {
    /// What the functions that take nothing else add to the verb; nil: there are none.
    var noun: String?
    var label: String
    var item: SourceItem

    init(_ path: ValuePath, constants: KeyConstants) {
      switch path {
      case .card(let name): (noun, label, item) = ("Field", "forCard: ", ".\(name)")
      case .extras(let key): (noun, label, item) = ("Extra", "for: ", constants[key])
      case .extrasPrefix(let prefix):
        (noun, label, item) = (nil, "forPrefix: ", "\(SwiftLiteral.string(prefix))")
      }
    }
  }

  var verb: String
  var type: String
  var place: Place
  /// What else is asked of the value.
  var options: [SourceItem]
  /// What follows the closing parenthesis.
  var tail: String

  /// `required`, or `requiredExtra` and the like, which the compiler understands sooner, where there are no options.
  var name: String { options.isEmpty ? verb + (place.noun ?? "") : verb }

  var arguments: [SourceItem] {
    let isPlain = options.isEmpty && place.noun != nil
    return ["\(type).self", isPlain ? place.item : place.item.labelled(place.label)] + options
  }
}
