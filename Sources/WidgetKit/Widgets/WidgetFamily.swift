/// A size of widgets: those of a home screen, and the smaller ones of a Lock Screen.
public enum WidgetFamily: Int, CaseIterable, Codable, Sendable, CustomStringConvertible {
  /// A square.
  case systemSmall
  /// Two squares side by side.
  case systemMedium
  /// Two squares side by side, and as high.
  case systemLarge
  /// Two large widgets side by side, on an iPad.
  case systemExtraLarge
  /// A circle of a Lock Screen.
  case accessoryCircular
  /// Some lines of a Lock Screen.
  case accessoryRectangular
  /// A line of a Lock Screen, above the clock.
  case accessoryInline

  /// The name of the case.
  public var description: String {
    switch self {
    case .systemSmall: "systemSmall"
    case .systemMedium: "systemMedium"
    case .systemLarge: "systemLarge"
    case .systemExtraLarge: "systemExtraLarge"
    case .accessoryCircular: "accessoryCircular"
    case .accessoryRectangular: "accessoryRectangular"
    case .accessoryInline: "accessoryInline"
    }
  }

  /// A Boolean value that indicates whether the widget is one of a Lock Screen.
  var isAccessory: Bool { rawValue >= Self.accessoryCircular.rawValue }
}
