import LayoutEngine

/// A rectangle whose corners may lie about the same centres as those of the shape around it.
///
/// The shape around is the one that `containerShape(_:)` sets, else the screen. A corner that
/// follows it has the container's radius less the distance between both corners, across or down,
/// whichever is longer.
///
///     ConcentricRectangle()
///       .fill(.teal)
///       .padding(8)
///       .containerShape(.rect(cornerRadius: 24))
public struct ConcentricRectangle: InsettableShape, RoundedRectangularShape {
  private let styles: RoundedRectangularShapeCorners
  /// The corners that share a radius, the largest of theirs.
  private let shared: [Edge.Corner.Set]
  private(set) var inset: CGFloat = 0

  private nonisolated init(
    _ styles: RoundedRectangularShapeCorners, shared: [Edge.Corner.Set] = []
  ) { (self.styles, self.shared) = (styles, shared) }

  /// Creates a rectangle whose corners follow the container's, each by itself.
  public nonisolated init() { self.init(.concentric) }

  /// Creates a rectangle with four corners of one style.
  ///
  /// - Parameters:
  ///   - corners: The style of the corners.
  ///   - isUniform: A Boolean value that indicates whether all corners have the largest radius.
  public nonisolated init(corners: Edge.Corner.Style, isUniform: Bool = false) {
    self.init(RoundedRectangularShapeCorners(corners), shared: isUniform ? [.all] : [])
  }

  /// Creates a rectangle with corners of different styles.
  public nonisolated init(
    topLeadingCorner: Edge.Corner.Style = .concentric,
    topTrailingCorner: Edge.Corner.Style = .concentric,
    bottomLeadingCorner: Edge.Corner.Style = .concentric,
    bottomTrailingCorner: Edge.Corner.Style = .concentric
  ) {
    self.init(
      RoundedRectangularShapeCorners(
        topLeading: topLeadingCorner, topTrailing: topTrailingCorner,
        bottomLeading: bottomLeadingCorner, bottomTrailing: bottomTrailingCorner))
  }

  /// Creates a rectangle whose upper corners share a radius, and whose lower ones do.
  public nonisolated init(
    uniformTopCorners: Edge.Corner.Style = .concentric,
    uniformBottomCorners: Edge.Corner.Style = .concentric
  ) {
    self.init(
      RoundedRectangularShapeCorners(
        topLeading: uniformTopCorners, topTrailing: uniformTopCorners,
        bottomLeading: uniformBottomCorners, bottomTrailing: uniformBottomCorners),
      shared: [Self.top, Self.bottom])
  }

  /// Creates a rectangle whose leading corners share a radius, and whose trailing ones do.
  public nonisolated init(
    uniformLeadingCorners: Edge.Corner.Style = .concentric,
    uniformTrailingCorners: Edge.Corner.Style = .concentric
  ) {
    self.init(
      RoundedRectangularShapeCorners(
        topLeading: uniformLeadingCorners, topTrailing: uniformTrailingCorners,
        bottomLeading: uniformLeadingCorners, bottomTrailing: uniformTrailingCorners),
      shared: [Self.leading, Self.trailing])
  }

  /// Creates a rectangle whose upper corners share a radius.
  public nonisolated init(
    uniformTopCorners: Edge.Corner.Style, bottomLeadingCorner: Edge.Corner.Style = .concentric,
    bottomTrailingCorner: Edge.Corner.Style = .concentric
  ) {
    self.init(
      RoundedRectangularShapeCorners(
        topLeading: uniformTopCorners, topTrailing: uniformTopCorners,
        bottomLeading: bottomLeadingCorner, bottomTrailing: bottomTrailingCorner),
      shared: [Self.top])
  }

  /// Creates a rectangle whose lower corners share a radius.
  public nonisolated init(
    uniformBottomCorners: Edge.Corner.Style, topLeadingCorner: Edge.Corner.Style = .concentric,
    topTrailingCorner: Edge.Corner.Style = .concentric
  ) {
    self.init(
      RoundedRectangularShapeCorners(
        topLeading: topLeadingCorner, topTrailing: topTrailingCorner,
        bottomLeading: uniformBottomCorners, bottomTrailing: uniformBottomCorners),
      shared: [Self.bottom])
  }

  /// Creates a rectangle whose leading corners share a radius.
  public nonisolated init(
    uniformLeadingCorners: Edge.Corner.Style, topTrailingCorner: Edge.Corner.Style = .concentric,
    bottomTrailingCorner: Edge.Corner.Style = .concentric
  ) {
    self.init(
      RoundedRectangularShapeCorners(
        topLeading: uniformLeadingCorners, topTrailing: topTrailingCorner,
        bottomLeading: uniformLeadingCorners, bottomTrailing: bottomTrailingCorner),
      shared: [Self.leading])
  }

  /// Creates a rectangle whose trailing corners share a radius.
  public nonisolated init(
    uniformTrailingCorners: Edge.Corner.Style, topLeadingCorner: Edge.Corner.Style = .concentric,
    bottomLeadingCorner: Edge.Corner.Style = .concentric
  ) {
    self.init(
      RoundedRectangularShapeCorners(
        topLeading: topLeadingCorner, topTrailing: uniformTrailingCorners,
        bottomLeading: bottomLeadingCorner, bottomTrailing: uniformTrailingCorners),
      shared: [Self.trailing])
  }

  /// Returns the styles of the corners.
  public nonisolated func corners(in size: CGSize?) -> Corners? { styles }

  /// Returns the path of the shape in a rectangle without a container, in points.
  public nonisolated func path(in rect: CGRect) -> Path {
    resolved(following: RectangleCornerRadii()).outline(in: rect, insetBy: inset)
  }

  /// Returns the shape inset by an amount, in points.
  public nonisolated func inset(by amount: CGFloat) -> ConcentricRectangle {
    var shape = self
    shape.inset += amount
    return shape
  }
}

extension ConcentricRectangle {
  private static let top: Edge.Corner.Set = [.topLeading, .topTrailing]
  private static let bottom: Edge.Corner.Set = [.bottomLeading, .bottomTrailing]
  private static let leading: Edge.Corner.Set = [.topLeading, .bottomLeading]
  private static let trailing: Edge.Corner.Set = [.topTrailing, .bottomTrailing]

  /// Returns the rectangle with the radii that it has in a container.
  func resolved(in rect: CGRect, of container: ContainerShape) -> UnevenRoundedRectangle {
    resolved(following: container.radii(of: rect))
  }

  private func resolved(following container: RectangleCornerRadii) -> UnevenRoundedRectangle {
    var radii = styles.radii(following: container)
    for corners in shared {
      let paths = Self.paths.filter { corners.contains($0.0) }.map(\.1)
      let largest = paths.map { radii[keyPath: $0] }.max() ?? 0
      for path in paths { radii[keyPath: path] = largest }
    }
    return UnevenRoundedRectangle(cornerRadii: radii)
  }

  private static var paths: [(Edge.Corner.Set, WritableKeyPath<RectangleCornerRadii, CGFloat>)] {
    [
      (.topLeading, \.topLeading), (.topTrailing, \.topTrailing),
      (.bottomLeading, \.bottomLeading), (.bottomTrailing, \.bottomTrailing),
    ]
  }
}

extension Shape where Self == ConcentricRectangle {
  /// Returns a rectangle with four corners of one style.
  ///
  ///     Text("Note").padding()
  ///       .background(.yellow, in: .rect(corners: .concentric(minimum: 12), isUniform: true))
  public static func rect(
    corners: Edge.Corner.Style, isUniform: Bool = false
  ) -> ConcentricRectangle { ConcentricRectangle(corners: corners, isUniform: isUniform) }

  /// Returns a rectangle with corners of different styles.
  public static func rect(
    topLeadingCorner: Edge.Corner.Style = .concentric,
    topTrailingCorner: Edge.Corner.Style = .concentric,
    bottomLeadingCorner: Edge.Corner.Style = .concentric,
    bottomTrailingCorner: Edge.Corner.Style = .concentric
  ) -> ConcentricRectangle {
    ConcentricRectangle(
      topLeadingCorner: topLeadingCorner, topTrailingCorner: topTrailingCorner,
      bottomLeadingCorner: bottomLeadingCorner, bottomTrailingCorner: bottomTrailingCorner)
  }

  /// Returns a rectangle whose upper corners share a radius, and whose lower ones do.
  public static func rect(
    uniformTopCorners: Edge.Corner.Style, uniformBottomCorners: Edge.Corner.Style = .concentric
  ) -> ConcentricRectangle {
    ConcentricRectangle(
      uniformTopCorners: uniformTopCorners, uniformBottomCorners: uniformBottomCorners)
  }

  /// Returns a rectangle whose leading corners share a radius, and whose trailing ones do.
  public static func rect(
    uniformLeadingCorners: Edge.Corner.Style,
    uniformTrailingCorners: Edge.Corner.Style = .concentric
  ) -> ConcentricRectangle {
    ConcentricRectangle(
      uniformLeadingCorners: uniformLeadingCorners,
      uniformTrailingCorners: uniformTrailingCorners)
  }
}
