import LayoutEngine

/// The part of an element that a popover points at.
struct PopoverAnchor {
  private let source: Element
  private let part: (CGRect) -> CGRect
  private let leastHeight: Double

  /// The height of a bar's button, whatever it shows, in points (HIG).
  private static let barButton = 44.0

  /// A part of an element, or all of it; mirrored, a point lies as far from the other side.
  init(
    _ source: Element, _ attachment: PopoverAttachmentAnchor = .rect(.bounds),
    in environment: EnvironmentValues
  ) {
    self.source = source
    leastHeight = environment.isPresentedByBar ? Self.barButton : 0
    let isMirrored = environment.layoutDirection == .rightToLeft
    part =
      switch attachment {
      case .rect(let rect): rect.value
      case .point(let point):
        {
          let point = UnitPoint(x: isMirrored ? 1 - point.x : point.x, y: point.y)
          return CGRect(origin: point.point(in: $0), size: .zero)
        }
      }
  }

  /// The part in the window, in points.
  var rect: CGRect {
    let rect = source.rect
    return part(rect.insetBy(dx: 0, dy: min(0, (rect.height - leastHeight) / 2)))
  }
}

/// The side of an anchor on which a bubble lies.
private enum PopoverSide: CaseIterable {
  case below, above, left, right

  init(_ edge: Edge, isMirrored: Bool) {
    self =
      switch edge {
      case .top: .above
      case .bottom: .below
      case .leading: isMirrored ? .right : .left
      case .trailing: isMirrored ? .left : .right
      }
  }

  /// The side, then the opposite one, then the others.
  var preferences: [PopoverSide] {
    switch self {
    case .below: [.below, .above, .right, .left]
    case .above: [.above, .below, .right, .left]
    case .left: [.left, .right, .below, .above]
    case .right: [.right, .left, .below, .above]
    }
  }

  var isVertical: Bool { self == .below || self == .above }

  /// The room between an anchor and the end of what is free, without the arrow's, in points.
  func room(beside anchor: CGRect, in free: Rect) -> Double {
    let room =
      switch self {
      case .below: free.maxY - anchor.maxY
      case .above: anchor.minY - free.minY
      case .left: anchor.minX - free.minX
      case .right: free.maxX - anchor.maxX
      }
    return room - BubbleRole.arrow
  }

  /// The frame of a bubble by the middle of an anchor's side, within what is free.
  func frame(of size: Size, beside anchor: CGRect, in free: Rect) -> Rect {
    func along(_ middle: Double, _ length: Double, _ start: Double, _ end: Double) -> Double {
      min(max(start, middle - length / 2), max(start, end - length))
    }
    let x = along(anchor.midX, size.width, free.minX, free.maxX)
    let y = along(anchor.midY, size.height, free.minY, free.maxY)
    let origin =
      switch self {
      case .below: Point(x: x, y: anchor.maxY + BubbleRole.arrow)
      case .above: Point(x: x, y: anchor.minY - BubbleRole.arrow - size.height)
      case .left: Point(x: anchor.minX - BubbleRole.arrow - size.width, y: y)
      case .right: Point(x: anchor.maxX + BubbleRole.arrow, y: y)
      }
    return Rect(origin: origin, size: size)
  }

  /// The side on which a bubble was placed.
  init(of bubble: CGRect, beside anchor: CGRect) {
    if bubble.minY >= anchor.maxY {
      self = .below
    } else if bubble.maxY <= anchor.minY {
      self = .above
    } else {
      self = bubble.maxX <= anchor.minX ? .left : .right
    }
  }
}

/// A bubble on the side of its anchor that is asked for, where it fits there; else below its
/// anchor, or above it where there is more room.
struct PopoverLayout: ProposalLayout {
  let anchor: PopoverAnchor
  let edge: Edge?
  private static let margin = Edges(top: 10, right: 10, bottom: 10, left: 10)

  func size(_ proposal: Proposal, of node: LayoutNode) -> Size { proposal.filled() }

  func place(_ node: LayoutNode, _ proposal: Proposal) {
    guard let bubble = node.children.last else { return }
    for child in node.children.dropLast() {
      child.place(in: node, at: .zero, proposal: proposal)
    }
    let safe = node.context.safe.inset(by: Self.margin)
    // What is too wide wraps, and then is higher than it would be at its ideal width.
    let width = min(bubble.size(.unspecified).width, safe.width)
    let ideal = bubble.size(Proposal(width: width, height: nil))
    let rect = anchor.rect
    let side = side(for: ideal, beside: rect, in: safe, isMirrored: node.traits.isRightToLeft)
    let most = side.isVertical ? max(side.room(beside: rect, in: safe), 44) : safe.height
    let offer = Proposal(width: width, height: min(ideal.height, most))
    let frame = side.frame(of: bubble.size(offer), beside: rect, in: safe)
    let left = node.traits.isRightToLeft ? node.frame.width - frame.maxX : frame.minX
    bubble.place(
      in: node, at: Point(x: left, y: frame.minY), proposal: offer,
      context: PlacementContext(frame))
  }

  private func side(
    for size: Size, beside rect: CGRect, in safe: Rect, isMirrored: Bool
  ) -> PopoverSide {
    func fits(_ side: PopoverSide) -> Bool {
      let room = side.room(beside: rect, in: safe)
      return side.isVertical
        ? size.height <= room : size.width <= room && size.height <= safe.height
    }
    let asked = edge.map { PopoverSide($0, isMirrored: isMirrored) }
    if let side = asked?.preferences.first(where: fits) { return side }
    let (below, above) = (
      PopoverSide.below.room(beside: rect, in: safe), PopoverSide.above.room(beside: rect, in: safe)
    )
    return below >= min(size.height, above) ? .below : .above
  }
}

/// Draws a bubble with an arrow to its anchor, and a shadow.
struct BubbleRole: ElementRole {
  /// The arrow's height, half of its width, and the corners' radius, in points (UIKit's).
  static let arrow = 13.0
  private static let halfBase = 18.0
  /// The radius of its tip, in points, and the slope of its sides, in degrees (from memory).
  private static let tipRadius = 5.0
  private static let slope = 50.0
  private static let radius = 13.0
  let anchor: PopoverAnchor
  let color: RGBAColor
  /// The colour of the line around the bubble in a Mac's window; nil for none.
  var outline: RGBAColor?

  var paintsFirstChildLast: Bool { true }

  func draw(_ element: Element, into builder: inout DisplayListBuilder) {
    let rect = element.rect
    let body = RoundedRectangle(cornerRadius: Self.radius, style: .continuous).path(in: rect)
    let shadow = Shadow(color: RGBAColor(red: 0, green: 0, blue: 0, alpha: 0.2), radius: 20, y: 6)
    builder.group(Layer(filters: [.shadow(shadow)], items: []), for: element) {
      if let outline {
        // What is outside of the fills remains of them.
        for path in [body.quantized, arrow(rect).quantized] {
          $0.add(.stroke(path, .color(outline), StrokeStyle(lineWidth: 1)), for: element)
        }
      }
      $0.add(.fill(body.quantized, .color(color), FillStyle()), for: element)
      $0.add(.fill(arrow(rect).quantized, .color(color), FillStyle()), for: element)
    }
    guard let content = element.elements.first, let surface = element.elements.last else { return }
    // The bubble and its arrow have one ground.
    for path in [arrow(rect), body] {
      builder.group(Layer(clip: path.quantized, items: []), for: element) { $0.draw(surface) }
    }
    builder.group(Layer(clip: body.quantized, items: []), for: element) { $0.draw(content) }
  }

  /// Returns the point of the arrow of a bubble.
  func tip(_ rect: CGRect) -> CGPoint {
    CGPoint(x: 0, y: -Self.arrow).applying(seat(rect))
  }

  /// Puts an arrow that points up to the side of the bubble that looks at its anchor.
  private func seat(_ rect: CGRect) -> CGAffineTransform {
    let target = anchor.rect
    let side = PopoverSide(of: rect, beside: target)
    let reach = Self.radius + Self.halfBase
    func along(_ middle: Double, _ start: Double, _ end: Double) -> Double {
      min(max(middle, start + reach), max(start + reach, end - reach))
    }
    let x = along(target.midX, rect.minX, rect.maxX)
    let y = along(target.midY, rect.minY, rect.maxY)
    let (base, turn): (CGPoint, Double) =
      switch side {
      case .below: (CGPoint(x: x, y: rect.minY), 0)
      case .above: (CGPoint(x: x, y: rect.maxY), .pi)
      case .left: (CGPoint(x: rect.maxX, y: y), .pi / 2)
      case .right: (CGPoint(x: rect.minX, y: y), -.pi / 2)
      }
    return CGAffineTransform(rotationAngle: turn)
      .concatenating(CGAffineTransform(translationX: base.x, y: base.y))
  }

  private func arrow(_ rect: CGRect) -> Path {
    let half = Self.halfBase
    var path = Path()
    // It begins within the bubble: two edges that only meet would let through what is behind.
    path.move(to: CGPoint(x: -half, y: 1))
    path.addLine(to: CGPoint(x: -half, y: 0))
    // Its sides rise to a tip of a radius, with which they share their tangents.
    let (slope, radius) = (Self.slope * .pi / 180, Self.tipRadius)
    let center = CGPoint(x: 0, y: radius - Self.arrow)
    let side = CGPoint(x: radius * sin(slope), y: center.y - radius * cos(slope))
    let foot = side.x - side.y / tan(slope)
    path.addQuadCurve(to: CGPoint(x: -side.x, y: side.y), control: CGPoint(x: -foot, y: 0))
    path.addArc(
      center: center, radius: radius, startAngle: .degrees(270 - Self.slope),
      endAngle: .degrees(270 + Self.slope), clockwise: false)
    path.addQuadCurve(to: CGPoint(x: half, y: 0), control: CGPoint(x: foot, y: 0))
    path.addLine(to: CGPoint(x: half, y: 1))
    path.closeSubpath()
    return path.applying(seat(rect))
  }
}
