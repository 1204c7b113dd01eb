/// How the guide casts the extras.
typealias Extras = [AnyHashable: Any]
