import Components
import SwiftUI

/// A sight's page as a sheet over the map, half of which stays in sight at first, and the pages
/// above it.
struct SightSheet: View {
  let sight: POI
  @ObservedObject var model: MapViewModel
  @EnvironmentObject private var app: SaranskModel

  var body: some View {
    NavigationStack(path: $model.pages) {
      SightScreen(sight: sight, app: app)
        .toolbar {
          ToolbarItem(placement: .cancellationAction) {
            Button("Закрыть") { model.isShowingPage = false }
          }
        }
        .navigationDestination(for: SaranskRoute.self) { SaranskPage(route: $0) }
    }
    .tint(AppColors.primary)
    .overlay { EarnedBadge() }
    .presentationDetents([.medium, .large])
  }
}
