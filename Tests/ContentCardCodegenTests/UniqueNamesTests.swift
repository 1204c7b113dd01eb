import ContentCardCodegen
import Testing

struct UniqueNamesTests {
  @Test(
    arguments: [
      (["coupon_code"], "couponCode CouponCode"),
      // Text that is not an identifier, or a name that Swift, the library, or the fallback case uses.
      (["🎁"], "type! TypeCard!"), (["2nd"], "type2nd! Type2nd!"),
      (["self"], "selfCard! SelfCard!"), (["init"], "initCard! InitCard!"),
      (["none"], "noneCard! None"), (["url"], "url URLCard!"),
      (["all_cases"], "allCasesCard! AllCasesCard!"),
      // A name that is already used.
      (["a_b", "a-b", "a b"], "aB AB, aBCard! ABCard!, aBCard2! ABCard2!"),
      (["価格"], "価格 価格Card!"), (["ab", "a_b"], "ab Ab, aB ABCard!"),
      (["is_control"], "isControl IsControlCard!"),
    ])
  func classTypesGetOtherNamesIfTheDefaultsAreInvalidOrUsed(
    _ classTypes: [String], _ expected: String
  ) {
    var names = UniqueNames()
    let found = classTypes.map {
      let caseName = names.caseName(ofClassType: $0)
      return "\(caseName.text) \(names.object(ofClassType: $0).text)"
    }
    #expect(found.joined(separator: ", ") == expected)
  }

  @Test func propertiesAndEnumsShareAScopeAndConstantsAreSharedByAll() {
    var names = UniqueNames()
    var members = UniqueMemberNames(of: "Tile")
    let keys = ["tile_size", "tileSize", "init", "decoder", "title", "🎁", "2", "🐢", "class type"]
    #expect(
      keys.map { members.property(of: $0).text }.joined(separator: " ")
        == "tileSize tileSizeValue! initValue! decoderValue! title key! key2! keyValue! classTypeValue!"
    )
    #expect(
      ["tile_size", "tile", "type"].map { members.enumName(of: $0).text }.joined(separator: " ")
        == "TileSize TileChoice! TypeChoice!")
    #expect(
      (keys + keys).map { names.constant(of: $0).text }.joined(separator: " ")
        == Array(
          repeating:
            "tileSize tileSizeKey! initKey! decoder title key! key2! keyKey! classTypeKey!",
          count: 2
        ).joined(separator: " "))
  }

  @Test func allowedValuesGetCases() {
    let names = UniqueNames.caseNames(ofValues: ["x-large", "X_LARGE", "2nd", "self", "default"])
    #expect(
      names.map(\.text).joined(separator: " ")
        == "xLarge xLargeValue! value2nd! selfValue! default")
  }
}

extension UniqueNames.Name {
  /// The name, followed by `!` if the schema must declare it.
  fileprivate var text: String { value + (given == nil ? "" : "!") }
}
