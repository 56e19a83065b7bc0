/// A type-erased transition of a view that enters or leaves.
///
///     VStack {
///       if isOn { Text("Saved").transition(AnyTransition.opacity) }
///     }
public struct AnyTransition: Sendable {
  let base: ViewTransition

  init(_ base: ViewTransition) { self.base = base }

  private init(effect: ViewTransition.Effect) { base = ViewTransition([effect]) }

  /// No transition.
  public static let identity = AnyTransition(ViewTransition([]))
  /// A fade.
  public static let opacity = AnyTransition(.opacity)
  /// A transition that grows from a point.
  public static let scale = scale(scale: 0)
  /// A move in from the leading edge and out at the trailing one.
  public static let slide = AnyTransition(
    ViewTransition([.move(.leading)], removal: [.move(.trailing)]))
  /// A blur.
  public static let blurReplace = blurReplace(.downUp)
  /// The effect of symbols, which is a fade here.
  public static let symbolEffect = AnyTransition.opacity

  /// Creates a transition that erases the type of another.
  public init<T: Transition>(_ transition: T) {
    if let known = transition as? any EffectTransition {
      self.init(known.effects)
      return
    }
    nonisolated(unsafe) let transition = transition
    self.init(
      wrap: TransitionWrap { stage, content, context, output in
        let body = transition.body(
          content: PlaceholderContentView(lower: content), phase: TransitionPhase(stage))
        T.Body._lower(body, context, &output)
      })
  }

  private init(wrap: TransitionWrap) {
    var base = ViewTransition([])
    base.wraps = [wrap]
    self.base = base
  }

  /// Returns a transition that blurs out and in.
  public static func blurReplace(_ configuration: BlurReplaceConfiguration) -> AnyTransition {
    AnyTransition(
      ViewTransition(
        [.blur(radius: 7, scale: 0.9)],
        removal: [.blur(radius: 7, scale: configuration == .downUp ? 0.9 : 1.1)]))
  }
  /// Returns the transition of a symbol's effect, which is a fade here.
  public static func symbolEffect(
    _ effect: some SymbolEffect, options: SymbolEffectOptions = .default
  ) -> AnyTransition { symbolEffect }
  /// Returns a transition that grows from a scale.
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition(effect: .scale(Double(scale), anchor))
  }
  /// Returns a transition that moves in from an edge and out at it.
  ///
  ///     if isOn { Text("No connection").transition(.move(edge: .top)) }
  public static func move(edge: Edge) -> AnyTransition {
    AnyTransition(effect: .move(edge))
  }
  /// Returns a transition that pushes what is there aside.
  ///
  ///     Text("Step \(step)").id(step).transition(.push(from: .trailing))
  public static func push(from edge: Edge) -> AnyTransition {
    AnyTransition(
      ViewTransition([.move(edge), .opacity], removal: [.move(edge.opposite), .opacity]))
  }
  /// Returns a transition that moves in from an offset, in points.
  ///
  ///     if isOn { Text("Saved").transition(.offset(y: 40)) }
  public static func offset(_ offset: CGSize) -> AnyTransition {
    AnyTransition(effect: .offset(offset))
  }
  /// Returns a transition that moves in from an offset, in points.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
    offset(CGSize(width: x, height: y))
  }
  /// Returns a transition that enters one way and leaves another.
  ///
  ///     if isOn {
  ///       Text("Saved").transition(.asymmetric(insertion: .scale, removal: .opacity))
  ///     }
  public static func asymmetric(
    insertion: AnyTransition, removal: AnyTransition
  ) -> AnyTransition {
    var base = ViewTransition(insertion.base.insertion, removal: removal.base.removal)
    base.wraps =
      insertion.base.wraps.map { $0.only(.willAppear) }
      + removal.base.wraps.map { $0.only(.didDisappear) }
    return AnyTransition(base)
  }
  /// Returns a transition from one modifier, for a view that is not there, to another, for one that
  /// is.
  ///
  ///     let rise = AnyTransition.modifier(active: Lift(height: 40), identity: Lift(height: 0))
  ///     if isOn { Text("Saved").transition(rise) }
  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
    nonisolated(unsafe) let (active, identity) = (active, identity)
    return AnyTransition(
      wrap: TransitionWrap { stage, content, context, output in
        let view = PlaceholderContentView<E>(lower: content)
          .modifier(stage == .identity ? identity : active)
        ModifiedContent._lower(view, context, &output)
      })
  }
  /// Returns the transition combined with another.
  ///
  ///     if isOn { Text("Saved").transition(.move(edge: .bottom).combined(with: .opacity)) }
  public func combined(with other: AnyTransition) -> AnyTransition {
    var joined = ViewTransition(
      base.insertion + other.base.insertion, removal: base.removal + other.base.removal)
    joined.wraps = base.wraps + other.base.wraps
    return AnyTransition(joined)
  }
  /// Returns the transition with an animation of its own.
  ///
  ///     if isOn { Text("Saved").transition(.opacity.animation(.easeOut(duration: 0.2))) }
  public func animation(_ animation: Animation?) -> AnyTransition {
    var base = base
    base.animation = animation
    return AnyTransition(base)
  }
}
