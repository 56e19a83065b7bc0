/// A height at which a sheet rests.
///
///     NotesList().presentationDetents([.height(120), .fraction(0.4), .large])
public struct PresentationDetent: Hashable, Sendable {
  enum Height: Hashable, Sendable {
    case medium, large
    case fraction(Double)
    case points(Double)
    case custom(ObjectIdentifier)
  }

  /// The values that a detent's height may depend on.
  @dynamicMemberLookup
  public struct Context {
    /// The greatest height of the sheet, in points.
    public let maxDetentValue: CGFloat
    let environment: EnvironmentValues

    /// Returns a value of the environment.
    public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T {
      environment[keyPath: keyPath]
    }
  }

  let value: Height
  private let custom: (@Sendable (Context) -> CGFloat?)?

  private init(_ value: Height, custom: (@Sendable (Context) -> CGFloat?)? = nil) {
    (self.value, self.custom) = (value, custom)
  }

  /// About half of the screen's height.
  public static let medium = PresentationDetent(.medium)
  /// The full height.
  public static let large = PresentationDetent(.large)

  /// Returns a fraction of the greatest height, from 0 to 1.
  ///
  ///     NotesList().presentationDetents([.fraction(0.3), .large])
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(.fraction(fraction))
  }

  /// Returns a height in points.
  ///
  ///     NotesList().presentationDetents([.height(180), .medium])
  public static func height(_ height: CGFloat) -> PresentationDetent {
    PresentationDetent(.points(height))
  }

  /// Returns a height that an app computes.
  ///
  ///     struct Third: CustomPresentationDetent {
  ///       static func height(in context: Context) -> CGFloat? { context.maxDetentValue / 3 }
  ///     }
  ///     NotesList().presentationDetents([.custom(Third.self), .large])
  public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent {
    // A type has no state; only its conformance could be isolated, and this protocol's is not.
    nonisolated(unsafe) let height: (Context) -> CGFloat? = { D.height(in: $0) }
    return PresentationDetent(.custom(ObjectIdentifier(type))) { height($0) }
  }

  /// Returns whether two values are equal.
  public static func == (a: PresentationDetent, b: PresentationDetent) -> Bool {
    a.value == b.value
  }

  /// Feeds the value into a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(value) }

  /// The height in points, of a sheet that may be so high, without what the bottom edge covers.
  func height(atMost most: Double, _ environment: EnvironmentValues) -> Double {
    switch value {
    case .large: return most
    case .medium: return most * 0.5
    case .fraction(let fraction): return min(most, max(0, most * fraction))
    case .points(let points): return min(most, max(0, points))
    case .custom:
      return min(
        most, custom?(Context(maxDetentValue: most, environment: environment)) ?? most)
    }
  }
}
