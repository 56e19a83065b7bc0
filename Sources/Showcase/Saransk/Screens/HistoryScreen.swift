import Components
import SwiftUI

/// All visits, the latest first.
struct HistoryScreen: View {
  @EnvironmentObject private var app: SaranskModel

  var body: some View {
    ScrollView {
      if app.visits.isEmpty {
        StateMessage(
          "Посещений пока нет", text: "Отметьте посещение на странице места.", icon: "clock"
        )
        .padding(.top, AppSpacing.xl)
      } else {
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
    .frame(maxWidth: .infinity)
    .background(AppColors.background)
    .navigationTitle("История")
    .navigationBarTitleDisplayMode(.inline)
  }
}
