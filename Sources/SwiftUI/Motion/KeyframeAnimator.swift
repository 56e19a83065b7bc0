/// A view that follows values over time; a still shows it at the first of them.
///
///     KeyframeAnimator(initialValue: 0.0, trigger: isDone) { height in
///       Image(systemName: "star.fill").offset(y: -height)
///     } keyframes: { _ in
///       CubicKeyframe(40, duration: 0.3)
///       SpringKeyframe(0, spring: .bouncy)
///     }
public struct KeyframeAnimator<Value, Content: View>: View {
  private let initial: Value
  private let content: (Value) -> Content
  private let plan: (Value) -> KeyframeTimeline<Value>
  /// The value whose changes start the keyframes; nil where they repeat.
  private let trigger: PhaseTrigger?
  private let isRepeating: Bool
  @State private var run: KeyframeRun<Value>?
  @Environment(\.hostNow) private var now
  @Environment(\.hostTime) private var time

  /// Creates a view that follows keyframes from a value on.
  ///
  /// - Parameters:
  ///   - initialValue: The value at which the keyframes begin.
  ///   - repeating: A Boolean value that indicates whether the keyframes are played again and
  ///     again; where they are not, the view stands at the first value.
  ///   - content: A closure that returns the content for a value.
  ///   - keyframes: A closure that returns the keyframes, from the value at which they begin.
  public init(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) {
    (initial, self.content, trigger, isRepeating) = (initialValue, content, nil, repeating)
    plan = { value in KeyframeTimeline(initialValue: value, keyframes: keyframes(value)) }
  }

  /// Creates a view that follows keyframes from a value on when another changes.
  ///
  /// A change on the way starts them from where the value then is.
  public init(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) {
    (initial, self.content, isRepeating) = (initialValue, content, false)
    self.trigger = PhaseTrigger(trigger)
    plan = { value in KeyframeTimeline(initialValue: value, keyframes: keyframes(value)) }
  }

  /// The content of the view.
  public var body: some View {
    if now == nil {
      content(initial)
    } else {
      content(current)
        .modifier(FramesModifier(isActive: isRunning, until: end))
        .onAppear { restart(isRepeating) }
        .onChange(of: isRepeating) { _, repeats in restart(repeats) }
        .onChange(of: trigger) { start(from: current) }
    }
  }

  private func restart(_ repeats: Bool) {
    guard trigger == nil else { return }
    if repeats { start(from: initial) } else { run = nil }
  }

  private func start(from value: Value) {
    run = KeyframeRun(start: now ?? 0, timeline: plan(value))
  }

  private var end: Double? {
    guard let run else { return nil }
    return trigger == nil ? .infinity : run.start + run.timeline.duration
  }

  private var isRunning: Bool {
    guard let run, let now else { return false }
    return trigger == nil || now < run.start + run.timeline.duration
  }

  /// The value at the host's time; where nobody lets time pass, that of the end.
  private var current: Value {
    guard let run else { return initial }
    let duration = run.timeline.duration
    guard trigger == nil else {
      return run.timeline.value(time: time.map { $0 - run.start } ?? duration)
    }
    guard let time, duration > 0 else { return initial }
    let passed = time - run.start
    return run.timeline.value(time: passed.truncatingRemainder(dividingBy: duration))
  }
}

/// Keyframes that are being played, from a time in seconds of the host.
private struct KeyframeRun<Value> {
  let start: Double
  let timeline: KeyframeTimeline<Value>
}

extension View {
  /// Animates the view along keyframes; a still shows it at the first value.
  ///
  ///     Image(systemName: "bell")
  ///       .keyframeAnimator(initialValue: 0.0) { bell, degrees in
  ///         bell.rotationEffect(.degrees(degrees), anchor: .top)
  ///       } keyframes: { _ in
  ///         SpringKeyframe(14, duration: 0.2)
  ///         SpringKeyframe(0, duration: 0.6)
  ///       }
  public func keyframeAnimator<Value, V: View>(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> V,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    KeyframeAnimator(initialValue: initialValue, repeating: repeating) { value in
      content(PlaceholderContentView(of: self), value)
    } keyframes: { value in
      keyframes(value)
    }
  }

  /// Animates the view along keyframes when a value changes; a still shows it at the first value.
  public func keyframeAnimator<Value, V: View>(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> V,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    KeyframeAnimator(initialValue: initialValue, trigger: trigger) { value in
      content(PlaceholderContentView(of: self), value)
    } keyframes: { value in
      keyframes(value)
    }
  }
}
