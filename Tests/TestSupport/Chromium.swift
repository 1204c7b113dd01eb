import Foundation

/// Headless Chromium, controlled by the scripts in `Tests/ContentCardToolsTests/Browser`.
package enum Chromium {
  /// Runs a script with Python.
  package static func run(_ script: String, _ arguments: [String]) throws -> Run {
    try Run(["python3", path(of: script)] + arguments)
  }

  /// Opens a page, evaluates an expression on it, and returns the resulting text.
  package static func text(of expression: String, in html: String) throws -> String {
    let folder = try TemporaryFolder()
    let page = try folder.write(html, to: "page.html")
    let script = try folder.write(expression, to: "expression.js")
    let result = try run("evaluate.py", [page, script])
    withExtendedLifetime(folder) {}
    guard result.status == 0 else { throw Failure(run: result) }
    return result.output
  }

  private struct Failure: Error, CustomStringConvertible {
    let run: Run
    var description: String { run.description }
  }

  package static func path(of script: String) -> String {
    repository.appending(path: "Tests/ContentCardToolsTests/Browser/\(script)").path
  }
}
