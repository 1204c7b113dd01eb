// This file is not in `Values`, because `ContentCardSchema` also compiles that folder and does not use SwiftUI or
// UIKit.

#if canImport(SwiftUI)
  public import SwiftUI

  extension Color {
    /// Creates a SwiftUI color from a card's color, in sRGB.
    public init(_ color: ContentCardColor) {
      self.init(
        .sRGB, red: Double(color.red) / 255, green: Double(color.green) / 255,
        blue: Double(color.blue) / 255, opacity: Double(color.alpha) / 255)
    }
  }
#endif

#if canImport(UIKit)
  public import UIKit

  extension UIColor {
    /// Creates a UIKit color from a card's color, in sRGB.
    public convenience init(_ color: ContentCardColor) {
      self.init(
        red: CGFloat(color.red) / 255, green: CGFloat(color.green) / 255,
        blue: CGFloat(color.blue) / 255, alpha: CGFloat(color.alpha) / 255)
    }
  }
#endif
