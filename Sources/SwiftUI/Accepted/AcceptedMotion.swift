extension AcceptedFamily {
  /// The decisions on the modifiers below.
  package static let motion = AcceptedFamily(
    file: "AcceptedMotion", title: "Motion and haptics",
    decisions: [
      ("A still shows the change at its end.", ["animation"]),
      ("A still shows the view in place.", ["transition"]),
      ("A still shows the content at its end.", ["contentTransition"]),
      ("A still shows the view in its own place.", ["matchedGeometryEffect"]),
      (
        "A still shows the page, not the way to it.",
        ["matchedTransitionSource", "navigationTransition"]
      ),
      ("A still shows the symbol at rest.", ["symbolEffect", "symbolEffectsRemoved"]),
      ("Nothing shakes in a still.", ["sensoryFeedback"]),
      ("A still shows geometry at its end.", ["geometryGroup"]),
    ])
}

/// Modifiers of motion and touch feedback: a still shows the end of every change.
extension View {
  /// A still shows the change at its end.
  public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View { self }

  /// A still shows the change at its end.
  public func animation(_ animation: Animation?) -> some View { self }

  /// A still shows the change at its end.
  public func animation<V: View>(
    _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View { self }

  /// A still shows the view in place.
  public func transition(_ t: AnyTransition) -> some View { self }

  /// A still shows the view in place.
  public func transition<T: Transition>(_ transition: T) -> some View { self }

  /// A still shows the content at its end.
  public func contentTransition(_ transition: ContentTransition) -> some View { self }

  /// A still shows the view in its own place.
  public func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center, isSource: Bool = true
  ) -> some View { self }

  /// A still shows the page, not the way to it.
  public func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID
  ) -> some View { self }

  /// A still shows the page, not the way to it.
  public func navigationTransition(_ style: some NavigationTransition) -> some View { self }

  /// A still shows the symbol at rest.
  public func symbolEffect<T: SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> some View { self }

  /// A still shows the symbol at rest.
  public func symbolEffect<T: SymbolEffect, U: Equatable>(
    _ effect: T, options: SymbolEffectOptions = .default, value: U
  ) -> some View { self }

  /// A still shows the symbol at rest.
  public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View { self }

  /// Nothing shakes in a still.
  public func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T
  ) -> some View { self }

  /// Nothing shakes in a still.
  public func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T, condition: @escaping (T, T) -> Bool
  ) -> some View { self }

  /// Nothing shakes in a still.
  public func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping (T, T) -> SensoryFeedback?
  ) -> some View { self }

  /// A still shows geometry at its end.
  public func geometryGroup() -> some View { self }
}

/// How a view comes and goes.
public struct AnyTransition: Sendable {
  public static let identity = AnyTransition()
  public static let opacity = AnyTransition()
  public static let scale = AnyTransition()
  public static let slide = AnyTransition()

  /// A transition that hides its type.
  public init<T: Transition>(_ transition: T) {}

  init() {}

  /// Growing from a scale.
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition()
  }
  /// Moving in from an edge.
  public static func move(edge: Edge) -> AnyTransition { AnyTransition() }
  /// Pushing what is there aside.
  public static func push(from edge: Edge) -> AnyTransition { AnyTransition() }
  /// Moving in from a distance in points.
  public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition() }
  /// Moving in from a distance in points.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { AnyTransition() }
  /// Coming one way and going another.
  public static func asymmetric(
    insertion: AnyTransition, removal: AnyTransition
  ) -> AnyTransition { AnyTransition() }
  /// Changing from one modifier to another.
  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
    AnyTransition()
  }
  /// Two transitions at once.
  public func combined(with other: AnyTransition) -> AnyTransition { self }
  /// The transition with an animation of its own.
  public func animation(_ animation: Animation?) -> AnyTransition { self }
}

/// How a view looks while it comes and goes.
@MainActor @preconcurrency
public protocol Transition {
  associatedtype Body: View
  typealias Content = PlaceholderContentView<Self>

  /// The view in a phase.
  @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body
}

/// The view that a transition changes.
public struct PlaceholderContentView<Value>: View {
  public var body: some View { EmptyView() }
}

/// Where a transition stands.
public enum TransitionPhase: Hashable, Sendable {
  case willAppear, identity, didDisappear

  /// Whether the view is in place.
  public var isIdentity: Bool { self == .identity }
  /// -1 before the view is there, 0 in place, 1 after it has gone.
  public var value: Double { self == .identity ? 0 : self == .willAppear ? -1 : 1 }
}

/// Fading in and out.
public struct OpacityTransition: Transition {
  /// Creates the transition.
  public nonisolated init() {}
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// Moving in from an edge.
public struct MoveTransition: Transition {
  /// Creates the transition.
  public nonisolated init(edge: Edge) {}
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// How content changes in its place.
public struct ContentTransition: Equatable, Sendable {
  private let name: String

  public static let identity = ContentTransition(name: "identity")
  public static let opacity = ContentTransition(name: "opacity")
  public static let interpolate = ContentTransition(name: "interpolate")
  public static let numericText = ContentTransition(name: "numericText")
  public static let symbolEffect = ContentTransition(name: "symbolEffect")

  /// Rolling digits.
  public static func numericText(countsDown: Bool = false) -> ContentTransition { numericText }
  /// Rolling digits by a value.
  public static func numericText(value: Double) -> ContentTransition { numericText }
}

/// What of two matched views is the same.
public struct MatchedGeometryProperties: OptionSet, Sendable {
  public let rawValue: UInt32

  /// Creates a set from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  public static let position = MatchedGeometryProperties(rawValue: 1)
  public static let size = MatchedGeometryProperties(rawValue: 2)
  public static let frame: MatchedGeometryProperties = [.position, .size]
}

/// How one page becomes another.
public protocol NavigationTransition: Sendable {}

/// The usual way.
public struct AutomaticNavigationTransition: NavigationTransition {
  /// Creates the transition.
  public init() {}
}

/// Out of a view.
public struct ZoomNavigationTransition: NavigationTransition {}

extension NavigationTransition where Self == AutomaticNavigationTransition {
  public static var automatic: AutomaticNavigationTransition { AutomaticNavigationTransition() }
}

extension NavigationTransition where Self == ZoomNavigationTransition {
  /// Out of a view.
  public static func zoom(
    sourceID: some Hashable, in namespace: Namespace.ID
  ) -> ZoomNavigationTransition { ZoomNavigationTransition() }
}

/// How a symbol moves.
public protocol SymbolEffect: Sendable {}

/// A movement of a symbol.
public struct AnySymbolEffect: SymbolEffect {
  public var up: AnySymbolEffect { self }
  public var down: AnySymbolEffect { self }
  public var byLayer: AnySymbolEffect { self }
  public var wholeSymbol: AnySymbolEffect { self }
  public var iterative: AnySymbolEffect { self }
  public var cumulative: AnySymbolEffect { self }
  public var reversing: AnySymbolEffect { self }
}

extension SymbolEffect where Self == AnySymbolEffect {
  public static var bounce: AnySymbolEffect { AnySymbolEffect() }
  public static var pulse: AnySymbolEffect { AnySymbolEffect() }
  public static var variableColor: AnySymbolEffect { AnySymbolEffect() }
  public static var scale: AnySymbolEffect { AnySymbolEffect() }
  public static var appear: AnySymbolEffect { AnySymbolEffect() }
  public static var disappear: AnySymbolEffect { AnySymbolEffect() }
  public static var replace: AnySymbolEffect { AnySymbolEffect() }
  public static var breathe: AnySymbolEffect { AnySymbolEffect() }
  public static var rotate: AnySymbolEffect { AnySymbolEffect() }
  public static var wiggle: AnySymbolEffect { AnySymbolEffect() }
}

/// How often a symbol moves.
public struct SymbolEffectOptions: Sendable {
  public static let `default` = SymbolEffectOptions()
  public static let repeating = SymbolEffectOptions()
  public static let nonRepeating = SymbolEffectOptions()

  /// Some times.
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { `default` }
  /// At a speed.
  public static func speed(_ speed: Double) -> SymbolEffectOptions { `default` }
  /// Some times.
  public func `repeat`(_ count: Int?) -> SymbolEffectOptions { self }
  /// At a speed.
  public func speed(_ speed: Double) -> SymbolEffectOptions { self }
}

/// What a hand or an ear is told.
public struct SensoryFeedback: Equatable, Sendable {
  /// How heavy an impact is.
  public enum Weight: Hashable, Sendable { case light, medium, heavy }
  /// How hard an impact is.
  public enum Flexibility: Hashable, Sendable { case rigid, solid, soft }

  private let name: String

  public static let success = SensoryFeedback(name: "success")
  public static let warning = SensoryFeedback(name: "warning")
  public static let error = SensoryFeedback(name: "error")
  public static let selection = SensoryFeedback(name: "selection")
  public static let increase = SensoryFeedback(name: "increase")
  public static let decrease = SensoryFeedback(name: "decrease")
  public static let start = SensoryFeedback(name: "start")
  public static let stop = SensoryFeedback(name: "stop")
  public static let alignment = SensoryFeedback(name: "alignment")
  public static let levelChange = SensoryFeedback(name: "levelChange")
  public static let impact = SensoryFeedback(name: "impact")

  /// An impact of a weight.
  public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback {
    impact
  }
  /// An impact of a hardness.
  public static func impact(
    flexibility: Flexibility, intensity: Double = 1
  ) -> SensoryFeedback { impact }
}
