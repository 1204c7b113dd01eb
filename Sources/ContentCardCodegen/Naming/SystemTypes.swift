/// Types that apps often use, from SwiftUI, Foundation, the standard library, and other frameworks. If a schema has no
/// namespace, an object with the name of such a type hides the type.
enum SystemTypes {
  /// The name of the Foundation module, and the names of common value types that it exports.
  static let foundation = Set(
    words: """
      AffineTransform AttributedString CGFloat CGPoint CGRect CGSize CGVector Calendar
      CharacterSet ComparisonResult Data Date DateComponents DateInterval Decimal Foundation
      IndexPath IndexSet InflectionRule Locale Measurement Morphology NSPoint NSRange NSRect
      NSSize OperatingSystemVersion PersonNameComponents SortOrder TimeInterval TimeZone URL
      URLComponents URLError URLQueryItem URLRequest UUID
      """)

  /// The types that an object's name can hide. Most types in UIKit and WebKit are left out, because their names have
  /// prefixes.
  static let names = swiftUI.union(foundationAndStandardLibrary)

  /// Types in SwiftUI and in frameworks that are used with it, and the view in Xcode's app template.
  private static let swiftUI = Set(
    words: """
      Alignment Angle Animation AnyView App AsyncImage Axis Binding Button Canvas Capsule
      Circle Color ColorPicker Commands ContentUnavailableView ContentView ControlGroup
      DatePicker Divider Edge EditButton Ellipse EmptyView Environment EnvironmentObject
      FetchRequest FocusState Font ForEach Form Gauge GeometryReader Gesture Gradient Grid
      Group GroupBox HStack Image Label LabeledContent Layout LazyHGrid LazyHStack LazyVGrid
      LazyVStack Link List Material Menu NavigationLink NavigationStack ObservedObject
      OutlineGroup Path PhotosPicker Picker Preview Product ProgressView Rectangle
      RoundedRectangle Scene ScrollView Section SecureField Shape ShareLink Slider Spacer
      State StateObject Stepper Tab TabView Table Text TextEditor TextField TimelineView Tip
      Toggle ToolbarItem Transaction Transition VStack View ViewModifier Visibility Widget
      Window WindowGroup ZStack
      """)

  private static let foundationAndStandardLibrary = Set(
    words: """
      Array Bundle Calendar Character Data DateFormatter Dictionary Duration Error FileManager
      Host Locale Measurement Notification Operation Optional Predicate Process Progress
      Result Sequence Stream Task Thread TimeZone Timer Unit
      """)
}
