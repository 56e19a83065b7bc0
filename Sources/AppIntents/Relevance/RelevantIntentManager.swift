/// The circumstances in which an app's actions matter more, of which no system is told.
public final class RelevantIntentManager: Sendable {
  /// The manager of the process.
  public static let shared = RelevantIntentManager()

  private init() {}

  /// Does nothing: no stack of widgets turns by circumstances.
  ///
  /// - Parameter relevantIntents: The actions with their circumstances.
  public func updateRelevantIntents(_ relevantIntents: [RelevantIntent]) async {}
}

/// Settings of a widget that matter more in some circumstances.
public struct RelevantIntent: Sendable {
  /// The name of the widget.
  public let widgetKind: String
  /// The circumstances.
  public let relevance: RelevantContext

  /// Creates settings with their circumstances.
  ///
  /// - Parameters:
  ///   - intent: The settings.
  ///   - widgetKind: The name of the widget.
  ///   - relevance: The circumstances.
  public init<Intent: WidgetConfigurationIntent>(
    _ intent: Intent, widgetKind: String, relevance: RelevantContext
  ) { (self.widgetKind, self.relevance) = (widgetKind, relevance) }
}
