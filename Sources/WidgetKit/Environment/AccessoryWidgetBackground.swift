import SwiftUI

/// The usual background of a Lock Screen's widget: a veil in its shape, and nothing in others.
///
///     ZStack {
///       AccessoryWidgetBackground()
///       Text("3.2 m")
///     }
public struct AccessoryWidgetBackground: View {
  @Environment(\.widgetFamily) private var family

  /// Creates a background.
  public init() {}

  /// The veil.
  public var body: some View {
    switch family {
    case .accessoryCircular: Circle().fill(veil)
    case .accessoryRectangular: WidgetFamily.accessoryRectangle.fill(veil)
    default: EmptyView()
    }
  }

  private var veil: Color { .primary.opacity(0.15) }
}

extension WidgetFamily {
  /// The shape of a Lock Screen's widget of several lines; Apple tells no radius.
  static var accessoryRectangle: RoundedRectangle {
    RoundedRectangle(cornerRadius: 12, style: .continuous)
  }
}
