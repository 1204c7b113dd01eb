import Foundation

struct PluginSchemaFile: Hashable {
  static let suffix = ".contentcards.json"

  let url: URL
  /// The name of the schema, with which the names of the generated files begin.
  let name: String

  init?(_ url: URL) {
    let file = url.lastPathComponent
    guard file.hasSuffix(Self.suffix), file != Self.suffix else { return nil }
    self.url = url
    name = String(file.dropLast(Self.suffix.count))
  }

  /// The names of the files that `cardgen generate` writes.
  var outputs: [String] {
    let artifacts =
      ["ClassType", "Keys", "Objects", "Dispatch"] + (hasObjectiveC ? ["ObjectiveC"] : [])
    return artifacts.map { "\(name)+\($0).swift" }
  }

  /// Whether the root of the schema has the member `objectiveC`. `false` for a file that cannot be read or does not
  /// contain a JSON object. For such a file, `cardgen generate` reports an error and writes nothing.
  private var hasObjectiveC: Bool {
    let root = try? JSONDecoder().decode(Root.self, from: Data(contentsOf: url))
    return root?.hasObjectiveC == true
  }

  private struct Root: Decodable {
    let hasObjectiveC: Bool

    private enum CodingKeys: CodingKey { case objectiveC }

    init(from decoder: any Decoder) throws {
      hasObjectiveC = try decoder.container(keyedBy: CodingKeys.self).contains(.objectiveC)
    }
  }
}

extension [PluginSchemaFile] {
  /// Creates an array of the schemas among the files. They are sorted by path, so that the order is always the same.
  init(of files: some Sequence<URL>) {
    self = files.compactMap(PluginSchemaFile.init).sorted { $0.url.path < $1.url.path }
  }
}
