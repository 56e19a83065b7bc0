import CairoRender
import DisplayList
import SnapshotKit

/// A phone of 430 x 932 points to draw screens on.
@MainActor
struct ScreenStage {
  let geometry: DeviceGeometry
  let text: TextEngine
  let assets = ImageStore()
  let rasterizer: Rasterizer

  struct NoDevice: Error {}

  private let catalogue: Catalogue

  /// Creates a stage for the screens of a catalogue, in its language.
  init(of catalogue: Catalogue) throws {
    self.catalogue = catalogue
    let devices = catalogue.devices
    guard let device = devices.device(id: "iphone-15-pro-max") else { throw NoDevice() }
    geometry = devices.geometry(of: device, in: .portrait)
    (text, rasterizer) = (try TextEngine(fonts: FontBook()), Rasterizer())
  }

  /// The surroundings of a screen in a scheme.
  func context(_ scheme: Scheme) -> RenderContext {
    RenderContext(
      ScreenTraits(geometry, colorScheme: scheme), text: text, assets: assets,
      describesNodes: false, locale: catalogue.locale, network: catalogue.network)
  }

  /// Lays a screen out.
  func list(of screen: Screen, _ scheme: Scheme) throws -> DisplayList {
    try screen.render(context(scheme))
  }

  /// Draws a screen.
  func draw(_ list: DisplayList, _ scale: Double) throws -> PixelImage {
    try rasterizer.render(list, scale: scale, text: text, assets: assets)
  }

  /// One digest of a screen's pixels in both schemes at 1x, 2x and 3x.
  func digest(of screen: Screen) throws -> String {
    var digests = ""
    for scheme in [Scheme.light, .dark] {
      let list = try list(of: screen, scheme)
      for scale in [1.0, 2, 3] { digests += PixelDigest(of: try draw(list, scale)).description }
    }
    return PixelDigest(of: Array(digests.utf8)).description
  }
}
