import DSSettings
import DSiOSSupport
import Membership
import SwiftUI

struct GeneralSettings: View {
  @State private var notifies = true
  private let subscription = Subscription(title: "Yearly")

  var body: some View {
    DSSettingsScreen("General") {
      DSFormSection("App") { DSToggleRow("Notifications", isOn: $notifies) }
    }
    .accessibilityHint(subscription.title)
  }
}

@main
struct SettingsApp: App {
  var body: some Scene {
    WindowGroup { GeneralSettings().dsTheme(.iOS) }
  }
}
