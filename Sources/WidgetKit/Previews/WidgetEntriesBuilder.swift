import SwiftUI

/// A result builder that lists the entries of a preview.
@resultBuilder
public struct WidgetEntriesBuilder {
  /// Returns a list of an entry.
  public static func buildExpression(_ entry: any TimelineEntry) -> [any TimelineEntry] {
    [entry]
  }

  /// Returns the list as it is.
  public static func buildExpression(_ entries: [any TimelineEntry]) -> [any TimelineEntry] {
    entries
  }

  /// Joins lists.
  public static func buildBlock(_ entries: [any TimelineEntry]...) -> [any TimelineEntry] {
    entries.flatMap { $0 }
  }

  /// Returns the entries of a condition, or none.
  public static func buildOptional(_ entries: [any TimelineEntry]?) -> [any TimelineEntry] {
    entries ?? []
  }

  /// Returns the entries of one branch.
  public static func buildEither(first entries: [any TimelineEntry]) -> [any TimelineEntry] {
    entries
  }

  /// Returns the entries of the other branch.
  public static func buildEither(second entries: [any TimelineEntry]) -> [any TimelineEntry] {
    entries
  }

  /// Joins the lists of a loop.
  public static func buildArray(_ entries: [[any TimelineEntry]]) -> [any TimelineEntry] {
    entries.flatMap { $0 }
  }
}
