import SwiftUI

/// A picture of the design system: a symbol of SF Symbols.
///
///     DSIcon(DSIconToken(symbol: "ferry"))
public struct DSIconToken: Hashable, Sendable {
  /// The name in SF Symbols.
  public let symbol: String

  /// Names a symbol that an app brings in.
  public init(symbol: String) { self.symbol = symbol }

  /// The chevron of a row that leads on.
  public static let forward = DSIconToken(symbol: "chevron.forward")
  /// The chevrons of a row that offers a choice.
  public static let options = DSIconToken(symbol: "chevron.up.chevron.down")
  /// The mark of what is chosen.
  public static let check = DSIconToken(symbol: "checkmark")
  /// The sign of a hint.
  public static let info = DSIconToken(symbol: "info.circle.fill")
  /// The sign of what has succeeded.
  public static let success = DSIconToken(symbol: "checkmark.circle.fill")
  /// The sign of a warning.
  public static let warning = DSIconToken(symbol: "exclamationmark.triangle.fill")
  /// The sign of an error.
  public static let error = DSIconToken(symbol: "exclamationmark.circle.fill")
  /// The sign that takes one away.
  public static let minus = DSIconToken(symbol: "minus")
  /// The sign that adds one.
  public static let plus = DSIconToken(symbol: "plus")
}

/// The size of an icon beside text.
public enum DSIconSize: CaseIterable, Sendable {
  /// As high as a caption.
  case small
  /// As high as body text.
  case regular
  /// As high as a title.
  case large

  fileprivate var role: DSTextRole {
    switch self {
    case .small: .caption
    case .regular: .body
    case .large: .title
    }
  }
}

extension View {
  /// Lets the drawing of an icon begin where the letters of the words below it do; one that stands
  /// beside its words is left as it is.
  package func flushLeading(when isStacked: Bool) -> some View {
    modifier(FlushIcon(isStacked: isStacked))
  }
}

private struct FlushIcon: ViewModifier {
  let isStacked: Bool
  @Environment(\.dsTheme) private var theme

  /// A drawing's margin by the size of the letters beside it.
  private static var share: Double { 0.08 }

  func body(content: Content) -> some View {
    content.padding(.leading, isStacked ? -theme.typography[.body].size * Self.share : 0)
  }
}

/// An icon that grows with the text that it stands beside; it is not read out.
///
///     HStack {
///       DSIcon(.warning, color: .warning)
///       DSText("The last ferry is full")
///     }
public struct DSIcon: View {
  private let token: DSIconToken
  private let size: DSIconSize
  private let color: DSColorRole?
  @Environment(\.dsTheme) private var theme
  @Environment(\.isEnabled) private var isEnabled

  /// Creates an icon; without a role it has the colour of its surroundings.
  public init(_ token: DSIconToken, size: DSIconSize = .regular, color: DSColorRole? = nil) {
    (self.token, self.size, self.color) = (token, size, color)
  }

  /// The content of the view.
  public var body: some View {
    let image = Image(systemName: token.symbol)
      .font(theme.typography[size.role].font.weight(.semibold))
      .accessibilityHidden(true)
    if let color {
      image.foregroundStyle(theme.colors[isEnabled ? color : .textDisabled])
    } else {
      image
    }
  }
}
