/// How an SDK types the extras today: the guide's code with the cast that costs least.
typealias Extras = [String: Any]
