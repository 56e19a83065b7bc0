/// A generator of haptic feedback, which a still has none of.
@MainActor @preconcurrency
open class UIFeedbackGenerator {
  /// Creates a generator.
  public init() {}
  /// Has no effect: a still has no haptics.
  open func prepare() {}
}

/// A generator of impacts.
///
///     let tap = UIImpactFeedbackGenerator(style: .light)
///     tap.impactOccurred()
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// The strength of an impact.
  public enum FeedbackStyle: Int, Sendable { case light, medium, heavy, soft, rigid }

  /// Creates a generator of blows.
  public init(style: FeedbackStyle) { super.init() }

  /// Creates a generator of impacts of medium strength.
  public override init() { super.init() }

  /// Has no effect: a still has no haptics.
  open func impactOccurred() {}
  /// Has no effect: a still has no haptics.
  open func impactOccurred(intensity: CGFloat) {}
}

/// A generator of feedback on outcomes.
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// The outcome that a feedback tells of.
  public enum FeedbackType: Int, Sendable { case success, warning, error }

  /// Creates a generator.
  public override init() { super.init() }

  /// Has no effect: a still has no haptics.
  open func notificationOccurred(_ type: FeedbackType) {}
}

/// A generator of feedback on a changed selection.
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Creates a generator.
  public override init() { super.init() }

  /// Has no effect: a still has no haptics.
  open func selectionChanged() {}
}
