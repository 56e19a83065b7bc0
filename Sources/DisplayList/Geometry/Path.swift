import Foundation

/// The outline of a shape, in points; x grows rightwards, y downwards.
///
/// Rectangles, rounded rectangles and ellipses keep their nature, so that the rasteriser can snap
/// their edges to pixels and take their shadows from nine-part masks. Anything else is a list of
/// segments.
///
///     let flag = Path { path in
///       path.move(to: .zero)
///       path.addLine(to: CGPoint(x: 60, y: 20))
///       path.addLine(to: CGPoint(x: 0, y: 40))
///       path.closeSubpath()
///     }
public struct Path: Hashable, Sendable {
  /// A segment of a path.
  public enum Element: Hashable, Sendable {
    /// Begins a subpath at a point.
    case move(to: CGPoint)
    /// Draws a straight line to a point.
    case line(to: CGPoint)
    /// Draws a quadratic Bézier curve to a point.
    case quadCurve(to: CGPoint, control: CGPoint)
    /// Draws a cubic Bézier curve to a point.
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    /// Draws a line back to the start of the subpath.
    case closeSubpath
  }

  /// The representation of a path: a simple figure by its measures, any other by its segments.
  public enum Storage: Hashable, Sendable {
    /// A rectangle.
    case rect(CGRect)
    /// A rectangle with rounded corners.
    case roundedRect(RoundedRect)
    /// The ellipse inscribed in a rectangle.
    case ellipse(CGRect)
    /// Segments, drawn in order.
    case elements([Element])
  }

  /// The representation of the path.
  public internal(set) var storage: Storage

  /// Creates an empty path.
  public init() { storage = .elements([]) }

  /// Creates a path from segments.
  public init(elements: [Element]) { storage = .elements(elements) }

  /// Creates the outline of a rectangle.
  public init(_ rect: CGRect) { storage = .rect(rect) }

  /// Creates the outline of a rectangle with elliptical corners.
  public init(
    roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .circular
  ) {
    guard cornerSize.width != cornerSize.height else {
      self.init(roundedRect: rect, cornerRadius: cornerSize.width, style: style)
      return
    }
    self.init(elements: Self.cornered(rect, Array(repeating: cornerSize, count: 4)))
  }

  /// Creates the outline of a rectangle with equal corners, of a radius in points.
  public init(
    roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .circular
  ) {
    self.init(RoundedRect(rect: rect, radii: CornerRadii(cornerRadius), style: style))
  }

  /// Creates the outline of a rounded rectangle; without radii it is a rectangle.
  public init(_ rounded: RoundedRect) {
    storage = rounded.radii.isZero ? .rect(rounded.rect) : .roundedRect(rounded.fitted)
  }

  /// Creates the outline of the ellipse that touches the sides of a rectangle.
  public init(ellipseIn rect: CGRect) { storage = .ellipse(rect) }

  /// Creates a path by drawing into it.
  public init(_ draw: (inout Path) -> Void) {
    self.init()
    draw(&self)
  }

  /// The path as segments, each coordinate in points.
  public var elements: [Element] {
    switch storage {
    case .rect(let rect): Self.rectangle(rect)
    case .roundedRect(let rounded): rounded.elements
    case .ellipse(let rect): Self.ellipse(rect)
    case .elements(let elements): elements
    }
  }

  /// Calls a closure with each segment.
  public func forEach(_ body: (Element) -> Void) { elements.forEach(body) }

  /// A Boolean value that indicates whether the path has no segments.
  public var isEmpty: Bool {
    if case .elements(let elements) = storage { return elements.isEmpty }
    return false
  }

  /// Appends segments, giving up the path's special nature.
  mutating func append(_ new: [Element]) {
    storage = .elements((isEmpty ? [] : elements) + new)
  }

  /// Appends one segment in constant time where the path is a list already.
  mutating func append(_ element: Element) {
    guard case .elements(var list) = storage else { return append([element]) }
    storage = .elements([])
    // Room for a few segments costs as much as for one, and saves growing.
    if list.isEmpty { list.reserveCapacity(8) }
    list.append(element)
    storage = .elements(list)
  }
}
