import Foundation

/// The provider of a widget's entries.
///
///     struct TideProvider: TimelineProvider {
///       func placeholder(in context: Context) -> TideEntry { .sample }
///
///       func getSnapshot(in context: Context, completion: @escaping (TideEntry) -> Void) {
///         completion(.sample)
///       }
///
///       func getTimeline(
///         in context: Context, completion: @escaping (Timeline<TideEntry>) -> Void
///       ) { completion(Timeline(entries: [.sample], policy: .never)) }
///     }
///
/// A picture shows the snapshot. What an entry makes of `Date()` differs from picture to picture,
/// as it does in any view: a snapshot has a date of its own, or a ``WidgetPreview`` is given one.
public protocol TimelineProvider {
  /// The type of the entries.
  associatedtype Entry: TimelineEntry
  /// The surroundings of a widget.
  typealias Context = TimelineProviderContext

  /// Returns the entry of a widget that has nothing to show yet.
  ///
  /// It is drawn without its words and pictures where there is no snapshot.
  ///
  /// - Parameter context: The surroundings of the widget.
  /// - Returns: An entry.
  func placeholder(in context: Context) -> Entry

  /// Gives the entry of the present moment.
  ///
  /// An answer that needs no time is drawn, of a task too; until then the placeholder is.
  ///
  /// - Parameters:
  ///   - context: The surroundings of the widget.
  ///   - completion: A closure to call with the entry.
  @preconcurrency
  func getSnapshot(in context: Context, completion: @escaping @Sendable (Entry) -> Void)

  /// Gives the entries of the time to come, for which no picture asks.
  ///
  /// - Parameters:
  ///   - context: The surroundings of the widget.
  ///   - completion: A closure to call with the entries.
  @preconcurrency
  func getTimeline(
    in context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void)

  /// Returns the circumstances in which the widget matters more, for which no picture asks.
  func relevance() async -> WidgetRelevance<Void>
}

extension TimelineProvider {
  /// By default, there are no such circumstances.
  public func relevance() async -> WidgetRelevance<Void> { WidgetRelevance([]) }
}
