/// A transition of content that changes in its place.
public struct ContentTransition: Equatable, Sendable {
  private let name: String

  /// No transition.
  public static let identity = ContentTransition(name: "identity")
  /// A fade.
  public static let opacity = ContentTransition(name: "opacity")
  /// A change from one content into the other.
  public static let interpolate = ContentTransition(name: "interpolate")
  /// A roll of digits.
  public static let numericText = ContentTransition(name: "numericText")
  /// The replacement effect of symbols.
  public static let symbolEffect = ContentTransition(name: "symbolEffect")

  /// Returns the transition of a symbol's effect.
  public static func symbolEffect(
    _ effect: some SymbolEffect, options: SymbolEffectOptions = .default
  ) -> ContentTransition { symbolEffect }
  /// Returns a transition of rolling digits.
  public static func numericText(countsDown: Bool = false) -> ContentTransition { numericText }
  /// Returns a transition of digits that roll by a value.
  public static func numericText(value: Double) -> ContentTransition { numericText }
}

/// The properties that two matched views share.
public struct MatchedGeometryProperties: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: UInt32

  /// Creates a set from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The position of the views.
  public static let position = MatchedGeometryProperties(rawValue: 1)
  /// The size of the views.
  public static let size = MatchedGeometryProperties(rawValue: 2)
  /// The position and the size of the views.
  public static let frame: MatchedGeometryProperties = [.position, .size]
}

/// A transition from one page to another.
public protocol NavigationTransition: Sendable {}

/// The standard transition of pages.
public struct AutomaticNavigationTransition: NavigationTransition {
  /// Creates the transition.
  public init() {}
}

/// A transition that zooms out of a view.
public struct ZoomNavigationTransition: NavigationTransition {}

extension NavigationTransition where Self == AutomaticNavigationTransition {
  /// The default transition.
  public static var automatic: AutomaticNavigationTransition { AutomaticNavigationTransition() }
}

extension NavigationTransition where Self == ZoomNavigationTransition {
  /// Returns a transition that zooms out of a view.
  public static func zoom(
    sourceID: some Hashable, in namespace: Namespace.ID
  ) -> ZoomNavigationTransition { ZoomNavigationTransition() }
}
