import CairoRender
import SwiftUI
import Testing

/// A symbol beside words leaves the height as the words make it.
@MainActor @Suite struct SymbolHeightTests {
  private let text: TextEngine
  private static let names = [
    "minus", "ellipsis", "star", "trash", "square.and.arrow.up", "doc.on.doc", "figure.walk",
    "person.crop.circle.badge.plus", "heart.slash.circle.fill", "mappin.and.ellipse", "info",
    "bubble.left.and.bubble.right.fill",
  ]

  init() throws { text = try TextEngine(fonts: FontBook()) }

  private func list(_ view: some View) throws -> DisplayList {
    let host = ViewHost(view, text: text, assets: ImageStore())
    return try host.render(in: Surroundings(size: CGSize(width: 390, height: 844)))
  }

  /// The height of a view, as what is behind it is drawn.
  private func height(_ view: some View) throws -> CGFloat {
    let items = try list(view.background { Rectangle().fill(.red) }).items
    guard case .fill(let path, _, _)? = items.first?.operation else {
      Issue.record("nothing is filled")
      return 0
    }
    return path.boundingRect.height
  }

  /// The place of a text in a list of one labelled row and that text.
  private func places(below name: String) throws -> [CGPoint] {
    let list = try list(
      List {
        Label("Words", systemImage: name)
        Text("Below")
      })
    return list.items.flatMap(\.texts).map(\.frame.origin)
  }

  private func pill(_ name: String) -> some View {
    HStack(spacing: 6) {
      Image(systemName: name)
      Text("Words")
    }
    .font(.subheadline.weight(.medium)).padding(.horizontal, 14).padding(.vertical, 8)
  }

  @Test func labelsPillsAndButtonsAreOfOneHeight() throws {
    for size in [DynamicTypeSize.xSmall, .large, .accessibility3] {
      func heights(_ view: (String) -> some View) throws -> Set<CGFloat> {
        Set(try Self.names.map { try height(view($0).dynamicTypeSize(size)) })
      }
      #expect(try heights { Label("Words", systemImage: $0) }.count == 1)
      #expect(try heights { Text("\(Image(systemName: $0)) Words") }.count == 1)
      #expect(try heights { pill($0) }.count == 1)
      #expect(
        try heights { Button("Words", systemImage: $0) {}.buttonStyle(.bordered) }.count == 1)
    }
  }

  @Test func symbolsAloneAreHigherOnlyInLargerType() throws {
    let words = try height(Text("Words"))
    for name in Self.names {
      let image = Image(systemName: name)
      #expect(
        try height(
          HStack {
            image; Text("Words")
          }) == words, "\(name)")
      if name != "minus", name != "ellipsis" {
        #expect(
          try height(
            HStack {
              image.font(.largeTitle); Text("Words")
            }) > words, "\(name)")
      }
    }
  }

  @Test func rowsOfAListKeepTheirHeightAndTheirColumn() throws {
    let all = Set(try Self.names.map { try places(below: $0) })
    #expect(all.count == 1, "\(all)")
    #expect(all.first?.count == 2)
  }
}

extension DrawItem {
  fileprivate var texts: [TextDrawing] {
    switch operation {
    case .text(let drawing): [drawing]
    case .layer(let layer): layer.items.flatMap(\.texts)
    default: []
    }
  }
}
