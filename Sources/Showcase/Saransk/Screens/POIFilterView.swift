import SwiftUI

/// The catalogue's filters: those of the map, and the order.
struct POIFilterView: View {
  @Binding var query: SightQuery
  let app: SaranskModel

  var body: some View {
    FilterView(query: $query, app: app) { draft in
      Section {
        Picker("Порядок", selection: draft.sort) {
          ForEach(SightQuery.Sort.allCases, id: \.self) { sort in
            if sort != .distance || app.location != nil { Text(sort.title).tag(sort) }
          }
        }
        .pickerStyle(.menu)
      }
    }
  }
}
