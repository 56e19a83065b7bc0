import CairoRender
import DisplayList
import Foundation

/// Proves before each run that the gate can fail: changes a colour, a frame and a pixel in memory,
/// and requires that each is noticed.
struct NegativeControls {
  let renderer: Renderer

  /// A picture as a run would find and approve it.
  private struct Sample {
    let drawn: CellReply.Picture
    let image: PixelImage
  }

  /// Returns the controls, and whether the gate noticed each.
  ///
  /// - Throws: `RenderError` if even these small pictures cannot be drawn.
  func run() throws -> [RunReport.Control] {
    let original = try sample(Self.list())
    let entry = approval(of: original)
    let colour = try sample(Self.list(color: RGBAColor(hex: 0x007AFE)))
    let frame = try sample(Self.list(width: 20.5))
    return [
      control("nothing", Gate.judge(original.drawn, approved: entry) == .unchanged),
      control("a colour", isNoticed(colour, entry)),
      control("a frame", isNoticed(frame, entry)),
      control("a pixel", try isPixelNoticed(original, entry)),
    ]
  }

  private func control(_ name: String, _ isNoticed: Bool) -> RunReport.Control {
    RunReport.Control(name: name, isNoticed: isNoticed)
  }

  /// Returns a Boolean value that indicates whether the change shows in the key alone, and in the
  /// pixels alone.
  private func isNoticed(_ sample: Sample, _ entry: Lock.Entry) -> Bool {
    var keyOnly = sample.drawn
    keyOnly.pixels = nil
    return Gate.judge(keyOnly, approved: entry) == .changed
      && Gate.judge(sample.drawn, approved: entry) == .changed
  }

  /// One component of one pixel by one step: the digest and the comparison must both see it.
  private func isPixelNoticed(_ original: Sample, _ entry: Lock.Entry) throws -> Bool {
    let image = original.image
    let (x, y) = (image.width / 2, image.height / 2)
    var pixels = image.withPixels(Array.init)
    pixels[y * image.width + x] ^= 1
    let flipped = try PixelImage(width: image.width, height: image.height, pixels: pixels)
    var drawn = original.drawn
    drawn.pixels = PixelDigest(of: flipped).description
    let difference = PixelDifference(image, flipped)
    return Gate.judge(drawn, approved: entry) == .changed && difference.count == 1
      && difference.box == PixelBox(x: x, y: y, width: 1, height: 1)
  }

  private func approval(of sample: Sample) -> Lock.Entry {
    Lock.Entry(
      pixelWidth: sample.image.width, pixelHeight: sample.image.height, key: sample.drawn.key,
      pixels: sample.drawn.pixels ?? "")
  }

  private func sample(_ list: DisplayList) throws -> Sample {
    let image = try renderer.raster(list, scale: 2)
    let key = renderer.key(
      listDigest: try renderer.digest(of: list), scale: 2, width: image.width, height: image.height)
    let pixels = PixelDigest(of: image).description
    return Sample(drawn: CellReply.Picture(scale: 2, key: key, pixels: pixels), image: image)
  }

  private static func list(
    color: RGBAColor = RGBAColor(hex: 0x007AFF), width: Double = 20
  ) -> DisplayList {
    let shape = Path(
      roundedRect: CGRect(x: 6, y: 6, width: width, height: 20), cornerRadius: 5,
      style: .continuous)
    return DisplayList(
      size: CGSize(width: 32, height: 32),
      items: [DrawItem(.fill(shape, .color(color), FillStyle()))])
  }
}
