/// Something that a chart shows: a mark, several, or what an app makes of them.
///
///     struct GoalLine: ChartContent {
///       let goal: Double
///
///       var body: some ChartContent {
///         RuleMark(y: .value("Goal", goal)).lineStyle(StrokeStyle(dash: [4]))
///       }
///     }
@MainActor @preconcurrency
public protocol ChartContent {
  /// The type of the content's body.
  associatedtype Body: ChartContent

  /// The content that this one consists of.
  @ChartContentBuilder var body: Body { get }

  /// Adds the marks; content that is made of other need not say.
  static func _collect(_ content: Self, into list: inout _MarkList)
}

extension ChartContent {
  /// Adds the marks of the body.
  public static func _collect(_ content: Self, into list: inout _MarkList) {
    Body._collect(content.body, into: &list)
  }
}

extension Never: ChartContent {}

/// Content that the chart itself knows how to draw.
@MainActor @preconcurrency
public protocol _PrimitiveChartContent: ChartContent where Body == Never {}

extension _PrimitiveChartContent {
  /// Ends the process: content that adds marks itself has no body.
  public var body: Never {
    fatalError("\(Self.self) draws itself: it has no body to evaluate")
  }
}

/// The marks of a chart's content, in order.
public struct _MarkList {
  var marks: [MarkRecord] = []
  /// The style that modifiers around content have set.
  var style = MarkStyle()
  /// The groups of marks that are drawn together; marks' styles name them by number.
  var groups: [MarkGroup] = []
  private var plots = 0

  /// Returns the number of one plot more.
  mutating func nextPlot() -> Int {
    plots += 1
    return plots
  }

  mutating func add(_ geometry: MarkGeometry) {
    marks.append(MarkRecord(geometry: geometry, style: style))
  }
}

/// Makes one content of the statements in a closure.
@resultBuilder
@MainActor @preconcurrency
public struct ChartContentBuilder {
  /// Passes content on.
  public static func buildExpression<Content: ChartContent>(_ content: Content) -> Content {
    content
  }

  /// Makes empty content.
  public static func buildBlock() -> _EmptyChartContent { _EmptyChartContent() }

  /// Passes the only content on.
  public static func buildBlock<Content: ChartContent>(_ content: Content) -> Content { content }

  /// Joins contents.
  @_disfavoredOverload
  public static func buildBlock<each Content: ChartContent>(
    _ content: repeat each Content
  ) -> _TupleChartContent<repeat each Content> {
    _TupleChartContent(content: (repeat each content))
  }

  /// Takes the content of a condition that holds, or none.
  public static func buildIf<Content: ChartContent>(_ content: Content?) -> Content? { content }

  /// Takes the content of the first branch.
  public static func buildEither<First: ChartContent, Second: ChartContent>(
    first: First
  ) -> _ConditionalChartContent<First, Second> { .first(first) }

  /// Takes the content of the second branch.
  public static func buildEither<First: ChartContent, Second: ChartContent>(
    second: Second
  ) -> _ConditionalChartContent<First, Second> { .second(second) }

  /// Erases the type of content that older systems lack.
  public static func buildLimitedAvailability<Content: ChartContent>(
    _ content: Content
  ) -> AnyChartContent { AnyChartContent(content) }
}

/// No content.
public struct _EmptyChartContent: _PrimitiveChartContent {
  /// Adds nothing.
  public static func _collect(_ content: Self, into list: inout _MarkList) {}
}

/// Several contents, one after the other.
public struct _TupleChartContent<each Content: ChartContent>: _PrimitiveChartContent {
  let content: (repeat each Content)

  /// Adds the marks of all contents.
  public static func _collect(_ content: Self, into list: inout _MarkList) {
    repeat collect(each content.content, &list)
  }

  private static func collect<Part: ChartContent>(_ part: Part, _ list: inout _MarkList) {
    Part._collect(part, into: &list)
  }
}

/// One of two contents.
public enum _ConditionalChartContent<First: ChartContent, Second: ChartContent>:
  _PrimitiveChartContent
{
  /// The content of the first branch.
  case first(First)
  /// The content of the second branch.
  case second(Second)

  /// Adds the marks of the branch that was taken.
  public static func _collect(_ content: Self, into list: inout _MarkList) {
    switch content {
    case .first(let first): First._collect(first, into: &list)
    case .second(let second): Second._collect(second, into: &list)
    }
  }
}

extension Optional: ChartContent where Wrapped: ChartContent {
  /// Optional content has no body.
  public typealias Body = Never

  /// Adds the marks of the content, if there is one.
  public static func _collect(_ content: Self, into list: inout _MarkList) {
    if let content { Wrapped._collect(content, into: &list) }
  }
}

extension Optional: _PrimitiveChartContent where Wrapped: ChartContent {}

/// Content whose type is hidden.
///
///     let (hour, level) = (PlottableValue.value("Hour", 9), PlottableValue.value("Level", 2.4))
///     let bar = AnyChartContent(BarMark(x: hour, y: level))
///     let mark = isOn ? bar : AnyChartContent(PointMark(x: hour, y: level))
public struct AnyChartContent: _PrimitiveChartContent {
  private let collect: @MainActor (inout _MarkList) -> Void

  /// Hides a content's type.
  public init(_ content: some ChartContent) { self.init(erasing: content) }

  /// Hides a content's type.
  public init<Content: ChartContent>(erasing content: Content) {
    collect = { Content._collect(content, into: &$0) }
  }

  /// Adds the marks of the erased content.
  public static func _collect(_ content: Self, into list: inout _MarkList) {
    content.collect(&list)
  }
}

/// Marks that are modified together.
///
///     Plot {
///       LineMark(x: .value("Hour", reading.hour), y: .value("Level", reading.level))
///       PointMark(x: .value("Hour", reading.hour), y: .value("Level", reading.level))
///     }
///     .foregroundStyle(.teal)
public struct Plot<Content: ChartContent>: _PrimitiveChartContent {
  private let content: Content

  /// Groups marks.
  public init(@ChartContentBuilder content: () -> Content) { self.content = content() }

  /// Adds the marks of the content within.
  public static func _collect(_ content: Self, into list: inout _MarkList) {
    Content._collect(content.content, into: &list)
  }
}

extension ForEach: ChartContent where Content: ChartContent {
  /// The content of a loop has no body.
  public typealias Body = Never

  /// Adds the marks of each element.
  public static func _collect(_ content: Self, into list: inout _MarkList) {
    for element in content.data { Content._collect(content.content(element), into: &list) }
  }
}

extension ForEach: _PrimitiveChartContent where Content: ChartContent {}

extension ForEach where Content: ChartContent {
  /// Creates content for each identifiable element.
  @MainActor
  public init(_ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data: data, content: content, id: { $0.id })
  }

  /// Creates content for each number of a range.
  @MainActor
  public init(_ data: Range<Int>, @ChartContentBuilder content: @escaping (Int) -> Content)
  where Data == Range<Int>, ID == Int {
    self.init(data: data, content: content, id: { $0 })
  }

  /// Creates content for each element, told apart by a property.
  @MainActor
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ChartContentBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, content: content, id: { $0[keyPath: id] })
  }
}
