/// A height at which a sheet rests.
public struct PresentationDetent: Hashable, Sendable {
  enum Height: Hashable, Sendable {
    case medium, large
    case fraction(Double)
    case points(Double)
    case custom(ObjectIdentifier)
  }

  /// What a height may depend on.
  @dynamicMemberLookup
  public struct Context {
    /// The greatest height of the sheet, in points.
    public let maxDetentValue: CGFloat
    let environment: EnvironmentValues

    public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T {
      environment[keyPath: keyPath]
    }
  }

  let value: Height
  private let custom: (@Sendable (Context) -> CGFloat?)?

  private init(_ value: Height, custom: (@Sendable (Context) -> CGFloat?)? = nil) {
    (self.value, self.custom) = (value, custom)
  }

  public static let medium = PresentationDetent(.medium)
  public static let large = PresentationDetent(.large)

  /// A part of the greatest height, from 0 to 1.
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(.fraction(fraction))
  }

  /// A height in points.
  public static func height(_ height: CGFloat) -> PresentationDetent {
    PresentationDetent(.points(height))
  }

  /// A height that an app works out.
  public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent {
    // A type has no state; only its conformance could be isolated, and this protocol's is not.
    nonisolated(unsafe) let height: (Context) -> CGFloat? = { D.height(in: $0) }
    return PresentationDetent(.custom(ObjectIdentifier(type))) { height($0) }
  }

  public static func == (a: PresentationDetent, b: PresentationDetent) -> Bool {
    a.value == b.value
  }

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

/// A height of sheets that an app works out.
public protocol CustomPresentationDetent {
  /// The height in points, or nil where the sheet does not rest.
  static func height(in context: Context) -> CGFloat?
}

extension CustomPresentationDetent {
  public typealias Context = PresentationDetent.Context
}

/// What content asks of the sheet that it stands in.
struct PresentationOptions {
  var detents: Set<PresentationDetent>?
  var selection: Binding<PresentationDetent>?
  var indicator = Visibility.automatic
  var cornerRadius: Double?
  var background: AnyView?
  var compactAdaptation: PresentationAdaptation?
  var allowsInteraction = false
  /// Whether a drag does not close the sheet.
  var isDismissDisabled = false
  var sizing: (any PresentationSizing)?
}

enum PresentationOptionsKey: PreferenceKey {
  static var defaultValue: PresentationOptions { PresentationOptions() }

  static func reduce(value: inout PresentationOptions, nextValue: () -> PresentationOptions) {}
}

/// What a presentation turns into where width is compact.
public struct PresentationAdaptation: Hashable, Sendable {
  let name: String
  public static let automatic = PresentationAdaptation(name: "automatic")
  public static let none = PresentationAdaptation(name: "none")
  public static let popover = PresentationAdaptation(name: "popover")
  public static let sheet = PresentationAdaptation(name: "sheet")
  public static let fullScreenCover = PresentationAdaptation(name: "fullScreenCover")
}

/// What a sheet lets through to what is beneath.
public struct PresentationBackgroundInteraction: Hashable, Sendable {
  let isEnabled: Bool
  public static let automatic = PresentationBackgroundInteraction(isEnabled: false)
  public static let disabled = PresentationBackgroundInteraction(isEnabled: false)
  public static let enabled = PresentationBackgroundInteraction(isEnabled: true)

  /// What is beneath reacts up to a height.
  public static func enabled(upThrough detent: PresentationDetent) -> Self { .enabled }
}

/// What a drag within a sheet does.
public struct PresentationContentInteraction: Hashable, Sendable {
  let name: String
  public static let automatic = PresentationContentInteraction(name: "automatic")
  public static let resizes = PresentationContentInteraction(name: "resizes")
  public static let scrolls = PresentationContentInteraction(name: "scrolls")
}

extension View {
  private func presentation(_ change: @escaping (inout PresentationOptions) -> Void) -> some View {
    transformPreference(PresentationOptionsKey.self, change)
  }

  /// The heights at which the sheet rests; it opens at the lowest.
  public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    presentation { $0.detents = detents }
  }

  /// The heights at which the sheet rests, and which of them it has.
  public func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View {
    presentation {
      $0.detents = detents
      $0.selection = selection
    }
  }

  /// Whether the sheet has a grabber; by default where it has several heights.
  public func presentationDragIndicator(_ visibility: Visibility) -> some View {
    presentation { $0.indicator = visibility }
  }

  /// The radius of the sheet's corners, in points; nil for the system's.
  public func presentationCornerRadius(_ radius: CGFloat?) -> some View {
    presentation { $0.cornerRadius = radius.map(Double.init) }
  }

  /// What the sheet is painted with.
  public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
    presentation { $0.background = AnyView(Rectangle().fill(style)) }
  }

  /// What stands behind the sheet's content.
  public func presentationBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    let view = AnyView(content())
    return presentation { $0.background = view }
  }

  /// Whether what is beneath the sheet reacts; it is not darkened then.
  public func presentationBackgroundInteraction(
    _ interaction: PresentationBackgroundInteraction
  ) -> some View { presentation { $0.allowsInteraction = interaction.isEnabled } }

  /// Whether dragging the sheet down leaves it where it is.
  public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    presentation { $0.isDismissDisabled = isDisabled }
  }

  /// What a popover turns into where width is compact.
  public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View {
    presentation { $0.compactAdaptation = adaptation }
  }

  /// What a popover turns into where width or height is compact.
  public func presentationCompactAdaptation(
    horizontal: PresentationAdaptation, vertical: PresentationAdaptation
  ) -> some View { presentation { $0.compactAdaptation = horizontal } }
}
