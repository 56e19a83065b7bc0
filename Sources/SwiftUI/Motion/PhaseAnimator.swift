/// A view that goes through phases; a still shows the first of them, in which it rests.
public struct PhaseAnimator<Phase: Equatable, Content: View>: View {
  private let phases: [Phase]
  private let content: (Phase) -> Content

  /// Creates a view that goes through phases again and again.
  public init(
    _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) { (self.phases, self.content) = (Array(phases), content) }

  /// Creates a view that goes through phases when a value changes.
  public init(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) { (self.phases, self.content) = (Array(phases), content) }

  public var body: some View {
    if let first = phases.first { content(first) }
  }
}

extension View {
  /// Takes this view through phases; a still shows the first, in which it rests.
  public func phaseAnimator<Phase: Equatable, V: View>(
    _ phases: some Sequence<Phase>,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> V,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    PhaseAnimator(phases) { content(PlaceholderContentView(of: self), $0) }
  }

  /// Takes this view through phases when a value changes; a still shows the first of them.
  public func phaseAnimator<Phase: Equatable, V: View>(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> V,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    PhaseAnimator(phases) { content(PlaceholderContentView(of: self), $0) }
  }
}
