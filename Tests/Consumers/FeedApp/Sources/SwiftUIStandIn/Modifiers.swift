public struct ModifiedView<Content: View>: DrawnView {
  let content: Content
  let modify: @MainActor (inout Drawing, _ rows: Range<Int>) -> Void

  public func draw(in drawing: inout Drawing) {
    let start = drawing.rows.count
    content.draw(in: &drawing)
    modify(&drawing, start..<drawing.rows.count)
  }
}

extension View {
  private func modified(
    _ modify: @escaping @MainActor (inout Drawing, Range<Int>) -> Void
  ) -> ModifiedView<Self> {
    ModifiedView(content: self, modify: modify)
  }

  public func navigationTitle(_ title: some StringProtocol) -> some View {
    modified { drawing, _ in drawing.title = String(title) }
  }

  public func badge(_ count: Int) -> some View {
    modified { drawing, _ in drawing.badge = count }
  }

  public func onAppear(perform action: @escaping @MainActor () -> Void) -> some View {
    modified { drawing, rows in for row in rows { drawing.rows[row].appear.append(action) } }
  }

  public func swipeActions(@ViewBuilder content: () -> some View) -> some View {
    let actions = Drawing.of(content()).rows
    return modified { drawing, rows in
      for row in rows { drawing.rows[row].swipeActions = actions }
    }
  }

  public func toolbar(@ViewBuilder content: () -> some View) -> some View {
    let content = content()
    return modified { drawing, _ in content.draw(in: &drawing) }
  }

  public func searchable(text: Binding<String>) -> some View {
    modified { drawing, _ in drawing.search = { text.wrappedValue = $0 } }
  }

  public func refreshable(action: @escaping @MainActor () async -> Void) -> some View {
    modified { drawing, _ in drawing.refresh = action }
  }

  public func task(_ action: @escaping @MainActor () async -> Void) -> some View {
    modified { drawing, _ in drawing.tasks.append(action) }
  }

  public func navigationDestination<Value: Hashable>(
    for type: Value.Type, @ViewBuilder destination: @escaping (Value) -> some View
  ) -> some View {
    modified { drawing, _ in
      drawing.destinations[ObjectIdentifier(type)] = { value in
        (value.base as? Value).map { Drawing.of(destination($0)) }
      }
    }
  }
}
