/// A color in sRGB, with an opacity.
public struct ContentCardColor: Hashable, Sendable, CustomStringConvertible {
  /// The red component, from 0 to 255.
  public var red: UInt8
  /// The green component, from 0 to 255.
  public var green: UInt8
  /// The blue component, from 0 to 255.
  public var blue: UInt8
  /// The opacity, from 0 (transparent) to 255 (opaque).
  public var alpha: UInt8

  /// Creates a color. Each parameter sets the property of the same name.
  public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// The color as `#RRGGBBAA`.
  public var description: String {
    [red, green, blue, alpha].reduce(into: "#") { text, byte in
      let digits = String(byte, radix: 16, uppercase: true)
      text += byte < 16 ? "0" + digits : digits
    }
  }
}
