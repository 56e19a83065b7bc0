import SwiftUI

/// All that a widget's configuration says.
@MainActor
struct WidgetSettings {
  let kind: String
  var families = WidgetFamily.allCases
  var hasMargins = true
  var isBackgroundRemovable = true
  /// Returns the content, of an entry that is given or of the provider's own.
  let content: (TimelineProviderContext, WidgetRequest) -> AnyView
  /// The Live Activity; nil of a widget.
  var activity: ActivitySettings?

  init(kind: String, content: @escaping (TimelineProviderContext, WidgetRequest) -> AnyView) {
    (self.kind, self.content) = (kind, content)
  }

  /// Creates the settings of a Live Activity, which is no widget.
  init(activity: ActivitySettings) {
    self.init(kind: "") { _, _ in AnyView(EmptyView()) }
    (self.activity, families) = (activity, [])
  }

  /// Creates the settings of a configuration, which may have none.
  init?<Configuration: WidgetConfiguration>(of configuration: Configuration) {
    if let own = configuration as? any ConfigurationOfSettings {
      guard let settings = own.settings else { return nil }
      self = settings
    } else {
      self.init(of: configuration.body)
    }
  }

  /// Returns the settings of a widget, or of all for which it stands.
  ///
  /// Live Activities are among them.
  static func all<Content: Widget>(of widget: Content) -> [WidgetSettings] {
    if let group = widget as? any WidgetGroup { return group.settings }
    return WidgetSettings(of: widget.body).map { [$0] } ?? []
  }
}

/// A configuration of the system's own.
@MainActor
protocol ConfigurationOfSettings {
  /// The settings; nil where there is no widget.
  var settings: WidgetSettings? { get }
}

/// A widget that stands for others.
@MainActor
protocol WidgetGroup {
  /// The settings of the others.
  var settings: [WidgetSettings] { get }
}
