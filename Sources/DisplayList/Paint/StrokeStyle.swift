import Foundation

/// The width, ends, joins and dashes of a line along a path; lengths are in points.
///
///     Capsule().stroke(.teal, style: StrokeStyle(lineWidth: 3, lineCap: .round, dash: [1, 6]))
public struct StrokeStyle: Hashable, Sendable {
  /// The width of the line, in points.
  public var lineWidth: CGFloat
  /// The form of the line's ends.
  public var lineCap: CGLineCap
  /// The form of the line's corners.
  public var lineJoin: CGLineJoin
  /// The ratio of a mitre's length to the line's width beyond which a corner is bevelled.
  public var miterLimit: CGFloat
  /// Lengths of painted and unpainted parts in turn; empty for an unbroken line.
  public var dash: [CGFloat]
  /// The distance into the dashes at which the line begins, in points.
  public var dashPhase: CGFloat

  /// Creates a stroke style.
  public init(
    lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter,
    miterLimit: CGFloat = 10, dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {
    (self.lineWidth, self.lineCap, self.lineJoin) = (lineWidth, lineCap, lineJoin)
    (self.miterLimit, self.dash, self.dashPhase) = (miterLimit, dash, dashPhase)
  }
}
