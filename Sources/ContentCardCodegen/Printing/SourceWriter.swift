/// Writes Swift source in the style of `swift format`: with the same indentation and, in most cases, the same line
/// breaks.
struct SourceWriter {
  private(set) var text = ""
  private var indentation = ""

  var room: Int { Self.width - indentation.utf8.count }

  /// The maximum number of columns, which is the default in `swift format`.
  static let width = 100

  func fits(_ line: String) -> Bool { !line.isLonger(than: room) }

  /// Writes one or more lines. Empty lines are not indented.
  mutating func write(_ lines: String) {
    // A fast path for one line: searching contiguous bytes is much faster than searching a string.
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

  /// Writes `head rest` on one line. If it does not fit, writes `rest` on the next line, indented.
  mutating func write(_ head: String, _ rest: String) {
    let line = "\(head) \(rest)"
    if fits(line) { return write(line) }
    write(head)
    indent { $0.write(rest) }
  }

  /// Writes `head rest` on one line. If it does not fit, writes `rest`, such as a brace, on the next line with the same
  /// indentation.
  mutating func write(_ head: String, below rest: String) {
    let line = "\(head) \(rest)"
    if fits(line) { return write(line) }
    write(head)
    write(rest)
  }

  /// Writes `head { value }` on one line, or as a block if it does not fit.
  mutating func computed(_ head: String, _ value: String) {
    let line = "\(head) { \(value) }"
    if fits(line) { return write(line) }
    block(head) { $0.write(value) }
  }

  mutating func blank() {
    text += "\n"
  }

  /// Writes `head {`, an indented body, and `}`.
  mutating func block(_ head: String, _ body: (inout Self) -> Void) {
    write(head, below: "{")
    indent(body)
    write("}")
  }

  /// Writes `switch subject {`, the cases without indentation, and `}`. If the cases are expressions, each must have a
  /// `return`, because the compiler is slow to infer one type for many expressions.
  mutating func switchOver(_ subject: String, _ cases: (inout Self) -> Void) {
    write("switch \(subject) {")
    cases(&self)
    write("}")
  }

  mutating func indent(_ body: (inout Self) -> Void) {
    indentation += "  "
    body(&self)
    indentation.removeLast(2)
  }

  /// Writes declarations, whose indentation is added to the current one. Breaks most lines that are too long, for
  /// example after the opening parenthesis of a list, or at the brace of a body.
  mutating func source(_ text: String) {
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let code = line.drop { $0 == " " }
      let outer = indentation
      indentation += line[..<code.startIndex]
      writeBroken(String(code))
      indentation = outer
    }
  }

  private mutating func writeBroken(_ line: String) {
    if line.hasPrefix("/// ") { return doc(String(line.dropFirst(4))) }
    guard line.isLonger(than: room - 1) else { return write(line) }
    if line.hasSuffix(" }"), let brace = line.firstRange(of: " { ") {
      computed(String(line[..<brace.lowerBound]), String(line[brace.upperBound...].dropLast(2)))
    } else if line.hasSuffix(")") || line.hasSuffix(" {"),
      let opening = line.firstIndex(of: "("), let closing = line.lastIndex(of: ")")
    {
      let items = line[line.index(after: opening)..<closing].split(separator: ", ")
      list(
        String(line[...opening]), items.map { SourceItem(head: String($0)) },
        String(line[closing...]))
    } else if let gap = line.firstRange(of: ": ") ?? line.firstRange(of: "= "),
      line.contains("let ")
    {
      write(String(line[...gap.lowerBound]), String(line[gap.upperBound...]))
    } else {
      write(line)
    }
  }

  /// Writes a call on one line: `head`, the arguments separated by commas, and `tail`. If the line is too long, or would
  /// end in the last column, writes the arguments on the following lines, as many on each line as fit. If an argument
  /// does not fit on one line, writes one argument per line.
  mutating func call(_ head: String, _ arguments: [SourceItem], _ tail: String) {
    let line = SourceItem(head: head, items: arguments, tail: tail).line
    guard line.isLonger(than: room - 1) else { return write(line) }
    var lines: [String] = []
    for (index, argument) in arguments.enumerated() {
      let text = argument.line + (index < arguments.count - 1 ? "," : tail)
      guard !text.isLonger(than: room - 3) else { return list(head, arguments, tail) }
      if let last = lines.last, !"\(last) \(text)".isLonger(than: room - 3) {
        lines[lines.count - 1] = "\(last) \(text)"
      } else {
        lines.append(text)
      }
    }
    write(head)
    indent { writer in for line in lines { writer.write(line) } }
  }

  /// Writes `head call(arguments)`, such as `let a = f(b)`. If the beginning of the call does not fit on the line of the
  /// head, the call begins on the next line.
  mutating func call(_ head: String, _ start: String, _ arguments: [SourceItem]) {
    if fits("\(head) \(start)") { return call("\(head) \(start)", arguments, ")") }
    write(head)
    indent { $0.call(start, arguments, ")") }
  }

  /// Writes `head`, the items separated by commas, and `tail` on one line. If the line is too long, or ends in the last
  /// column, writes one item per line, as `swift format` does.
  ///
  /// - Parameters:
  ///   - tail: The text after the last item, such as `)` for a call or `) {` for a block.
  ///   - trailing: The text after the last of several items if each is on its own line, such as a comma in a collection.
  mutating func list(_ head: String, _ items: [SourceItem], _ tail: String, trailing: String = "") {
    let line = SourceItem(head: head, items: items, tail: tail).line
    guard line.isLonger(than: room - 1), !items.isEmpty else { return write(line) }
    write(head)
    indent { writer in
      for (index, item) in items.enumerated() {
        // `swift format` adds no comma after the only item of a list.
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
  /// Returns whether the text has more characters than the number of columns. Counts bytes first, because counting
  /// characters is much slower.
  func isLonger(than columns: Int) -> Bool {
    guard utf8.count > columns else { return false }
    let isASCII = utf8.withContiguousStorageIfAvailable { $0.allSatisfy { $0 < 0x80 } }
    return isASCII == true || count > columns
  }
}
