/// A way in which the colours of symbols are laid on.
///
///     Image(systemName: "heart.fill").foregroundStyle(.red).symbolColorRenderingMode(.gradient)
public struct SymbolColorRenderingMode: Hashable, Sendable {
  private let name: String

  /// Each colour in one shade.
  public static let flat = SymbolColorRenderingMode(name: "flat")
  /// Each colour as its gradient, from a lighter shade at the top.
  public static let gradient = SymbolColorRenderingMode(name: "gradient")
}

/// A way in which a symbol shows its value.
///
///     Image(systemName: "wifi", variableValue: 0.5).symbolVariableValueMode(.color)
public struct SymbolVariableValueMode: Hashable, Sendable {
  private let name: String

  /// Layers beyond the value are pale.
  public static let color = SymbolVariableValueMode(name: "color")
  /// Lines end where the value does; layers beyond it are pale here, as with ``color``.
  public static let draw = SymbolVariableValueMode(name: "draw")
}

private enum SymbolColorRenderingKey: EnvironmentKey {
  static var defaultValue: SymbolColorRenderingMode? { nil }
}

private enum SymbolVariableValueKey: EnvironmentKey {
  static var defaultValue: SymbolVariableValueMode? { nil }
}

extension EnvironmentValues {
  /// The way in which the colours of symbols are laid on; nil for the default, which is flat.
  public var symbolColorRenderingMode: SymbolColorRenderingMode? {
    get { self[SymbolColorRenderingKey.self] }
    set { self[SymbolColorRenderingKey.self] = newValue }
  }

  /// The way in which symbols show their values; nil for the default.
  public var symbolVariableValueMode: SymbolVariableValueMode? {
    get { self[SymbolVariableValueKey.self] }
    set { self[SymbolVariableValueKey.self] = newValue }
  }

  /// Returns a style as symbols are painted in it.
  func symbolStyle(
    _ style: ResolvedStyle, _ mode: SymbolColorRenderingMode?
  ) -> ResolvedStyle {
    guard mode ?? symbolColorRenderingMode == .gradient, case .color(let color) = style else {
      return style
    }
    return AnyGradient(color: Color(color))._style(in: self)
  }
}

extension View {
  /// Sets the way in which the colours of symbols in the view are laid on; nil for the default.
  ///
  ///     Label("Likes", systemImage: "heart.fill").symbolColorRenderingMode(.gradient)
  public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> some View {
    environment(\.symbolColorRenderingMode, mode)
  }

  /// Sets the way in which symbols in the view show their values; nil for the default.
  ///
  ///     Image(systemName: "wifi", variableValue: 0.5).symbolVariableValueMode(.draw)
  public func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> some View {
    environment(\.symbolVariableValueMode, mode)
  }
}
