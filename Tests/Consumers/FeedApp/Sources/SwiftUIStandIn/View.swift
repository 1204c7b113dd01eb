// A stand-in for the parts of SwiftUI that the app uses. The declarations have the same constraints as in SwiftUI.

/// A view of the stand-in. It draws itself as rows of text.
@MainActor public protocol View {
  associatedtype Body: View
  @ViewBuilder var body: Body { get }
  func draw(in drawing: inout Drawing)
}

extension View {
  public func draw(in drawing: inout Drawing) { body.draw(in: &drawing) }
}

/// A view whose body consists of no other views.
public protocol DrawnView: View where Body == Self {}

extension DrawnView {
  public var body: Self { self }
}

/// The content of a screen, and closures that imitate what SwiftUI and the user do there.
@MainActor public struct Drawing {
  public struct Row {
    public let text: String
    public var id: AnyHashable?
    public var appear: [@MainActor () -> Void] = []
    public var tap: (@MainActor () -> Void)?
    public var swipeActions: [Row] = []
  }

  public var title = ""
  public var badge = 0
  public var rows: [Row] = []
  public var refresh: (@MainActor () async -> Void)?
  public var goBack: (@MainActor () -> Void)?
  public var search: (@MainActor (String) -> Void)?
  /// The text that a share button shares.
  public var shared: String?
  public var tasks: [@MainActor () async -> Void] = []
  /// For each type of value in the path of a navigation stack, a closure that draws a value's view.
  var destinations: [ObjectIdentifier: @MainActor (AnyHashable) -> Drawing?] = [:]

  static func of(_ view: some View) -> Drawing {
    var drawing = Drawing()
    view.draw(in: &drawing)
    return drawing
  }
}

@MainActor @resultBuilder public enum ViewBuilder {
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> Group<repeat each Content> {
    Group(content: (repeat each content))
  }

  public static func buildIf<Content: View>(_ content: Content?) -> Either<Content, Group<>> {
    content.map { .first($0) } ?? .second(Group(content: ()))
  }

  public static func buildEither<First: View, Second: View>(
    first: First
  ) -> Either<First, Second> {
    .first(first)
  }

  public static func buildEither<First: View, Second: View>(
    second: Second
  ) -> Either<First, Second> {
    .second(second)
  }
}

public struct Group<each Content: View>: DrawnView {
  let content: (repeat each Content)

  public func draw(in drawing: inout Drawing) {
    repeat (each content).draw(in: &drawing)
  }
}

public enum Either<First: View, Second: View>: DrawnView {
  case first(First)
  case second(Second)

  public func draw(in drawing: inout Drawing) {
    switch self {
    case .first(let view): view.draw(in: &drawing)
    case .second(let view): view.draw(in: &drawing)
    }
  }
}
