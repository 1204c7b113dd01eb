import Measuring

/// The expected ratios of a run with `--short`. Measured ratios differ more between machines than between runs.
enum Figures {
  private static let ratios: [String: [String: Double]] = [
    // The target is 10.
    "One of 250 cards changed, 10 listeners": ["ours, feeds of a store": 10],
    // The target is 0.5: twice as long as the conversion.
    "A sync of 250 new cards, 1 listener": ["ours, a store": 0.5],
    // The target is 0.95: the store converts and reports cards that no feed contains, too.
    "A sync of 250 new cards, all wanted or none": ["feeds of no class type": 0.95],
    // The figures for an SDK's cards and for ContentCards are the targets, which are not met.
    "250 cards, all cards valid": [
      "ours, from the guide's metaData": 1, "ours, from an SDK's cards": 4,
      "ours, from ContentCards": 6,
    ],
    "250 cards, no card of a wanted type": ["ours, from an SDK's cards": 1],
    "JSON of 250 cards, all cards valid": ["ours, from JSON": 0.5],
  ]

  /// Returns a sentence for each expected ratio that was not measured, or whose measured value is less than half of it.
  static func findings(in ratios: [Ratio]) -> [String] {
    Self.ratios.sorted { $0.key < $1.key }.flatMap { title, figures in
      figures.sorted { $0.key < $1.key }.compactMap { name, figure in
        guard let ratio = ratios.first(where: { $0.title == title && $0.name == name }) else {
          return "\(title): \(name) is in Figures.swift but was not measured."
        }
        guard ratio.value < figure / 2 else { return nil }
        return "\(title): \(name) is \(ratio.value) times as fast as the first contender; "
          + "Figures.swift expects \(figure)."
      }
    }
  }
}
