import SwiftUI

/// A button as wide as its room, in one of four styles.
///
///     AppButton("Войти", style: .primary) { model.signIn() }
public struct AppButton: View {
  /// The prominence of a button.
  public enum Style: Hashable, Sendable, CaseIterable { case primary, secondary, outline, text }

  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.dynamicTypeSize) private var typeSize
  @Environment(\.horizontalSizeClass) private var horizontalSizeClass
  @ScaledSpacing(relativeTo: .headline) private var gap = AppSpacing.sm
  private let title: LocalizedStringKey
  private let icon: String?
  private let iconEdge: HorizontalEdge
  private let style: Style
  private let isBusy: Bool
  private let action: @MainActor () -> Void

  /// Creates a button.
  ///
  /// - Parameters:
  ///   - title: The words on it.
  ///   - icon: The name of a symbol beside the words.
  ///   - iconEdge: The side of the words at which the symbol stands: an arrow that leads on stands
  ///     at the trailing one.
  ///   - style: The prominence of the button.
  ///   - isBusy: True to show a spinner in place of the words, and to hear no taps.
  ///   - action: The action of a tap.
  public init(
    _ title: LocalizedStringKey, icon: String? = nil, iconEdge: HorizontalEdge = .leading,
    style: Style = .primary, isBusy: Bool = false, action: @escaping @MainActor () -> Void
  ) {
    (self.title, self.icon, self.iconEdge, self.style) = (title, icon, iconEdge, style)
    (self.isBusy, self.action) = (isBusy, action)
  }

  /// The content of the view.
  public var body: some View {
    Button(action: action) {
      label
        .font(AppTypography.headline)
        .foregroundStyle(foreground)
        .multilineTextAlignment(.center)
        .padding(.horizontal, typeSize.isAccessibilitySize ? AppSpacing.sm : AppSpacing.md)
        .padding(.vertical, AppSpacing.sm)
        .frame(maxWidth: .infinity, minHeight: 48)
        .background(background, in: shape)
        .overlay { if style == .outline { shape.strokeBorder(foreground, lineWidth: 1.5) } }
        .contentShape(Rectangle())
    }
    .dynamicTypeSize(...largest)
    .buttonStyle(BusyButtonStyle(isBusy: isBusy))
    .disabled(isBusy)
    .accessibilityLabel(Text(title))
  }

  /// The largest type of the words: a phone's width has no room for each of larger ones whole.
  private var largest: DynamicTypeSize {
    horizontalSizeClass == .regular ? .accessibility5 : .accessibility3
  }

  @ViewBuilder private var label: some View {
    if isBusy {
      ProgressView().tint(foreground)
    } else if let icon {
      // Large words need all the width.
      if typeSize.isAccessibilitySize {
        ViewThatFits(in: .horizontal) {
          words(beside: icon)
          Text(title)
        }
      } else {
        words(beside: icon)
      }
    } else {
      Text(title)
    }
  }

  private func words(beside icon: String) -> some View {
    HStack(spacing: gap) {
      if iconEdge == .leading { Image(systemName: icon) }
      Text(title)
      if iconEdge == .trailing { Image(systemName: icon) }
    }
  }

  private var shape: RoundedRectangle {
    RoundedRectangle(cornerRadius: AppCornerRadius.large, style: .continuous)
  }

  private var background: Color {
    switch style {
    case .primary: isEnabled ? AppColors.chip : AppColors.disabledFill
    case .secondary: isEnabled ? AppColors.secondaryFill : AppColors.disabledFill
    case .outline, .text: .clear
    }
  }

  private var foreground: AnyShapeStyle {
    guard isEnabled else { return AnyShapeStyle(AppColors.textSecondary) }
    return switch style {
    case .primary, .secondary: AnyShapeStyle(AppColors.onFill)
    case .outline, .text: AnyShapeStyle(.tint)
    }
  }
}
