/// A view that goes through phases; at rest, and in a still, it shows the first of them.
///
///     PhaseAnimator([1.0, 1.2]) { scale in
///       Image(systemName: "heart.fill").scaleEffect(scale)
///     }
public struct PhaseAnimator<Phase: Equatable, Content: View>: View {
  private let phases: [Phase]
  private let trigger: PhaseTrigger?
  private let content: (Phase) -> Content
  private let way: (Phase) -> Animation?
  /// The time at which the phases began, in seconds of the host.
  @State private var start: Double?
  @Environment(\.hostNow) private var now
  @Environment(\.hostTime) private var time

  /// Creates a view that goes through phases again and again.
  public init(
    _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    (self.phases, self.content, way) = (Array(phases), content, animation)
    trigger = nil
  }

  /// Creates a view that goes through phases when a value changes.
  public init(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    (self.phases, self.content, way) = (Array(phases), content, animation)
    self.trigger = PhaseTrigger(trigger)
  }

  /// The content of the view.
  public var body: some View {
    if now == nil {
      if let first = phases.first { content(first) }
    } else {
      driven
    }
  }

  @ViewBuilder private var driven: some View {
    if let index = current {
      content(phases[index])
        .transaction(value: index) { $0.animation = way(phases[index]) }
        .modifier(FramesModifier(isActive: start != nil || trigger == nil))
        .onAppear { if trigger == nil { start = now } }
        .onChange(of: trigger) { start = now }
    }
  }

  /// The phase into which the view moves now.
  ///
  /// A way into a phase takes its animation's logical duration; without an animation the view
  /// jumps.
  private var current: Int? {
    guard phases.count > 1, let start, let time else { return phases.isEmpty ? nil : 0 }
    var rest = time - start
    let ways = phases.map { way($0)?.logicalDuration ?? 0 }
    let round = ways.reduce(0, +)
    guard round > 0 else { return 0 }
    if trigger != nil, rest >= round { return 0 }
    rest = rest.truncatingRemainder(dividingBy: round)
    for index in 1...phases.count {
      let phase = index % phases.count
      if rest < ways[phase] { return phase }
      rest -= ways[phase]
    }
    return 0
  }
}

/// A value whose changes start phases.
struct PhaseTrigger: Equatable {
  private let value: Any
  private let equals: (Any) -> Bool

  init<Value: Equatable>(_ value: Value) {
    (self.value, equals) = (value, { $0 as? Value == value })
  }

  static func == (lhs: Self, rhs: Self) -> Bool { lhs.equals(rhs.value) }
}

extension View {
  /// Animates the view through phases; at rest it shows the first.
  ///
  ///     Image(systemName: "bell").phaseAnimator([0.0, 15, -15]) { view, angle in
  ///       view.rotationEffect(.degrees(angle))
  ///     }
  ///
  /// - Parameters:
  ///   - phases: The phases, which are repeated.
  ///   - content: A closure that returns the view in a phase.
  ///   - animation: A closure that returns the animation to a phase.
  /// - Returns: A view that goes through the phases.
  public func phaseAnimator<Phase: Equatable, V: View>(
    _ phases: some Sequence<Phase>,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> V,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    PhaseAnimator(phases) {
      content(PlaceholderContentView(of: self), $0)
    } animation: {
      animation($0)
    }
  }

  /// Animates the view through phases when a value changes; at rest it shows the first.
  public func phaseAnimator<Phase: Equatable, V: View>(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> V,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    PhaseAnimator(phases, trigger: trigger) {
      content(PlaceholderContentView(of: self), $0)
    } animation: {
      animation($0)
    }
  }
}
