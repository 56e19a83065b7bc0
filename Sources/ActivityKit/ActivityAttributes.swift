/// A Live Activity's values: those that stay, and the state of those that change.
///
///     struct FerryAttributes: ActivityAttributes {
///       struct ContentState: Codable, Hashable {
///         var arrival: Date
///       }
///
///       var name: String
///     }
public protocol ActivityAttributes: Codable {
  /// The type of the values that change.
  associatedtype ContentState: Codable, Hashable
}

/// The values of a Live Activity that change, with the date until which they hold.
public struct ActivityContent<State: Codable & Hashable>: CustomStringConvertible {
  /// The values.
  public var state: State
  /// The date after which the values are stale; nil for never.
  public var staleDate: Date?
  /// The weight of the activity among others, more for what matters more.
  public var relevanceScore: Double

  /// Creates the content of a Live Activity.
  ///
  /// - Parameters:
  ///   - state: The values.
  ///   - staleDate: The date after which they are stale; nil for never.
  ///   - relevanceScore: The weight of the activity among others.
  public init(state: State, staleDate: Date?, relevanceScore: Double = 0) {
    (self.state, self.staleDate, self.relevanceScore) = (state, staleDate, relevanceScore)
  }

  /// The values in words.
  public var description: String { "\(state)" }
}

extension ActivityContent: Sendable where State: Sendable {}
extension ActivityContent: Equatable {}
extension ActivityContent: Hashable {}
