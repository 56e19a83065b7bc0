import SwiftUI

/// The main parts as tabs.
struct PhoneTabs: View {
  @EnvironmentObject private var app: SaranskModel

  var body: some View {
    TabView(selection: $app.tab) {
      ForEach(SaranskTab.allCases, id: \.self) { tab in
        TabPages(tab: tab)
          .tabItem { Label(tab.title, systemImage: tab.icon) }
          .tag(tab)
      }
    }
  }
}
