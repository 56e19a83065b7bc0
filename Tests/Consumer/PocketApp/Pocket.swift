import Foundation

/// Foundation alone is imported, as Apple's brings Combine with it.
final class Pocket: ObservableObject {
  @Published var things: [String] = []

  init() {
    guard let url = Bundle.main.url(forResource: "things", withExtension: "json"),
      let data = try? Data(contentsOf: url)
    else { return }
    things = (try? JSONDecoder().decode([String].self, from: data)) ?? []
  }
}
