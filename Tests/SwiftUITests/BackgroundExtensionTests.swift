import StageSupport
import SwiftUI
import Testing

/// Reflections of views behind the bars beside them.
@MainActor @Suite struct BackgroundExtensionTests {
  private func layers(_ view: some View) throws -> [Layer] {
    func all(_ items: [DrawItem]) -> [Layer] {
      items.flatMap { item -> [Layer] in
        if case .layer(let layer) = item.operation { [layer] + all(layer.items) } else { [] }
      }
    }
    return try all(Stage(view).render().items)
  }

  @Test func viewsAreReflectedWhereTheyTouchTheSafeArea() throws {
    let page = try layers(Color.red.backgroundExtensionEffect())
    let clips: [CGRect] = page.compactMap { $0.clip?.boundingRect }
    let bands = [
      CGRect(x: 0, y: 0, width: 393, height: 59), CGRect(x: 0, y: 818, width: 393, height: 34),
    ]
    #expect(clips == bands)
    let mirrored: [Layer] = page.filter { $0.transform.d < 0 }
    #expect(mirrored.count == 4)
    let card = Color.red.frame(width: 200, height: 200).backgroundExtensionEffect()
    #expect(try layers(card).isEmpty)
    let off = Color.red.backgroundExtensionEffect(isEnabled: false)
    #expect(try layers(off).isEmpty)
  }

  @Test func contentOfAScrollViewIsReflectedBehindItsBar() throws {
    let page = NavigationStack {
      ScrollView { Color.red.frame(height: 160).backgroundExtensionEffect() }
        .navigationTitle("Page").navigationBarTitleDisplayMode(.inline)
    }
    let reflection = try layers(page).first { $0.transform.d < 0 }
    // Twice the distance of the safe area's and the bar's edge from the top.
    #expect(abs((reflection?.transform.ty ?? 0) - 2 * (59 + 44)) < 0.01)
  }
}
