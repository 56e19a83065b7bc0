import CairoRender
import SwiftUI

/// Draws views with the real text engine, at two pixels a point.
@MainActor
struct Picture {
  var size = CGSize(width: 390, height: 400)
  var environment = EnvironmentValues()

  /// A view once it is drawn.
  struct Drawn {
    let image: PixelImage
    /// The warnings that it gave, such as of unknown symbols.
    let warnings: [String]

    /// The share of pixels that are not of the commonest colour, from 0 to 1.
    var inked: Double {
      image.withPixels { pixels in
        var counts: [UInt32: Int] = [:]
        for pixel in pixels { counts[pixel, default: 0] += 1 }
        return 1 - Double(counts.values.max() ?? 0) / Double(max(1, pixels.count))
      }
    }

    /// A Boolean value that indicates whether the pixels are those of another picture.
    func equals(_ other: Drawn) -> Bool {
      image.withPixels { a in other.image.withPixels { b in a.elementsEqual(b) } }
    }
  }

  /// Draws a view on the background of the surroundings.
  func draw<Content: View>(_ view: Content) throws -> Drawn {
    let text = try TextEngine(fonts: FontBook())
    let images = ImageStore()
    let host = ViewHost(view, text: text, assets: images)
    let list = try host.render(in: Surroundings(size: size, environment: environment))
    return Drawn(
      image: try Rasterizer().render(list, scale: 2, text: text, assets: images),
      warnings: host.session.warnings)
  }

  /// Draws a view, and writes its PNG to the folder named by `VITRINE_PICTURES`, if it is set.
  func write<Content: View>(_ name: String, _ view: Content) throws -> Drawn {
    let drawn = try draw(view)
    if let folder = ProcessInfo.processInfo.environment["VITRINE_PICTURES"] {
      try Data(PNGEncoder().encode(drawn.image, scale: 2))
        .write(to: URL(fileURLWithPath: folder).appendingPathComponent(name + ".png"))
    }
    return drawn
  }
}
