import SwiftUI

/// The configuration of a widget that a person cannot set up.
///
///     StaticConfiguration(kind: "tides", provider: TideProvider()) { entry in
///       Text(entry.date, style: .time)
///         .containerBackground(.teal.gradient, for: .widget)
///     }
@MainActor @preconcurrency
public struct StaticConfiguration<Content: View>: WidgetConfiguration {
  /// The type of the body.
  public typealias Body = Never

  let settings: WidgetSettings?

  /// Creates the configuration of a widget.
  ///
  /// - Parameters:
  ///   - kind: The name of the widget, by which an app and a ``WidgetPreview`` find it.
  ///   - provider: The provider of entries.
  ///   - content: A closure that returns the content, from an entry.
  public init<Provider: TimelineProvider>(
    kind: String, provider: Provider, @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) {
    settings = WidgetSettings(kind: kind) { context, request in
      AnyView(
        WidgetSnapshot(provider: provider, context: context, given: request.entry, content: content)
      )
    }
  }
}

extension StaticConfiguration: ConfigurationOfSettings {}

/// A configuration without a widget.
public struct EmptyWidgetConfiguration: WidgetConfiguration, ConfigurationOfSettings {
  /// The type of the body.
  public typealias Body = Never

  /// Creates no configuration.
  public init() {}

  var settings: WidgetSettings? { nil }
}
