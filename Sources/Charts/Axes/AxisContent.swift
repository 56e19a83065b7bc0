/// Marks of an axis.
///
///     Chart(readings) { LineMark(x: .value("Hour", $0.hour), y: .value("Level", $0.level)) }
///       .chartXAxis {
///         AxisMarks(values: [0, 12, 24])
///         AxisMarks(values: .stride(by: 3.0)) { AxisGridLine() }
///       }
@MainActor @preconcurrency
public protocol AxisContent {
  /// The type of the content's body.
  associatedtype Body: AxisContent

  /// The content that this one consists of.
  @AxisContentBuilder var body: Body { get }

  /// Adds the marks; content that is made of other need not say.
  static func _collect(_ content: Self, into list: inout _AxisList)
}

extension AxisContent {
  /// Adds the marks of the body.
  public static func _collect(_ content: Self, into list: inout _AxisList) {
    Body._collect(content.body, into: &list)
  }
}

extension Never: AxisContent {}

/// Marks that the chart itself knows how to draw.
@MainActor @preconcurrency
public protocol _PrimitiveAxisContent: AxisContent where Body == Never {}

extension _PrimitiveAxisContent {
  /// Ends the process: content that adds marks itself has no body.
  public var body: Never {
    fatalError("\(Self.self) draws itself: it has no body to evaluate")
  }
}

/// The marks of an axis's content.
public struct _AxisList {
  var marks: [AxisMarksRecord] = []
}

/// Marks of an axis at some values.
struct AxisMarksRecord {
  var preset = AxisMarkPreset.automatic
  var position = AxisMarkPosition.automatic
  var values = AxisMarkValues.automatic
  let parts: @MainActor (AxisValue) -> [AxisPart]

  /// The marks of an axis that names none.
  static var standard: AxisMarksRecord {
    AxisMarksRecord { _ in AxisPart.standard(stroke: nil, format: nil) }
  }
}

/// Makes the marks of an axis of the statements in a closure.
@resultBuilder
@MainActor @preconcurrency
public struct AxisContentBuilder {
  /// Passes content on.
  public static func buildExpression<Content: AxisContent>(_ content: Content) -> Content {
    content
  }

  /// Makes empty content.
  public static func buildBlock() -> _EmptyAxisContent { _EmptyAxisContent() }

  /// Passes the only content on.
  public static func buildBlock<Content: AxisContent>(_ content: Content) -> Content { content }

  /// Joins contents.
  @_disfavoredOverload
  public static func buildBlock<each Content: AxisContent>(
    _ content: repeat each Content
  ) -> _TupleAxisContent<repeat each Content> {
    _TupleAxisContent(content: (repeat each content))
  }

  /// Takes the content of a condition that holds, or none.
  public static func buildIf<Content: AxisContent>(_ content: Content?) -> Content? { content }

  /// Takes the content of the first branch.
  public static func buildEither<First: AxisContent, Second: AxisContent>(
    first: First
  ) -> _ConditionalAxisContent<First, Second> { .first(first) }

  /// Takes the content of the second branch.
  public static func buildEither<First: AxisContent, Second: AxisContent>(
    second: Second
  ) -> _ConditionalAxisContent<First, Second> { .second(second) }

  /// Erases the type of content that older systems lack.
  public static func buildLimitedAvailability<Content: AxisContent>(
    _ content: Content
  ) -> AnyAxisContent { AnyAxisContent(content) }
}

/// No marks.
public struct _EmptyAxisContent: _PrimitiveAxisContent {
  /// Adds nothing.
  public static func _collect(_ content: Self, into list: inout _AxisList) {}
}

/// Marks of several kinds.
public struct _TupleAxisContent<each Content: AxisContent>: _PrimitiveAxisContent {
  let content: (repeat each Content)

  /// Adds the marks of all contents.
  public static func _collect(_ content: Self, into list: inout _AxisList) {
    repeat collect(each content.content, &list)
  }

  private static func collect<Part: AxisContent>(_ part: Part, _ list: inout _AxisList) {
    Part._collect(part, into: &list)
  }
}

/// Marks of one of two kinds.
public enum _ConditionalAxisContent<First: AxisContent, Second: AxisContent>:
  _PrimitiveAxisContent
{
  /// The content of the first branch.
  case first(First)
  /// The content of the second branch.
  case second(Second)

  /// Adds the marks of the branch that was taken.
  public static func _collect(_ content: Self, into list: inout _AxisList) {
    switch content {
    case .first(let first): First._collect(first, into: &list)
    case .second(let second): Second._collect(second, into: &list)
    }
  }
}

extension Optional: AxisContent where Wrapped: AxisContent {
  /// Optional content has no body.
  public typealias Body = Never

  /// Adds the marks of the content, if there is one.
  public static func _collect(_ content: Self, into list: inout _AxisList) {
    if let content { Wrapped._collect(content, into: &list) }
  }
}

extension Optional: _PrimitiveAxisContent where Wrapped: AxisContent {}

/// Marks of an axis whose type is hidden.
public struct AnyAxisContent: _PrimitiveAxisContent {
  private let collect: @MainActor (inout _AxisList) -> Void

  /// Hides a content's type.
  public init(_ content: some AxisContent) { self.init(erasing: content) }

  /// Hides a content's type.
  public init<Content: AxisContent>(erasing content: Content) {
    collect = { Content._collect(content, into: &$0) }
  }

  /// Adds the marks of the erased content.
  public static func _collect(_ content: Self, into list: inout _AxisList) {
    content.collect(&list)
  }
}
