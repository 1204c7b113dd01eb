/// A color: red, green, blue and opacity, a byte each, in sRGB.
public struct ContentCardColor: Hashable, Sendable, CustomStringConvertible {
  /// How red the color is, from 0 to 255.
  public var red: UInt8
  /// How green the color is, from 0 to 255.
  public var green: UInt8
  /// How blue the color is, from 0 to 255.
  public var blue: UInt8
  /// How opaque the color is, from 0 for invisible to 255.
  public var alpha: UInt8

  /// A color of its parts; opaque unless said otherwise.
  public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// `#RRGGBBAA`.
  public var description: String {
    [red, green, blue, alpha].reduce(into: "#") { text, byte in
      let digits = String(byte, radix: 16, uppercase: true)
      text += byte < 16 ? "0" + digits : digits
    }
  }
}
