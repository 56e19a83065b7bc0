import SwiftUI

/// A symbol that can be tapped, with a target of 44 points.
///
///     IconButton("Добавить", icon: "plus") { count += 1 }
public struct IconButton: View {
  private let icon: String
  private let label: LocalizedStringKey
  private let action: @MainActor () -> Void

  /// Creates a button; the label is what assistive technology says.
  public init(
    _ label: LocalizedStringKey, icon: String, action: @escaping @MainActor () -> Void
  ) {
    (self.icon, self.label, self.action) = (icon, label, action)
  }

  /// The content of the view.
  public var body: some View {
    Button(action: action) {
      Image(systemName: icon).font(AppTypography.body).touchTarget()
    }
    .buttonStyle(.plain)
    .accessibilityLabel(Text(label))
  }
}
