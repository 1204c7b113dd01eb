/// Types of SwiftUI, UIKit and Foundation that most apps use, and that an object of the same name would hide.
enum SystemTypes {
  static let names: Set<String> = [
    // SwiftUI
    "Alignment", "Animation", "App", "Binding", "Button", "Capsule", "Circle", "Color", "Commands",
    "ContentView", "Divider", "EmptyView", "Environment", "Font", "ForEach", "Form", "Gesture",
    "Gradient", "Grid", "Group", "GroupBox", "HStack", "Image", "Label", "Layout", "Link", "List",
    "Menu", "NavigationLink", "NavigationStack", "Path", "Picker", "Preview", "ProgressView",
    "Rectangle", "Scene", "ScrollView", "Section", "Shape", "Slider", "Spacer", "State", "Stepper",
    "Tab", "TabView", "Table", "Text", "TextField", "Toggle", "Transaction", "Transition", "VStack",
    "View", "ViewModifier", "Window", "ZStack",
    // UIKit and WebKit have prefixes; Foundation and the standard library
    "Array", "Bundle", "Calendar", "Character", "Data", "DateFormatter", "Dictionary", "Duration",
    "Error", "FileManager", "Host", "Locale", "Measurement", "Notification", "Operation",
    "Optional",
    "Predicate", "Process", "Progress", "Result", "Sequence", "Stream", "Task", "Thread",
    "TimeZone",
    "Timer", "Unit",
  ]
}
