import SwiftUI

/// The manner in which the colours of a widget are shown.
///
///     @Environment(\.widgetRenderingMode) private var mode
///     Circle().fill(mode == .fullColor ? AnyShapeStyle(.teal) : AnyShapeStyle(.primary))
public struct WidgetRenderingMode: Equatable, CustomStringConvertible, Sendable {
  /// The name of the mode.
  public let description: String

  private init(_ description: String) { self.description = description }

  /// The app's own colours, as on a home screen.
  public static let fullColor = WidgetRenderingMode("fullColor")
  /// Two colours, one of which a person chooses.
  public static let accented = WidgetRenderingMode("accented")
  /// Shades of the light behind, as on a Lock Screen.
  public static let vibrant = WidgetRenderingMode("vibrant")
}
