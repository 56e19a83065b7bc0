/// A feedback that is felt or heard.
///
///     Button("Add") { count += 1 }
///       .sensoryFeedback(.impact(weight: .light), trigger: count)
public struct SensoryFeedback: Equatable, Sendable {
  /// The weight of an impact.
  public enum Weight: Hashable, Sendable { case light, medium, heavy }
  /// The hardness of an impact.
  public enum Flexibility: Hashable, Sendable { case rigid, solid, soft }

  private let name: String

  /// A success.
  public static let success = SensoryFeedback(name: "success")
  /// A warning.
  public static let warning = SensoryFeedback(name: "warning")
  /// An error.
  public static let error = SensoryFeedback(name: "error")
  /// A change of the selection.
  public static let selection = SensoryFeedback(name: "selection")
  /// An increase across a threshold.
  public static let increase = SensoryFeedback(name: "increase")
  /// A decrease across a threshold.
  public static let decrease = SensoryFeedback(name: "decrease")
  /// The start of an activity.
  public static let start = SensoryFeedback(name: "start")
  /// The end of an activity.
  public static let stop = SensoryFeedback(name: "stop")
  /// The alignment of a dragged item.
  public static let alignment = SensoryFeedback(name: "alignment")
  /// A step between levels.
  public static let levelChange = SensoryFeedback(name: "levelChange")
  /// An impact.
  public static let impact = SensoryFeedback(name: "impact")

  /// Returns an impact of a weight.
  public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback {
    impact
  }
  /// Returns an impact of a hardness.
  public static func impact(
    flexibility: Flexibility, intensity: Double = 1
  ) -> SensoryFeedback { impact }
}
