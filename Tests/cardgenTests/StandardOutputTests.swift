import Foundation
import Testing

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

struct StandardOutputTests {
  @Test func changesAreColoredInTerminals() throws {
    let shown = try diff(environment: [:])
    #expect(
      shown.hasPrefix("\u{1B}[1mnew.json:1:29:\u{1B}[0m \u{1B}[1;31mbreaks old apps, changes"))
  }

  @Test(arguments: [["NO_COLOR": "1"], ["TERM": "dumb"]])
  func noColorIsRespected(_ environment: [String: String]) throws {
    let shown = try diff(environment: environment)
    #expect(shown.hasPrefix("new.json:1:29: breaks old apps, changes code: "))
    #expect(!shown.contains("\u{1B}"))
  }

  @Test func verdictsAreColoredInTerminals() throws {
    let workplace = try Workplace(schemas: ["Shop": Workplace.coupon])
    try workplace.write("class_type: coupon_code\ndiscount_percentage: 20%", to: "Card.txt")
    let shown = try show(["lint-card", "Card.txt"], in: workplace)
    #expect(
      shown.hasPrefix(
        "Card.txt: read as lines of keys and values\r\n\u{1B}[1mCard.txt:1:\u{1B}[0m "
          + "\u{1B}[1;31mrejected\u{1B}[0m: \"card 1\" of class type \"coupon_code\"\r\n"
          + "  \u{1B}[1mCard.txt:2:\u{1B}[0m \u{1B}[1;31merror:\u{1B}[0m \"discount_percentage\" is"
      ))
  }

  /// Returns the output of `cardgen diff` in a terminal.
  private func diff(environment: [String: String]) throws -> String {
    let workplace = try Workplace()
    try workplace.write(#"{"classTypes":{"t":{}}}"#, to: "old.json")
    try workplace.write(#"{"classTypes":{"t":{      },"u":{}}}"#, to: "new.json")
    return try show(["diff", "old.json", "new.json"], in: workplace, environment: environment)
  }

  /// Returns the output of `cardgen` in a terminal.
  private func show(
    _ arguments: [String], in workplace: Workplace, environment: [String: String] = [:]
  ) throws -> String {
    var (terminal, program): (Int32, Int32) = (-1, -1)
    try #require(openpty(&terminal, &program, nil, nil, nil) == 0)
    defer { close(terminal) }
    let process = Process()
    process.executableURL = Workplace.cardgen
    process.arguments = arguments
    process.currentDirectoryURL = workplace.folder
    process.environment = ["TERM": "xterm"].merging(environment) { $1 }
    process.standardOutput = FileHandle(fileDescriptor: program, closeOnDealloc: true)
    try process.run()
    process.waitUntilExit()
    // The output is short enough for the terminal's buffer.
    var buffer = [UInt8](repeating: 0, count: 4_096)
    let count = read(terminal, &buffer, buffer.count)
    return String(decoding: buffer.prefix(max(0, count)), as: UTF8.self)
  }
}
