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
  ///
  ///     @Environment(\.layoutDirection) private var direction
  ///     Image(systemName: direction == .leftToRight ? "arrow.right" : "arrow.left")
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
  ///
  ///     @Environment(\.horizontalSizeClass) private var width
  ///     let layout = width == .compact ? AnyLayout(VStackLayout()) : AnyLayout(HStackLayout())
  ///     layout { Text("Kiel") }
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { self[Keys.Horizontal.self] }
    set { self[Keys.Horizontal.self] = newValue }
  }

  /// The size class of the height.
  ///
  ///     @Environment(\.verticalSizeClass) private var height
  ///     if height == .regular { Image("harbour") }
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { self[Keys.Vertical.self] }
    set { self[Keys.Vertical.self] = newValue }
  }

  /// A Boolean value that indicates whether controls are enabled.
  ///
  ///     @Environment(\.isEnabled) private var isEnabled
  ///     Text("Buy").opacity(isEnabled ? 1 : 0.4)
  public var isEnabled: Bool {
    get { self[Keys.Enabled.self] }
    set { self[Keys.Enabled.self] = newValue }
  }

  /// Device pixels in a point, for apps that ask; layout does not depend on it.
  ///
  ///     @Environment(\.displayScale) private var scale
  ///     Text("Pictures of \(scale, format: .number) pixels a point")
  public var displayScale: CGFloat {
    get { self[Keys.Scale.self] }
    set { self[Keys.Scale.self] = newValue }
  }

  /// The length of a device pixel, in points.
  ///
  ///     @Environment(\.pixelLength) private var pixel
  ///     Rectangle().frame(height: pixel)
  public var pixelLength: CGFloat { 1 / displayScale }

  /// The locale for language and formats.
  ///
  ///     Text(1234.5, format: .number).environment(\.locale, Locale(identifier: "de"))
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
  ///
  ///     @Environment(\.calendar) private var calendar
  ///     Text("Weeks begin on day \(calendar.firstWeekday)")
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
  ///
  ///     Text(date, style: .time).environment(\.timeZone, TimeZone(secondsFromGMT: 3600) ?? .gmt)
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
  ///
  ///     @Environment(\.accessibilityReduceMotion) private var reducesMotion
  ///     Text("Saved").animation(reducesMotion ? nil : .bouncy, value: reducesMotion)
  public var accessibilityReduceMotion: Bool {
    get { self[Keys.ReduceMotion.self] }
    set { self[Keys.ReduceMotion.self] = newValue }
  }

  /// A Boolean value that indicates whether transparency is to be reduced.
  ///
  ///     @Environment(\.accessibilityReduceTransparency) private var isOpaque
  ///     Text("Now").background(isOpaque ? AnyShapeStyle(.background) : AnyShapeStyle(.bar))
  public var accessibilityReduceTransparency: Bool {
    get { self[Keys.ReduceTransparency.self] }
    set { self[Keys.ReduceTransparency.self] = newValue }
  }

  /// A Boolean value that indicates whether colour alone may not tell things apart.
  ///
  ///     @Environment(\.accessibilityDifferentiateWithoutColor) private var needsShapes
  ///     Image(systemName: needsShapes ? "exclamationmark.triangle.fill" : "circle.fill")
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
  ///
  ///     NotesList().environment(\.showsWholeContent, true)
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
