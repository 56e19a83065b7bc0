/// The values of keyframes over time.
///
///     let path = KeyframeTimeline(initialValue: 0.0) {
///       LinearKeyframe(10, duration: 1)
///       LinearKeyframe(0, duration: 2)
///     }
///     path.value(time: 0.5)  // 5
public struct KeyframeTimeline<Value> {
  /// The duration of the longest track, in seconds.
  public let duration: TimeInterval

  private let initial: Value
  private let updates: [(inout Value, Double) -> Void]

  /// Creates the values of keyframes that begin at a value.
  public init(
    initialValue: Value, @KeyframesBuilder<Value> content: () -> some Keyframes<Value>
  ) { self.init(initialValue: initialValue, keyframes: content()) }

  init(initialValue: Value, keyframes: some Keyframes<Value>) {
    let tracks = keyframes._tracks(from: initialValue)
    initial = initialValue
    duration = tracks.map(\.duration).max() ?? 0
    updates = tracks.map(\.update)
  }

  /// Returns the value after a time in seconds; tracks that are over hold their last one.
  ///
  ///     let timeline = KeyframeTimeline(initialValue: 0.0) { LinearKeyframe(100, duration: 2) }
  ///     let middle = timeline.value(time: 1)
  public func value(time: Double) -> Value {
    var value = initial
    update(value: &value, time: time)
    return value
  }

  /// Returns the value after a fraction of the duration, from 0 to 1.
  public func value(progress: Double) -> Value { value(time: progress * duration) }

  /// Sets the properties that have keyframes to their values after a time in seconds.
  ///
  /// Of two tracks of one property the later one counts.
  ///
  ///     let timeline = KeyframeTimeline(initialValue: Bounce()) {
  ///       KeyframeTrack(\.height) { LinearKeyframe(40, duration: 1) }
  ///     }
  ///     var bounce = Bounce()
  ///     timeline.update(value: &bounce, time: 0.5)
  public func update(value: inout Value, time: Double) {
    for update in updates { update(&value, time) }
  }

  /// Sets the properties that have keyframes to their values after a fraction of the duration.
  public func update(value: inout Value, progress: Double) {
    update(value: &value, time: progress * duration)
  }
}

/// The course of one track: how long it takes, and how it changes the value.
public struct KeyframeCourse<Value> {
  let duration: Double
  let update: (inout Value, Double) -> Void
}

/// A sequence of values over time.
public protocol Keyframes<Value> {
  /// The type of the animated value.
  associatedtype Value

  /// Returns the courses of the tracks, from a value on.
  func _tracks(from initial: Value) -> [KeyframeCourse<Value>]
}

/// Tracks beside each other.
public struct JoinedKeyframes<Value>: Keyframes {
  let tracks: (Value) -> [KeyframeCourse<Value>]

  /// Returns the courses of the tracks, from a value on.
  public func _tracks(from initial: Value) -> [KeyframeCourse<Value>] { tracks(initial) }
}

/// The keyframes of one property.
///
///     KeyframeAnimator(initialValue: Bounce()) { bounce in
///       Circle().scaleEffect(bounce.scale).offset(y: bounce.height)
///     } keyframes: { _ in
///       KeyframeTrack(\.height) { SpringKeyframe(-40, duration: 0.4) }
///       KeyframeTrack(\.scale) { LinearKeyframe(1.2, duration: 0.4) }
///     }
public struct KeyframeTrack<Root, Property: Animatable>: Keyframes {
  /// The type of the animated value.
  public typealias Value = Root

  private let keyPath: WritableKeyPath<Root, Property>
  private let segments: [KeyframeSegment<Property.AnimatableData>]

  init<Content: KeyframeTrackContent>(
    _ keyPath: WritableKeyPath<Root, Property>, of content: Content
  ) where Content.Value == Property {
    (self.keyPath, segments) = (keyPath, content._segments)
  }

  /// Creates the keyframes of a property.
  public init(
    _ keyPath: WritableKeyPath<Root, Property>,
    @KeyframeTrackContentBuilder<Property> content: () -> some KeyframeTrackContent<Property>
  ) { self.init(keyPath, of: content()) }

  /// Creates the keyframes of the value itself.
  public init(
    @KeyframeTrackContentBuilder<Root> content: () -> some KeyframeTrackContent<Root>
  ) where Root == Property { self.init(\.self, of: content()) }

  /// Returns the course of the property, from a value on.
  public func _tracks(from initial: Root) -> [KeyframeCourse<Root>] {
    let curve = KeyframeCurve(segments, from: initial[keyPath: keyPath].animatableData)
    let keyPath = keyPath
    return [
      KeyframeCourse(duration: curve.duration) { value, time in
        value[keyPath: keyPath].animatableData = curve.value(at: time)
      }
    ]
  }
}

/// A result builder that makes keyframes of the statements in a closure.
@resultBuilder
public struct KeyframesBuilder<Value> {
  /// Returns the tracks as they are.
  public static func buildExpression<K: Keyframes>(_ keyframes: K) -> K where K.Value == Value {
    keyframes
  }

  /// Returns the first of several tracks.
  public static func buildPartialBlock<K: Keyframes>(first: K) -> K where K.Value == Value { first }

  /// Joins tracks.
  public static func buildPartialBlock<A: Keyframes, K: Keyframes>(
    accumulated: A, next: K
  ) -> JoinedKeyframes<Value> where A.Value == Value, K.Value == Value {
    JoinedKeyframes { accumulated._tracks(from: $0) + next._tracks(from: $0) }
  }

  /// Returns the tracks as they are.
  public static func buildFinalResult<K: Keyframes>(_ keyframes: K) -> K where K.Value == Value {
    keyframes
  }

  /// Returns keyframes of the whole value, which need no track, as they are.
  public static func buildExpression<K: KeyframeTrackContent>(
    _ keyframes: K
  ) -> K where K.Value == Value { keyframes }

  /// Returns the first of several keyframes of the whole value.
  public static func buildPartialBlock<K: KeyframeTrackContent>(
    first: K
  ) -> K where K.Value == Value { first }

  /// Joins keyframes of the whole value.
  public static func buildPartialBlock<A: KeyframeTrackContent, K: KeyframeTrackContent>(
    accumulated: A, next: K
  ) -> JoinedTrackContent<Value> where A.Value == Value, K.Value == Value {
    JoinedTrackContent(_segments: accumulated._segments + next._segments)
  }

  /// Makes a track of keyframes of the whole value.
  public static func buildFinalResult<K: KeyframeTrackContent>(
    _ keyframes: K
  ) -> KeyframeTrack<Value, Value> where K.Value == Value { KeyframeTrack(\.self, of: keyframes) }
}
