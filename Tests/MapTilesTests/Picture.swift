import CairoRender
import Foundation
import SwiftUI

/// A picture's pixels, and the draw list and warnings of its view.
@MainActor
struct Picture {
  let list: DisplayList
  let warnings: [String]
  let image: PixelImage

  init<Content: View>(
    _ view: Content, size: CGSize = CGSize(width: 300, height: 300), scale: Double = 2,
    scheme: ColorScheme = .light, named name: String? = nil
  ) throws {
    let text = try TextEngine(fonts: FontBook())
    let images = ImageStore()
    let host = ViewHost(view, text: text, assets: images)
    var environment = EnvironmentValues()
    environment.colorScheme = scheme
    list = try host.render(in: Surroundings(size: size, environment: environment))
    warnings = host.session.warnings
    image = try Rasterizer().render(list, scale: scale, text: text, assets: images)
    if let name, let folder = ProcessInfo.processInfo.environment["VITRINE_PICTURES"] {
      let png = try PNGEncoder().encode(image, scale: scale)
      try Data(png).write(to: URL(fileURLWithPath: folder).appendingPathComponent(name + ".png"))
    }
  }
}

extension Picture {
  /// The colours within a rectangle, in points.
  func colors(in rect: CGRect, scale: Double = 2) -> Set<UInt32> {
    let part = CGRect(
      x: rect.minX * scale, y: rect.minY * scale, width: rect.width * scale,
      height: rect.height * scale
    ).integral
    var found: Set<UInt32> = []
    for y in Int(part.minY)..<Int(part.maxY) {
      for x in Int(part.minX)..<Int(part.maxX) { found.insert(image[x, y]) }
    }
    return found
  }

  var texts: [String] { list.items.flatMap(Self.texts) }

  private static func texts(_ item: DrawItem) -> [String] {
    switch item.operation {
    case .layer(let layer): layer.items.flatMap(texts)
    case .text(let drawing): [drawing.text.string]
    default: []
    }
  }
}

/// The most by which a component of two colours differs, of 255.
func difference(_ a: UInt32, _ b: UInt32) -> Int {
  [0, 8, 16, 24].map { abs(Int(a >> $0 & 255) - Int(b >> $0 & 255)) }.max() ?? 0
}

/// The most by which a component of any two colours differs, of 255.
func spread(_ colors: Set<UInt32>) -> Int {
  colors.first.map { first in colors.map { difference(first, $0) }.max() ?? 0 } ?? 0
}
