import Components
import SwiftUI

/// The links to the main parts and to the favourite sights on a tablet.
struct SidebarView: View {
  @EnvironmentObject private var app: SaranskModel
  @Environment(\.locale) private var locale

  var body: some View {
    List(selection: selection) {
      Section {
        ForEach(SaranskTab.allCases, id: \.self) { tab in
          Label(tab.title, systemImage: tab.icon).tag(tab)
        }
      }
      if !app.favouriteSights.isEmpty {
        Section("Избранное") {
          ForEach(app.favouriteSights) { sight in
            Button {
              app.tab = .catalogue
              app.paths[.catalogue] = [.sight(sight.id)]
            } label: {
              Label {
                Text(verbatim: sight.written(in: locale).shortName).foregroundStyle(AppColors.text)
              } icon: {
                Image(systemName: sight.category.iconName).foregroundStyle(.tint)
              }
            }
          }
        }
      }
    }
    .listStyle(.sidebar)
    .navigationTitle("Саранск")
  }

  private var selection: Binding<SaranskTab?> {
    Binding {
      app.tab
    } set: {
      if let tab = $0 { app.tab = tab }
    }
  }
}
