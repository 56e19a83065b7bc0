import SwiftUI

/// The licences of what the app is made of.
struct LicencesScreen: View {
  var body: some View {
    List {
      Section("Шрифты") {
        LabeledContent("Inter", value: "SIL OFL 1.1")
        LabeledContent("JetBrains Mono", value: "SIL OFL 1.1")
      }
      Section("Данные") {
        LabeledContent("OpenStreetMap", value: "ODbL 1.0")
      }
    }
    .navigationTitle("Лицензии")
    .navigationBarTitleDisplayMode(.inline)
  }
}
