/// Swift source text as it grows: lines, indented by the block they stand in.
struct SourceWriter {
  private(set) var text = ""
  private var indentation = ""

  /// The columns that are left for a line here.
  var room: Int { Self.width - indentation.utf8.count }

  /// The most columns a line has, as `swift format` counts by default.
  static let width = 100

  /// Whether a line fits here.
  func fits(_ line: String) -> Bool { !line.isLonger(than: room) }

  /// One line or several; an empty line stays empty.
  mutating func write(_ lines: String) {
    // Most texts are one line, and bytes side by side are searched far quicker than a string.
    let newline = UInt8(ascii: "\n")
    if lines.utf8.withContiguousStorageIfAvailable({ $0.contains(newline) }) == false {
      return writeLine(lines)
    }
    var rest = lines[...]
    while let end = rest.utf8.firstIndex(of: newline) {
      writeLine(String(rest[..<end]))
      rest = rest[rest.utf8.index(after: end)...]
    }
    writeLine(String(rest))
  }

  private mutating func writeLine(_ line: String) {
    if !line.isEmpty {
      text += indentation
      text += line
    }
    text += "\n"
  }

  /// `head rest`, or the rest on a line of its own where both are too long.
  mutating func write(_ head: String, _ rest: String) {
    let line = "\(head) \(rest)"
    if fits(line) { return write(line) }
    write(head)
    indent { $0.write(rest) }
  }

  /// The same with the rest no step in, where a brace stands.
  mutating func write(_ head: String, below rest: String) {
    let line = "\(head) \(rest)"
    if fits(line) { return write(line) }
    write(head)
    write(rest)
  }

  /// `head { value }`, or a line for each where that is too long.
  mutating func computed(_ head: String, _ value: String) {
    let line = "\(head) { \(value) }"
    if fits(line) { return write(line) }
    block(head) { $0.write(value) }
  }

  mutating func blank() {
    text += "\n"
  }

  /// `head {`, the body one step in, `}`.
  mutating func block(_ head: String, _ body: (inout Self) -> Void) {
    write(head, below: "{")
    indent(body)
    write("}")
  }

  /// `switch self {`, the cases, `}`: cases stand where the switch stands. Each has to return for itself, since the
  /// compiler does not join the types of more than a hundred expressions.
  mutating func switchSelf(_ cases: (inout Self) -> Void) {
    write("switch self {")
    cases(&self)
    write("}")
  }

  /// The body one step in.
  mutating func indent(_ body: (inout Self) -> Void) {
    indentation += "  "
    body(&self)
    indentation.removeLast(2)
  }

  /// `head(a, b)tail` on one line, or one item a line where that would fill the width: `swift format`
  /// breaks a list that ends in the last column.
  ///
  /// - Parameters:
  ///   - tail: What follows the last item: `)` for a call, `) {` to open a block.
  ///   - trailing: What closes the last item on a line of its own: a comma in a collection.
  mutating func list(_ head: String, _ items: [SourceItem], _ tail: String, trailing: String = "") {
    let line = head + items.map(\.line).joined(separator: ", ") + tail
    guard line.isLonger(than: room - 1), !items.isEmpty else { return write(line) }
    write(head)
    indent { writer in
      for (index, item) in items.enumerated() {
        // No comma trails the only item, as `swift format` has it.
        let comma = index < items.count - 1 ? "," : items.count > 1 ? trailing : ""
        if item.rest.isEmpty {
          writer.list(item.head, item.items, item.tail + comma, trailing: item.trailing)
        } else {
          writer.write(item.head, item.rest + comma)
        }
      }
    }
    write(tail)
  }
}

extension String {
  /// Whether it takes more columns. Bytes are counted first, and characters only beyond ASCII, which is far slower.
  fileprivate func isLonger(than columns: Int) -> Bool {
    guard utf8.count > columns else { return false }
    let isASCII = utf8.withContiguousStorageIfAvailable { $0.allSatisfy { $0 < 0x80 } }
    return isASCII == true || count > columns
  }
}
