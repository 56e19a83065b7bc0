import LayoutEngine

/// The size of a view and its alignment guides, in its own coordinates.
///
///     Text("Total").alignmentGuide(.leading) { dimensions in dimensions.width / 2 }
public struct ViewDimensions {
  let dimensions: LayoutDimensions

  /// The width of the view, in points.
  public var width: CGFloat { dimensions.width }
  /// The height of the view, in points.
  public var height: CGFloat { dimensions.height }

  /// Returns the position of a vertical guide, in points from the view's leading edge.
  public subscript(guide: HorizontalAlignment) -> CGFloat { dimensions[guide.key] }
  /// Returns the position of a horizontal guide, in points from the view's top edge.
  public subscript(guide: VerticalAlignment) -> CGFloat { dimensions[guide.key] }
  /// Returns the position that a view set for a vertical guide, in points, or nil if it is the
  /// default.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? {
    dimensions[explicit: guide.key].map { CGFloat($0) }
  }
  /// Returns the position that a view set for a horizontal guide, in points, or nil if it is the
  /// default.
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? {
    dimensions[explicit: guide.key].map { CGFloat($0) }
  }
}

/// An identifier of an app's own alignment guide.
///
///     enum MidIcon: AlignmentID {
///       static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
///     }
///     extension VerticalAlignment { static let midIcon = VerticalAlignment(MidIcon.self) }
public protocol AlignmentID {
  /// Returns the position of the guide in a view that sets none, in points.
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

extension AlignmentKey {
  init(_ id: any AlignmentID.Type, axis: LayoutAxis) {
    // A type has no state; only its conformance could be isolated, and this protocol's is not.
    nonisolated(unsafe) let id = id
    self.init(id: ObjectIdentifier(id), axis: axis) {
      Double(id.defaultValue(in: ViewDimensions(dimensions: $0)))
    }
  }
}

/// An alignment in both axes.
///
///     PhotoView(photo).overlay(alignment: .bottomTrailing) { Text("2:14").padding(4) }
public struct Alignment: Equatable, Sendable {
  /// The alignment in the horizontal axis.
  public var horizontal: HorizontalAlignment
  /// The alignment in the vertical axis.
  public var vertical: VerticalAlignment

  /// Creates an alignment of two lines.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    (self.horizontal, self.vertical) = (horizontal, vertical)
  }

  /// The centre.
  public static let center = Alignment(horizontal: .center, vertical: .center)
  /// The leading edge, vertically centred.
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  /// The trailing edge, vertically centred.
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  /// The top edge, horizontally centred.
  public static let top = Alignment(horizontal: .center, vertical: .top)
  /// The bottom edge, horizontally centred.
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  /// The top and leading edges.
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  /// The top and trailing edges.
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  /// The bottom and leading edges.
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  /// The bottom and trailing edges.
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
  /// The horizontal centre and the baseline of the first text.
  public static let centerFirstTextBaseline = Alignment(
    horizontal: .center, vertical: .firstTextBaseline)
  /// The horizontal centre and the baseline of the last text.
  public static let centerLastTextBaseline = Alignment(
    horizontal: .center, vertical: .lastTextBaseline)
  /// The leading edge and the baseline of the first text.
  public static let leadingFirstTextBaseline = Alignment(
    horizontal: .leading, vertical: .firstTextBaseline)
  /// The leading edge and the baseline of the last text.
  public static let leadingLastTextBaseline = Alignment(
    horizontal: .leading, vertical: .lastTextBaseline)
  /// The trailing edge and the baseline of the first text.
  public static let trailingFirstTextBaseline = Alignment(
    horizontal: .trailing, vertical: .firstTextBaseline)
  /// The trailing edge and the baseline of the last text.
  public static let trailingLastTextBaseline = Alignment(
    horizontal: .trailing, vertical: .lastTextBaseline)

  /// The lines as LayoutEngine's keys.
  public var pair: AlignmentPair { AlignmentPair(horizontal.key, vertical.key) }
}

extension View {
  /// Sets the position of a vertical alignment guide of the view.
  ///
  ///     VStack(alignment: .leading) {
  ///       Text("Title")
  ///       Text("Indented").alignmentGuide(.leading) { _ in -16 }
  ///     }
  ///
  /// - Parameters:
  ///   - guide: The guide to set, such as `.leading`.
  ///   - computeValue: A closure that returns the position in points, from the view's dimensions.
  /// - Returns: A view whose guide lies at the computed position.
  public func alignmentGuide(
    _ guide: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(GuideModifier(key: guide.key, value: computeValue))
  }

  /// Sets the position of a horizontal alignment guide of the view.
  ///
  ///     HStack(alignment: .top) {
  ///       Image(systemName: "star").alignmentGuide(.top) { $0[VerticalAlignment.center] }
  ///       Text("Two\nlines")
  ///     }
  ///
  /// - Parameters:
  ///   - guide: The guide to set, such as `.firstTextBaseline`.
  ///   - computeValue: A closure that returns the position in points, from the view's dimensions.
  /// - Returns: A view whose guide lies at the computed position.
  public func alignmentGuide(
    _ guide: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(GuideModifier(key: guide.key, value: computeValue))
  }
}

package struct GuideModifier: PrimitiveModifier {
  let key: AlignmentKey
  let value: (ViewDimensions) -> CGFloat

  package static func _lower<Target: View>(
    _ modifier: Self, _ content: Target, _ context: LoweringContext, _ output: inout [Element]
  ) {
    let layout = GuideLayout(modifier.key) {
      Double(modifier.value(ViewDimensions(dimensions: $0)))
    }
    context.wrap(content, &output, layout: layout)
  }
}
