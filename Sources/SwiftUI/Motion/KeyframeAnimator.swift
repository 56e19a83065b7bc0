/// A view that follows values over time; a still shows it at the first of them.
public struct KeyframeAnimator<Value, Content: View>: View {
  private let value: Value
  private let content: (Value) -> Content

  /// Creates a view that follows keyframes from a value on.
  public init(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) { (value, self.content) = (initialValue, content) }

  /// Creates a view that follows keyframes from a value on when another changes.
  public init(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) { (value, self.content) = (initialValue, content) }

  /// The content of the view.
  public var body: some View { content(value) }
}

extension View {
  /// Animates the view along keyframes; a still shows it at the first value.
  public func keyframeAnimator<Value, V: View>(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> V,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View { content(PlaceholderContentView(of: self), initialValue) }

  /// Animates the view along keyframes when a value changes; a still shows it at the first value.
  public func keyframeAnimator<Value, V: View>(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> V,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View { content(PlaceholderContentView(of: self), initialValue) }
}

/// A sequence of values over time.
public protocol Keyframes<Value> {
  /// The type of the animated value.
  associatedtype Value
}

/// The values of one property over time.
public protocol KeyframeTrackContent<Value> {
  /// The type of the animated value.
  associatedtype Value
}

/// The keyframes of one property.
public struct KeyframeTrack<Root, Property>: Keyframes {
  /// The type of the animated value.
  public typealias Value = Root

  /// Creates the keyframes of a property.
  public init(
    _ keyPath: WritableKeyPath<Root, Property>,
    @KeyframeTrackContentBuilder<Property> content: () -> some KeyframeTrackContent<Property>
  ) {}

  /// Creates the keyframes of the value itself.
  public init(
    @KeyframeTrackContentBuilder<Root> content: () -> some KeyframeTrackContent<Root>
  ) where Root == Property {}
}

/// A keyframe that is reached at constant speed.
public struct LinearKeyframe<Value>: KeyframeTrackContent {
  /// Creates a keyframe; the duration is in seconds.
  public init(_ to: Value, duration: TimeInterval) {}
}

/// A keyframe that is reached by a spring.
public struct SpringKeyframe<Value>: KeyframeTrackContent {
  /// Creates a keyframe; the duration is in seconds.
  public init(_ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring()) {}
}

/// A keyframe that is reached along a cubic curve.
public struct CubicKeyframe<Value>: KeyframeTrackContent {
  /// Creates a keyframe; the duration is in seconds.
  public init(_ to: Value, duration: TimeInterval) {}
}

/// A keyframe that is reached at once.
public struct MoveKeyframe<Value>: KeyframeTrackContent {
  /// Creates a keyframe.
  public init(_ to: Value) {}
}

/// Keyframes one after the other, or beside each other.
public struct JoinedKeyframes<Value>: Keyframes, KeyframeTrackContent {}

/// A result builder that makes keyframes of the statements in a closure.
@resultBuilder
public struct KeyframesBuilder<Value> {
  /// Returns the keyframes as they are.
  public static func buildExpression<K: Keyframes<Value>>(_ keyframes: K) -> K { keyframes }
  /// Returns the keyframes as they are.
  public static func buildBlock<K: Keyframes<Value>>(_ keyframes: K) -> K { keyframes }
  /// Joins several keyframes.
  @_disfavoredOverload
  public static func buildBlock<each K: Keyframes>(
    _ keyframes: repeat each K
  ) -> JoinedKeyframes<Value> { JoinedKeyframes() }
}

/// A result builder that makes the keyframes of a property of the statements in a closure.
@resultBuilder
public struct KeyframeTrackContentBuilder<Value> {
  /// Returns the keyframes as they are.
  public static func buildExpression<K: KeyframeTrackContent<Value>>(_ keyframes: K) -> K {
    keyframes
  }
  /// Returns the keyframes as they are.
  public static func buildBlock<K: KeyframeTrackContent<Value>>(_ keyframes: K) -> K { keyframes }
  /// Joins several keyframes.
  @_disfavoredOverload
  public static func buildBlock<each K: KeyframeTrackContent>(
    _ keyframes: repeat each K
  ) -> JoinedKeyframes<Value> { JoinedKeyframes() }
}
