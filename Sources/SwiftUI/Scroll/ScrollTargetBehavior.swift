/// Where scrolling comes to rest; an app may bring its own rule, which a still never asks.
public protocol ScrollTargetBehavior {
  /// What a rule knows of the scroll view.
  typealias TargetContext = ScrollTargetBehaviorContext

  /// Changes where scrolling is about to come to rest.
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext)
}

extension ScrollTargetBehavior {
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {}
}

/// A part of a scroll view's content that is about to show.
public struct ScrollTarget: Hashable, Sendable {
  /// In the content's coordinates, in points.
  public var rect: CGRect
  /// Where in the scroll view the part comes to lie; nil moves no more than is needed.
  public var anchor: UnitPoint?

  /// Creates a target.
  public init(rect: CGRect, anchor: UnitPoint? = nil) { (self.rect, self.anchor) = (rect, anchor) }
}

/// What a rule of where to rest knows of its scroll view.
@dynamicMemberLookup
public struct ScrollTargetBehaviorContext {
  /// Where scrolling would come to rest without a rule.
  public let originalTarget: ScrollTarget
  /// In points a second.
  public let velocity: CGVector
  /// In points.
  public let contentSize: CGSize
  /// In points.
  public let containerSize: CGSize
  /// The axes along which the view scrolls.
  public let axes: Axis.Set
  let environment: EnvironmentValues

  public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T {
    environment[keyPath: keyPath]
  }
}

/// A length and a direction.
public struct CGVector: Hashable, Sendable {
  public var dx: CGFloat
  public var dy: CGFloat
  public static let zero = CGVector()

  /// Creates a vector.
  public init(dx: CGFloat = 0, dy: CGFloat = 0) { (self.dx, self.dy) = (dx, dy) }
}
