import SwiftUI
import TestSupport
import Testing

/// A driven host, and what its screen shows.
@MainActor
final class MovingStage {
  let host: ViewHost
  let surroundings: Surroundings

  init<Content: View>(
    _ view: Content, size: CGSize = CGSize(width: 200, height: 200),
    safeArea: EdgeInsets = EdgeInsets(), device: ShownDevice? = nil,
    _ change: (inout EnvironmentValues) -> Void = { _ in }
  ) throws {
    var surroundings = Surroundings(size: size, safeArea: safeArea)
    surroundings.device = device
    change(&surroundings.environment)
    self.surroundings = surroundings
    host = ViewHost(view, text: SquareText(), assets: FixedPictures(), isDriven: true)
    try host.settle(in: surroundings)
  }

  func tap(_ name: String) throws {
    try host.drive(in: surroundings) { try host.tap(name) }
    try host.settle(in: surroundings)
  }

  func advance(by seconds: Double) throws {
    try host.advance(by: seconds, in: surroundings)
  }

  /// The frames of the fills of a colour with what their layers do to them, and their opacity.
  func fills(_ color: Color) throws -> [Fill] {
    let wanted = host.color(color, in: surroundings)
    func find(
      _ items: [DrawItem], _ transform: CGAffineTransform, _ opacity: Double
    ) -> [Fill] {
      items.flatMap { item -> [Fill] in
        switch item.operation {
        case .fill(let path, .color(let color), _):
          color.red == wanted.red && color.blue == wanted.blue
            ? [Fill(rect: path.boundingRect.applying(transform), opacity: opacity * color.alpha)]
            : []
        case .layer(let layer):
          find(layer.items, layer.transform.concatenating(transform), opacity * layer.opacity)
        default: []
        }
      }
    }
    return find(try host.render(in: surroundings).items, .identity, 1)
  }

  func words() throws -> [String] {
    func words(_ item: DrawItem) -> [String] {
      switch item.operation {
      case .text(let drawing): [drawing.text.string]
      case .layer(let layer): layer.items.flatMap(words)
      default: []
      }
    }
    return try host.render(in: surroundings).items.flatMap(words)
  }
}

/// A fill of the screen, with what layers do to it.
struct Fill {
  let rect: CGRect
  let opacity: Double
}

/// Whether two rectangles differ by less than a hundredth of a point.
func near(_ a: CGRect, _ b: CGRect, within limit: Double = 0.01) -> Bool {
  abs(a.minX - b.minX) < limit && abs(a.minY - b.minY) < limit
    && abs(a.width - b.width) < limit && abs(a.height - b.height) < limit
}
