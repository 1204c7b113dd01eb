import ContentCardSchema

/// The names of a schema's Objective-C declarations. The names of types begin with a prefix, because Objective-C has no
/// namespaces.
struct ObjectiveCNames: Sendable {
  let prefix: String

  /// Returns the name of a class, protocol, or enum for a Swift type that is not nested in an object. If the Swift name
  /// has dots, only the part after the last dot is used.
  func type(_ name: String) -> String { prefix + Self.lastPart(of: name) }

  /// Returns the name of an enum or a class for a Swift type that is nested in an object, such as `SHPCouponSize`.
  func nested(_ name: String, in object: String) -> String { type(object) + name }

  /// Returns the name of a class type's case in the Objective-C enum, such as `messageFullPage` for the case `fullPage`
  /// of the group `message`.
  static func classTypeCase(_ name: String, inGroup group: String?) -> String {
    group.map { $0 + capitalized(name) } ?? name
  }

  /// Returns the name of the constant that the compiler declares in the header for an enum case, such as
  /// `SHPCouponSizeLarge`.
  static func constant(_ caseName: String, of enumName: String) -> String {
    enumName + capitalized(caseName)
  }

  /// The types that are declared for every schema with Objective-C, without the prefix.
  static let types = [
    "ContentCardClassType", "ContentCardContext", "ContentCardData", "ContentCardFeedObservation",
    "ContentCardKey", "ContentCardObject", "ContentCardRejection", "ContentCardStore",
  ]

  /// Returns the name as the compiler capitalizes it: the first letter is changed only if it is ASCII.
  private static func capitalized(_ name: String) -> String {
    guard let first = name.unicodeScalars.first, first.isASCII else { return name }
    return String(first).uppercased() + String(name.unicodeScalars.dropFirst())
  }

  private static func lastPart(of name: String) -> String {
    name.split(separator: ".").last.map(String.init) ?? name
  }
}

extension ObjectiveCNames {
  /// Returns whether the text is a valid prefix: three to six capital letters and digits, beginning with a letter.
  /// Apple reserves prefixes of two letters.
  static func isPrefix(_ text: String) -> Bool {
    let capitals = UInt8(ascii: "A")...UInt8(ascii: "Z")
    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    return (3...6).contains(text.utf8.count) && text.utf8.first.map(capitals.contains) == true
      && text.utf8.allSatisfy { capitals.contains($0) || digits.contains($0) }
  }

  /// Prefixes of classes in Braze's SDKs.
  static let prefixesOfBraze: Set<String> = ["ABK", "BRZ"]
}

extension ObjectiveCNames {
  /// Returns the diagnostic's code and the reason if a name cannot be used for a property or a class property in
  /// Objective-C. Otherwise, returns `nil`.
  static func conflict(of name: String) -> (code: DiagnosticCode, reason: String)? {
    // The keywords and macros of C, C++, Objective-C, and related languages, and the names that C or POSIX reserves. The
    // compiler would rename a property whose name is a keyword.
    if keywords.contains(name) || isReservedInC(name) {
      return (.reservedWord, "C, a related language, or POSIX reserves the name")
    }
    // The names of many properties of `NSObject` begin with `accessibility`, and a new SDK can add more.
    if inherited.contains(name) || name.hasPrefix("accessibility") {
      return (.reservedName, "NSObject has, or can get, a member of this name")
    }
    if generated.contains(name) {
      return (.reservedName, "a generated class uses this name")
    }
    // For example, ARC assumes that the getter of a property named `newPrice` returns a value that the caller must
    // release.
    return ownershipWords.first { begins(name, with: $0) }.map { word in
      (
        .reservedName,
        "ARC has special rules for methods whose names begin with the word \(quoted(word))"
      )
    }
  }

  static func alternative(to name: String) -> String {
    let bare = name.drop { $0 == "_" }
    let alternative = "\(bare)Value"
    return conflict(of: alternative) == nil
      ? alternative : "the\(bare.prefix(1).uppercased())\(bare.dropFirst())"
  }

  /// Returns whether the name begins with a word, according to ARC's rules for words. Leading underscores are ignored.
  private static func begins(_ name: String, with word: String) -> Bool {
    let name = name.drop { $0 == "_" }
    guard name.hasPrefix(word) else { return false }
    let next = name.utf8.dropFirst(word.utf8.count).first
    return next.map { !(UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) } ?? true
  }

  /// Returns whether C reserves the name for implementations, or POSIX reserves it for types.
  private static func isReservedInC(_ name: String) -> Bool {
    let second = name.utf8.dropFirst().first
    let isCapital = second.map { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) } ?? false
    return name.hasPrefix("__") || (name.hasPrefix("_") && isCapital) || name.hasSuffix("_t")
  }

  private static let ownershipWords = ["alloc", "copy", "init", "mutableCopy", "new"]

  private static let generated: Set<String> = ["wrappedObject", "wrappedValue"]

  /// Members without parameters that `NSObject` and its protocol declare, or that frameworks add to them.
  private static let inherited = Set(
    words: """
      accessInstanceVariablesDirectly alloc allowsWeakReference attributeKeys
      autoContentAccessingProxy automationElements automationElementsBlock autorelease
      awakeFromNib class classCode classDescription classFallbacksForKeyedArchiver
      classForArchiver classForCoder classForKeyedArchiver classForKeyedUnarchiver
      classForPortCoder className copy dealloc debugDescription description exposedBindings
      finalize hash hashValue init initialize isAccessibilityElement
      isAccessibilityElementBlock isProxy load mutableCopy new
      objectSpecifier observationInfo prepareForInterfaceBuilder release retain retainCount
      retainWeakReference scriptingProperties self shouldGroupAccessibilityChildren superclass
      toManyRelationshipKeys toOneRelationshipKeys useStoredAccessor version zone
      """)

  /// Keywords of C, C++, Objective-C, and other languages that Clang supports, followed by macros.
  private static let keywords = Set(
    words: """
      addrspace_cast alignas alignof and and_eq asm auto bitand bitor bool break case catch
      cbuffer char class co_await co_return co_yield column_major compl concept const
      const_cast consteval constexpr constinit continue decltype default delete do double
      dynamic_cast else enum explicit export extern false float for friend goto groupshared
      half if import in inline inout int long module mutable namespace noexcept not not_eq
      nullptr operator or or_eq out pipe private protected public register reinterpret_cast
      requires restrict return row_major short signed sizeof static static_assert static_cast
      struct super switch tbuffer template this thread_local throw true try typedef typeid
      typename typeof typeof_unqual union unsigned using virtual void volatile while xor
      xor_eq FALSE NO NULL Nil TRUE YES errno nil stderr stdin stdout
      """)
}
