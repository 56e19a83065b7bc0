/// A grid line, a tick or a label, or what an app makes of them.
///
///     struct LineAndLabel: AxisMark {
///       var body: some AxisMark {
///         AxisGridLine()
///         AxisValueLabel()
///       }
///     }
@MainActor @preconcurrency
public protocol AxisMark {
  /// The type of the mark's body.
  associatedtype Body: AxisMark

  /// The marks that this one consists of.
  @AxisMarkBuilder var body: Body { get }

  /// Adds the parts; a mark that is made of others need not say.
  static func _collect(_ mark: Self, into list: inout _AxisPartList)
}

extension AxisMark {
  /// Adds the parts of the body.
  public static func _collect(_ mark: Self, into list: inout _AxisPartList) {
    Body._collect(mark.body, into: &list)
  }
}

extension Never: AxisMark {}

/// A mark that the chart itself knows how to draw.
@MainActor @preconcurrency
public protocol _PrimitiveAxisMark: AxisMark where Body == Never {}

extension _PrimitiveAxisMark {
  /// Ends the process: a mark that adds parts itself has no body.
  public var body: Never {
    fatalError("\(Self.self) draws itself: it has no body to evaluate")
  }
}

/// The parts of an axis at one value.
public struct _AxisPartList {
  var parts: [AxisPart] = []
  var style = AxisPart.Style()

  mutating func add(_ kind: AxisPart.Kind) { parts.append(AxisPart(kind: kind, style: style)) }

  @MainActor
  static func parts<Mark: AxisMark>(of mark: Mark) -> [AxisPart] {
    var list = _AxisPartList()
    Mark._collect(mark, into: &list)
    return list.parts
  }
}

/// A grid line, a tick or a label with its style.
struct AxisPart {
  enum Kind {
    case grid(isCentered: Bool?, StrokeStyle?)
    case tick(isCentered: Bool?, AxisTick.Length, StrokeStyle?)
    case label(AxisLabel)
  }

  struct Style {
    var font: Font?
    var foreground: AnyShapeStyle?
    var offset = CGSize.zero
    var opacity = 1.0
    /// Changes to the view of the line or label, from the innermost to the outermost.
    var layers: [@MainActor (AnyView) -> AnyView] = []

    /// Returns a view with the style's changes to it.
    @MainActor
    func layered(_ view: AnyView) -> AnyView { layers.reduce(view) { $1($0) } }
  }

  let kind: Kind
  var style = Style()

  /// Returns the grid line, tick and label of marks that name none.
  static func standard(stroke: StrokeStyle?, format: AxisFormat?) -> [AxisPart] {
    [
      AxisPart(kind: .grid(isCentered: nil, stroke)),
      AxisPart(kind: .tick(isCentered: nil, .automatic, stroke)),
      AxisPart(kind: .label(AxisLabel(content: .words(format)))),
    ]
  }
}

/// A label with its place.
struct AxisLabel {
  enum Content {
    /// The value, in a format or as the axis writes it.
    case words(AxisFormat?)
    case text(Text)
    case view(AnyView)
  }

  let content: Content
  var isCentered: Bool?
  var anchor: UnitPoint?
  /// The alignment with the axis's other labels, across the axis.
  var multiLabelAlignment: Alignment?
  var collision = AxisValueLabelCollisionResolution.automatic
  /// A Boolean value that indicates whether marks make way for the label; nil where the preset
  /// decides.
  var offsetsMarks: Bool?
  var orientation = AxisValueLabelOrientation.automatic
  /// In points; nil for the usual distance.
  var horizontalSpacing: CGFloat?
  var verticalSpacing: CGFloat?
}

/// Makes one mark of the statements in a closure.
@resultBuilder
@MainActor @preconcurrency
public struct AxisMarkBuilder {
  /// Passes a mark on.
  public static func buildExpression<Mark: AxisMark>(_ mark: Mark) -> Mark { mark }

  /// Makes an empty mark.
  public static func buildBlock() -> _EmptyAxisMark { _EmptyAxisMark() }

  /// Passes the only mark on.
  public static func buildBlock<Mark: AxisMark>(_ mark: Mark) -> Mark { mark }

  /// Joins marks.
  @_disfavoredOverload
  public static func buildBlock<each Mark: AxisMark>(
    _ marks: repeat each Mark
  ) -> _TupleAxisMark<repeat each Mark> { _TupleAxisMark(marks: (repeat each marks)) }

  /// Takes the mark of a condition that holds, or none.
  public static func buildIf<Mark: AxisMark>(_ mark: Mark?) -> Mark? { mark }

  /// Takes the mark of the first branch.
  public static func buildEither<First: AxisMark, Second: AxisMark>(
    first: First
  ) -> _ConditionalAxisMark<First, Second> { .first(first) }

  /// Takes the mark of the second branch.
  public static func buildEither<First: AxisMark, Second: AxisMark>(
    second: Second
  ) -> _ConditionalAxisMark<First, Second> { .second(second) }

  /// Erases the type of a mark that older systems lack.
  public static func buildLimitedAvailability<Mark: AxisMark>(_ mark: Mark) -> AnyAxisMark {
    AnyAxisMark(mark)
  }
}

/// No mark.
public struct _EmptyAxisMark: _PrimitiveAxisMark {
  /// Adds nothing.
  public static func _collect(_ mark: Self, into list: inout _AxisPartList) {}
}

/// Several marks at a value.
public struct _TupleAxisMark<each Mark: AxisMark>: _PrimitiveAxisMark {
  let marks: (repeat each Mark)

  /// Adds the parts of all marks.
  public static func _collect(_ mark: Self, into list: inout _AxisPartList) {
    repeat collect(each mark.marks, &list)
  }

  private static func collect<Part: AxisMark>(_ part: Part, _ list: inout _AxisPartList) {
    Part._collect(part, into: &list)
  }
}

/// One of two marks.
public enum _ConditionalAxisMark<First: AxisMark, Second: AxisMark>: _PrimitiveAxisMark {
  /// The mark of the first branch.
  case first(First)
  /// The mark of the second branch.
  case second(Second)

  /// Adds the parts of the branch that was taken.
  public static func _collect(_ mark: Self, into list: inout _AxisPartList) {
    switch mark {
    case .first(let first): First._collect(first, into: &list)
    case .second(let second): Second._collect(second, into: &list)
    }
  }
}

extension Optional: AxisMark where Wrapped: AxisMark {
  /// An optional mark has no body.
  public typealias Body = Never

  /// Adds the parts of the mark, if there is one.
  public static func _collect(_ mark: Self, into list: inout _AxisPartList) {
    if let mark { Wrapped._collect(mark, into: &list) }
  }
}

extension Optional: _PrimitiveAxisMark where Wrapped: AxisMark {}

/// A mark whose type is hidden.
public struct AnyAxisMark: _PrimitiveAxisMark {
  private let collect: @MainActor (inout _AxisPartList) -> Void

  /// Hides a mark's type.
  public init(_ mark: some AxisMark) { self.init(erasing: mark) }

  /// Hides a mark's type.
  public init<Mark: AxisMark>(erasing mark: Mark) { collect = { Mark._collect(mark, into: &$0) } }

  /// Adds the parts of the erased mark.
  public static func _collect(_ mark: Self, into list: inout _AxisPartList) { mark.collect(&list) }
}

/// A mark with something set for it.
public struct _ModifiedAxisMark<Mark: AxisMark>: _PrimitiveAxisMark {
  let mark: Mark
  let change: @MainActor (inout AxisPart.Style) -> Void

  /// Adds the parts of the mark in the changed style.
  public static func _collect(_ mark: Self, into list: inout _AxisPartList) {
    let before = list.style
    mark.change(&list.style)
    Mark._collect(mark.mark, into: &list)
    list.style = before
  }
}

extension AxisMark {
  private func changing(
    _ change: @escaping @MainActor (inout AxisPart.Style) -> Void
  ) -> some AxisMark { _ModifiedAxisMark(mark: self, change: change) }

  /// Sets the font of labels.
  ///
  ///     AxisValueLabel().font(.caption2.monospacedDigit())
  public func font(_ font: Font?) -> some AxisMark { changing { $0.font = font } }

  /// Paints lines and labels with a style.
  ///
  ///     AxisGridLine().foregroundStyle(.red.opacity(0.4))
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some AxisMark {
    changing { $0.foreground = AnyShapeStyle(style) }
  }

  /// Makes lines and labels translucent, from 0 to 1.
  ///
  ///     AxisTick().opacity(0.5)
  public func opacity(_ opacity: Double) -> some AxisMark { changing { $0.opacity *= opacity } }

  /// Moves lines and labels, in points.
  ///
  ///     AxisValueLabel().offset(y: 4)
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some AxisMark {
    changing {
      $0.offset.width += x
      $0.offset.height += y
    }
  }

  /// Moves lines and labels, in points.
  public func offset(_ offset: CGSize) -> some AxisMark {
    self.offset(x: offset.width, y: offset.height)
  }
}
