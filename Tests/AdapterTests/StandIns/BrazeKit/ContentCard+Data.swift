import Foundation

extension Braze.ContentCard {
  public struct Data: Codable, Hashable, Sendable {
    public var id: String
    public var clickAction: ClickAction?
    public var viewed: Bool
    public var dismissible: Bool
    public var removed: Bool
    public var pinned: Bool
    public var clicked: Bool
    public var test: Bool
    public var createdAt: TimeInterval
    public var expiresAt: TimeInterval
    /// `nil` for a card that an app creates.
    public var context: Context?

    public var extras: [String: Any] {
      get { storedExtras.mapValues(\.any) }
      set { storedExtras = newValue.compactMapValues(JSON.init) }
    }

    private var storedExtras: [String: JSON] = [:]

    private enum CodingKeys: String, CodingKey {
      case id, clickAction, viewed, dismissible, removed, pinned, clicked, test, createdAt
      case expiresAt, storedExtras
    }

    public init(
      id: String = UUID().uuidString, clickAction: ClickAction? = nil, viewed: Bool = false,
      dismissible: Bool = false, removed: Bool = false, pinned: Bool = false, clicked: Bool = false,
      test: Bool = false, createdAt: TimeInterval = 0, expiresAt: TimeInterval = -1,
      extras: [String: Any] = [:]
    ) {
      (self.id, self.clickAction, self.viewed) = (id, clickAction, viewed)
      (self.dismissible, self.removed, self.pinned) = (dismissible, removed, pinned)
      (self.clicked, self.test) = (clicked, test)
      (self.createdAt, self.expiresAt) = (createdAt, expiresAt)
      self.extras = extras
    }
  }
}

/// A value in the extras.
private enum JSON: Codable, Hashable, Sendable {
  case bool(Bool)
  case int(Int)
  case double(Double)
  case string(String)
  case array([JSON])
  case object([String: JSON])

  init?(_ any: Any) {
    switch any {
    case let value as Bool: self = .bool(value)
    case let value as Int: self = .int(value)
    case let value as Double: self = .double(value)
    case let value as String: self = .string(value)
    case let value as [Any]: self = .array(value.compactMap(JSON.init))
    case let value as [String: Any]: self = .object(value.compactMapValues(JSON.init))
    default: return nil
    }
  }

  var any: Any {
    switch self {
    case .bool(let value): value
    case .int(let value): value
    case .double(let value): value
    case .string(let value): value
    case .array(let values): values.map(\.any)
    case .object(let values): values.mapValues(\.any)
    }
  }
}
