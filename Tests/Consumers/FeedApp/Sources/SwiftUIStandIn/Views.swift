public struct Text: DrawnView {
  let text: String

  public init(_ text: some StringProtocol) { self.text = String(text) }

  public func draw(in drawing: inout Drawing) { drawing.rows.append(.init(text: text)) }
}

/// A button that shares a text.
public struct ShareLink: DrawnView {
  let item: String

  public init(item: String) { self.item = item }

  public func draw(in drawing: inout Drawing) {
    drawing.rows.append(.init(text: "Share…"))
    drawing.shared = item
  }
}

public struct ProgressView: DrawnView {
  public init() {}

  public func draw(in drawing: inout Drawing) { drawing.rows.append(.init(text: "(loading)")) }
}

/// A view without text, such as the row of a control card. It is drawn as `(nothing)`.
public struct Color: DrawnView {
  public static let clear = Color()

  public func draw(in drawing: inout Drawing) { drawing.rows.append(.init(text: "(nothing)")) }
}

public struct ButtonRole: Sendable {
  public static let destructive = ButtonRole()
}

public struct Button<Label: View>: DrawnView {
  let action: @MainActor () -> Void
  let label: Label

  public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    (self.action, self.label) = (action, label())
  }

  public func draw(in drawing: inout Drawing) {
    let rows = Drawing.of(label).rows
    let text = rows.map(\.text).joined(separator: " | ")
    drawing.rows.append(.init(text: text, tap: action))
  }
}

extension Button where Label == Text {
  public init(
    _ title: some StringProtocol, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
  ) {
    self.init(action: action) { Text(title) }
  }
}

public struct List<Content: View>: DrawnView {
  let content: Content

  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public func draw(in drawing: inout Drawing) { content.draw(in: &drawing) }
}

public struct Section<Content: View>: DrawnView {
  let title: String
  let content: Content

  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
    (self.title, self.content) = (String(title), content())
  }

  public func draw(in drawing: inout Drawing) {
    drawing.rows.append(.init(text: "[\(title)]"))
    content.draw(in: &drawing)
  }
}

/// As in SwiftUI, the identifiers distinguish the rows, so no two rows can have the same identifier.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: DrawnView {
  let data: Data
  let id: KeyPath<Data.Element, ID>
  let content: (Data.Element) -> Content

  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    (self.data, self.id, self.content) = (data, id, content)
  }

  public func draw(in drawing: inout Drawing) {
    precondition(Set(data.map { $0[keyPath: id] }).count == data.count, "two rows have the same id")
    for element in data {
      let start = drawing.rows.count
      content(element).draw(in: &drawing)
      for index in drawing.rows.indices[start...] { drawing.rows[index].id = element[keyPath: id] }
    }
  }
}

extension ForEach where Data.Element: Identifiable, ID == Data.Element.ID {
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data, id: \.id, content: content)
  }
}

/// Shows the destination of the last value in the path, or the root if the path is empty.
public struct NavigationStack<Data, Root: View>: DrawnView
where
  Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
  Data.Element: Hashable
{
  let path: Binding<Data>
  let root: Root

  public init(path: Binding<Data>, @ViewBuilder root: () -> Root) {
    (self.path, self.root) = (path, root())
  }

  public func draw(in drawing: inout Drawing) {
    var root = Drawing.of(root)
    let destination = root.destinations[ObjectIdentifier(Data.Element.self)]
    if let value = path.wrappedValue.last, let destination = destination?(value) {
      (root.title, root.rows) = (destination.title, destination.rows)
      root.goBack = { path.wrappedValue.removeLast() }
    }
    drawing = root
  }
}
