/// The type to which the guide casts the extras.
typealias Extras = [AnyHashable: Any]
