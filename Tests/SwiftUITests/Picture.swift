import CairoRender
import SwiftUI

/// Draws views with the real text engine, at two pixels a point.
@MainActor
struct Picture {
  var size = CGSize(width: 390, height: 400)
  var environment = EnvironmentValues()

  /// The view's PNG, on the background of the surroundings.
  func png<Content: View>(of view: Content) throws -> [UInt8] {
    let text = try TextEngine(fonts: FontBook())
    let images = ImageStore()
    let host = ViewHost(view, text: text, assets: images)
    let list = try host.render(in: Surroundings(size: size, environment: environment))
    let image = try Rasterizer().render(list, scale: 2, text: text, assets: images)
    return try PNGEncoder().encode(image, scale: 2)
  }

  /// Writes the view's PNG to the folder named by `VITRINE_PICTURES`, if it is set.
  func write<Content: View>(_ name: String, _ view: Content) throws {
    let png = try png(of: view)
    guard let folder = ProcessInfo.processInfo.environment["VITRINE_PICTURES"] else { return }
    try Data(png).write(to: URL(fileURLWithPath: folder).appendingPathComponent(name + ".png"))
  }
}
