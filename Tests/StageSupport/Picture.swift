import CairoRender
import Foundation
import SwiftUI

/// A view that was drawn with the real text engine: its pixels, its draw list and its warnings.
@MainActor
package struct Picture {
  package let list: DisplayList
  /// The warnings that the view gave, such as of unknown symbols.
  package let warnings: [String]
  package let image: PixelImage

  /// Draws a view on the background of its surroundings.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - size: The size of the picture, in points.
  ///   - scale: Pixels a point.
  ///   - environment: The values of the environment.
  ///   - name: The name of the PNG in the folder that `VITRINE_PICTURES` names, if it is set.
  /// - Throws: An error of the frame, of a font or of the file.
  package init<Content: View>(
    _ view: Content, size: CGSize = CGSize(width: 300, height: 300), scale: Double = 2,
    environment: EnvironmentValues = EnvironmentValues(), named name: String? = nil
  ) throws {
    let text = try TextEngine(fonts: FontBook())
    let images = ImageStore()
    let host = ViewHost(view, text: text, assets: images)
    list = try host.render(in: Surroundings(size: size, environment: environment))
    warnings = host.session.warnings
    image = try Rasterizer().render(list, scale: scale, text: text, assets: images)
    if let name, let folder = ProcessInfo.processInfo.environment["VITRINE_PICTURES"] {
      let png = try PNGEncoder().encode(image, scale: scale)
      try Data(png).write(to: URL(fileURLWithPath: folder).appendingPathComponent(name + ".png"))
    }
  }

  /// The share of pixels that are not of the commonest colour, from 0 to 1.
  package var inked: Double {
    image.withPixels { pixels in
      var counts: [UInt32: Int] = [:]
      for pixel in pixels { counts[pixel, default: 0] += 1 }
      return 1 - Double(counts.values.max() ?? 0) / Double(max(1, pixels.count))
    }
  }

  /// Returns a Boolean value that indicates whether the pixels are those of another picture.
  package func equals(_ other: Picture) -> Bool {
    image.withPixels { a in other.image.withPixels { b in a.elementsEqual(b) } }
  }

  /// Returns the colours within a rectangle, in points of a picture of some pixels a point.
  package func colors(in rect: CGRect, scale: Double = 2) -> Set<UInt32> {
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
}
