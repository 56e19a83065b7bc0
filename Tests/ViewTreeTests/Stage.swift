import Foundation
import TestSupport
import ViewTree

/// A host in a window of a size, for tests.
@MainActor
struct Stage {
  let host: ViewHost
  var surroundings: Surroundings

  init(
    width: Double = 200, height: Double = 200, safeArea: EdgeInsets = EdgeInsets(),
    @ViewBuilder _ content: () -> some View
  ) {
    host = ViewHost(content(), text: SquareText(), assets: FixedPictures())
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
