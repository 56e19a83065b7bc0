/// A transition that changes nothing.
public struct IdentityTransition: Transition, EffectTransition {
  nonisolated var effects: ViewTransition { ViewTransition([]) }

  /// Creates the transition.
  public nonisolated init() {}
  /// Returns the content as it is.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// A transition that grows from a scale.
///
///     if isOn { Text("Saved").transition(ScaleTransition(0.5)) }
public struct ScaleTransition: Transition, EffectTransition {
  /// The scale of a view that is not there; 1 is its own size.
  public var scale: Double
  /// The point that stays in its place.
  public var anchor: UnitPoint

  /// Creates a transition from a scale, about a point.
  public nonisolated init(_ scale: Double, anchor: UnitPoint = .center) {
    (self.scale, self.anchor) = (scale, anchor)
  }

  nonisolated var effects: ViewTransition { ViewTransition([.scale(scale, anchor)]) }
  /// Returns the content as it is, since its elements grow by themselves.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// A transition that moves in from the leading edge and out at the trailing one.
public struct SlideTransition: Transition, EffectTransition {
  nonisolated var effects: ViewTransition { AnyTransition.slide.base }

  /// Creates the transition.
  public nonisolated init() {}
  /// Returns the content as it is, since its elements move by themselves.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// A transition that pushes what is there aside.
public struct PushTransition: Transition, EffectTransition {
  /// The edge from which the view comes.
  public var edge: Edge

  /// Creates a transition from an edge.
  public nonisolated init(edge: Edge) { self.edge = edge }

  nonisolated var effects: ViewTransition { AnyTransition.push(from: edge).base }
  /// Returns the content as it is, since its elements move by themselves.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// A transition that moves in from an offset, in points.
public struct OffsetTransition: Transition, EffectTransition {
  /// The way from the view's place to where it comes from, in points.
  public var offset: CGSize

  /// Creates a transition from an offset, in points.
  public nonisolated init(_ offset: CGSize) { self.offset = offset }

  nonisolated var effects: ViewTransition { ViewTransition([.offset(offset)]) }
  /// Returns the content as it is, since its elements move by themselves.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// A transition that enters one way and leaves another.
public struct AsymmetricTransition<Insertion: Transition, Removal: Transition>: Transition,
  EffectTransition
{
  nonisolated let effects: ViewTransition

  /// Creates a transition of two.
  public nonisolated init(insertion: Insertion, removal: Removal) {
    effects =
      AnyTransition.asymmetric(
        insertion: AnyTransition(insertion), removal: AnyTransition(removal)
      ).base
  }

  /// Returns the content as it is, since its elements change by themselves.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// A transition that is made of others, or has an animation of its own.
private struct DerivedTransition: Transition, EffectTransition {
  nonisolated let effects: ViewTransition

  nonisolated init(effects: ViewTransition) { self.effects = effects }

  func body(content: Content, phase: TransitionPhase) -> some View { content }
}

extension Transition {
  /// Returns the transition combined with another.
  ///
  ///     if isOn { Text("Saved").transition(.scale(0.5).combined(with: .opacity)) }
  public nonisolated func combined<T: Transition>(with other: T) -> some Transition {
    DerivedTransition(
      effects: AnyTransition(self).combined(with: AnyTransition(other)).base)
  }

  /// Returns the transition with an animation of its own.
  public nonisolated func animation(_ animation: Animation?) -> some Transition {
    DerivedTransition(effects: AnyTransition(self).animation(animation).base)
  }
}

extension Transition where Self == IdentityTransition {
  /// No transition.
  public nonisolated static var identity: IdentityTransition { IdentityTransition() }
}

extension Transition where Self == OpacityTransition {
  /// A fade.
  public nonisolated static var opacity: OpacityTransition { OpacityTransition() }
}

extension Transition where Self == ScaleTransition {
  /// A transition that grows from a point.
  public nonisolated static var scale: ScaleTransition { ScaleTransition(0) }

  /// Returns a transition that grows from a scale, about a point.
  ///
  ///     if isOn { Text("Saved").transition(.scale(0.5, anchor: .bottom)) }
  public nonisolated static func scale(
    _ scale: Double, anchor: UnitPoint = .center
  ) -> ScaleTransition {
    ScaleTransition(scale, anchor: anchor)
  }
}

extension Transition where Self == SlideTransition {
  /// A move in from the leading edge and out at the trailing one.
  public nonisolated static var slide: SlideTransition { SlideTransition() }
}

extension Transition where Self == MoveTransition {
  /// Returns a transition that moves in from an edge and out at it.
  public nonisolated static func move(edge: Edge) -> MoveTransition { MoveTransition(edge: edge) }
}

extension Transition where Self == PushTransition {
  /// Returns a transition that pushes what is there aside.
  public nonisolated static func push(from edge: Edge) -> PushTransition {
    PushTransition(edge: edge)
  }
}

extension Transition where Self == OffsetTransition {
  /// Returns a transition that moves in from an offset, in points.
  public nonisolated static func offset(_ offset: CGSize) -> OffsetTransition {
    OffsetTransition(offset)
  }

  /// Returns a transition that moves in from an offset, in points.
  public nonisolated static func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetTransition {
    OffsetTransition(CGSize(width: x, height: y))
  }
}
