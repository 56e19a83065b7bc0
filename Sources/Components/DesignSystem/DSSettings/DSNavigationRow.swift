import SwiftUI

/// A row that opens a page of the surrounding navigation stack.
///
///     DSNavigationRow("Notifications", value: "Off", icon: DSIconToken(symbol: "bell")) {
///       NotificationsPage()
///     }
public struct DSNavigationRow<Destination: View>: View {
  private let title: LocalizedStringKey
  private let subtitle: LocalizedStringKey?
  private let value: LocalizedStringKey?
  private let icon: DSIconToken?
  private let destination: Destination

  /// Creates a row with what stands beneath its title, what is set on the page, and the page.
  public init(
    _ title: LocalizedStringKey, subtitle: LocalizedStringKey? = nil,
    value: LocalizedStringKey? = nil, icon: DSIconToken? = nil,
    @ViewBuilder destination: () -> Destination
  ) {
    (self.title, self.subtitle, self.value) = (title, subtitle, value)
    (self.icon, self.destination) = (icon, destination())
  }

  /// The content of the view.
  public var body: some View {
    NavigationLink(destination: destination) {
      RowContent(title: title, subtitle: subtitle, value: value, icon: icon) { Chevron() }
    }
    .buttonStyle(DSRowButtonStyle())
    .containerValue(\.dsHasRowIcon, icon != nil)
  }
}
