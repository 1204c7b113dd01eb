extension ValueTable {
  static let numbers = [int, intInRange, double, doubleInRange, decimal, decimalInRange]

  /// Texts that are not valid numbers. Foundation or a person might read many of them as numbers.
  static let malformedNumbers = [
    "20%", "1,99", "1.234,56", "10 EUR", "€5", "0x1F", "1_000", "1 000", "1'000", "five", "NaN",
    "nan", "inf", "-inf", "infinity", "+", "-", "--5", "+-5", ".", ".5", "5.", "5..0", "5.e1",
    "1.2.3", "1-", "٤٢", "４２", "5\u{301}", "½", "e", "e5", "1e", "1e+", "5\u{0}", "−5",
    "\u{AD}5", "5\u{FE0F}", "one, two and three",
  ]

  private static let nines = String(repeating: "9", count: 400)

  package static let int = Self(
    #"{"type": "int"}"#, "a whole number",
    texts: [
      "0": "0", "7": "7", "-7": "-7", "+7": "7", "-0": "0", "007": "7", "+007": "7",
      "9007199254740993": "9007199254740993", "9223372036854775807": "9223372036854775807",
      "-9223372036854775808": "-9223372036854775808", "00000000000000000000000000000001": "1",
      "9223372036854775808": .tooLarge, "-9223372036854775809": .tooLarge,
      "99999999999999999999": .tooLarge, nines: .tooLarge,
    ],
    malformed: malformedNumbers + ["5.0", "1.5", "1e3"],
    json: [
      "5": "5", "5.0": "5", "-7": "-7", "-0.0": "0", "1e3": "1000",
      "9223372036854775807": "9223372036854775807", "-9223372036854775808": "-9223372036854775808",
      "5.5": .malformed, "9223372036854775808": .tooLarge, "1e30": .tooLarge,
    ])

  package static let intInRange = Self(
    #"{"type": "int", "minimum": 0, "maximum": 100}"#, "a whole number",
    texts: [
      "0": "0", "100": "100", "-1": .issue(.outOfRange(minimum: "0", maximum: "100")),
      "101": .issue(.outOfRange(minimum: "0", maximum: "100")),
    ],
    json: [
      "5": "5", "5.5": .malformed, "100.0": "100",
      "101": .issue(.outOfRange(minimum: "0", maximum: "100")),
    ])

  package static let double = Self(
    #"{"type": "double"}"#, "a number",
    texts: [
      "0": "0.0", "0.5": "0.5", "-0.5": "-0.5", "+3.25": "3.25", "007.50": "7.5", "1e3": "1000.0",
      "1E3": "1000.0", "-2e3": "-2000.0", "1E+2": "100.0", "2.5e-3": "0.0025", "0.1": "0.1",
      "1.7976931348623157e308": "1.7976931348623157e+308", "1e-999": "0.0",
      "1e16": "1e+16", "123456789012345680": "1.2345678901234568e+17",
      "1e999": .tooLarge, "-1e999": .tooLarge, "1e309": .tooLarge, nines: .tooLarge,
    ],
    malformed: malformedNumbers + ["1,5"],
    json: ["5": "5.0", "5.5": "5.5", "0.5": "0.5", "1e3": "1000.0", "-0.5e-2": "-0.005"])

  package static let doubleInRange = Self(
    #"{"type": "double", "maximum": 1}"#, "a number",
    texts: [
      "1": "1.0", "-5e3": "-5000.0", "1.5": .issue(.outOfRange(minimum: nil, maximum: "1.0")),
    ],
    json: [
      "5": .issue(.outOfRange(minimum: nil, maximum: "1.0")),
      "5.5": .issue(.outOfRange(minimum: nil, maximum: "1.0")),
    ])

  package static let decimal = Self(
    #"{"type": "decimal"}"#, "a decimal number",
    tooLarge: "a decimal number of at most 38 digits",
    texts: [
      "0": "0", "-0": "0", "0.00": "0", "-0.0": "0", "250": "250", "250.00": "250",
      "+12.50": "12.5", "-0.5": "-0.5", "007.10": "7.1", "0.1": "0.1", "0.001": "0.001",
      "1000": "1000", "1234567890123456789": "1234567890123456789",
      "18446744073709551615": "18446744073709551615",
      "12345678901234567890": "12345678901234567890",
      "1234567890123456789.0123456789012345678": "1234567890123456789.0123456789012345678",
      "-10000000000000000000000000000000000001": "-10000000000000000000000000000000000001",
      "99999999999999999999999999999999999999": "99999999999999999999999999999999999999",
      "0.00000000000000000000000000000000000001": "0.00000000000000000000000000000000000001",
      String(repeating: "0", count: 50) + "1." + String(repeating: "0", count: 50): "1",
      String(repeating: "1", count: 39): .tooLarge,
      "100000000000000000000000000000000000000": .tooLarge,
      "0.000000000000000000000000000000000000001": .tooLarge,
      "1234567890123456789.01234567890123456789": .tooLarge, nines: .tooLarge,
    ],
    malformed: malformedNumbers + ["1e3", "1E3"],
    json: [
      "5": "5", "5.5": "5.5", "0.1": "0.1", "19.99": "19.99", "250.0": "250", "-0.0": "0",
      "9223372036854775807": "9223372036854775807", "1e20": "100000000000000000000",
      "1.5e-7": "0.00000015", "-2.5e16": "-25000000000000000", "1e38": .tooLarge,
      "1e300": .tooLarge, "5e-324": .tooLarge,
    ])

  package static let decimalInRange = Self(
    #"{"type": "decimal", "minimum": 0.5}"#, "a decimal number",
    texts: [
      "0.50": "0.5", "0.49": .issue(.outOfRange(minimum: "0.5", maximum: nil)),
      "0.4999999999999999999999": .issue(.outOfRange(minimum: "0.5", maximum: nil)),
    ],
    json: [
      "5": "5", "5.5": "5.5", "0.5": "0.5",
      "0.25": .issue(.outOfRange(minimum: "0.5", maximum: nil)),
      "0": .issue(.outOfRange(minimum: "0.5", maximum: nil)),
    ])
}
