/// The type of the extras in current SDKs, which makes the cast cheaper.
typealias Extras = [String: Any]
