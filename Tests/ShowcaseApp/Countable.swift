/// A protocol of the app's own, which generated objects adopt.
public protocol Countable {}
