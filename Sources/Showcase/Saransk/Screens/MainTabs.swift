import Components
import SwiftUI

/// The main parts, each of which keeps its state while another one shows.
struct MainTabs: View {
  /// A Boolean value that indicates whether a bar selects them; a sidebar beside them does it as
  /// well.
  var hasBar = true
  @EnvironmentObject private var app: SaranskModel

  var body: some View {
    TabView(selection: $app.tab) {
      ForEach(SaranskTab.allCases, id: \.self) { tab in
        TabPages(tab: tab)
          .toolbar(hasBar ? .automatic : .hidden, for: .tabBar)
          .tabItem { Label(tab.title, systemImage: tab.icon) }
          .tag(tab)
      }
    }
  }
}
