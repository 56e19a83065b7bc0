import SwiftUI

// A small app of trails, spelt as guides for iOS spell their screens. It is compiled in Swift 5 and
// in Swift 6 mode.

struct TrailColors {
  static let accent = Color("Moss")
  static let surface = Color("Paper")
  static let text = Color.primary
  static let faint = Color.secondary
}

struct TrailFonts {
  static let heading = Font.system(size: 20, weight: .semibold)
  static let body = Font.system(size: 17, weight: .regular)
  static let note = Font.system(size: 12, weight: .regular)
  static let title = Font.title.bold()
}

struct TrailSpacing {
  static let small: CGFloat = 8
  static let medium: CGFloat = 16
  static let large: CGFloat = 32
}

extension Color {
  static let rust = Color(red: 0.7, green: 0.3, blue: 0.1)
}

extension Font {
  static func trail(size: CGFloat, weight: Font.Weight = .regular) -> Font {
    return .system(size: size, weight: weight, design: .default)
  }

  static let trailCaption = trail(size: 11, weight: .medium)
}

struct TrailButton: View {
  let title: String
  let style: ButtonStyle
  let action: @MainActor () -> Void

  enum ButtonStyle {
    case filled, plain
  }

  var body: some View {
    Button(action: action) {
      Text(title)
        .font(TrailFonts.heading)
        .foregroundColor(foregroundColor)
        .frame(maxWidth: .infinity)
        .frame(height: 44)
        .background(backgroundColor)
        .cornerRadius(10)
    }
  }

  private var backgroundColor: Color {
    switch style {
    case .filled: return TrailColors.accent
    case .plain: return Color.clear
    }
  }

  private var foregroundColor: Color {
    switch style {
    case .filled: return .white
    case .plain: return TrailColors.accent
    }
  }
}

struct TrailField: View {
  let prompt: String
  @Binding var text: String
  let icon: String?

  var body: some View {
    HStack(spacing: TrailSpacing.small) {
      if let icon = icon {
        Image(systemName: icon)
          .foregroundColor(TrailColors.faint)
      }
      TextField(prompt, text: $text)
        .font(TrailFonts.body)
    }
    .padding(TrailSpacing.medium)
    .background(TrailColors.surface)
    .overlay(
      RoundedRectangle(cornerRadius: 8)
        .stroke(TrailColors.faint.opacity(0.2), lineWidth: 1)
    )
  }
}

struct TrailCard<Content: View>: View {
  let content: Content

  init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  var body: some View {
    content
      .padding(TrailSpacing.medium)
      .background(TrailColors.surface)
      .cornerRadius(12)
      .shadow(color: .black.opacity(0.1), radius: 4, x: 0, y: 2)
  }
}

struct Roomy: ViewModifier {
  @Environment(\.horizontalSizeClass) var horizontalSizeClass

  func body(content: Content) -> some View {
    content
      .padding(
        .horizontal, horizontalSizeClass == .compact ? TrailSpacing.medium : TrailSpacing.large)
  }
}

extension View {
  func roomy() -> some View {
    modifier(Roomy())
  }
}
