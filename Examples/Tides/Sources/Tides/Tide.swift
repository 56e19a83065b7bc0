import Foundation

/// A turn of the sea: high or low water.
public struct Tide: Identifiable, Sendable {
  /// The minute of the day, from 0 to 1,439.
  public let minute: Int
  /// In metres above the chart's datum.
  public let height: Double

  public var id: Int { minute }

  public init(minute: Int, height: Double) {
    self.minute = minute
    self.height = height
  }

  /// Returns the height of the sea between turns, in metres: half a cosine from one to the next.
  ///
  /// Before the first turn and behind the last one the sea stands still.
  ///
  /// - Parameters:
  ///   - minute: A minute of the day.
  ///   - tides: The turns, in the order of the day.
  /// - Returns: The height, 0 without turns.
  public static func height(at minute: Int, between tides: [Tide]) -> Double {
    let before = tides.last { $0.minute <= minute }
    let after = tides.first { $0.minute > minute }
    guard let before, let after else { return (before ?? after)?.height ?? 0 }
    let share = Double(minute - before.minute) / Double(after.minute - before.minute)
    return before.height + (after.height - before.height) * (1 - cos(share * .pi)) / 2
  }
}
