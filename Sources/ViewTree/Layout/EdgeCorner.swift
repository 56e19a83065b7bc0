extension Edge {
  /// One corner of a rectangle; leading and trailing follow the direction of the language.
  public enum Corner: Int8, CaseIterable, Hashable, Sendable {
    /// A corner of a rectangle.
    case topLeading, topTrailing, bottomLeading, bottomTrailing
  }
}

extension Edge.Corner {
  /// A set of corners.
  public struct Set: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: Int8

    /// Creates a set from its bits.
    public nonisolated init(rawValue: Int8) { self.rawValue = rawValue }

    /// Creates a set of one corner.
    public nonisolated init(_ corner: Edge.Corner) { rawValue = 1 << corner.rawValue }

    /// The top leading corner.
    public static let topLeading = Set(.topLeading)
    /// The top trailing corner.
    public static let topTrailing = Set(.topTrailing)
    /// The bottom leading corner.
    public static let bottomLeading = Set(.bottomLeading)
    /// The bottom trailing corner.
    public static let bottomTrailing = Set(.bottomTrailing)
    /// All corners.
    public static let all: Set = [.topLeading, .topTrailing, .bottomLeading, .bottomTrailing]
  }

  /// The form of a corner: round with a radius, or round about the centre of the container's.
  ///
  ///     ConcentricRectangle(corners: .concentric(minimum: 12), isUniform: true).fill(.teal)
  public struct Style: Hashable, Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
    /// A Boolean value that indicates whether the corner follows the container's.
    let isConcentric: Bool
    /// The radius, or the least one of a corner that follows, in points.
    let radius: CGFloat

    private nonisolated init(isConcentric: Bool, radius: CGFloat) {
      (self.isConcentric, self.radius) = (isConcentric, max(0, radius))
    }

    /// Creates a corner of a radius in points.
    public nonisolated init(floatLiteral value: Double) {
      self.init(isConcentric: false, radius: CGFloat(value))
    }

    /// Creates a corner of a radius in points.
    public nonisolated init(integerLiteral value: Int) {
      self.init(isConcentric: false, radius: CGFloat(value))
    }

    /// A corner about the same centre as the container's.
    public static var concentric: Style { Style(isConcentric: true, radius: 0) }

    /// Returns a corner about the same centre as the container's, which is at least as round as
    /// another.
    public static func concentric(minimum: Style? = nil) -> Style {
      Style(isConcentric: true, radius: minimum?.radius ?? 0)
    }

    /// Returns a corner of a radius in points.
    public static func fixed(_ radius: CGFloat) -> Style {
      Style(isConcentric: false, radius: radius)
    }

    /// A corner without a curve.
    public static var square: Style { .fixed(0) }

    /// The radius where a corner that follows the container would have another, in points.
    func radius(following container: CGFloat) -> CGFloat {
      isConcentric ? max(radius, container) : radius
    }
  }
}
