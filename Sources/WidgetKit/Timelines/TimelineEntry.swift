import Foundation

/// A moment of a widget: its date, and what an app shows then.
///
///     struct TideEntry: TimelineEntry {
///       let date: Date
///       let height: Measurement<UnitLength>
///     }
public protocol TimelineEntry {
  /// The date from which the entry is shown.
  var date: Date { get }
  /// The weight of the entry among others of the day.
  var relevance: TimelineEntryRelevance? { get }
}

extension TimelineEntry {
  /// By default, an entry is as relevant as any other.
  public var relevance: TimelineEntryRelevance? { nil }
}

/// The weight of an entry among others, by which a stack of widgets turns; none is drawn.
public struct TimelineEntryRelevance: Hashable, Codable, Sendable {
  /// The score, more for what matters more.
  public var score: Float
  /// The time for which the score holds, in seconds; 0 until the next entry.
  public var duration: TimeInterval

  /// Creates a weight.
  ///
  /// - Parameters:
  ///   - score: The score, more for what matters more.
  ///   - duration: The time for which the score holds, in seconds; 0 until the next entry.
  public init(score: Float, duration: TimeInterval = 0) {
    (self.score, self.duration) = (score, duration)
  }
}
