import CoreSpotlight
import StageSupport
import Testing

/// What of an app a person would find in Spotlight.
@MainActor @Suite struct SpotlightTests {
  private func item(_ identifier: String?, _ title: String, in group: String? = nil)
    -> CSSearchableItem
  {
    let words = CSSearchableItemAttributeSet(contentType: .text)
    words.title = title
    return CSSearchableItem(
      uniqueIdentifier: identifier, domainIdentifier: group, attributeSet: words)
  }

  private func titles(_ index: CSSearchableIndex) -> [String] {
    index.items.compactMap(\.attributeSet.title)
  }

  @Test func thingsAreTakenAndLeftOut() async throws {
    let index = CSSearchableIndex(name: "Birds")
    try await index.indexSearchableItems([
      item("a", "Gull", in: "sea.birds"), item("b", "Owl", in: "seaside"), item("c", "Whale"),
    ])
    try await index.indexSearchableItems([item("a", "Great gull", in: "sea.birds")])
    #expect(titles(index) == ["Great gull", "Owl", "Whale"])
    #expect(titles(CSSearchableIndex(name: "Birds")).count == 3)
    #expect(titles(CSSearchableIndex.default()).isEmpty)
    try await index.deleteSearchableItems(withDomainIdentifiers: ["sea"])
    #expect(titles(index) == ["Owl", "Whale"])
    try await index.deleteSearchableItems(withIdentifiers: ["c", "none"])
    #expect(titles(index) == ["Owl"])
    try await index.deleteAllSearchableItems()
    #expect(titles(index).isEmpty && CSSearchableIndex.isIndexingAvailable())
  }

  @Test func aScreenHearsOfIt() throws {
    struct Indexing: View {
      let item: CSSearchableItem
      @State private var text = "…"
      var body: some View {
        Text(text).onAppear {
          CSSearchableIndex.default().indexSearchableItems([item]) { error in
            DispatchQueue.main.async {
              let count = CSSearchableIndex.default().items.count
              text = error == nil ? "\(count) found" : "failed"
            }
          }
        }
      }
    }
    // Each screen has its own.
    for _ in 0..<2 {
      #expect(try Stage(Indexing(item: item("a", "Gull"))).texts() == ["1 found"])
    }
    #expect(CSSearchableIndex.default().items.isEmpty)
  }

  @Test func identifiersAreMade() {
    let items = [item(nil, "Gull"), item(nil, "Owl"), item("own", "Whale")]
    #expect(Set(items.map(\.uniqueIdentifier)).count == 3)
    #expect(
      items[2].uniqueIdentifier == "own" && items[0].attributeSet.contentType == "public.text")
  }
}
