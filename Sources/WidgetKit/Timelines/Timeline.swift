import Foundation

/// The entries of a widget, and the time at which an app is asked for more.
///
///     completion(Timeline(entries: entries, policy: .after(nextTide)))
///
/// A picture shows the provider's snapshot; nobody follows a timeline.
public struct Timeline<EntryType: TimelineEntry> {
  /// The entries.
  public let entries: [EntryType]
  /// The time at which an app is asked for more.
  public let policy: TimelineReloadPolicy

  /// Creates a timeline.
  ///
  /// - Parameters:
  ///   - entries: The entries.
  ///   - policy: The time at which an app is asked for more.
  public init(entries: [EntryType], policy: TimelineReloadPolicy) {
    (self.entries, self.policy) = (entries, policy)
  }
}

extension Timeline: Sendable where EntryType: Sendable {}

/// The time at which an app is asked for the entries to come.
public struct TimelineReloadPolicy: Equatable, Sendable {
  private enum Moment: Equatable { case end, none, date(Date) }

  private let moment: Moment

  /// After the last entry.
  public static let atEnd = TimelineReloadPolicy(moment: .end)
  /// Not before the app says so.
  public static let never = TimelineReloadPolicy(moment: .none)

  /// Returns the policy of a date.
  public static func after(_ date: Date) -> TimelineReloadPolicy {
    TimelineReloadPolicy(moment: .date(date))
  }
}
