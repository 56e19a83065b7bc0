/// A mark beneath a slider at a value, with a label that is not drawn.
///
///     Slider(value: $speed, in: 0...2) {
///       Text("Speed")
///     } ticks: {
///       SliderTick("Slow", 0.5)
///       SliderTick(1)
///     }
public struct SliderTick<V: BinaryFloatingPoint>: Identifiable, SliderTickContent {
  /// The identity of a mark: its value.
  public struct ID: Hashable {
    fileprivate let value: V
  }

  /// The type of the values at which marks stand.
  public typealias Value = V

  /// The value at which the mark stands.
  let value: V

  /// The identity of the mark.
  public var id: ID { ID(value: value) }
  /// The marks: this one.
  public var body: [SliderTick<V>] { [self] }

  /// Creates a mark at a value.
  public init(_ value: V) { self.value = value }

  /// Creates a mark at a value with a localised label.
  public init(_ titleKey: LocalizedStringKey, _ value: V) { self.value = value }

  /// Creates a mark at a value with a label.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, _ value: V) { self.value = value }

  /// Creates a mark at a value with a label of views.
  public init<Label: View>(_ value: V, @ViewBuilder label: () -> Label) { self.value = value }
}

/// The marks beneath a slider.
public protocol SliderTickContent<Value> {
  /// The type of the values at which marks stand.
  associatedtype Value: BinaryFloatingPoint
  /// The type of the marks.
  associatedtype Body: RandomAccessCollection<SliderTick<Value>>

  /// The marks.
  var body: Body { get }
}

/// A result builder that makes marks of the statements in a closure.
@resultBuilder
public struct SliderTickBuilder<Value: BinaryFloatingPoint> {
  /// Builds marks of one content.
  public static func buildExpression<Content: SliderTickContent>(
    _ content: Content
  ) -> [SliderTick<Value>] where Content.Value == Value { Array(content.body) }

  /// Builds marks of several contents.
  public static func buildBlock(
    _ parts: [SliderTick<Value>]...
  ) -> TupleSliderTickContent<Value> { TupleSliderTickContent(body: parts.flatMap { $0 }) }

  /// Builds marks that may be left out.
  public static func buildOptional(
    _ content: TupleSliderTickContent<Value>?
  ) -> [SliderTick<Value>] { content?.body ?? [] }

  /// Builds the marks of a condition that holds.
  public static func buildEither(
    first: TupleSliderTickContent<Value>
  ) -> [SliderTick<Value>] { first.body }

  /// Builds the marks of a condition that does not hold.
  public static func buildEither(
    second: TupleSliderTickContent<Value>
  ) -> [SliderTick<Value>] { second.body }
}

/// A sequence of marks.
public struct TupleSliderTickContent<Value: BinaryFloatingPoint>: SliderTickContent {
  /// The marks.
  public let body: [SliderTick<Value>]
}

/// The marks of the elements of a collection.
///
///     Slider(value: $share) {
///       Text("Share")
///     } ticks: {
///       SliderTickContentForEach([0, 0.25, 0.5, 1], id: \.self) { SliderTick($0) }
///     }
public struct SliderTickContentForEach<
  Data: RandomAccessCollection, ID: Hashable, Content: SliderTickContent
>: SliderTickContent {
  /// The type of the values at which marks stand.
  public typealias Value = Content.Value

  /// The marks.
  public let body: [SliderTick<Content.Value>]

  /// Creates the marks of each element, identified by a property.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, content: (Data.Element) -> Content
  ) { body = data.flatMap { Array(content($0).body) } }

  /// Creates the marks of each identifiable element.
  public init(_ data: Data, content: (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID {
    body = data.flatMap { Array(content($0).body) }
  }
}

/// The marks of a slider, and the value from which its line is filled, as shares of its range.
struct SliderMarks {
  var ticks: [Double] = []
  var neutral = 0.0
  /// The share that a person may choose.
  var enabled = 0.0...1.0

  /// Creates no marks.
  init() {}

  /// Creates marks in a range.
  init<V: BinaryFloatingPoint>(
    _ ticks: some Sequence<SliderTick<V>>, in bounds: ClosedRange<V>, neutral: V?,
    enabled: ClosedRange<V>?
  ) {
    let length = Double(bounds.upperBound - bounds.lowerBound)
    func share(_ value: V) -> Double {
      length > 0 ? min(1, max(0, Double(value - bounds.lowerBound) / length)) : 0
    }
    self.ticks = ticks.filter { bounds.contains($0.value) }.map { share($0.value) }
    self.neutral = neutral.map(share) ?? 0
    if let enabled { self.enabled = share(enabled.lowerBound)...share(enabled.upperBound) }
  }
}

/// The steps of a range, at each of which a mark may stand.
func sliderSteps<V: BinaryFloatingPoint>(
  in bounds: ClosedRange<V>, by step: V.Stride
) -> [V] where V.Stride: BinaryFloatingPoint {
  let step = V(step)
  guard step > 0 else { return [] }
  // Marks closer than the thousandth part of a line are no marks.
  let count = Int(min(1000, ((bounds.upperBound - bounds.lowerBound) / step).rounded(.down)))
  return (0...count).map { bounds.lowerBound + V($0) * step }
}
