/// The direction of the layout, which tells on which side leading is.
///
///     HStack { Text("Back") }.environment(\.layoutDirection, .rightToLeft)
public enum LayoutDirection: Hashable, CaseIterable, Sendable { case leftToRight, rightToLeft }

/// A colour scheme: light or dark.
///
///     struct Logo: View {
///       @Environment(\.colorScheme) private var scheme
///
///       var body: some View { Image(scheme == .dark ? "logo-light" : "logo") }
///     }
public enum ColorScheme: Hashable, CaseIterable, Sendable { case light, dark }

/// The contrast between foreground and background colours.
public enum ColorSchemeContrast: Hashable, CaseIterable, Sendable { case standard, increased }

/// The amount of space along an axis.
///
///     struct Gallery: View {
///       @Environment(\.horizontalSizeClass) private var width
///
///       var body: some View { Text(width == .compact ? "One column" : "Two columns") }
///     }
public enum UserInterfaceSizeClass: Hashable, Sendable { case compact, regular }

/// The weight of text for legibility.
public enum LegibilityWeight: Hashable, Sendable { case regular, bold }

/// Defines an environment value with a default: the key is the type itself.
private enum Keys {
  enum Direction: EnvironmentKey { static var defaultValue: LayoutDirection { .leftToRight } }
  enum Contrast: EnvironmentKey { static var defaultValue: ColorSchemeContrast { .standard } }
  enum Horizontal: EnvironmentKey { static var defaultValue: UserInterfaceSizeClass? { nil } }
  enum Vertical: EnvironmentKey { static var defaultValue: UserInterfaceSizeClass? { nil } }
  enum Enabled: EnvironmentKey { static var defaultValue: Bool { true } }
  enum Scale: EnvironmentKey { static var defaultValue: CGFloat { 2 } }
  enum Locale: EnvironmentKey {
    static let defaultValue = WrittenLocale(ScreenLocale.usual)
  }
  enum Calendar: EnvironmentKey {
    static var defaultValue: Foundation.Calendar? { nil }
  }
  enum TimeZone: EnvironmentKey {
    static let defaultValue = Foundation.TimeZone.gmt
  }
  enum Window: EnvironmentKey { static var defaultValue: CGSize { .zero } }
  enum Elevated: EnvironmentKey { static var defaultValue: Bool { false } }
  enum Legibility: EnvironmentKey { static var defaultValue: LegibilityWeight? { nil } }
  enum ReduceMotion: EnvironmentKey { static var defaultValue: Bool { false } }
  enum ReduceTransparency: EnvironmentKey { static var defaultValue: Bool { false } }
  enum DifferentiateColor: EnvironmentKey { static var defaultValue: Bool { false } }
  enum InvertColors: EnvironmentKey { static var defaultValue: Bool { false } }
  enum WholeContent: EnvironmentKey { static var defaultValue: Bool { false } }
}

extension EnvironmentValues {
  /// The direction of the layout.
  public var layoutDirection: LayoutDirection {
    get { self[Keys.Direction.self] }
    set { self[Keys.Direction.self] = newValue }
  }

  /// The contrast of colours, which is set by the device alone; SwiftUI's is read-only too.
  public var colorSchemeContrast: ColorSchemeContrast {
    get { self[Keys.Contrast.self] }
    set { self[Keys.Contrast.self] = newValue }
  }

  /// The size class of the width.
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { self[Keys.Horizontal.self] }
    set { self[Keys.Horizontal.self] = newValue }
  }

  /// The size class of the height.
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { self[Keys.Vertical.self] }
    set { self[Keys.Vertical.self] = newValue }
  }

  /// A Boolean value that indicates whether controls are enabled.
  public var isEnabled: Bool {
    get { self[Keys.Enabled.self] }
    set { self[Keys.Enabled.self] = newValue }
  }

  /// Device pixels in a point, for apps that ask; layout does not depend on it.
  public var displayScale: CGFloat {
    get { self[Keys.Scale.self] }
    set { self[Keys.Scale.self] = newValue }
  }

  /// The length of a device pixel, in points.
  public var pixelLength: CGFloat { 1 / displayScale }

  /// The locale for language and formats.
  public var locale: Locale {
    get { self[Keys.Locale.self].locale }
    set { self[Keys.Locale.self] = WrittenLocale(newValue) }
  }

  /// The tag of the language that texts are written in, such as `ru`.
  var language: String { self[Keys.Locale.self].language }

  /// A Boolean value that indicates whether integers of up to three digits are written as Swift
  /// writes them.
  var hasLatinDigits: Bool { self[Keys.Locale.self].hasLatinDigits }

  /// The calendar for dates; by default, the Gregorian calendar in the locale and the time zone of
  /// the environment.
  public var calendar: Calendar {
    get { self[Keys.Calendar.self] ?? gregorianCalendar }
    set { self[Keys.Calendar.self] = newValue }
  }

  private var gregorianCalendar: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    (calendar.locale, calendar.timeZone) = (locale, timeZone)
    return calendar
  }

  /// The time zone for dates.
  public var timeZone: TimeZone {
    get { self[Keys.TimeZone.self] }
    set { self[Keys.TimeZone.self] = newValue }
  }

  /// The size of the window, in points.
  public var windowSize: CGSize {
    get { self[Keys.Window.self] }
    set { self[Keys.Window.self] = newValue }
  }

  /// A Boolean value that indicates whether the view lies on a surface above the base, which is
  /// lighter in dark mode.
  public var isElevated: Bool {
    get { self[Keys.Elevated.self] }
    set { self[Keys.Elevated.self] = newValue }
  }

  /// The weight of text for legibility.
  public var legibilityWeight: LegibilityWeight? {
    get { self[Keys.Legibility.self] }
    set { self[Keys.Legibility.self] = newValue }
  }

  /// A Boolean value that indicates whether motion is to be reduced.
  public var accessibilityReduceMotion: Bool {
    get { self[Keys.ReduceMotion.self] }
    set { self[Keys.ReduceMotion.self] = newValue }
  }

  /// A Boolean value that indicates whether transparency is to be reduced.
  public var accessibilityReduceTransparency: Bool {
    get { self[Keys.ReduceTransparency.self] }
    set { self[Keys.ReduceTransparency.self] = newValue }
  }

  /// A Boolean value that indicates whether colour alone may not tell things apart.
  public var accessibilityDifferentiateWithoutColor: Bool {
    get { self[Keys.DifferentiateColor.self] }
    set { self[Keys.DifferentiateColor.self] = newValue }
  }

  /// A Boolean value that indicates whether colours are inverted.
  public var accessibilityInvertColors: Bool {
    get { self[Keys.InvertColors.self] }
    set { self[Keys.InvertColors.self] = newValue }
  }

  /// A Boolean value that indicates whether scroll views are as high as their content, and the
  /// picture grows with them.
  public var showsWholeContent: Bool {
    get { self[Keys.WholeContent.self] }
    set { self[Keys.WholeContent.self] = newValue }
  }
}

private enum ScreenLinkKey: EnvironmentKey {
  static var defaultValue: ScreenLink? { nil }
}

extension EnvironmentValues {
  /// The way to what is kept for the whole screen.
  package var screenLink: ScreenLink? {
    get { self[ScreenLinkKey.self] }
    set { self[ScreenLinkKey.self] = newValue }
  }

  /// Notes a problem that does not stop a picture, once.
  package func warn(_ message: String) { screenLink?.warn(message) }

  /// Notes once that something is not there to be seen.
  package func fail(_ message: String) { screenLink?.fail(message) }

  /// A value that is kept for the whole screen; nil where there is no screen.
  ///
  /// - Parameters:
  ///   - key: The type that names the value.
  ///   - initial: The first value.
  /// - Returns: A binding to the value.
  package func screenState<Value>(_ key: Any.Type, _ initial: Value) -> Binding<Value>? {
    screenLink?.state(ObjectIdentifier(key), initial)
  }
}

extension View {
  /// Sets whether the controls in the view are disabled.
  ///
  ///     Button("Send", action: send).disabled(text.isEmpty)
  ///
  /// - Parameter disabled: A Boolean value that indicates whether controls ignore touches; one
  ///   above that disables them prevails.
  /// - Returns: A view whose controls may be disabled.
  public func disabled(_ disabled: Bool) -> some View {
    transformingEnvironment { $0.isEnabled = $0.isEnabled && !disabled }
  }

  /// Sets the colour scheme of the view.
  ///
  ///     PlayerView().colorScheme(.dark)
  ///
  /// - Parameter scheme: Light or dark.
  /// - Returns: A view of the scheme.
  public func colorScheme(_ scheme: ColorScheme) -> some View {
    transformingEnvironment { $0.colorScheme = scheme }
  }
}

/// A locale with the tag of its language, which is worked out once and asked for by each text.
private struct WrittenLocale {
  let locale: Locale
  let language: String
  let hasLatinDigits: Bool

  init(_ locale: Locale) {
    (self.locale, language) = (locale, locale.language.minimalIdentifier)
    hasLatinDigits = locale.numberingSystem.identifier == "latn"
  }
}
