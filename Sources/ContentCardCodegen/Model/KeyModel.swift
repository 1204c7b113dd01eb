/// A constant for a key of the extras.
struct KeyModel {
  var name: String
  var key: String
  var description: String?
}
