import SwiftUI

/// A picture of the design system: a symbol of SF Symbols.
public struct DSIconToken: Hashable, Sendable {
  /// The name in SF Symbols.
  public let symbol: String

  /// Names a symbol that an app brings in.
  public init(symbol: String) { self.symbol = symbol }

  public static let forward = DSIconToken(symbol: "chevron.forward")
  public static let options = DSIconToken(symbol: "chevron.up.chevron.down")
  public static let check = DSIconToken(symbol: "checkmark")
  public static let info = DSIconToken(symbol: "info.circle.fill")
  public static let success = DSIconToken(symbol: "checkmark.circle.fill")
  public static let warning = DSIconToken(symbol: "exclamationmark.triangle.fill")
  public static let error = DSIconToken(symbol: "exclamationmark.circle.fill")
  public static let minus = DSIconToken(symbol: "minus")
  public static let plus = DSIconToken(symbol: "plus")
}

/// The size of an icon beside text.
public enum DSIconSize: CaseIterable, Sendable {
  case small, regular, large

  fileprivate var role: DSTextRole {
    switch self {
    case .small: .caption
    case .regular: .body
    case .large: .title
    }
  }
}

/// An icon that grows with the text that it stands beside; it is not read out.
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
