import SwiftUI

private enum Keys {
  enum Family: EnvironmentKey { static var defaultValue: WidgetFamily { .systemMedium } }
  enum Mode: EnvironmentKey { static var defaultValue: WidgetRenderingMode { .fullColor } }
  enum Margins: EnvironmentKey { static var defaultValue: EdgeInsets { EdgeInsets() } }
  enum Background: EnvironmentKey { static var defaultValue: Bool { true } }
}

extension EnvironmentValues {
  /// The size of the widget.
  ///
  ///     @Environment(\.widgetFamily) private var family
  ///     if family == .systemSmall { HighTide(entry) } else { TideCurve(entry) }
  public var widgetFamily: WidgetFamily {
    get { self[Keys.Family.self] }
    set { self[Keys.Family.self] = newValue }
  }

  /// The manner in which the colours of the widget are shown.
  public var widgetRenderingMode: WidgetRenderingMode {
    get { self[Keys.Mode.self] }
    set { self[Keys.Mode.self] = newValue }
  }

  /// The margins around the content of the widget, in points, where they are not disabled.
  ///
  ///     TideCurve(entry).padding(.horizontal, margins.leading)
  public internal(set) var widgetContentMargins: EdgeInsets {
    get { self[Keys.Margins.self] }
    set { self[Keys.Margins.self] = newValue }
  }

  /// A Boolean value that indicates whether widgets have their background here.
  public internal(set) var showsWidgetContainerBackground: Bool {
    get { self[Keys.Background.self] }
    set { self[Keys.Background.self] = newValue }
  }
}
