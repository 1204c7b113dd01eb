import Foundation

// A stand-in for BrazeKit, with declarations of version 18.2 for content cards. The attribute `@objc` is left out,
// because it is not available on Linux. StandIn.swift contains what tests need besides the SDK's declarations.

/// An instance of the SDK.
public final class Braze: NSObject, Sendable {
  public let contentCards: ContentCards
  private let state = Protected(State())

  struct State: Sendable {
    var isEnabled = true
    weak var delegate: (any BrazeDelegate)?
  }

  public override init() {
    contentCards = ContentCards()
    super.init()
    contentCards.attach(to: self)
  }

  public var enabled: Bool {
    get { state.withLock { $0.isEnabled } }
    set {
      state.withLock { $0.isEnabled = newValue }
      if !newValue { contentCards.sync([]) }
    }
  }

  public var delegate: (any BrazeDelegate)? {
    get { state.withLock { $0.delegate } }
    set { state.withLock { $0.delegate = newValue } }
  }

  public func changeUser(_ userId: String) {
    if !contentCards.settlesLate { contentCards.sync([]) }
  }

  public func changeUser(_ userId: String, sdkAuthSignature: String?) { changeUser(userId) }

  public final class Cancellable: NSObject, Sendable {
    public static let empty = Cancellable {}
    private let action: @Sendable () -> Void

    init(_ action: @escaping @Sendable () -> Void) { self.action = action }
    deinit { action() }

    public func cancel() { action() }
  }

  public final class URLContext: NSObject, Sendable {
    public let url: URL
    public let useWebView: Bool

    init(_ url: URL, useWebView: Bool) { (self.url, self.useWebView) = (url, useWebView) }
  }
}

public protocol BrazeDelegate: AnyObject, Sendable {
  @MainActor func braze(_ braze: Braze, shouldOpenURL context: Braze.URLContext) -> Bool
}
