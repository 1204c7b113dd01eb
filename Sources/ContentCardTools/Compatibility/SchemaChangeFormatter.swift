import ContentCardSchema

/// Formats changes as text for people. For tools, use `SchemaChange.json(_:oldPath:newPath:)`.
///
///     new.json:6:9: breaks live cards, changes code: "sku" of class type "tile" is new and required: … [field-added]
///     new.json:6:9: note: make it optional with a "?", or add a "default", or a "fallback" that live cards have; …
package struct SchemaChangeFormatter {
  private let oldPath: String
  private let newPath: String
  private let formatter: DiagnosticFormatter

  package init(oldPath: String, newPath: String, isColored: Bool = false) {
    self.oldPath = oldPath
    self.newPath = newPath
    formatter = DiagnosticFormatter(isColored: isColored)
  }

  package func text(for changes: [SchemaChange]) -> String {
    changes.map { text(for: $0) }.joined() + Self.summary(of: changes)
  }

  private func text(for change: SchemaChange) -> String {
    let classes = change.classes
    let head = formatter.line(
      path: newPath, location: change.new, label: classes.map(\.label).joined(separator: ", "),
      color: classes.first?.color ?? .blue,
      message: "\(DiagnosticFormatter.visible(change.message)) [\(change.code.rawValue)]")
    let place = change.old.map {
      formatter.line(
        path: oldPath, location: $0, label: "note", color: .blue, message: "previously here")
    }
    let advice = change.advice.map {
      formatter.line(
        path: newPath, location: change.new, label: "note", color: .blue,
        message: DiagnosticFormatter.visible($0))
    }
    return head + (place ?? "") + advice.joined()
  }

  /// Returns a summary such as `3 changes: 1 breaks old apps, 2 change meaning.`
  package static func summary(of changes: [SchemaChange]) -> String {
    guard !changes.isEmpty else { return "no changes.\n" }
    let counts = SchemaChange.Class.allCases.compactMap { (kind) -> String? in
      let count = changes.count { $0.classes.contains(kind) }
      return count == 0 ? nil : "\(count) \(kind.predicate(of: count))"
    }
    return "\(counted(changes.count, "change")): \(counts.joined(separator: ", ")).\n"
  }
}

extension SchemaChange.Class {
  fileprivate var color: DiagnosticFormatter.Color {
    switch self {
    case .breaksOldApps, .breaksLiveCards: .red
    case .changesMeaning: .yellow
    case .changesCode, .safe: .blue
    }
  }

  /// Returns the predicate for a number of changes, such as "breaks old apps" or "break old apps".
  fileprivate func predicate(of count: Int) -> String {
    self == .safe
      ? count == 1 ? "is safe" : "are safe"
      : count == 1 ? label : label.replacing("s ", with: " ", maxReplacements: 1)
  }
}
