/// Where a view stands beside a mark.
public struct AnnotationPosition: Hashable, Sendable {
  enum Place: Hashable, Sendable {
    case automatic, overlay, top, bottom, leading, trailing
    case topLeading, topTrailing, bottomLeading, bottomTrailing
  }

  let place: Place

  /// On top; at the end of a horizontal bar.
  public static let automatic = AnnotationPosition(place: .automatic)
  public static let overlay = AnnotationPosition(place: .overlay)
  public static let top = AnnotationPosition(place: .top)
  public static let bottom = AnnotationPosition(place: .bottom)
  public static let leading = AnnotationPosition(place: .leading)
  public static let trailing = AnnotationPosition(place: .trailing)
  public static let topLeading = AnnotationPosition(place: .topLeading)
  public static let topTrailing = AnnotationPosition(place: .topTrailing)
  public static let bottomLeading = AnnotationPosition(place: .bottomLeading)
  public static let bottomTrailing = AnnotationPosition(place: .bottomTrailing)
}

/// What becomes of a view that would stick out beside its mark.
public struct AnnotationOverflowResolution: Hashable, Sendable {
  /// What the view must not leave.
  public struct Boundary: Hashable, Sendable {
    enum Kind: Hashable, Sendable { case automatic, plot, chart }
    let kind: Kind

    public static let automatic = Boundary(kind: .automatic)
    public static let plot = Boundary(kind: .plot)
    public static let chart = Boundary(kind: .chart)
  }

  /// How it is kept within.
  public struct Strategy: Hashable, Sendable {
    enum Kind: Hashable, Sendable { case automatic, fit(Boundary), padScale, disabled }
    let kind: Kind

    /// Marks give way above and below, the view at the sides.
    public static let automatic = Strategy(kind: .automatic)
    /// The view is moved into the chart.
    public static let fit = Strategy(kind: .fit(.automatic))
    /// Marks give way.
    public static let padScale = Strategy(kind: .padScale)
    /// The view may stick out.
    public static let disabled = Strategy(kind: .disabled)

    /// The view is moved into a boundary.
    public static func fit(to boundary: Boundary) -> Strategy { Strategy(kind: .fit(boundary)) }
  }

  let x: Strategy
  let y: Strategy

  /// Creates a resolution of strategies for the axes.
  public init(x: Strategy = .automatic, y: Strategy = .automatic) { (self.x, self.y) = (x, y) }

  public static let automatic = AnnotationOverflowResolution()
}

/// What an annotation may know of its mark.
public struct AnnotationContext: Hashable, Sendable {
  /// The mark's size in points.
  public let targetSize: CGSize
}

extension ChartContent {
  /// Puts a view beside each mark.
  ///
  /// - Parameters:
  ///   - position: The side; on top by default.
  ///   - alignment: How the view lies along that side.
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

  /// Puts a view that knows the mark's size beside each mark, and says what becomes of it where it would
  /// stick out.
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
