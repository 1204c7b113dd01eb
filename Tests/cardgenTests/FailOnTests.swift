import ContentCardTools
import Testing

@testable import cardgen

struct FailOnTests {
  /// The names of `--fail-on` classes are also in the output, so that scripts can search for them.
  @Test func classesMatchTheOutput() {
    let classes = SchemaChange.Class.allCases.filter { $0 != .safe }
    #expect(
      FailOn.allCases.filter { ![.live, .any, .nothing].contains($0) }.map(\.rawValue)
        == classes.map(\.rawValue))
  }
}
