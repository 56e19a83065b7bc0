/// A card with round corners, and an arrow at the middle of an edge.
struct TipShape: Shape {
  let edge: Edge?
  let radius: Double

  func path(in rect: CGRect) -> Path {
    let arrow = TipMetrics.arrow
    let body = rect.inset(by: edge.map { UIEdgeInsets($0, arrow.height) } ?? .zero)
    var path = RoundedRectangle(cornerRadius: radius, style: .continuous).path(in: body)
    guard let edge else { return path }
    let (middle, turn): (CGPoint, Double) =
      switch edge {
      case .top: (CGPoint(x: body.midX, y: body.minY), 0)
      case .bottom: (CGPoint(x: body.midX, y: body.maxY), .pi)
      case .leading: (CGPoint(x: body.minX, y: body.midY), -.pi / 2)
      case .trailing: (CGPoint(x: body.maxX, y: body.midY), .pi / 2)
      }
    let place = CGAffineTransform(rotationAngle: turn)
      .concatenating(CGAffineTransform(translationX: middle.x, y: middle.y))
    path.addPath(Self.arrow.applying(place))
    return path
  }

  /// An arrow that points up, on the middle of its base; within the card it has a point more, so
  /// that no line shows between both.
  private static var arrow: Path {
    let (half, height) = (TipMetrics.arrow.width, TipMetrics.arrow.height)
    var path = Path()
    path.move(to: CGPoint(x: -half, y: 1))
    path.addLine(to: CGPoint(x: -half, y: 0))
    path.addQuadCurve(
      to: CGPoint(x: -3, y: 1 - height), control: CGPoint(x: -half / 2, y: 0))
    path.addQuadCurve(to: CGPoint(x: 3, y: 1 - height), control: CGPoint(x: 0, y: -height - 1))
    path.addQuadCurve(to: CGPoint(x: half, y: 0), control: CGPoint(x: half / 2, y: 0))
    path.addLine(to: CGPoint(x: half, y: 1))
    path.closeSubpath()
    return path
  }
}

extension UIEdgeInsets {
  /// Insets of one edge.
  fileprivate init(_ edge: Edge, _ length: Double) {
    self.init(
      top: edge == .top ? length : 0, left: edge == .leading ? length : 0,
      bottom: edge == .bottom ? length : 0, right: edge == .trailing ? length : 0)
  }
}

extension Edge.Set {
  /// The set of one edge; none for nil.
  init(only edge: Edge?) { self = edge.map { Edge.Set($0) } ?? [] }
}
