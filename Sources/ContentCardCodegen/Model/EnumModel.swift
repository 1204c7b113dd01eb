/// The allowed values of a text.
struct EnumModel: Hashable {
  var name: String
  var cases: [Case]

  struct Case: Hashable {
    var name: String
    var value: String
    var description: String?
  }
}
