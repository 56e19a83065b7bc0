import CCairo
import CairoRender
import DisplayList
import Foundation

/// Measures the steps from a draw list to a PNG file, on a list of cards at 430 x 932 points, 3x.
///
/// Beside them stand the machine's own limits for as many bytes, in the same run: writing them
/// (memset) and copying them (memcpy); and cairo's PNG writer on the same pixels.
/// - Throws: An error in drawing or writing.
func runPictureBenchmark(arguments: [String]) throws {
  var report = Report("picture")
  let screen = CardScreen()
  let text: TextEngine = try report.once("fonts and engine, cold") {
    try TextEngine(fonts: FontBook())
  }
  let rasterizer = Rasterizer()
  let assets = ImageStore()
  func draw() throws -> PixelImage {
    try rasterizer.render(screen.list, scale: 3, text: text, assets: assets)
  }
  _ = try report.once("raster, cold") { try draw() }
  report.median("measure texts, warm") { screen.measure(text) }
  try report.median("raster") { _ = try draw() }
  let image = try draw()
  addMemory(of: image, to: &report)
  report.median("digest") { _ = PixelDigest(of: image) }
  let encoder = PNGEncoder()
  let file = try encoder.encode(image, scale: 3)
  try report.median("png", values: [("bytes", Double(file.count))]) {
    _ = try encoder.encode(image, scale: 3)
  }
  try report.median("png decode", count: 11) { _ = try PNGDecoder.decode(file) }
  let cairoSize = CairoWriter.size(of: image)
  report.median("cairo's png", count: 3, values: [("bytes", Double(cairoSize))]) {
    _ = CairoWriter.size(of: image)
  }
  addRatios(to: &report)
  report.addRatio("png size to cairo's", Double(file.count) / Double(max(1, cairoSize)))
  try report.write(arguments: arguments)
  if let path = arguments.first(where: { $0.hasSuffix(".png") }) {
    try Data(file).write(to: URL(fileURLWithPath: path))
  }
}

private func addRatios(to report: inout Report) {
  report.addRatio("raster to memset", of: "raster", to: "memset")
  report.addRatio("digest to memcpy", of: "digest", to: "memcpy")
  report.addRatio("digest to raster", of: "digest", to: "raster")
  report.addRatio("png to raster", of: "png", to: "raster")
  report.addRatio("png to memcpy", of: "png", to: "memcpy")
  report.addRatio("cairo's png to png", of: "cairo's png", to: "png")
}

/// Times writing and copying as many bytes as a picture has.
private func addMemory(of image: PixelImage, to report: inout Report) {
  let count = image.width * image.height * 4
  let target = UnsafeMutableRawPointer.allocate(byteCount: count, alignment: 64)
  defer { target.deallocate() }
  // The first write finds the pages.
  memset(target, 1, count)
  let megabytes = [(label: "MB", value: Double(count) / 1e6)]
  report.median("memset", values: megabytes) { memset(target, 2, count) }
  image.withPixels { pixels in
    guard let source = pixels.baseAddress else { return }
    report.median("memcpy", values: megabytes) { memcpy(target, source, count) }
  }
}

/// Cairo's own PNG writer.
private enum CairoWriter {
  /// Returns the number of bytes that it makes of a picture, which are thrown away.
  static func size(of image: PixelImage) -> Int {
    var size = 0
    image.withPixels { pixels in
      guard let base = pixels.baseAddress else { return }
      let bytes = UnsafeMutableRawPointer(mutating: base).assumingMemoryBound(to: UInt8.self)
      let surface = cairo_image_surface_create_for_data(
        bytes, CAIRO_FORMAT_RGB24, Int32(image.width), Int32(image.height), Int32(image.width * 4))
      defer { cairo_surface_destroy(surface) }
      cairo_surface_write_to_png_stream(
        surface,
        { size, _, length in
          size?.assumingMemoryBound(to: Int.self).pointee += Int(length)
          return CAIRO_STATUS_SUCCESS
        }, &size)
    }
    return size
  }
}
