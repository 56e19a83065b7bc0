import SwiftUI

extension DSColorValue: ShapeStyle {
  /// The colour as views take it.
  public var color: Color {
    let (red, green, blue) = components
    return Color(.sRGB, red: red, green: green, blue: blue, opacity: opacity)
  }

  /// The same colour in every environment: the theme has chosen it already.
  public func resolve(in environment: EnvironmentValues) -> Color { color }
}

extension DSTextStyle {
  /// The font as views take it; its size does not grow again with the text size.
  public var font: Font { .system(size: size, weight: weight.font) }
}

extension DSTextStyle.Weight {
  fileprivate var font: Font.Weight {
    switch self {
    case .regular: .regular
    case .medium: .medium
    case .semibold: .semibold
    case .bold: .bold
    }
  }
}
