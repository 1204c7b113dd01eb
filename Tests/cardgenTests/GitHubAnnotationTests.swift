import ContentCardSchema
import Foundation
import Testing

@testable import CardgenCommands

struct GitHubAnnotationTests {
  private let repository = Repository(workingDirectory: "/nowhere/shop")

  @Test(arguments: [
    ("50%", "50%25"), ("%0A", "%250A"), ("a\r\nb\nc\rd", "a%0D%0Ab%0Ac%0Dd"),
    ("a: b, c", "a: b, c"),
  ])
  func messagesAreEscaped(_ text: String, _ escaped: String) {
    #expect(GitHubAnnotation.escaped(text) == escaped)
  }

  @Test(arguments: [("a,b:c", "a%2Cb%3Ac"), ("%3A\r\n", "%253A%0D%0A")])
  func propertiesAreEscaped(_ text: String, _ escaped: String) {
    #expect(GitHubAnnotation.escaped(property: text) == escaped)
  }

  @Test func annotationsContainNotes() {
    let diagnostic = Diagnostic(
      .nameCollision, path: "Schemas/A,b.contentcards.json", at: SourceLocation(line: 2, column: 7),
      "100 % the same",
      notes: [
        .init("rename it"),
        .init("the other one is here", at: SourceLocation(line: 1, column: 3), in: "B.json"),
      ])
    #expect(
      GitHubAnnotation(diagnostic).command(in: repository) == """
        ::error file=Schemas/A%2Cb.contentcards.json,line=2,col=7,title=name-collision::\
        100 %25 the same%0Arename it%0AB.json:1:3: the other one is here

        """)
  }

  @Test func annotationsOfWholeFilesHaveNoLine() {
    let diagnostic = Diagnostic(
      .staleOutput, severity: .warning, path: "Generated/Shop/Old.swift", at: nil, "is stale")
    #expect(
      GitHubAnnotation(diagnostic).command(in: repository)
        == "::warning file=Generated/Shop/Old.swift,title=stale-output::is stale\n")
  }

  @Test(arguments: ["-", "<stdin>"])
  func standardInputIsNotAFile(_ path: String) {
    let annotation = GitHubAnnotation(
      .notice, title: "control", path: path, line: 3, column: 5, lines: ["a", "b"])
    #expect(annotation.command(in: repository) == "::notice title=control::<stdin>:3:5: a%0Ab\n")
  }

  @Test func invisibleCharactersAreEscaped() {
    let annotation = GitHubAnnotation(.error, title: "t", lines: ["a\n::error::b\u{202E}"])
    #expect(annotation.command == "::error title=t::a\\n::error::b\\u{202E}\n")
  }

  @Test(arguments: [
    ("Schemas/Shop.json", "App/Schemas/Shop.json"), ("./a//b/../c.json", "App/a/c.json"),
    ("../Shop.json", "Shop.json"), ("/elsewhere/./Shop.json", "/elsewhere/Shop.json"),
  ])
  func pathsStartInTheRepository(_ path: String, _ relative: String) throws {
    let workplace = try Workplace()
    try workplace.write("", to: ".git/HEAD")
    try workplace.write("", to: "App/Cards.json")
    let folder = try FileSystem.resolvingLinks(in: workplace.path("App"))
    let repository = Repository(workingDirectory: folder)
    #expect(repository.path(of: path) == relative)
    #expect(repository.path(of: "\(folder)/Cards.json") == "App/Cards.json")
  }

  /// In a Git worktree, `.git` is a file.
  @Test func gitFilesMarkRepositories() throws {
    let workplace = try Workplace()
    try workplace.write("gitdir: elsewhere", to: ".git")
    try workplace.write("", to: "App/Cards.json")
    try FileManager.default.createSymbolicLink(
      atPath: workplace.path("Link"), withDestinationPath: workplace.path("App"))
    let folder = try FileSystem.resolvingLinks(in: workplace.path("App"))
    let repository = Repository(workingDirectory: folder)
    #expect(repository.path(of: "Cards.json") == "App/Cards.json")
    // A path through a symbolic link outside the repository.
    #expect(
      Repository(workingDirectory: folder).path(of: workplace.path("Link/Cards.json"))
        == "Link/Cards.json")
  }

  @Test func pathsStartInTheWorkingDirectoryWithoutARepository() {
    #expect(repository.path(of: "/nowhere/shop/Schemas/../Cards.json") == "Cards.json")
    #expect(repository.path(of: "Cards.json") == "Cards.json")
    #expect(repository.path(of: "../Cards.json") == "/nowhere/Cards.json")
  }
}
