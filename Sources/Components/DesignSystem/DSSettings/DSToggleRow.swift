import SwiftUI

/// A row with a switch.
///
///     DSToggleRow("Dark icons", subtitle: "At night alone", isOn: $isOn)
public struct DSToggleRow: View {
  private let title: LocalizedStringKey
  private let subtitle: LocalizedStringKey?
  private let icon: DSIconToken?
  @Binding private var isOn: Bool
  @Environment(\.dsTheme) private var theme

  /// Creates a row with what stands beneath its title.
  public init(
    _ title: LocalizedStringKey, subtitle: LocalizedStringKey? = nil, icon: DSIconToken? = nil,
    isOn: Binding<Bool>
  ) { (self.title, self.subtitle, self.icon, _isOn) = (title, subtitle, icon, isOn) }

  /// The content of the view.
  public var body: some View {
    let row = theme.components.listRow.resolve(in: theme)
    Toggle(isOn: $isOn) {
      RowContent(title: title, subtitle: subtitle, icon: icon) {}
        .padding(.vertical, row.verticalPadding)
    }
    .toggleStyle(DSToggleStyle(.switch))
    .padding(.horizontal, row.padding)
    .containerValue(\.dsHasRowIcon, icon != nil)
  }
}
