import SwiftUI

/// A word on a capsule that can be chosen; its target is 44 points high.
///
///     CategoryChip("Супы", icon: "fork.knife", isSelected: isOn) { isOn.toggle() }
public struct CategoryChip: View {
  private let title: Text
  private let icon: String
  private let isSelected: Bool
  private let action: @MainActor () -> Void
  @ScaledMetric(relativeTo: .subheadline) private var gap: CGFloat = 6
  @ScaledMetric(relativeTo: .subheadline) private var margin: CGFloat = 14

  /// Creates a chip; the icon is a symbol's name.
  public init(
    _ title: LocalizedStringKey, icon: String, isSelected: Bool,
    action: @escaping @MainActor () -> Void
  ) {
    (self.title, self.icon, self.isSelected) = (Text(title), icon, isSelected)
    self.action = action
  }

  /// Creates a chip with words that are not looked up; the icon is a symbol's name.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, icon: String, isSelected: Bool, action: @escaping @MainActor () -> Void
  ) {
    (self.title, self.icon, self.isSelected) = (Text(title), icon, isSelected)
    self.action = action
  }

  /// The content of the view.
  public var body: some View {
    Button(action: action) {
      HStack(spacing: min(gap, 10)) {
        Image(systemName: icon).accessibilityHidden(true)
        title.lineLimit(1)
      }
      .font(.subheadline.weight(.medium))
      .foregroundStyle(isSelected ? AppColors.onFill : AppColors.text)
      // A higher capsule's ends are rounder: its words keep off them, and beside each other.
      .padding(.horizontal, min(max(14, margin), 28))
      .padding(.vertical, AppSpacing.sm)
      .background(isSelected ? AppColors.chip : AppColors.idleChip, in: Capsule())
      .frame(minHeight: TouchTarget.side)
      .contentShape(Rectangle())
    }
    .buttonStyle(.plain)
    .accessibilityAddTraits(isSelected ? [.isButton, .isSelected] : .isButton)
  }
}
