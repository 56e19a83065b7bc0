import Foundation
import ViewTree

/// Measures each character as a square of the font's size, so that layouts can be reckoned by hand.
final class SquareText: TextMeasuring {
  func measure(_ text: StyledText, width: Double, height: Double) -> TextMetrics {
    let size = text.runs.first?.attributes.font.size ?? 10
    let count = Double(max(1, text.string.count))
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

/// Every picture is 100 by 50 points.
final class SamePictures: AssetSource {
  func size(of image: ImageReference) throws -> CGSize { CGSize(width: 100, height: 50) }
  func digest(of image: ImageReference) throws -> String { image.name }
}

/// A host in a window of a size, for tests.
@MainActor
struct Stage {
  let host: ViewHost
  var surroundings: Surroundings

  init(
    width: Double = 200, height: Double = 200, safeArea: EdgeInsets = EdgeInsets(),
    @ViewBuilder _ content: () -> some View
  ) {
    host = ViewHost(content(), text: SquareText(), assets: SamePictures())
    surroundings = Surroundings(size: CGSize(width: width, height: height), safeArea: safeArea)
    surroundings.environment.font = .system(size: 10)
  }

  @discardableResult
  func render() throws -> DisplayList { try host.render(in: surroundings) }

  /// The frames of what drew, in the order of drawing.
  func frames() throws -> [CGRect] { try render().nodes.map(\.frame) }

  /// The words on the screen, in the order of drawing.
  func words() throws -> [String] { try render().items.flatMap(\.words) }
}

extension DrawItem {
  var words: [String] {
    switch operation {
    case .text(let drawing): [drawing.text.string]
    case .layer(let layer): layer.items.flatMap(\.words)
    default: []
    }
  }
}
