import ContentCardSchema
import ContentCardTools
import Foundation
import TestSupport

/// The pairs of each block of the demo's sheet, but for those that a request fills in. Apart from the tests, since the
/// tools have the library's types too.
func sheetBlocks() throws -> [[String: String]] {
  let file = repository.appending(path: "Schemas/BrazeDemo.contentcards.json")
  let schema = readSchema(Array(try Data(contentsOf: file)), name: "BrazeDemo", path: file.path)
  let sheet = Sheet([schema.schema].compactMap(\.self)).text(as: .markdown)
  return sheet.matches(of: /```\n((?s).*?)\n```/).map { block in
    let pairs = block.1.split(separator: "\n").map { $0.split(separator: ": ", maxSplits: 1) }
    return Dictionary(uniqueKeysWithValues: pairs.map { (String($0[0]), String($0[1])) })
  }
  .filter { $0.values.allSatisfy { !$0.contains("{{") } }
}
