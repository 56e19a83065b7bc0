/// The priority of a constraint, under UIKit's name.
public struct UILayoutPriority: Hashable, Sendable, RawRepresentable {
  /// The number, up to 1000.
  public let rawValue: Float

  /// Creates a priority by its number.
  public init(rawValue: Float) { self.rawValue = rawValue }
  /// Creates a priority by its number.
  public init(_ rawValue: Float) { self.rawValue = rawValue }
  /// A constraint that must hold.
  public static let required = UILayoutPriority(1000)
  /// A high priority.
  public static let defaultHigh = UILayoutPriority(750)
  /// A low priority.
  public static let defaultLow = UILayoutPriority(250)
  /// The lowest priority of the system.
  public static let fittingSizeLevel = UILayoutPriority(50)
}

/// A constraint between views of UIKit; nothing lays them out, so that it is kept and never solved.
///
///     let (label, page) = (UILabel(), UIView())
///     NSLayoutConstraint.activate([
///       label.topAnchor.constraint(equalTo: page.topAnchor, constant: 8),
///       label.centerXAnchor.constraint(equalTo: page.centerXAnchor),
///     ])
@MainActor @preconcurrency
open class NSLayoutConstraint: NSObject {
  /// The relation of two sides.
  public enum Relation: Int, Sendable { case lessThanOrEqual = -1, equal, greaterThanOrEqual }

  /// A line or length of a view.
  public enum Attribute: Int, Sendable {
    /// No attribute.
    case notAnAttribute
    /// The edges, lengths and middles of a view.
    case left, right, top, bottom, leading, trailing, width, height, centerX, centerY
    /// The baselines, and lines of the margins.
    case lastBaseline, firstBaseline, leftMargin, rightMargin, topMargin, bottomMargin
    /// Lines of the margins by reading direction.
    case leadingMargin, trailingMargin, centerXWithinMargins, centerYWithinMargins
  }

  /// An axis.
  public enum Axis: Int, Sendable { case horizontal, vertical }

  /// The constant, in points.
  open var constant: CGFloat
  /// The priority.
  open var priority = UILayoutPriority.required
  /// A Boolean value that indicates whether the constraint holds.
  open var isActive = false
  /// A name for who looks for the constraint.
  open var identifier: String?
  /// The item whose side is bound: a view or a guide.
  open var firstItem: AnyObject? { first.object }
  /// The item that it is bound to; nil where it is bound to a length.
  open var secondItem: AnyObject? { second.object }
  /// The side that is bound.
  public let firstAttribute: Attribute
  /// The side that it is bound to.
  public let secondAttribute: Attribute
  /// The relation of the sides.
  public let relation: Relation
  /// The factor of the second side.
  public let multiplier: CGFloat
  private let first: Side
  private let second: Side

  /// Views keep their constraints, and not the other way round.
  private struct Side: @unchecked Sendable {
    weak var object: AnyObject?
  }

  /// Creates a constraint between two views.
  public nonisolated init(
    item: Any, attribute: Attribute, relatedBy relation: Relation, toItem other: Any?,
    attribute otherAttribute: Attribute, multiplier: CGFloat, constant: CGFloat
  ) {
    self.constant = constant
    (firstAttribute, secondAttribute) = (attribute, otherAttribute)
    (self.relation, self.multiplier) = (relation, multiplier)
    first = Side(object: item as AnyObject)
    second = Side(object: other.map { $0 as AnyObject })
    super.init()
  }

  /// Lets constraints hold.
  public static func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Lets constraints hold no longer.
  public static func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }
}

/// A line or length of a view of UIKit, from which constraints are made.
@MainActor @preconcurrency
open class NSLayoutAnchor<AnchorType>: NSObject {
  private weak var item: AnyObject?
  private let attribute: NSLayoutConstraint.Attribute

  init(_ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute) {
    (self.item, self.attribute) = (item, attribute)
    super.init()
  }

  /// Returns a constraint to another side, or to a length in points.
  func bound(
    _ relation: NSLayoutConstraint.Relation, _ other: NSLayoutAnchor<AnchorType>?,
    multiplier: CGFloat = 1, constant: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      item: item ?? NSNull(), attribute: attribute, relatedBy: relation, toItem: other?.item,
      attribute: other?.attribute ?? .notAnAttribute, multiplier: multiplier, constant: constant)
  }

  /// Returns a constraint of equality, with a constant in points.
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0)
    -> NSLayoutConstraint
  { bound(.equal, anchor, constant: constant) }

  /// Returns a constraint of a lower bound, with a constant in points.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0
  ) -> NSLayoutConstraint { bound(.greaterThanOrEqual, anchor, constant: constant) }

  /// Returns a constraint of an upper bound, with a constant in points.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0
  ) -> NSLayoutConstraint { bound(.lessThanOrEqual, anchor, constant: constant) }
}

/// A vertical line of a view of UIKit.
open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  /// Returns a constraint to a multiple of the system's spacing after a line.
  open func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { bound(.equal, anchor, constant: 8 * multiplier) }

  /// Returns a constraint to at least a multiple of the system's spacing after a line.
  open func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { bound(.greaterThanOrEqual, anchor, constant: 8 * multiplier) }

  /// Returns a constraint to at most a multiple of the system's spacing after a line.
  open func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { bound(.lessThanOrEqual, anchor, constant: 8 * multiplier) }
}

/// A horizontal line of a view of UIKit.
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  /// Returns a constraint to a multiple of the system's spacing below a line.
  open func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { bound(.equal, anchor, constant: 8 * multiplier) }

  /// Returns a constraint to at least a multiple of the system's spacing below a line.
  open func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { bound(.greaterThanOrEqual, anchor, constant: 8 * multiplier) }

  /// Returns a constraint to at most a multiple of the system's spacing below a line.
  open func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { bound(.lessThanOrEqual, anchor, constant: 8 * multiplier) }
}

/// A length of a view of UIKit.
open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  /// Returns a constraint to a length in points.
  open func constraint(equalToConstant constant: CGFloat) -> NSLayoutConstraint {
    bound(.equal, nil, constant: constant)
  }

  /// Returns a constraint to at least a length in points.
  open func constraint(greaterThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
    bound(.greaterThanOrEqual, nil, constant: constant)
  }

  /// Returns a constraint to at most a length in points.
  open func constraint(lessThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
    bound(.lessThanOrEqual, nil, constant: constant)
  }

  /// Returns a constraint to a multiple of a length, with a constant in points.
  open func constraint(
    equalTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat = 0
  ) -> NSLayoutConstraint { bound(.equal, anchor, multiplier: multiplier, constant: constant) }
}

/// A rectangle of UIKit's layout, such as the safe area of a view.
@MainActor @preconcurrency
open class UILayoutGuide: NSObject, UILayoutLines {
  /// Creates a guide.
  public override nonisolated init() { super.init() }
  /// The frame in points, which is empty: nothing lays out views of UIKit.
  open var layoutFrame: CGRect { .zero }
}

/// The lines and lengths by which constraints are made.
@MainActor @preconcurrency
public protocol UILayoutLines: AnyObject {}

extension UILayoutLines {
  /// The leading edge.
  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
  /// The trailing edge.
  public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
  /// The left edge.
  public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
  /// The right edge.
  public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
  /// The middle of the width.
  public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
  /// The top edge.
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
  /// The bottom edge.
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
  /// The middle of the height.
  public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
  /// The baseline of the first line.
  public var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .firstBaseline) }
  /// The baseline of the last line.
  public var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .lastBaseline) }
  /// The width.
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
  /// The height.
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
}
