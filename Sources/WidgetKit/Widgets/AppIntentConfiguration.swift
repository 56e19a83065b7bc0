import AppIntents
import SwiftUI

/// The configuration of a widget that a person sets up.
///
///     AppIntentConfiguration(
///       kind: "tides", intent: PickHarbour.self, provider: HarbourProvider()
///     ) { entry in
///       TideView(entry: entry)
///     }
///
/// A picture shows the settings' defaults, or those that a ``WidgetPreview`` is given.
@MainActor @preconcurrency
public struct AppIntentConfiguration<Intent: WidgetConfigurationIntent, Content: View>:
  WidgetConfiguration
{
  /// The type of the body.
  public typealias Body = Never

  let settings: WidgetSettings?

  /// Creates the configuration of a widget.
  ///
  /// - Parameters:
  ///   - kind: The name of the widget, by which an app and a ``WidgetPreview`` find it.
  ///   - intent: The type of the settings.
  ///   - provider: The provider of entries.
  ///   - content: A closure that returns the content, from an entry.
  public init<Provider: AppIntentTimelineProvider>(
    kind: String, intent: Intent.Type = Intent.self, provider: Provider,
    @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) where Provider.Intent == Intent {
    settings = WidgetSettings(kind: kind) { context, request in
      let configuration = request.configuration(of: Intent.self)
      return AnyView(
        WidgetSnapshot(
          provider: ConfiguredProvider(base: provider, configuration: configuration),
          context: context, given: request.entry, content: content))
    }
  }
}

extension AppIntentConfiguration: ConfigurationOfSettings {}

/// The wishes of a picture: an entry, and settings.
struct WidgetRequest {
  /// The entry to show; nil for the provider's own.
  var entry: (any TimelineEntry)?
  /// The settings; nil for the defaults.
  var configuration: (any WidgetConfigurationIntent)?
  /// The way to the screen, which is told of settings of another type.
  var warn: @MainActor (String) -> Void = { _ in }

  /// Returns the settings, or the defaults where they are of another type.
  @MainActor
  func configuration<Intent: WidgetConfigurationIntent>(of type: Intent.Type) -> Intent {
    guard let configuration else { return Intent() }
    if let own = configuration as? Intent { return own }
    warn(
      "WidgetPreview was given settings of \(Swift.type(of: configuration)); those of the widget "
        + "are of \(Intent.self).")
    return Intent()
  }
}
