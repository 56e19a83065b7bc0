import LayoutEngine
import ViewTree

/// The titles of both axes, measured.
@MainActor
struct AxisTitles {
  private enum Side { case top, bottom, left, right }

  private struct Title {
    let axis: Axis
    let side: Side
    let title: AxisTitle
    let element: Element
    let size: CGSize
    var spacing: CGFloat { title.spacing ?? 4 }
  }

  private let titles: [Title]
  private let isRightToLeft: Bool

  init(model: ChartModel, context: LoweringContext) {
    let isRightToLeft = context.environment.layoutDirection == .rightToLeft
    self.isRightToLeft = isRightToLeft
    titles = [Axis.horizontal, .vertical].compactMap { axis in
      guard let title = model.settings.axis(axis).title else { return nil }
      let side = Self.side(title.position.place, axis, isRightToLeft)
      let view = title.content.font(.caption2).foregroundStyle(.secondary)
      let inner = context.entering(.id(AnyHashable("\(axis)")))
      var element = inner.element(of: view)
      var size = element.cgSize(.unspecified)
      if side == .left || side == .right {
        size = CGSize(width: size.height, height: size.width)
        element = inner.element(
          of: view.fixedSize().rotationEffect(.degrees(-90))
            .frame(width: size.width, height: size.height))
      }
      return Title(axis: axis, side: side, title: title, element: element, size: size)
    }
  }

  private static func side(
    _ place: AnnotationPosition.Place, _ axis: Axis, _ isRightToLeft: Bool
  ) -> Side {
    switch place {
    case .automatic, .overlay: axis == .horizontal ? .bottom : .top
    case .top, .topLeading, .topTrailing: .top
    case .bottom, .bottomLeading, .bottomTrailing: .bottom
    case .leading: isRightToLeft ? .right : .left
    case .trailing: isRightToLeft ? .left : .right
    }
  }

  /// The room that the titles take around the axes.
  var margins: ChartGeometry.Margins {
    var margins = ChartGeometry.Margins()
    for title in titles {
      switch title.side {
      case .top: margins.top += title.size.height + title.spacing
      case .bottom: margins.bottom += title.size.height + title.spacing
      case .left: margins.left += title.size.width + title.spacing
      case .right: margins.right += title.size.width + title.spacing
      }
    }
    return margins
  }

  /// Returns the titles with their frames at the chart's edges.
  func placed(_ geometry: ChartGeometry, in size: CGSize) -> [(Element, CGRect)] {
    titles.map { title in
      var frame = CGRect(origin: .zero, size: title.size)
      let usual: HorizontalAlignment = title.axis == .vertical ? .trailing : .center
      let along = title.title.alignment?.horizontal ?? usual
      let isLeft = along == (isRightToLeft ? .trailing : .leading)
      let isRight = along == (isRightToLeft ? .leading : .trailing)
      // A vertical axis's title ends with the chart, a horizontal one's lies about the plot's
      // middle.
      let ends =
        title.axis == .vertical ? (0, size.width) : (geometry.plot.minX, geometry.plot.maxX)
      let middle = geometry.plot.midX - title.size.width / 2
      frame.origin.x = isLeft ? ends.0 : isRight ? ends.1 - title.size.width : middle
      frame.origin.y = geometry.plot.midY - title.size.height / 2
      switch title.side {
      case .top: frame.origin.y = 0
      case .bottom: frame.origin.y = size.height - title.size.height
      case .left: frame.origin.x = 0
      case .right: frame.origin.x = size.width - title.size.width
      }
      return (title.element, frame)
    }
  }
}
