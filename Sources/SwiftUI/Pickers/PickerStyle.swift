/// A style of pickers.
public protocol PickerStyle {
  /// The system style on which the style is based.
  var _kind: _PickerKind { get }
}

/// The system's styles of pickers.
public enum _PickerKind: Sendable {
  /// The styles that an app can name.
  case automatic, menu, segmented, inline, wheel, navigationLink, palette
}

/// A picker in the style of its surroundings: a menu.
public struct DefaultPickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}
  /// The system style on which the style is based.
  public var _kind: _PickerKind { .automatic }
}

/// A picker of the selected value, which opens a menu.
///
///     Picker("Units", selection: $unit) { ForEach(Unit.allCases) { Text($0.name) } }
///       .pickerStyle(.menu)
public struct MenuPickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}
  /// The system style on which the style is based.
  public var _kind: _PickerKind { .menu }
}

/// A picker of all values side by side.
///
///     Picker("Period", selection: $page) {
///       Text("Day").tag(0)
///       Text("Week").tag(1)
///     }
///     .pickerStyle(SegmentedPickerStyle())
public struct SegmentedPickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}
  /// The system style on which the style is based.
  public var _kind: _PickerKind { .segmented }
}

/// A picker of all values as rows of a list.
///
///     Form {
///       Picker("Units", selection: $unit) { ForEach(Unit.allCases) { Text($0.name) } }
///         .pickerStyle(.inline)
///     }
public struct InlinePickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}
  /// The system style on which the style is based.
  public var _kind: _PickerKind { .inline }
}

/// A picker of a wheel.
///
///     Picker("Adults", selection: $count) { ForEach(1..<10) { Text("\($0)") } }
///       .pickerStyle(.wheel)
public struct WheelPickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}
  /// The system style on which the style is based.
  public var _kind: _PickerKind { .wheel }
}

/// A picker of a row that pushes a list of values.
///
///     Form {
///       Picker("Units", selection: $unit) { ForEach(Unit.allCases) { Text($0.name) } }
///         .pickerStyle(.navigationLink)
///     }
public struct NavigationLinkPickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}
  /// The system style on which the style is based.
  public var _kind: _PickerKind { .navigationLink }
}

/// A picker of small values side by side.
///
///     Menu("Colour") {
///       Picker("Colour", selection: $count) {
///         Image(systemName: "circle").tag(0)
///         Image(systemName: "circle.fill").tag(1)
///       }
///       .pickerStyle(.palette)
///     }
public struct PalettePickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}
  /// The system style on which the style is based.
  public var _kind: _PickerKind { .palette }
}

extension PickerStyle where Self == DefaultPickerStyle {
  /// The default style of the surroundings.
  public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

extension PickerStyle where Self == MenuPickerStyle {
  /// A button that opens a menu.
  public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

extension PickerStyle where Self == SegmentedPickerStyle {
  /// A segmented control.
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

extension PickerStyle where Self == InlinePickerStyle {
  /// Rows in place.
  public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

extension PickerStyle where Self == WheelPickerStyle {
  /// A wheel.
  public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
  /// A row that opens a page.
  public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}

extension PickerStyle where Self == PalettePickerStyle {
  /// A palette in a menu, and segments elsewhere.
  public static var palette: PalettePickerStyle { PalettePickerStyle() }
}

private enum PickerKindKey: EnvironmentKey {
  static var defaultValue: _PickerKind { .automatic }
}

extension EnvironmentValues {
  var pickerKind: _PickerKind {
    get { self[PickerKindKey.self] }
    set { self[PickerKindKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of the pickers in the view.
  ///
  ///     Picker("Unit", selection: $unit) { units }.pickerStyle(.segmented)
  ///
  /// - Parameter style: The style.
  /// - Returns: A view whose pickers have the style.
  public func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
    environment(\.pickerKind, style._kind)
  }
}
