import SwiftUI
import Testing

/// Measures each character as a square, so that layouts can be reckoned by hand.
final class SquareText: TextMeasuring {
  func measure(_ text: StyledText, width: Double, height: Double) -> TextMetrics {
    let size = text.runs.first?.attributes.font.size ?? 10
    let count = Double(text.string.count)
    let perLine = max(1, min(count, (width / size).rounded(.down)))
    let lines = (count / perLine).rounded(.up)
    return TextMetrics(
      size: CGSize(width: perLine * size, height: lines * size), firstBaseline: size * 0.8,
      lastBaseline: (lines - 0.2) * size, lineCount: Int(lines))
  }

  func measure(_ symbol: SymbolReference) -> SymbolMetrics {
    SymbolMetrics(
      size: CGSize(width: symbol.font.size, height: symbol.font.size),
      baseline: symbol.font.size * 0.8)
  }
}

final class NoAssets: AssetSource {
  func size(of image: ImageReference) throws -> CGSize { CGSize(width: 100, height: 50) }
  func digest(of image: ImageReference) throws -> String { image.name }
}

struct Counter: View {
  @State private var count = 0

  var body: some View {
    VStack(spacing: 4) {
      Text("\(count)").font(.system(size: 10))
      Rectangle().fill(.red).frame(width: 30, height: 20)
    }
    .onAppear { count = 12 }
  }
}

@MainActor
@Test func stateSettlesWithinAFrame() throws {
  let host = ViewHost(Counter(), text: SquareText(), assets: NoAssets())
  let list = try host.render(in: Surroundings(size: CGSize(width: 100, height: 100)))
  #expect(host.passes == 2)
  #expect(host.session.evaluationCount(of: Counter.self) == 2)
  #expect(list.items.count == 2)
  #expect(list.nodes.map(\.frame.size.width) == [20, 30])
  #expect(list.nodes.first?.source.hasPrefix("SwiftUITests/SmokeTests.swift:") == true)
}
