import SwiftUI

/// The forms of what moves.
struct MotionForms: View {
  private enum Phase: CaseIterable { case first, second }

  @State private var isOn = false
  @State private var count = 0
  @Namespace private var space

  var body: some View {
    animations
    transitions
    symbols
    animators
    changes
  }

  @ViewBuilder private var animations: some View {
    Text("A").animation(.default, value: isOn)
    Text("A").animation(nil, value: isOn)
    Text("A").animation(.easeInOut(duration: 0.2), value: count)
    Text("A").animation(.spring(response: 0.3, dampingFraction: 0.7), value: isOn)
    Text("A").animation(.spring(duration: 0.3, bounce: 0.2).delay(0.1), value: isOn)
    Text("A").animation(.linear(duration: 1).repeatForever(autoreverses: false), value: isOn)
    Text("A").animation(Animation.easeIn.speed(2).repeatCount(3), value: isOn)
    Text("A").animation(isOn ? .bouncy : .snappy(extraBounce: 0.1), value: isOn)
    Text("A").animation(.interpolatingSpring(stiffness: 1, damping: 1), value: isOn)
    Text("A").animation(.interactiveSpring(), value: isOn)
    Text("A").animation(.spring(.bouncy), value: isOn)
    Text("A").animation(.timingCurve(0, 0, 1, 1, duration: 2), value: isOn)
    Text("A").animation(.default) { $0.opacity(isOn ? 1 : 0.5) }
    Text("A").animation(.default)
    Text("A").transaction { $0.animation = nil }
    Text("A").transaction { transaction in transaction.disablesAnimations = true }
    Text("A").transaction(value: isOn) { $0.animation = .default }
    Text("A").transaction {
      $0.animation = .default
    } body: { content in
      content.opacity(0.5)
    }
  }

  @ViewBuilder private var transitions: some View {
    Text("A").transition(.opacity)
    Text("A").transition(.move(edge: .bottom))
    Text("A").transition(.move(edge: .bottom).combined(with: .opacity))
    Text("A").transition(.asymmetric(insertion: .scale, removal: .slide))
    Text("A").transition(.scale(scale: 0.5, anchor: .top))
    Text("A").transition(.scale(scale: 0.5).animation(.default))
    Text("A").transition(.offset(x: 10, y: 0))
    Text("A").transition(.offset(CGSize(width: 1, height: 1)))
    Text("A").transition(.push(from: .trailing))
    Text("A").transition(.identity)
    Text("A").transition(.blurReplace)
    Text("A").transition(.symbolEffect(.automatic))
    Text("A").transition(AnyTransition.opacity.animation(.easeIn(duration: 1)))
    Text("A").transition(AnyTransition.slide)
    Text("A").transition(.modifier(active: Faded(opacity: 0), identity: Faded(opacity: 1)))
    Text("A").transition(Turned())
    Text("A").transition(.faded)
    Text("A").contentTransition(.numericText())
    Text("A").contentTransition(.numericText(countsDown: true))
    Text("A").contentTransition(.numericText(value: 3))
    Text("A").contentTransition(.opacity).contentTransition(.interpolate)
    Image(systemName: "star").contentTransition(.symbolEffect(.replace))
    Text("A").matchedGeometryEffect(id: "a", in: space)
    Text("A").matchedGeometryEffect(id: 1, in: space, isSource: false)
    Text("A").matchedGeometryEffect(
      id: isOn, in: space, properties: .position, anchor: .topLeading, isSource: isOn)
    Text("A").geometryGroup()
  }

  private func bouncing(_ effect: BounceSymbolEffect) -> some View {
    Image(systemName: "star").symbolEffect(effect, value: isOn)
  }

  private func moving<E: SymbolEffect & IndefiniteSymbolEffect>(_ effect: E) -> some View {
    Image(systemName: "star").symbolEffect(effect, isActive: isOn)
  }

  @ViewBuilder private var symbols: some View {
    moving(.pulse)
    Image(systemName: "star").symbolEffect(.bounce, value: isOn)
    bouncing(.bounce.down.byLayer)
    Image(systemName: "star").symbolEffect(.pulse)
    Image(systemName: "star").symbolEffect(.variableColor.iterative, isActive: isOn)
    Image(systemName: "star")
      .symbolEffect(.variableColor.iterative.dimInactiveLayers.nonReversing, options: .repeating)
    Image(systemName: "star")
      .symbolEffect(.variableColor.cumulative.hideInactiveLayers.reversing, value: isOn)
    Image(systemName: "star").symbolEffect(.rotate.clockwise.byLayer, options: .repeat(.continuous))
    Image(systemName: "star").symbolEffect(.rotate.counterClockwise, value: isOn)
    Image(systemName: "star").symbolEffect(.breathe.plain.wholeSymbol, isActive: isOn)
    Image(systemName: "star").symbolEffect(.breathe.pulse, options: .repeat(.periodic(delay: 1)))
    Image(systemName: "star")
      .symbolEffect(.wiggle.left, options: .repeat(.periodic(2, delay: 0.5)).speed(2), value: isOn)
    Image(systemName: "star").symbolEffect(.bounce.up.byLayer, options: .repeat(3), value: isOn)
    Image(systemName: "star")
      .contentTransition(.symbolEffect(.replace.magic(fallback: .replace.downUp)))
    Image(systemName: "star").symbolEffect(.bounce.up, options: .repeat(2), value: count)
    Image(systemName: "star").symbolEffect(.pulse, options: .repeating.speed(2), isActive: isOn)
    Image(systemName: "star").symbolEffectsRemoved()
    Text("A").sensoryFeedback(.success, trigger: isOn)
    Text("A").sensoryFeedback(.impact(weight: .heavy, intensity: 0.5), trigger: count)
    Text("A").sensoryFeedback(.selection, trigger: count) { old, new in old < new }
    Text("A").sensoryFeedback(trigger: count) { _, new in new > 3 ? .error : nil }
  }

  @ViewBuilder private var animators: some View {
    PhaseAnimator([false, true]) { phase in Text("A").opacity(phase ? 1 : 0.5) }
    PhaseAnimator(Phase.allCases, trigger: count) { phase in
      Text("A").scaleEffect(phase == .first ? 1 : 2)
    } animation: { _ in
      .default
    }
    Text("A").phaseAnimator([1, 2]) { content, phase in content.scaleEffect(phase) }
    Text("A").phaseAnimator(Phase.allCases, trigger: isOn) { content, _ in
      content
    } animation: { _ in
      .spring
    }
    Text("A").keyframeAnimator(initialValue: 1.0, trigger: isOn) { content, value in
      content.scaleEffect(value)
    } keyframes: { _ in
      KeyframeTrack {
        LinearKeyframe(2, duration: 1)
        SpringKeyframe(1, duration: 1, spring: .bouncy)
        CubicKeyframe(1.5, duration: 1)
        MoveKeyframe(1)
      }
    }
    KeyframeAnimator(initialValue: 0.0) { value in
      Text("A").offset(x: value)
    } keyframes: { _ in
      KeyframeTrack(\.self) { LinearKeyframe(10, duration: 1) }
    }
  }

  @ViewBuilder private var changes: some View {
    Button("A") {
      withAnimation { isOn.toggle() }
      withAnimation(.spring()) { count += 1 }
      withAnimation(.easeOut(duration: 0.3)) {
        isOn = true
        count = 0
      }
      withAnimation(.default, completionCriteria: .logicallyComplete) {
        count = 1
      } completion: {
        isOn = false
      }
      var transaction = Transaction(animation: .linear)
      transaction.disablesAnimations = true
      withTransaction(transaction) { isOn = false }
      withTransaction(\.disablesAnimations, true) { isOn = false }
      _ = withAnimation(nil) { count }
    }
  }
}

private struct Faded: ViewModifier {
  let opacity: Double
  func body(content: Content) -> some View { content.opacity(opacity) }
}

extension AnyTransition {
  fileprivate static var faded: AnyTransition {
    .modifier(active: Faded(opacity: 0), identity: Faded(opacity: 1))
      .combined(with: .move(edge: .leading))
  }
}

private struct Turned: Transition {
  func body(content: Content, phase: TransitionPhase) -> some View {
    content.rotationEffect(.degrees(phase.isIdentity ? 0 : phase.value * 90))
  }
}
