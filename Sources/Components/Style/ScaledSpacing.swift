import SwiftUI

/// A distance between a symbol or a picture and its words that grows with the words, so that large
/// ones do not touch what stands before them.
///
/// Letters grow by three and more, the air between things by two at the most, as the system's
/// labels and rows have it: a phone has no more width to give. Small type leaves the distance as it
/// is.
///
///     struct Lap: View {
///       @ScaledSpacing private var gap = 8
///
///       var body: some View {
///         HStack(spacing: gap) {
///           Image(systemName: "figure.run")
///           Text("400 м")
///         }
///       }
///     }
@propertyWrapper
public struct ScaledSpacing: DynamicProperty {
  private let base: CGFloat
  @ScaledMetric private var scaled: CGFloat

  /// The most that a distance grows by.
  private static let growth: CGFloat = 2

  /// Creates a distance.
  ///
  /// - Parameters:
  ///   - wrappedValue: The distance beside usual words, in points.
  ///   - style: The text style of the words.
  public init(wrappedValue: CGFloat, relativeTo style: Font.TextStyle = .body) {
    base = wrappedValue
    _scaled = ScaledMetric(wrappedValue: wrappedValue, relativeTo: style)
  }

  /// The distance at the surroundings' type size, in points.
  public var wrappedValue: CGFloat { min(max(base, scaled), base * Self.growth) }
}
