private enum Keys {
  enum Foreground: EnvironmentKey { static var defaultValue: [any ShapeStyle] { [] } }
  enum Background: EnvironmentKey { static var defaultValue: AnyShapeStyle? { nil } }
  enum Tint: EnvironmentKey { static var defaultValue: AnyShapeStyle? { nil } }
  enum TintColor: EnvironmentKey { static var defaultValue: Color? { nil } }
  enum TintGradient: EnvironmentKey { static var defaultValue: Gradient? { nil } }
  enum Accent: EnvironmentKey { static var defaultValue: Color? { nil } }
  enum InBars: EnvironmentKey { static var defaultValue: Bool { false } }
}

extension EnvironmentValues {
  /// The current foreground, and its weaker levels where they are set; empty for the label's.
  public var foregroundStyles: [any ShapeStyle] {
    get { self[Keys.Foreground.self] }
    set { self[Keys.Foreground.self] = newValue }
  }

  /// The style of backgrounds, or nil for the default.
  public var backgroundStyle: AnyShapeStyle? {
    get { self[Keys.Background.self] }
    set { self[Keys.Background.self] = newValue }
  }

  /// The tint as a style, which may be a gradient.
  public var tintStyle: AnyShapeStyle? {
    get { self[Keys.Tint.self] }
    set { self[Keys.Tint.self] = newValue }
  }

  /// The tint where it is a colour.
  public var tint: Color? {
    get { self[Keys.TintColor.self] }
    set { self[Keys.TintColor.self] = newValue }
  }

  /// The tint where it is a gradient, which gauges lay along their length.
  package var tintGradient: Gradient? {
    get { self[Keys.TintGradient.self] }
    set { self[Keys.TintGradient.self] = newValue }
  }

  /// The app's accent colour; without one, system blue.
  public var accentColor: Color? {
    get { self[Keys.Accent.self] }
    set { self[Keys.Accent.self] = newValue }
  }

  /// A Boolean value that indicates whether a container with bars lies around the view.
  private var isInBars: Bool {
    get { self[Keys.InBars.self] }
    set { self[Keys.InBars.self] = newValue }
  }

  /// Enters a container with bars: a tint around the outermost one is the accent of all in it, as
  /// UIKit's view of it takes the tint over; one further in tints controls alone.
  package mutating func enterBars() {
    guard !isInBars else { return }
    isInBars = true
    if let tint { accentColor = tint }
  }

  /// The environment in which a foreground that refers to the foreground ends.
  var withoutForeground: EnvironmentValues {
    var environment = self
    environment.foregroundStyles = []
    return environment
  }
}

extension View {
  /// Sets the style of texts, symbols and shapes in the view.
  ///
  ///     Label("Favourite", systemImage: "heart.fill").foregroundStyle(.pink)
  ///
  /// - Parameter style: A colour, gradient or other style.
  /// - Returns: A view of the foreground style.
  @inlinable
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    modifier(EnvironmentModifier { $0.setForeground([style]) })
  }

  /// Sets the primary and secondary style of the view.
  ///
  ///     Image(systemName: "person.badge.plus").foregroundStyle(.blue, .gray)
  ///
  /// - Parameters:
  ///   - primary: The style of the first level.
  ///   - secondary: The style of the second level.
  /// - Returns: A view of both foreground styles.
  public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(
    _ primary: S1, _ secondary: S2
  ) -> some View {
    transformingEnvironment { $0.setForeground([primary, secondary]) }
  }

  /// Sets the primary, secondary and tertiary style of the view.
  ///
  /// - Parameters:
  ///   - primary: The style of the first level.
  ///   - secondary: The style of the second level.
  ///   - tertiary: The style of the third level.
  /// - Returns: A view of the foreground styles.
  public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
    _ primary: S1, _ secondary: S2, _ tertiary: S3
  ) -> some View {
    transformingEnvironment { $0.setForeground([primary, secondary, tertiary]) }
  }

  /// Sets the colour of texts, symbols and shapes in the view; nil for the default.
  ///
  ///     Text("Overdue").foregroundColor(.red)
  public func foregroundColor(_ color: Color?) -> some View {
    transformingEnvironment { environment in
      environment.foregroundStyles = color.map { [$0] } ?? []
    }
  }

  /// Sets the tint of the controls in the view.
  ///
  ///     Toggle("Wi-Fi", isOn: $isOn).tint(.orange)
  ///
  /// - Parameter tint: The colour, or nil for the accent colour.
  /// - Returns: A view of the tint.
  public func tint(_ tint: Color?) -> some View {
    transformingEnvironment {
      let tint = tint?.withAccent(of: $0)
      $0.tint = tint
      $0.tintStyle = tint.map { AnyShapeStyle($0) }
      $0.tintGradient = nil
    }
  }

  /// Sets the style that tints the controls in the view.
  public func tint<S: ShapeStyle>(_ tint: S) -> some View {
    transformingEnvironment { environment in
      // A control asks for a colour, of whatever type it was given.
      let style = (tint as? AnyShapeStyle)?.unerased ?? tint
      // The tint of the surroundings would stand for itself.
      if style is TintShapeStyle { return }
      environment.tintGradient = style as? Gradient
      if let color = (style as? Color)?.withAccent(of: environment) {
        environment.tint = color
        environment.tintStyle = AnyShapeStyle(color)
      } else {
        environment.tintStyle = AnyShapeStyle(tint)
      }
    }
  }

  /// Sets the accent colour of the view; nil for that of the surroundings.
  ///
  ///     Button("Buy") {}.accentColor(.green)
  public func accentColor(_ color: Color?) -> some View {
    transformingEnvironment {
      let color = color?.withAccent(of: $0)
      $0.accentColor = color
      $0.tint = color
      $0.tintStyle = color.map { AnyShapeStyle($0) }
    }
  }

  /// Sets the style that `BackgroundStyle` and `background()` paint in the view.
  ///
  ///     Text("Card").padding().background().backgroundStyle(.thinMaterial)
  public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    transformingEnvironment { $0.backgroundStyle = AnyShapeStyle(style) }
  }
}

extension EnvironmentValues {
  /// Sets the foreground; a level of the foreground is resolved against what was set before.
  @usableFromInline
  package mutating func setForeground(_ styles: [any ShapeStyle]) {
    foregroundStyles = styles.map { $0._foreground(in: self) }
  }
}

/// A style that was resolved where it was set.
struct FrozenStyle: ShapeStyle {
  let style: ResolvedStyle

  func _style(in environment: EnvironmentValues) -> ResolvedStyle { style }

  var _asksForForeground: Bool { false }
}
