import Testing

@testable import CardgenCommands

struct ParsedArgumentsTests {
  private enum Size: String, CaseIterable { case small, large }

  private static let loud = Option<Bool>("loud", meaning: "")
  private static let folder = Option<String?>("folder", .folder, meaning: "")
  private static let names = Option<[String]>(
    "name", .text("NAME"), isRepeatable: true, meaning: "", read: \.self)
  private static let size = Option<Size?>("size", meaning: "")
  private static let sizes = Option<[Size]>(
    "sizes", .words(of: ["small", "large"], placeholder: "SIZES"), meaning: ""
  ) { texts in
    texts.flatMap { $0.split(separator: ",") }.compactMap { Size(rawValue: String($0)) }
  }

  private static let pack = Command(
    name: "pack", purpose: "", options: loud, folder, names, size, sizes, examples: [],
    run: { _, _ in })

  @Test func optionsHaveTheirValues() throws {
    let arguments = try #require(
      try ParsedArguments(
        [
          "--loud", "--folder=a=b", "--name", "c", "--size", "large", "d",
          "--name=e", "--sizes", "large,small,large",
        ], of: Self.pack))
    #expect(arguments.operands == ["d"])
    #expect(arguments[Self.loud])
    #expect(arguments[Self.folder] == "a=b")
    #expect(arguments[Self.names] == ["c", "e"])
    #expect(arguments[Self.size] == .large)
    #expect(arguments[Self.sizes] == [.large, .small, .large])
  }

  @Test func missingOptionsHaveTheirDefaults() throws {
    let arguments = try #require(try ParsedArguments([], of: Self.pack))
    #expect(arguments.operands.isEmpty)
    #expect(!arguments[Self.loud])
    #expect(arguments[Self.folder] == nil)
    #expect(arguments[Self.names].isEmpty)
    #expect(arguments[Self.size] == nil)
    #expect(arguments[Self.sizes].isEmpty)
  }

  @Test(arguments: [
    ("--folder", "--folder DIR"), ("--name", "--name NAME"), ("--size", "--size small|large"),
    ("--sizes", "--sizes SIZES"),
  ])
  func missingValuesAreShownByPlaceholders(_ flag: String, _ usage: String) {
    #expect(throws: UsageError("\(flag) needs a value", hint: "write \(usage)")) {
      try ParsedArguments([flag], of: Self.pack)
    }
  }

  @Test(arguments: [
    ("--size=lrge", "lrge", "did you mean \"large\"? "), ("--size=x", "x", ""),
    ("--sizes=small,", "", ""), ("--sizes=small,lareg", "lareg", "did you mean \"large\"? "),
  ])
  func unknownWordsAreRejected(_ argument: String, _ word: String, _ hint: String) throws {
    let flag = try #require(argument.split(separator: "=").first)
    let error = UsageError(
      "\(flag) cannot be \"\(word)\"", hint: "\(hint)it must be small or large")
    #expect(throws: error) { try ParsedArguments([argument], of: Self.pack) }
  }
}
