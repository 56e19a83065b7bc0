import SwiftUI
import TipKit

/// A tip of a title, a sentence and an image.
private struct StarTip: Tip {
  var title: Text { Text("Отметьте любимое место") }
  var message: Text? { Text("Коснитесь звезды, и место появится в избранном.") }
  var image: Image? { Image(systemName: "star") }
}

/// A tip with actions.
private struct MapTip: Tip {
  var title: Text { Text("Карта без сети") }
  var message: Text? { Text("Загрузите город заранее.") }
  var image: Image? { Image(systemName: "map") }
  var actions: [Action] {
    [Action(id: "load", title: "Загрузить"), Action(id: "more", title: "Подробнее")]
  }
}

/// Tips on a page of their own.
private struct TipPage<Content: View>: View {
  @ViewBuilder let content: Content

  var body: some View {
    // Each window is a screen that has yet to be told of its tips.
    let _ = try? Tips.configure()
    VStack(spacing: 16) { content }
      .padding()
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background(Color(.systemBackground))
  }
}

extension SpecimenFamily {
  /// Tips as cards and as bubbles.
  static let tips = SpecimenFamily(
    "tips", title: "Советы",
    windows: [
      WindowSpecimen("TipView") {
        TipPage {
          TipView(StarTip())
          TipView(MapTip(), arrowEdge: .bottom)
        }
      },
      WindowSpecimen("popoverTip, arrow at the top") {
        TipPage { Button("Карта") {}.popoverTip(MapTip(), arrowEdge: .top) }
      },
      WindowSpecimen("popoverTip, arrow at the bottom") {
        TipPage { Button("Карта") {}.popoverTip(MapTip(), arrowEdge: .bottom) }
      },
      WindowSpecimen("TipView, right to left") {
        TipPage {
          TipView(StarTip())
          TipView(MapTip(), arrowEdge: .leading)
        }
        .environment(\.layoutDirection, .rightToLeft)
      },
      WindowSpecimen("TipView, largest type") {
        TipPage { TipView(StarTip()) }.dynamicTypeSize(.accessibility5)
      },
    ])
}
