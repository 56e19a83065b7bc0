import Combine
import Foundation

/// The trails that a person looks for.
final class TrailStore: ObservableObject {
  @Published var query = ""
  @Published private(set) var found: [Trail] = []
  private var subscriptions: Set<AnyCancellable> = []

  init() {
    let trails = Self.load()
    found = trails
    $query
      .debounce(for: .milliseconds(250), scheduler: DispatchQueue.main)
      .map { query in
        query.isEmpty ? trails : trails.filter { $0.name.localizedCaseInsensitiveContains(query) }
      }
      .receive(on: RunLoop.main)
      .sink { [weak self] in self?.found = $0 }
      .store(in: &subscriptions)
  }

  private static func load() -> [Trail] {
    guard let url = Bundle.main.url(forResource: "trails", withExtension: "json"),
      let data = try? Data(contentsOf: url)
    else { return [] }
    return (try? JSONDecoder().decode([Trail].self, from: data)) ?? []
  }
}
