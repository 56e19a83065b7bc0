import SwiftUI

/// The content of a widget and its settings.
///
///     struct TideWidget: Widget {
///       var body: some WidgetConfiguration {
///         StaticConfiguration(kind: "tides", provider: TideProvider()) { TideView(entry: $0) }
///           .contentMarginsDisabled()
///       }
///     }
@MainActor @preconcurrency
public protocol WidgetConfiguration {
  /// The type of the body; Never of a configuration of the system's own.
  associatedtype Body: WidgetConfiguration

  /// The configuration that this one is made of.
  var body: Body { get }
}

extension WidgetConfiguration where Body == Never {
  /// Stops the program: a configuration of the system's own has no body.
  public var body: Never { fatalError("\(Self.self) has no body: it is the system's own") }
}

extension Never: WidgetConfiguration {}

extension WidgetConfiguration {
  /// Sets the name of the widget in the gallery of widgets, which no picture shows.
  ///
  /// - Parameter displayName: The name.
  /// - Returns: A configuration with the name.
  public func configurationDisplayName(_ displayName: Text) -> some WidgetConfiguration { self }

  /// Sets the name of the widget in the gallery of widgets, which no picture shows.
  ///
  /// - Parameter displayNameKey: The key of the localised name.
  /// - Returns: A configuration with the name.
  public func configurationDisplayName(
    _ displayNameKey: LocalizedStringKey
  ) -> some WidgetConfiguration { self }

  /// Sets the name of the widget in the gallery of widgets, which no picture shows.
  ///
  /// - Parameter displayName: The name.
  /// - Returns: A configuration with the name.
  @_disfavoredOverload
  public func configurationDisplayName<S: StringProtocol>(
    _ displayName: S
  ) -> some WidgetConfiguration { self }

  /// Sets the name of the widget in the gallery of widgets, which no picture shows.
  ///
  /// - Parameter displayNameResource: The localised name.
  /// - Returns: A configuration with the name.
  @_disfavoredOverload
  public func configurationDisplayName(
    _ displayNameResource: LocalizedStringResource
  ) -> some WidgetConfiguration { self }

  /// Sets the words about the widget in the gallery of widgets, which no picture shows.
  ///
  /// - Parameter description: The words.
  /// - Returns: A configuration with the words.
  public func description(_ description: Text) -> some WidgetConfiguration { self }

  /// Sets the words about the widget in the gallery of widgets, which no picture shows.
  ///
  /// - Parameter descriptionKey: The key of the localised words.
  /// - Returns: A configuration with the words.
  public func description(_ descriptionKey: LocalizedStringKey) -> some WidgetConfiguration {
    self
  }

  /// Sets the words about the widget in the gallery of widgets, which no picture shows.
  ///
  /// - Parameter description: The words.
  /// - Returns: A configuration with the words.
  @_disfavoredOverload
  public func description<S: StringProtocol>(_ description: S) -> some WidgetConfiguration {
    self
  }

  /// Sets the words about the widget in the gallery of widgets, which no picture shows.
  ///
  /// - Parameter descriptionResource: The localised words.
  /// - Returns: A configuration with the words.
  @_disfavoredOverload
  public func description(
    _ descriptionResource: LocalizedStringResource
  ) -> some WidgetConfiguration { self }

  /// Sets the sizes that the widget has; without a word it has all of them.
  ///
  ///     StaticConfiguration(kind: "tides", provider: TideProvider()) { TideView(entry: $0) }
  ///       .supportedFamilies([.systemSmall, .systemMedium])
  ///
  /// - Parameter families: The sizes.
  /// - Returns: A configuration of the sizes.
  public func supportedFamilies(_ families: [WidgetFamily]) -> some WidgetConfiguration {
    ChangedConfiguration(self) { $0.families = families }
  }

  /// Leaves out the margins around the content, which reaches to the widget's edges.
  ///
  /// `\.widgetContentMargins` tells the margins that an app may put back where it wants them.
  ///
  /// - Returns: A configuration without margins.
  public func contentMarginsDisabled() -> some WidgetConfiguration {
    ChangedConfiguration(self) { $0.hasMargins = false }
  }

  /// Sets whether the widget may be shown without its background, as on a Lock Screen.
  ///
  /// - Parameter isRemovable: A Boolean value that indicates whether the background goes where
  ///   widgets have none; false keeps it everywhere.
  /// - Returns: A configuration with the background where it is wanted.
  public func containerBackgroundRemovable(
    _ isRemovable: Bool = true
  ) -> some WidgetConfiguration {
    ChangedConfiguration(self) { $0.isBackgroundRemovable = isRemovable }
  }
}

extension WidgetConfiguration {
  /// Sets the work of loads in the background that come for the widget; none come.
  ///
  /// - Parameters:
  ///   - matching: The name of a session.
  ///   - urlSessionEvent: A closure that receives the name of a session, and another one to call.
  /// - Returns: A configuration with the work.
  public func onBackgroundURLSessionEvents(
    matching: String, _ urlSessionEvent: @escaping (String, @escaping () -> Void) -> Void
  ) -> some WidgetConfiguration { self }

  /// Sets the work of loads in the background that come for the widget; none come.
  ///
  /// - Parameters:
  ///   - matching: A closure that returns whether the work is for a session of a name.
  ///   - urlSessionEvent: A closure that receives the name of a session, and another one to call.
  /// - Returns: A configuration with the work.
  public func onBackgroundURLSessionEvents(
    matching: ((String) -> Bool)? = nil,
    _ urlSessionEvent: @escaping (String, @escaping () -> Void) -> Void
  ) -> some WidgetConfiguration { self }
}

/// A configuration that says something else about its widget.
private struct ChangedConfiguration: WidgetConfiguration, ConfigurationOfSettings {
  let settings: WidgetSettings?

  init<Base: WidgetConfiguration>(_ base: Base, _ change: (inout WidgetSettings) -> Void) {
    settings = WidgetSettings(of: base).map { settings in
      var settings = settings
      change(&settings)
      return settings
    }
  }
}
