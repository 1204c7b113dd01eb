import ContentCardSchema
import ContentCards
import Foundation
import TestSupport

@testable import ContentCardTools

/// A card for which the page and `lint-card` give different results, reduced as far as they still differ.
struct SmallestDifference: CustomStringConvertible {
  private(set) var description = ""
  private var card: CardText
  private var schemas: [Schema]

  init(_ card: CardText, schemas: [Schema]) throws {
    (self.card, self.schemas) = (card, schemas)
    for index in self.schemas.indices { self.schemas[index].flatten() }
    for _ in 0..<60 {
      let smaller = try differing(in: variants).min { $0.size < $1.size }
      guard let smaller else { break }
      self = smaller
    }
    let found = try PageReading.inBrowser(
      [(self.card.text, Array(self.schemas.indices))], schemas: self.schemas)
    description = """
      \(self.schemas.map(\.pageModel).joined(separator: "\n"))
      \(self.card.text.debugDescription)
      \(self.card.text)
      lint-card:
      \(lintText.debugDescription)
      \(lintText)
      page:
      \(found.joined().debugDescription)
      \(found.joined())
      """
  }

  /// The result of `lint-card`.
  private var lintText: String {
    PageReading.text(card.text, CardLint(schemas), for: schemas)
  }

  private var size: Int { card.text.utf8.count + schemas.map(\.pageModel.utf8.count).reduce(0, +) }

  private func differing(in variants: [Self]) throws -> [Self] {
    var all: [Schema] = []
    let cases = variants.map { variant in
      all += variant.schemas
      return (variant.card.text, Array(all.count - variant.schemas.count..<all.count))
    }
    let found = try PageReading.inBrowser(cases, schemas: all)
    return zip(variants, found).filter { variant, found in
      variant.size < size && !found.isSpelled(as: variant.lintText)
    }.map(\.0)
  }

  /// Copies that are each reduced in one place.
  private var variants: [Self] {
    var variants: [Self] = []
    func add(_ change: (inout Self) -> Void) {
      var variant = self
      change(&variant)
      variants.append(variant)
    }
    for form in CardText.Form.allCases {
      add {
        $0.card.form = form
        $0.card.seed = 0
      }
    }
    for index in card.pairs.indices { add { $0.card.pairs.remove(at: index) } }
    for index in card.members.indices { add { $0.card.members.remove(at: index) } }
    for schema in schemas.indices {
      if schemas.count > 1 { add { $0.schemas.remove(at: schema) } }
      for type in schemas[schema].classTypes.indices {
        let classType = schemas[schema].classTypes[type]
        if schemas[schema].classTypes.count > 1 {
          add { $0.schemas[schema].classTypes.remove(at: type) }
        }
        add { $0.schemas[schema].classTypes[type].aliases = [] }
        // A list must not name a field that is not declared.
        let listed = classType.rules.values.joined().flatMap { $0.value.map(\.value) }
        for (index, field) in classType.fields.enumerated()
        where !listed.contains(field.path.value) {
          add { $0.schemas[schema].classTypes[type].fields.remove(at: index) }
        }
        for index in classType.oneOf.indices {
          add { $0.schemas[schema].classTypes[type].oneOf.remove(at: index) }
        }
        for rule in PlaceRule.allCases {
          for index in (classType.rules[rule] ?? []).indices {
            add { $0.schemas[schema].classTypes[type].rules[rule]?.remove(at: index) }
          }
        }
      }
    }
    return variants
  }
}

extension Schema {
  /// Moves the fields and the rules of groups into their class types.
  fileprivate mutating func flatten() {
    for (index, classType) in classTypes.enumerated() {
      classTypes[index].fields = fields(of: classType)
      for rule in PlaceRule.allCases {
        classTypes[index].rules[rule] = lists(of: rule, for: classType)
      }
    }
    groups = []
  }
}
