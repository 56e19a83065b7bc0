import AppIntents

/// The provider of the entries of a widget that a person sets up.
///
///     struct HarbourProvider: AppIntentTimelineProvider {
///       func placeholder(in context: Context) -> TideEntry { .sample }
///
///       func snapshot(for configuration: PickHarbour, in context: Context) async -> TideEntry {
///         TideEntry(date: .now, place: configuration.name)
///       }
///
///       func timeline(
///         for configuration: PickHarbour, in context: Context
///       ) async -> Timeline<TideEntry> { Timeline(entries: [.sample], policy: .never) }
///     }
///
/// A picture shows the snapshot for the settings that a ``WidgetPreview`` is given, or for the
/// defaults.
public protocol AppIntentTimelineProvider {
  /// The type of the entries.
  associatedtype Entry: TimelineEntry
  /// The type of the settings.
  associatedtype Intent: WidgetConfigurationIntent
  /// The surroundings of a widget.
  typealias Context = TimelineProviderContext

  /// Returns the entry of a widget that has nothing to show yet.
  ///
  /// It is drawn without its words and pictures where there is no snapshot.
  ///
  /// - Parameter context: The surroundings of the widget.
  /// - Returns: An entry.
  func placeholder(in context: Context) -> Entry

  /// Returns the entry of the present moment.
  ///
  /// An answer that needs no time is drawn; until then the placeholder is.
  ///
  /// - Parameters:
  ///   - configuration: The settings.
  ///   - context: The surroundings of the widget.
  /// - Returns: An entry.
  func snapshot(for configuration: Intent, in context: Context) async -> Entry

  /// Returns the entries of the time to come, for which no picture asks.
  ///
  /// - Parameters:
  ///   - configuration: The settings.
  ///   - context: The surroundings of the widget.
  /// - Returns: The entries.
  func timeline(for configuration: Intent, in context: Context) async -> Timeline<Entry>

  /// Returns settings that are offered to a person, where nobody is.
  func recommendations() -> [AppIntentRecommendation<Intent>]

  /// Returns the circumstances in which settings matter more, for which no picture asks.
  func relevance() async -> WidgetRelevance<Intent>
}

extension AppIntentTimelineProvider {
  /// By default, no settings are offered.
  public func recommendations() -> [AppIntentRecommendation<Intent>] { [] }

  /// By default, there are no such circumstances.
  public func relevance() async -> WidgetRelevance<Intent> { WidgetRelevance([]) }
}

/// Settings that are offered to a person, with words for them.
public struct AppIntentRecommendation<Intent: WidgetConfigurationIntent> {
  /// The settings.
  public let intent: Intent

  /// Creates an offer, whose words nothing shows.
  ///
  /// - Parameters:
  ///   - intent: The settings.
  ///   - description: The words for them.
  public init(intent: Intent, description: Text) { self.intent = intent }

  /// Creates an offer, whose words nothing shows.
  ///
  /// - Parameters:
  ///   - intent: The settings.
  ///   - description: The key of the localised words.
  public init(intent: Intent, description: LocalizedStringKey) { self.intent = intent }

  /// Creates an offer, whose words nothing shows.
  ///
  /// - Parameters:
  ///   - intent: The settings.
  ///   - description: The words for them.
  @_disfavoredOverload
  public init<S: StringProtocol>(intent: Intent, description: S) { self.intent = intent }
}

/// A provider of entries for settings that are given.
struct ConfiguredProvider<Base: AppIntentTimelineProvider>: TimelineProvider {
  let base: Base
  let configuration: Base.Intent

  func placeholder(in context: Context) -> Base.Entry { base.placeholder(in: context) }

  func getSnapshot(
    in context: Context, completion: @escaping @Sendable (Base.Entry) -> Void
  ) {
    ProviderWork { completion(await base.snapshot(for: configuration, in: context)) }.begin()
  }

  func getTimeline(
    in context: Context, completion: @escaping @Sendable (Timeline<Base.Entry>) -> Void
  ) { ProviderWork { completion(await base.timeline(for: configuration, in: context)) }.begin() }
}

/// The work of a provider, which its task alone does.
private final class ProviderWork: @unchecked Sendable {
  private let work: () async -> Void

  init(_ work: @escaping () async -> Void) { self.work = work }

  func begin() { Task { await work() } }
}
