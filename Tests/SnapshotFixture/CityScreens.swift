import SnapshotKit
import SwiftUI

/// Screens that show one list of data in different ways, and what developers do to them: words of
/// `FIXTURE_EDIT` edit the views, `FIXTURE_CITIES` names the data.
let cityScreens = [
  Screen("city-list", title: "Data as rows of a list") { CityList() },
  Screen("city-cards", title: "The same data as cards") { CityCards() },
]

private struct City: Identifiable {
  let id: String
  var area: String { "\(id.count) districts" }

  static var all: [City] {
    (environment("FIXTURE_CITIES") ?? "Moksha,Perm,Kazan,Samara,Tula").split(separator: ",")
      .map { City(id: String($0)) }
  }
}

private func isEdited(_ word: String) -> Bool {
  (environment("FIXTURE_EDIT") ?? "").split(separator: ",").contains { $0 == word }
}

private struct CityList: View {
  var body: some View {
    List {
      Section("Cities") {
        ForEach(City.all) { city in
          CityRow(city: city)
        }
      }
    }
  }
}

private struct CityRow: View {
  let city: City

  var body: some View {
    HStack {
      Image(systemName: isEdited("symbol") ? "mappin.circle" : "mappin")
        .foregroundStyle(isEdited("tint") ? Color(.systemGray2) : Color(.systemGray))
      VStack(alignment: .leading) {
        if isEdited("swap") {
          Text(verbatim: city.area).font(.caption)
          Text(verbatim: city.id).font(isEdited("font") ? .title3 : .headline)
        } else {
          Text(verbatim: city.id).font(isEdited("font") ? .title3 : .headline)
          Text(verbatim: city.area).font(.caption)
        }
      }
      Spacer()
      Text(verbatim: isEdited("string") ? "Visit" : "Open").padding(6)
        .background(
          Color.gray.opacity(isEdited("alpha") ? 0.3 : 0.15), in: RoundedRectangle(cornerRadius: 6))
    }
    .padding(.vertical, isEdited("padding") ? 8 : 4)
  }
}

private struct CityCards: View {
  var body: some View {
    let spacing: CGFloat = isEdited("spacing") ? 16 : 12
    let layout = AnyLayout(VStackLayout(alignment: .leading, spacing: spacing))
    ScrollView {
      layout {
        Text(verbatim: isEdited("heading") ? "Towns" : "Cities").font(.title)
        ForEach(City.all) { city in
          Text(verbatim: city.id).padding(isEdited("card") ? 20 : 12)
            .background(Color(.secondarySystemFill))
        }
        Button("Buy") {}.buttonStyle(.borderedProminent)
          .tint(isEdited("button") ? .green : .blue)
      }
    }
  }
}
