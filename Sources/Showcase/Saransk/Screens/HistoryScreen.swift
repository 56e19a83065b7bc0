import Components
import SwiftUI

/// All visits, the latest first.
struct HistoryScreen: View {
  @EnvironmentObject private var app: SaranskModel

  var body: some View {
    Group {
      if app.visits.isEmpty {
        CentredMessage {
          StateMessage(
            "Посещений пока нет", text: "Отметьте посещение на странице места.", icon: "clock")
        }
      } else {
        visits
      }
    }
    .frame(maxWidth: .infinity)
    .background(AppColors.background)
    .navigationTitle("История")
    .navigationBarTitleDisplayMode(.inline)
  }

  private var visits: some View {
    ScrollView {
      AdaptiveLayout(maxWidth: 720, margins: .scene) {
        RowsCard {
          ForEach(app.visits) { visit in
            if visit != app.visits.first { SightRowDivider() }
            VisitRow(visit: visit)
          }
        }
        .padding(.vertical, AppSpacing.md)
      }
    }
  }
}
