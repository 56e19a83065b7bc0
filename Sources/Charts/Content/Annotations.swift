/// The place of a view beside its mark.
///
///     RuleMark(y: .value("Mean", 2.4))
///       .annotation(position: .topTrailing) { Text("Mean") }
public struct AnnotationPosition: Hashable, Sendable {
  enum Place: Hashable, Sendable {
    case automatic, overlay, top, bottom, leading, trailing
    case topLeading, topTrailing, bottomLeading, bottomTrailing
  }

  let place: Place

  /// On top; at the end of a horizontal bar.
  public static let automatic = AnnotationPosition(place: .automatic)
  /// Over the middle of the mark.
  public static let overlay = AnnotationPosition(place: .overlay)
  /// Above the mark.
  public static let top = AnnotationPosition(place: .top)
  /// Below the mark.
  public static let bottom = AnnotationPosition(place: .bottom)
  /// Before the mark.
  public static let leading = AnnotationPosition(place: .leading)
  /// Behind the mark.
  public static let trailing = AnnotationPosition(place: .trailing)
  /// Above the mark's leading edge.
  public static let topLeading = AnnotationPosition(place: .topLeading)
  /// Above the mark's trailing edge.
  public static let topTrailing = AnnotationPosition(place: .topTrailing)
  /// Below the mark's leading edge.
  public static let bottomLeading = AnnotationPosition(place: .bottomLeading)
  /// Below the mark's trailing edge.
  public static let bottomTrailing = AnnotationPosition(place: .bottomTrailing)
}

/// The ways in which an annotation is kept from sticking out, an axis each.
///
///     PointMark(x: .value("Hour", 23), y: .value("Level", 3.8))
///       .annotation(overflowResolution: .init(x: .fit(to: .chart), y: .padScale)) {
///         Text("High tide")
///       }
public struct AnnotationOverflowResolution: Hashable, Sendable {
  /// The area that an annotation must not leave.
  public struct Boundary: Hashable, Sendable {
    enum Kind: Hashable, Sendable { case automatic, plot, chart }
    let kind: Kind

    /// The chart with its axes, as ``chart``.
    public static let automatic = Boundary(kind: .automatic)
    /// The plot.
    public static let plot = Boundary(kind: .plot)
    /// The chart with its axes.
    public static let chart = Boundary(kind: .chart)
  }

  /// The way in which an annotation is kept within its boundary.
  public struct Strategy: Hashable, Sendable {
    enum Kind: Hashable, Sendable { case automatic, fit(Boundary), padScale, disabled }
    let kind: Kind

    /// Marks give way above and below, the view at the sides.
    public static let automatic = Strategy(kind: .automatic)
    /// Moves the annotation into the chart.
    public static let fit = Strategy(kind: .fit(.automatic))
    /// Marks give way.
    public static let padScale = Strategy(kind: .padScale)
    /// Lets the annotation stick out.
    public static let disabled = Strategy(kind: .disabled)

    /// Moves the annotation into a boundary.
    public static func fit(to boundary: Boundary) -> Strategy { Strategy(kind: .fit(boundary)) }
  }

  let x: Strategy
  let y: Strategy

  /// Creates a resolution of strategies for the axes.
  public init(x: Strategy = .automatic, y: Strategy = .automatic) { (self.x, self.y) = (x, y) }

  /// The automatic strategy on both axes.
  public static let automatic = AnnotationOverflowResolution()
}

/// The measures of a mark that an annotation can use.
///
///     BarMark(x: .value("Level", reading.level), y: .value("Station", reading.station))
///       .annotation(position: .overlay) { context in
///         Text(reading.station).frame(maxWidth: context.targetSize.width)
///       }
public struct AnnotationContext: Hashable, Sendable {
  /// The mark's size in points.
  public let targetSize: CGSize
}

extension ChartContent {
  /// Puts a view beside each mark.
  ///
  ///     BarMark(x: .value("Hour", reading.hour), y: .value("Level", reading.level))
  ///       .annotation(position: .top) { Text(reading.level, format: .number).font(.caption2) }
  ///
  /// - Parameters:
  ///   - position: The side; on top by default.
  ///   - alignment: The alignment of the view along that side.
  ///   - spacing: The distance in points; 4 by default.
  ///   - content: The view.
  /// - Returns: The marks with their views.
  public func annotation<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center,
    spacing: CGFloat? = nil, @ViewBuilder content: @escaping () -> C
  ) -> some ChartContent {
    annotation(
      position: position, alignment: alignment, spacing: spacing, overflowResolution: .automatic,
      content: content)
  }

  /// Puts a view that knows the mark's size beside each mark.
  public func annotation<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center,
    spacing: CGFloat? = nil, @ViewBuilder content: @escaping (AnnotationContext) -> C
  ) -> some ChartContent {
    annotation(
      position: position, alignment: alignment, spacing: spacing, overflowResolution: .automatic,
      content: content)
  }

  /// Puts a view beside each mark, and says what becomes of it where it would stick out.
  public func annotation<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center,
    spacing: CGFloat? = nil, overflowResolution: AnnotationOverflowResolution,
    @ViewBuilder content: @escaping () -> C
  ) -> some ChartContent {
    changing {
      $0.annotations.append(
        MarkAnnotation(
          position: position, alignment: alignment, spacing: spacing, overflow: overflowResolution,
          content: { _ in AnyView(content()) }))
    }
  }

  /// Puts a view that knows the mark's size beside each mark, and says what becomes of it where it
  /// would stick out.
  public func annotation<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center,
    spacing: CGFloat? = nil, overflowResolution: AnnotationOverflowResolution,
    @ViewBuilder content: @escaping (AnnotationContext) -> C
  ) -> some ChartContent {
    changing {
      $0.annotations.append(
        MarkAnnotation(
          position: position, alignment: alignment, spacing: spacing, overflow: overflowResolution,
          content: { AnyView(content($0)) }))
    }
  }
}
