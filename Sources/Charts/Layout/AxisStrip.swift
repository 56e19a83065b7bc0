import LayoutEngine
import ViewTree

/// The ticks and labels of an axis at one side of the plot, in the style that the app gives them.
@MainActor
struct AxisStrip {
  let side: AxisPlan.Side
  let element: Element
  /// The room beside the plot that the style changes, in the chart's coordinates.
  let room: CGRect
  let size: CGSize

  /// The lengths by which the styled view is larger than the room, in points.
  var margins: ChartGeometry.Margins {
    var margins = ChartGeometry.Margins()
    switch side {
    case .top: margins.top = max(0, size.height - room.height)
    case .bottom: margins.bottom = max(0, size.height - room.height)
    case .left: margins.left = max(0, size.width - room.width)
    case .right: margins.right = max(0, size.width - room.width)
    }
    return margins
  }

  /// The frame of the styled view, at the plot's edge and in the middle along it.
  var frame: CGRect {
    var frame = CGRect(
      x: room.midX - size.width / 2, y: room.midY - size.height / 2, width: size.width,
      height: size.height)
    switch side {
    case .top: frame.origin.y = room.maxY - size.height
    case .bottom: frame.origin.y = room.minY
    case .left: frame.origin.x = room.maxX - size.width
    case .right: frame.origin.x = room.minX
    }
    return frame
  }

  /// Returns the room of axes at a side of the plot.
  static func room(_ plans: [AxisPlan], _ side: AxisPlan.Side, beside plot: CGRect) -> CGRect {
    let breadth = plans.map(\.breadth).max() ?? 0
    return switch side {
    case .top:
      CGRect(x: plot.minX, y: plot.minY - breadth, width: plot.width, height: breadth)
    case .bottom: CGRect(x: plot.minX, y: plot.maxY, width: plot.width, height: breadth)
    case .left:
      CGRect(x: plot.minX - breadth, y: plot.minY, width: breadth, height: plot.height)
    case .right: CGRect(x: plot.maxX, y: plot.minY, width: breadth, height: plot.height)
    }
  }
}

extension ChartGeometry.Margins {
  static func + (a: Self, b: Self) -> Self {
    Self(
      top: a.top + b.top, bottom: a.bottom + b.bottom, left: a.left + b.left,
      right: a.right + b.right)
  }
}

extension StageBuilder {
  /// Returns the ticks and labels of an axis, in the chart's coordinates.
  func parts(
    _ number: Int, _ plan: AxisPlan, _ geometry: ChartGeometry
  ) -> [(element: Element, frame: CGRect)] {
    let (plot, size) = (geometry.plot, size)
    let ticks = plan.ticks(plot.size).enumerated().map { index, tick in
      (
        element: entering("tick \(number)", index).element(of: tick.view),
        frame: tick.frame.offsetBy(dx: plot.minX, dy: plot.minY)
      )
    }
    let labels = plan.placedLabels(plot, in: size, isRightToLeft: geometry.isRightToLeft)
    return ticks + labels.map { (element: $0.label.element, frame: $0.frame) }
  }

  /// Returns the axes that the app styles, a side of the plot each.
  func strips(_ geometry: ChartGeometry) -> [AxisStrip] {
    let plans = Array(geometry.axes.enumerated())
    return [AxisPlan.Side.top, .bottom, .left, .right].compactMap { side in
      let own = plans.filter { $0.element.side == side }
      guard let axis = own.first?.element.axis, let style = model.settings.axis(axis).style else {
        return nil
      }
      let room = AxisStrip.room(own.map(\.element), side, beside: geometry.plot)
      let parts = own.flatMap { self.parts($0.offset, $0.element, geometry) }
      let content = ChartAxisContent(
        size: room.size, elements: parts.map(\.element),
        frames: parts.map { $0.frame.offsetBy(dx: -room.minX, dy: -room.minY) })
      let element = entering("axis style \(side)").element(of: style(content))
      let size = element.cgSize(Proposal(width: room.width, height: room.height))
      return AxisStrip(side: side, element: element, room: room, size: size)
    }
  }
}
