/// A rule for the position at which scrolling comes to rest; a still never asks one.
///
///     struct RowSnapping: ScrollTargetBehavior {
///       func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
///         target.rect.origin.y = (target.rect.minY / 64).rounded() * 64
///       }
///     }
public protocol ScrollTargetBehavior {
  /// The context of the scroll view.
  typealias TargetContext = ScrollTargetBehaviorContext

  /// Changes where scrolling is about to come to rest.
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext)
}

extension ScrollTargetBehavior {
  /// Leaves the target as it is.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {}
}

/// The part of a scroll view's content that is about to show.
public struct ScrollTarget: Hashable, Sendable {
  /// The rectangle in the content's coordinates, in points.
  public var rect: CGRect
  /// The point of the scroll view at which the part is aligned; nil scrolls the least distance.
  public var anchor: UnitPoint?

  /// Creates a target.
  public init(rect: CGRect, anchor: UnitPoint? = nil) { (self.rect, self.anchor) = (rect, anchor) }
}

/// The values that a scroll target behaviour may depend on.
@dynamicMemberLookup
public struct ScrollTargetBehaviorContext {
  /// The part that shows as the scroll begins.
  public let originalTarget: ScrollTarget
  /// The velocity of the finger, in points a second.
  public let velocity: CGVector
  /// The size of the content, in points.
  public let contentSize: CGSize
  /// The size of the scroll view, in points.
  public let containerSize: CGSize
  /// The axes along which the view scrolls.
  public let axes: Axis.Set
  let environment: EnvironmentValues

  package init(
    originalTarget: ScrollTarget, contentSize: CGSize, containerSize: CGSize, axes: Axis.Set,
    environment: EnvironmentValues
  ) {
    (self.originalTarget, velocity, self.axes) = (originalTarget, .zero, axes)
    (self.contentSize, self.containerSize) = (contentSize, containerSize)
    self.environment = environment
  }

  /// Returns a value of the environment.
  public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T {
    environment[keyPath: keyPath]
  }
}

/// A vector.
public struct CGVector: Hashable, Sendable {
  /// The horizontal component.
  public var dx: CGFloat
  /// The vertical component.
  public var dy: CGFloat
  /// The vector of no length.
  public static let zero = CGVector()

  /// Creates a vector.
  public init(dx: CGFloat = 0, dy: CGFloat = 0) { (self.dx, self.dy) = (dx, dy) }
}
