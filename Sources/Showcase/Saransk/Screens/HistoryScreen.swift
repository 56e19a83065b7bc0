import Components
import SwiftUI

/// All visits by their days, the latest first.
struct HistoryScreen: View {
  @EnvironmentObject private var app: SaranskModel
  @Environment(\.locale) private var locale

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
    .background(AppColors.background.ignoresSafeArea())
    .navigationTitle("История")
    .navigationBarTitleDisplayMode(.inline)
  }

  private var visits: some View {
    List {
      ForEach(VisitDay.days(of: app.visits)) { day in
        Section {
          ForEach(day.visits) { visit in
            if let sight = app.sight(visit.sight)?.written(in: locale) {
              SightRow(sight: sight) { AddressText(sight.address) }
            }
          }
        } header: {
          // Dates are no titles: capitals would shout them.
          DayName(day: day.date).textCase(nil)
        }
      }
    }
    // As wide as the settings, their sibling.
    .readableWidth(760)
  }
}
