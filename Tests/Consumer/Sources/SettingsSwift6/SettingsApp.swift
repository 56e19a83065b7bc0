import DSSettings
import DSiOSSupport
import SwiftUI

struct GeneralSettings: View {
  @State private var notifies = true

  var body: some View {
    DSSettingsScreen("General") {
      DSFormSection("App") { DSToggleRow("Notifications", isOn: $notifies) }
    }
  }
}

@main
struct SettingsApp: App {
  var body: some Scene {
    WindowGroup { GeneralSettings().dsTheme(.iOS) }
  }
}
