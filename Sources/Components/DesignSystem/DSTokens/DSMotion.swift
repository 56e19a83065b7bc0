/// The course of a change between its start and its end.
public enum DSEasing: Hashable, Sendable {
  /// A cubic Bézier curve from (0, 0) to (1, 1) by the coordinates of its two control points.
  case curve(Double, Double, Double, Double)
  /// A spring that swings beyond its end by its bounce: not at all at 0, for ever at 1.
  case spring(bounce: Double)
}

extension DSEasing {
  /// An even course.
  public static let linear = DSEasing.curve(0, 0, 1, 1)
  /// The course of views that come: fast at first, slow where they stay.
  public static let enter = DSEasing.curve(0, 0, 0.2, 1)
  /// The course of views that go: slow at first, fast where they are gone.
  public static let exit = DSEasing.curve(0.4, 0, 1, 1)
  /// The course of views that stay and change.
  public static let change = DSEasing.curve(0.42, 0, 0.58, 1)
}

/// A change's length and its course.
///
///     let rise = DSMotion(duration: 0.3, easing: .spring(bounce: 0.2))
public struct DSMotion: Hashable, Sendable {
  /// In seconds; of a spring about the time until it seems to be at its end.
  public var duration: Double
  /// The course of the change.
  public var easing: DSEasing

  /// Creates a motion.
  public init(duration: Double, easing: DSEasing) {
    (self.duration, self.easing) = (duration, easing)
  }
}

/// Durations, courses and springs of changes.
public struct DSMotionScale: Equatable, Sendable {
  /// In seconds.
  public var quick = 0.12
  /// The usual duration, in seconds.
  public var standard = 0.25
  /// The duration of large changes, in seconds.
  public var slow = 0.4
  /// The even course.
  public var linear = DSEasing.linear
  /// The course of views that come.
  public var enter = DSEasing.enter
  /// The course of views that go.
  public var exit = DSEasing.exit
  /// The course of views that stay and change.
  public var change = DSEasing.change
  /// Springs without a bounce, with a little of one, and with one that is seen.
  public var smooth = DSEasing.spring(bounce: 0)
  /// A spring that hardly overshoots.
  public var snappy = DSEasing.spring(bounce: 0.15)
  /// A spring that overshoots visibly.
  public var bouncy = DSEasing.spring(bounce: 0.3)

  /// Creates the standard motions.
  public init() {}

  /// No motion at all.
  public static var none: DSMotionScale {
    var scale = DSMotionScale()
    (scale.quick, scale.standard, scale.slow) = (0, 0, 0)
    return scale
  }
}
