import Foundation

/// A button that leads to the app's actions in Shortcuts, drawn plainly: a symbol and a word in
/// the screen's language.
///
///     ShortcutsLink().shortcutsLinkStyle(.light)
public struct ShortcutsLink: View {
  private let action: (() -> Void)?
  @Environment(\.shortcutsLinkStyle) private var style
  @Environment(\.locale) private var locale

  private static let words = [
    "ru": "Быстрые команды", "de": "Kurzbefehle", "fr": "Raccourcis", "es": "Atajos",
  ]

  /// Creates a button.
  public init() { action = nil }

  /// Creates a button with an action of its own beside.
  ///
  /// - Parameter action: The closure to call on a tap.
  public init(action: @escaping () -> Void) { self.action = action }

  /// The button.
  public var body: some View {
    Button {
      action?()
    } label: {
      HStack(spacing: 8) {
        Image(systemName: "square.2.layers.3d.fill")
        Text(verbatim: word)
      }
      .font(.body.weight(.medium))
      .foregroundStyle(style.foreground)
      .padding(.horizontal, 16)
      .padding(.vertical, 12)
      .background(style.background, in: RoundedRectangle(cornerRadius: 12, style: .continuous))
    }
    .buttonStyle(.plain)
  }

  private var word: String {
    locale.language.languageCode.flatMap { Self.words[$0.identifier] } ?? "Shortcuts"
  }
}

/// A manner in which buttons of Shortcuts are coloured.
public struct ShortcutsLinkStyle: Equatable, Sendable {
  private enum Kind { case automatic, light, lightOutline, dark, darkOutline }

  private let kind: Kind

  /// As the scheme is.
  public static let automatic = ShortcutsLinkStyle(kind: .automatic)
  /// As the scheme is, with an outline where Apple has one; none is drawn.
  public static let automaticOutline = ShortcutsLinkStyle(kind: .automatic)
  /// Light.
  public static let light = ShortcutsLinkStyle(kind: .light)
  /// Light, with an outline where Apple has one; none is drawn.
  public static let lightOutline = ShortcutsLinkStyle(kind: .lightOutline)
  /// Dark.
  public static let dark = ShortcutsLinkStyle(kind: .dark)
  /// Dark, with an outline where Apple has one; none is drawn.
  public static let darkOutline = ShortcutsLinkStyle(kind: .darkOutline)

  var background: Color {
    switch kind {
    case .automatic: .primary
    case .light, .lightOutline: .white
    case .dark, .darkOutline: .black
    }
  }

  var foreground: Color {
    switch kind {
    case .automatic: Color(.systemBackground)
    case .light, .lightOutline: .black
    case .dark, .darkOutline: .white
    }
  }
}

extension EnvironmentValues {
  @Entry var shortcutsLinkStyle = ShortcutsLinkStyle.automatic
}

extension View {
  /// Sets the manner in which buttons of Shortcuts are coloured.
  ///
  /// - Parameter style: The manner.
  /// - Returns: A view whose buttons have the manner.
  public func shortcutsLinkStyle(_ style: ShortcutsLinkStyle) -> some View {
    environment(\.shortcutsLinkStyle, style)
  }
}
