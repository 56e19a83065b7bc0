import Foundation

/// A line through the plot at a value.
///
///     AxisGridLine(stroke: StrokeStyle(lineWidth: 0.5, dash: [2]))
public struct AxisGridLine: _PrimitiveAxisMark {
  private let isCentered: Bool?
  private let stroke: StrokeStyle?

  /// Creates a line.
  ///
  /// - Parameters:
  ///   - centered: True to run through the middle of a band rather than at its border.
  ///   - stroke: The style; by default a third of a point wide, dashed where it is vertical.
  public init(centered: Bool? = nil, stroke: StrokeStyle? = nil) {
    (isCentered, self.stroke) = (centered, stroke)
  }

  /// Adds the grid line.
  public static func _collect(_ mark: Self, into list: inout _AxisPartList) {
    list.add(.grid(isCentered: mark.isCentered, mark.stroke))
  }
}

/// A short line beside the plot at a value.
///
///     AxisTick(length: 6, stroke: StrokeStyle(lineWidth: 1))
public struct AxisTick: _PrimitiveAxisMark {
  /// The length of a tick.
  public struct Length: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
      case automatic
      case fixed(CGFloat)
      case label(CGFloat)
      case longestLabel(CGFloat)
    }

    let kind: Kind

    /// Through the line of labels where they stand between ticks, else 4 points.
    public static let automatic = Length(kind: .automatic)
    /// The length through the value's label.
    public static let label = Length(kind: .label(0))
    /// The length through the longest label.
    public static let longestLabel = Length(kind: .longestLabel(0))

    /// Beyond the value's label by some points.
    public static func label(extendPastBy points: CGFloat) -> Length {
      Length(kind: .label(points))
    }

    /// Beyond the longest label by some points.
    public static func longestLabel(extendPastBy points: CGFloat) -> Length {
      Length(kind: .longestLabel(points))
    }
  }

  private let isCentered: Bool?
  private let length: Length
  private let stroke: StrokeStyle?

  /// Creates a tick.
  public init(centered: Bool? = nil, length: Length = .automatic, stroke: StrokeStyle? = nil) {
    (isCentered, self.length, self.stroke) = (centered, length, stroke)
  }

  /// Creates a tick of a length in points.
  public init(centered: Bool? = nil, length: CGFloat, stroke: StrokeStyle? = nil) {
    self.init(centered: centered, length: Length(kind: .fixed(length)), stroke: stroke)
  }

  /// Adds the tick.
  public static func _collect(_ mark: Self, into list: inout _AxisPartList) {
    list.add(.tick(isCentered: mark.isCentered, mark.length, mark.stroke))
  }
}

/// The way in which labels are kept from touching.
///
///     AxisValueLabel(collisionResolution: .greedy(minimumSpacing: 8))
public struct AxisValueLabelCollisionResolution: Hashable, Sendable {
  enum Kind: Hashable, Sendable { case automatic, greedy, truncate, disabled }
  let kind: Kind
  /// In points.
  var minimumSpacing: CGFloat?

  /// Labels that would touch an earlier one are left out.
  public static let automatic = Self(kind: .automatic)
  /// Labels that would touch an earlier one are left out.
  public static let greedy = Self(kind: .greedy)
  /// Labels are cut at the end of their band.
  public static let truncate = Self(kind: .truncate)
  /// All labels are drawn.
  public static let disabled = Self(kind: .disabled)

  /// Labels that would come too near an earlier one are left out.
  public static func greedy(
    priority: Double = 0, minimumSpacing: CGFloat? = nil
  ) -> Self { Self(kind: .greedy, minimumSpacing: minimumSpacing) }
}

/// The direction in which a label is written.
///
///     AxisValueLabel(orientation: .verticalReversed)
public struct AxisValueLabelOrientation: Hashable, Sendable {
  enum Kind: Hashable, Sendable { case automatic, horizontal, vertical, verticalReversed }
  let kind: Kind

  /// The axis decides.
  public static let automatic = Self(kind: .automatic)
  /// From left to right.
  public static let horizontal = Self(kind: .horizontal)
  /// From top to bottom.
  public static let vertical = Self(kind: .vertical)
  /// From bottom to top.
  public static let verticalReversed = Self(kind: .verticalReversed)

  var isVertical: Bool { kind == .vertical || kind == .verticalReversed }
}

/// A value written beside the plot.
///
///     AxisValueLabel(format: .dateTime.weekday(), centered: true)
public struct AxisValueLabel<Content: View>: _PrimitiveAxisMark {
  private let label: AxisLabel

  /// Adds the label.
  public static func _collect(_ mark: Self, into list: inout _AxisPartList) {
    list.add(.label(mark.label))
  }

  /// Creates a label of a view.
  ///
  /// - Parameters:
  ///   - centered: True to stand in the middle of a band or a date's span, false at its beginning.
  ///   - anchor: The point of the label that stands at the value.
  ///   - multiLabelAlignment: The alignment of the axis's labels with each other, across the axis.
  ///   - collisionResolution: The way in which labels are kept from touching.
  ///   - offsetsMarks: True to let marks make way for labels over the plot, false to let labels
  ///     take no room beside it; by default only those beside it take room.
  ///   - orientation: The direction in which the label is written.
  ///   - horizontalSpacing: The distance across, in points.
  ///   - verticalSpacing: The distance upwards, in points.
  ///   - content: The label.
  public init(
    centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    label = AxisLabel(
      content: .view(AnyView(content())), isCentered: centered, anchor: anchor,
      multiLabelAlignment: multiLabelAlignment, collision: collisionResolution,
      offsetsMarks: offsetsMarks, orientation: orientation,
      horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
  }
}

extension AxisValueLabel where Content == Text {
  /// Creates a label of the value as the axis writes it.
  public init(
    centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) {
    label = AxisLabel(
      content: .words(nil), isCentered: centered, anchor: anchor,
      multiLabelAlignment: multiLabelAlignment, collision: collisionResolution,
      offsetsMarks: offsetsMarks, orientation: orientation,
      horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
  }

  /// Creates a label of the value in a format.
  public init<F: FormatStyle>(
    format: F, centered: Bool? = nil, anchor: UnitPoint? = nil,
    multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) where F.FormatInput: Plottable, F.FormatOutput == String {
    label = AxisLabel(
      content: .words(AxisFormat(format)), isCentered: centered, anchor: anchor,
      multiLabelAlignment: multiLabelAlignment, collision: collisionResolution,
      offsetsMarks: offsetsMarks, orientation: orientation,
      horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
  }

  /// Creates a label of another value than the axis's, in a format.
  ///
  ///     AxisValueLabel(value.as(Double.self) ?? 0, format: .percent)
  public init<F: FormatStyle>(
    _ value: F.FormatInput, format: F, centered: Bool? = nil, anchor: UnitPoint? = nil,
    multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) where F.FormatInput: Equatable, F.FormatOutput == String {
    label = AxisLabel(
      content: .text(Text(value, format: format)), isCentered: centered, anchor: anchor,
      multiLabelAlignment: multiLabelAlignment, collision: collisionResolution,
      offsetsMarks: offsetsMarks, orientation: orientation,
      horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
  }

  /// Creates a label of a localised text.
  public init(
    _ key: LocalizedStringKey, centered: Bool? = nil, anchor: UnitPoint? = nil,
    multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) {
    label = AxisLabel(
      content: .text(Text(key)), isCentered: centered, anchor: anchor,
      multiLabelAlignment: multiLabelAlignment, collision: collisionResolution,
      offsetsMarks: offsetsMarks, orientation: orientation,
      horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
  }

  /// Creates a label of a text.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ text: S, centered: Bool? = nil, anchor: UnitPoint? = nil,
    multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) {
    label = AxisLabel(
      content: .text(Text(verbatim: String(text))), isCentered: centered, anchor: anchor,
      multiLabelAlignment: multiLabelAlignment, collision: collisionResolution,
      offsetsMarks: offsetsMarks, orientation: orientation,
      horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
  }
}
