import AppIntents

/// The circumstances in which a widget matters more; no stack of widgets turns by them.
///
///     func relevance() async -> WidgetRelevance<Void> {
///       WidgetRelevance([WidgetRelevanceAttribute(context: .date(highWater))])
///     }
public struct WidgetRelevance<Configuration> {
  /// The circumstances, with the widget's settings in them.
  public let attributes: [WidgetRelevanceAttribute<Configuration>]

  /// Creates circumstances.
  ///
  /// - Parameter attributes: The circumstances, with the widget's settings in them.
  public init(_ attributes: [WidgetRelevanceAttribute<Configuration>]) {
    self.attributes = attributes
  }
}

/// Circumstances, with a widget's settings in them.
public struct WidgetRelevanceAttribute<Configuration> {
  /// The settings.
  public let configuration: Configuration
  /// The circumstances.
  public let context: RelevantContext

  /// Creates circumstances of a widget with settings.
  ///
  /// - Parameters:
  ///   - configuration: The settings.
  ///   - context: The circumstances.
  public init(configuration: Configuration, context: RelevantContext) {
    (self.configuration, self.context) = (configuration, context)
  }

  /// Creates circumstances of a widget without settings.
  ///
  /// - Parameter context: The circumstances.
  public init(context: RelevantContext) where Configuration == Void {
    self.init(configuration: (), context: context)
  }
}
