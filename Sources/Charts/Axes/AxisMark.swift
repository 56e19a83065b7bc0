/// A grid line, a tick or a label, or what an app makes of them.
@MainActor @preconcurrency
public protocol AxisMark {
  associatedtype Body: AxisMark

  /// What this mark is made of.
  @AxisMarkBuilder var body: Body { get }

  /// Adds the parts; a mark that is made of others need not say.
  static func _collect(_ mark: Self, into list: inout _AxisPartList)
}

extension AxisMark {
  public static func _collect(_ mark: Self, into list: inout _AxisPartList) {
    Body._collect(mark.body, into: &list)
  }
}

extension Never: AxisMark {}

/// A mark that the chart itself knows how to draw.
@MainActor @preconcurrency
public protocol _PrimitiveAxisMark: AxisMark where Body == Never {}

extension _PrimitiveAxisMark {
  public var body: Never {
    fatalError("\(Self.self) draws itself: it has no body to evaluate")
  }
}

/// What the marks at one value come to.
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
  }

  let kind: Kind
  var style = Style()

  /// What marks show that say nothing.
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
  var collision = AxisValueLabelCollisionResolution.automatic
  var orientation = AxisValueLabelOrientation.automatic
  /// In points; nil for the usual distance.
  var horizontalSpacing: CGFloat?
  var verticalSpacing: CGFloat?
}

/// Makes one mark of the statements in a closure.
@resultBuilder
@MainActor @preconcurrency
public struct AxisMarkBuilder {
  public static func buildExpression<Mark: AxisMark>(_ mark: Mark) -> Mark { mark }

  public static func buildBlock() -> _EmptyAxisMark { _EmptyAxisMark() }

  public static func buildBlock<Mark: AxisMark>(_ mark: Mark) -> Mark { mark }

  @_disfavoredOverload
  public static func buildBlock<each Mark: AxisMark>(
    _ marks: repeat each Mark
  ) -> _TupleAxisMark<repeat each Mark> { _TupleAxisMark(marks: (repeat each marks)) }

  public static func buildIf<Mark: AxisMark>(_ mark: Mark?) -> Mark? { mark }

  public static func buildEither<First: AxisMark, Second: AxisMark>(
    first: First
  ) -> _ConditionalAxisMark<First, Second> { .first(first) }

  public static func buildEither<First: AxisMark, Second: AxisMark>(
    second: Second
  ) -> _ConditionalAxisMark<First, Second> { .second(second) }

  public static func buildLimitedAvailability<Mark: AxisMark>(_ mark: Mark) -> AnyAxisMark {
    AnyAxisMark(mark)
  }
}

/// No mark.
public struct _EmptyAxisMark: _PrimitiveAxisMark {
  public static func _collect(_ mark: Self, into list: inout _AxisPartList) {}
}

/// Several marks at a value.
public struct _TupleAxisMark<each Mark: AxisMark>: _PrimitiveAxisMark {
  let marks: (repeat each Mark)

  public static func _collect(_ mark: Self, into list: inout _AxisPartList) {
    repeat collect(each mark.marks, &list)
  }

  private static func collect<Part: AxisMark>(_ part: Part, _ list: inout _AxisPartList) {
    Part._collect(part, into: &list)
  }
}

/// One of two marks.
public enum _ConditionalAxisMark<First: AxisMark, Second: AxisMark>: _PrimitiveAxisMark {
  case first(First)
  case second(Second)

  public static func _collect(_ mark: Self, into list: inout _AxisPartList) {
    switch mark {
    case .first(let first): First._collect(first, into: &list)
    case .second(let second): Second._collect(second, into: &list)
    }
  }
}

extension Optional: AxisMark where Wrapped: AxisMark {
  public typealias Body = Never

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

  public static func _collect(_ mark: Self, into list: inout _AxisPartList) { mark.collect(&list) }
}

/// A mark with something set for it.
public struct _ModifiedAxisMark<Mark: AxisMark>: _PrimitiveAxisMark {
  let mark: Mark
  let change: @MainActor (inout AxisPart.Style) -> Void

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
  public func font(_ font: Font?) -> some AxisMark { changing { $0.font = font } }

  /// Paints lines and labels with a style.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some AxisMark {
    changing { $0.foreground = AnyShapeStyle(style) }
  }

  /// Makes lines and labels translucent, from 0 to 1.
  public func opacity(_ opacity: Double) -> some AxisMark { changing { $0.opacity *= opacity } }

  /// Moves lines and labels, in points.
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
