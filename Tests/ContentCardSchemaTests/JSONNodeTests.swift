import ContentCardSchema
import TestSupport
import Testing

struct JSONNodeTests {
  @Test func namesAndValuesHaveLocations() throws {
    let text = """
      {
        "b": [1, "x", {}],\r
      \t"ä": { "a" : true },"b":null
      , "c": [ ], "d": -0.0E+1, "e": false }
      """
    let root = try JSONNode(parsing: Array(text.utf8))
    #expect(
      outline(root) == """
        1:1 an object
        2:3 "b"
        2:8 a list
        2:9 a number 1
        2:12 text x
        2:17 an object
        3:2 "ä"
        3:7 an object
        3:9 "a"
        3:15 true or false true
        3:22 "b"
        3:26 null
        4:3 "c"
        4:8 a list
        4:13 "d"
        4:18 a number -0.0E+1
        4:27 "e"
        4:32 true or false false
        """)
  }

  @Test func membersKeepTheirOrderAndTheirDuplicates() throws {
    let root = try JSONNode(parsing: Array(#"{"z":1,"a":2,"z":3,"":4,"\u007A":5}"#.utf8))
    guard case .object(let members) = root.value else {
      Issue.record("\(root.value.kind)")
      return
    }
    #expect(members.map(\.name) == ["z", "a", "z", "", "z"])
    #expect(members.map(\.value.text) == ["1", "2", "3", "4", "5"])
  }
}

/// Returns a line for each name and value, in file order.
private func outline(_ node: JSONNode) -> String {
  let line = "\(node.location.line):\(node.location.column) \(node.value.kind)"
  return switch node.value {
  case .object(let members):
    ([line]
      + members.map {
        "\($0.nameLocation.line):\($0.nameLocation.column) \"\($0.name)\"\n\(outline($0.value))"
      }).joined(separator: "\n")
  case .array(let elements): ([line] + elements.map(outline)).joined(separator: "\n")
  case .string(let text), .number(let text): "\(line) \(text)"
  case .bool(let value): "\(line) \(value)"
  case .null: line
  }
}
