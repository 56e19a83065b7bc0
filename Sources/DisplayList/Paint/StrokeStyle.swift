import Foundation

/// The shape of a line's ends.
public enum CGLineCap: Int32, Hashable, Sendable { case butt, round, square }

/// The shape of a line's corners.
public enum CGLineJoin: Int32, Hashable, Sendable { case miter, round, bevel }

/// How a line is drawn along a path; lengths are in points.
public struct StrokeStyle: Hashable, Sendable {
  public var lineWidth: CGFloat
  public var lineCap: CGLineCap
  public var lineJoin: CGLineJoin
  public var miterLimit: CGFloat
  /// Lengths of painted and unpainted parts in turn; empty for an unbroken line.
  public var dash: [CGFloat]
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

/// How the inside of a path is told from its outside.
public struct FillStyle: Hashable, Sendable {
  public var isEOFilled: Bool
  public var isAntialiased: Bool

  /// Creates a fill style; even-odd instead of nonzero winding on request.
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    (isEOFilled, isAntialiased) = (eoFill, antialiased)
  }
}
