import LayoutEngine
import ViewTree

/// One axis on one side of the plot: what is marked, and how much room its labels take.
@MainActor
struct AxisPlan {
  /// A label that was measured.
  struct Label {
    let spec: AxisLabel
    let style: AxisPart.Style
    let element: Element
    let size: CGSize
  }

  /// A value with its lines and labels.
  struct Entry {
    let value: AxisValue
    /// The place of the value along the axis, in points from the plot's left or top edge.
    let place: CGFloat
    /// The ends of its category or unit, in the scale's direction.
    let band: (CGFloat, CGFloat)?
    let parts: [AxisPart]
    var labels: [Label]

    /// Returns a Boolean value that indicates whether a part stands in the middle of its band.
    func isCentered(_ asked: Bool?) -> Bool { band != nil && asked != false }
  }

  enum Side { case left, right, top, bottom }

  let axis: Axis
  let side: Side
  let record: AxisMarksRecord
  private(set) var entries: [Entry] = []
  /// The place of the greatest value, in points from the plot's left or top edge.
  let end: CGFloat
  /// The length by which symbols reach out of the plot at the axis's side, in points.
  var reach: CGFloat = 0
  /// A Boolean value that indicates whether the axis scrolls, so that it ends where the plot does.
  var scrolls = false

  /// The distance between labels and the plot, in points (measured on iOS 16).
  static let gap: CGFloat = 4
  /// The distance between labels and symbols that reach out of the plot, in points.
  private static let symbolGap: CGFloat = 2

  /// The distance between labels that ask for none and the plot, in points.
  var gap: CGFloat { reach > 0 ? max(Self.gap, reach + Self.symbolGap) : Self.gap }

  init(
    _ record: AxisMarksRecord, axis: Axis, _ model: AxisModel, on scale: PlotScale, room: CGFloat,
    within window: ClosedRange<CGFloat>, desired: Int, id: Int, _ context: LoweringContext
  ) {
    (self.axis, self.record, end) = (axis, record, scale.end)
    side = Self.side(record.position, axis, model, context.environment.layoutDirection)
    let ticks = AxisTicks(
      record.values, model, on: scale, desired: desired,
      pages: max(1, scale.length / max(1, window.upperBound - window.lowerBound)),
      in: context.environment)
    for (index, datum) in ticks.data.enumerated() {
      let band = ticks.band(of: datum, on: scale)
      // What rounding takes must not cost a mark at an end.
      let middle = band.map { ($0.0 + $0.1) / 2 }
      guard let place = middle ?? scale.center(of: datum),
        window.overlaps(place - 0.01...place + 0.01)
      else { continue }
      let value = AxisValue(
        datum: datum, index: index, count: ticks.data.count, words: ticks.words(index))
      let parts = record.parts(value)
      let labels = parts.enumerated().compactMap { number, part -> Label? in
        guard case .label(let spec) = part.kind else { return nil }
        let widest = axis == .vertical ? room * 0.45 : Self.widest(band)
        return Self.label(
          spec, part.style, value, widest: widest,
          context.entering(.id(AnyHashable("\(axis) \(id) \(index) \(number)"))))
      }
      entries.append(
        Entry(value: value, place: place, band: band, parts: parts, labels: labels))
    }
  }

  /// Returns the greatest breadth of a band's label; a narrow band has none, and its label may be
  /// left out.
  private static func widest(_ band: (CGFloat, CGFloat)?) -> CGFloat? {
    band.map { abs($0.1 - $0.0) - 2 }
  }

  private static func side(
    _ position: AxisMarkPosition, _ axis: Axis, _ model: AxisModel, _ direction: LayoutDirection
  ) -> Side {
    let (leading, trailing): (Side, Side) =
      direction == .rightToLeft ? (.right, .left) : (.left, .right)
    switch (position.side, axis) {
    case (.top, .horizontal): return .top
    case (_, .horizontal): return .bottom
    case (.leading, _): return leading
    case (.trailing, _): return trailing
    default: return model.kind == .category ? leading : trailing
    }
  }

  /// Returns a label as an element with its size; nil for words that a format does not write.
  private static func label(
    _ spec: AxisLabel, _ style: AxisPart.Style, _ value: AxisValue, widest: CGFloat?,
    _ context: LoweringContext
  ) -> Label? {
    let view: AnyView
    var written: String?
    switch spec.content {
    case .view(let content): view = content
    case .text(let text): view = AnyView(text)
    case .words(let format):
      written = format.map { $0.write(value, context.environment) } ?? value.words
      guard let written else { return nil }
      view = AnyView(Text(verbatim: written))
    }
    let styled = Self.styled(view, style)
    var element = context.element(of: styled)
    var size = element.cgSize(.unspecified)
    if let widest, size.width > widest, widest > 24, !spec.orientation.isVertical {
      let isCut = spec.collision.kind == .truncate
      let wraps =
        written.map { Self.wraps($0, style, within: widest, context) }
        ?? (size.width < widest * 1.4)
      // What rounding adds must not let it touch its neighbour.
      let narrowed = element.cgSize(Proposal(width: widest - 0.01, height: nil))
      if case .view = spec.content, !isCut, narrowed.width <= widest,
        narrowed.height <= size.height
      {
        // An app's view that only becomes narrower, such as one with an ideal width.
        size = narrowed
      } else if isCut || wraps {
        element = context.element(of: styled.lineLimit(isCut ? 1 : 2))
        size = element.cgSize(Proposal(width: widest, height: nil))
      }
    }
    guard size.width > 0 else { return nil }
    if spec.orientation.isVertical {
      let turn = Angle.degrees(spec.orientation.kind == .vertical ? 90 : -90)
      element = context.element(
        of: styled.fixedSize().rotationEffect(turn)
          .frame(width: size.height, height: size.width))
      size = CGSize(width: size.height, height: size.width)
    }
    return Label(spec: spec, style: style, element: element, size: size)
  }

  /// Returns a Boolean value that indicates whether words stand in two lines of a band.
  ///
  /// A word that is wider than its band would be broken within, and a third line be cut, so that
  /// such a label keeps its line, and makes room by others.
  private static func wraps(
    _ words: String, _ style: AxisPart.Style, within widest: CGFloat, _ context: LoweringContext
  ) -> Bool {
    let parts = words.split(whereSeparator: \.isWhitespace).map(String.init)
    guard parts.count > 1 else { return false }
    let fits = parts.allSatisfy { part in
      let view = styled(AnyView(Text(verbatim: part)), style)
      return context.element(of: view).cgSize(.unspecified).width <= widest
    }
    guard fits else { return false }
    let element = context.element(of: styled(AnyView(Text(verbatim: words)), style))
    let line = element.cgSize(.unspecified).height
    return element.cgSize(Proposal(width: widest, height: nil)).height < line * 2.5
  }

  private static func styled(_ view: AnyView, _ style: AxisPart.Style) -> some View {
    (style.layers.isEmpty ? view : style.layered(view))
      .foregroundStyle(style.foreground ?? AnyShapeStyle(Color.secondary))
      .font(style.font ?? .caption2)
      .opacity(style.opacity)
  }
}

extension AxisPlan {
  private var labels: [Label] { entries.flatMap(\.labels) }

  /// The room that the labels take beside the plot, in points.
  var breadth: CGFloat {
    guard record.preset.kind != .inset else { return 0 }
    let offset = entries.flatMap(\.parts).map { abs($0.style.offset.height) }.max() ?? 0
    return breadth(of: labels.filter { $0.spec.offsetsMarks != false })
      + (axis == .horizontal ? min(offset, 20) : 0)
  }

  /// The room within the plot that marks leave to labels over it, in points.
  var inset: CGFloat {
    guard record.preset.kind == .inset else { return 0 }
    return breadth(of: labels.filter { $0.spec.offsetsMarks == true })
  }

  private func breadth(of labels: [Label]) -> CGFloat {
    let sizes = labels.map { label in
      axis == .vertical
        ? label.size.width + (label.spec.horizontalSpacing ?? gap)
        : label.size.height + (label.spec.verticalSpacing ?? gap)
    }
    return sizes.max() ?? 0
  }

  /// The width of the widest and the height of the highest label, in points.
  var largest: CGSize {
    CGSize(
      width: labels.map(\.size.width).max() ?? 0, height: labels.map(\.size.height).max() ?? 0)
  }
}

extension Element {
  /// Returns the size under a proposal, in points.
  func cgSize(_ proposal: Proposal) -> CGSize {
    let size = size(proposal)
    return CGSize(width: size.width, height: size.height)
  }
}
