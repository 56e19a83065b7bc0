import CCairo
import DisplayList
import Foundation

/// Draws draw lists into pixels.
///
///     let image = try Rasterizer().render(list, scale: 3, text: text, assets: ImageStore())
///     let file = try PNGEncoder().encode(image, scale: 3)
///
/// A rasterizer belongs to one thread at a time. It keeps what its caches say (``RasterCaches``),
/// and the memory of its last picture, which it draws into again once nobody else holds it.
public final class Rasterizer {
  let caches = RasterCaches()
  /// A Boolean value that indicates whether an image that cannot be decoded is left out, and told
  /// as an issue, instead of an error.
  public var leavesOutBrokenImages = false
  private var pathBuffer: PathBuffer?
  private var segments: SegmentRasterizer?
  private var spare: PixelStorage?

  /// Creates a rasterizer with empty caches.
  public init() {}

  /// Draws a list.
  ///
  /// - Parameters:
  ///   - list: The operations to draw.
  ///   - scale: Pixels in a point; sides are rounded to whole pixels.
  ///   - text: The engine that shapes texts and symbols.
  ///   - assets: The store that decodes images.
  /// - Returns: The picture.
  /// - Throws: ``RenderError``; in the engine's strict mode also for what was not drawn as asked.
  public func render(
    _ list: DisplayList, scale: Double, text: TextEngine, assets: ImageStore
  ) throws -> PixelImage {
    try CairoLock.hold { try draw(list, scale: scale, text: text, assets: assets) }
  }

  private func draw(
    _ list: DisplayList, scale: Double, text: TextEngine, assets: ImageStore
  ) throws -> PixelImage {
    let width = CGFloat((list.size.width * scale).rounded()).pixel
    let height = CGFloat((list.size.height * scale).rounded()).pixel
    try PixelImage.check(width, height)
    let storage = reusableStorage(count: width * height)
    // An opaque background hides what was there before.
    if list.background.alpha < 1 { storage.base.update(repeating: 0, count: width * height) }
    let bounds = DeviceRect(left: 0, top: 0, right: width, bottom: height)
    let canvas = try Canvas(bounds: bounds, storage: storage)
    let painter = Painter(
      canvas: canvas, rasterizer: self, text: text, assets: assets,
      isOpaque: list.background.alpha >= 1)
    // The background waits for what will cover it, while the pixels are at hand.
    painter.pending.append(PendingFill(PremultipliedColor(list.background), filling: bounds))
    let transform = CGAffineTransform(scaleX: scale, y: scale)
    try painter.draw(list.items, in: DrawingState(transform, picture: bounds))
    if painter.hasHoles { fillHoles(canvas, list.background) }
    cairo_surface_flush(canvas.surface)
    let status = cairo_status(canvas.context)
    guard status == CAIRO_STATUS_SUCCESS else {
      throw RenderError.library(
        name: "cairo", reason: String(cString: cairo_status_to_string(status)))
    }
    if text.isStrict, let issue = text.issues.first { throw RenderError.issue(issue) }
    spare = storage
    return PixelImage(
      width: width, height: height, isOpaque: list.background.alpha >= 1, storage: storage)
  }

  /// Returns the coverage of straight segments within bounds.
  func runs(
    of segments: [StraightSegment], _ shape: SegmentShape, within bounds: DeviceRect
  ) -> CoverageRuns {
    caches.coverages.value(SegmentsKey(segments, shape, within: bounds)) {
      segmentRasterizer(bounds.width).runs(of: segments, shape, within: bounds)
    }
  }

  /// Returns cairo's coverage along a path.
  func runs(of coverage: PathCoverage) -> CoverageRuns {
    caches.paths.value(coverage, keyCost: coverage.path.cost) {
      pathBuffer(coverage.canvas).runs(of: coverage)
    }
  }

  /// Memory for paths on a canvas; that of the largest is cached.
  private func pathBuffer(_ canvas: DeviceRect) -> PathBuffer {
    if let pathBuffer, pathBuffer.hasRoom(for: canvas) { return pathBuffer }
    let made = PathBuffer(canvas)
    pathBuffer = made
    return made
  }

  /// Returns the rasterizer of segments so wide; the widest one is cached.
  private func segmentRasterizer(_ width: Int) -> SegmentRasterizer {
    if let segments, segments.width >= width { return segments }
    let made = SegmentRasterizer(width: width)
    segments = made
    return made
  }

  /// Returns a canvas for a layer, transparent unless all of it will be written.
  func offscreen(_ bounds: DeviceRect, isClear: Bool = true) throws -> Canvas {
    try PixelImage.check(bounds.width, bounds.height)
    let count = bounds.width * bounds.height
    let storage =
      isClear ? PixelStorage(count: count) : PixelStorage(unwritten: count, spare: 0)
    return try Canvas(bounds: bounds, storage: storage)
  }

  /// Lets the background show where a layer has cut through everything.
  private func fillHoles(_ canvas: Canvas, _ color: RGBAColor) {
    cairo_set_operator(canvas.context, CAIRO_OPERATOR_DEST_OVER)
    cairo_set_source_rgba(canvas.context, color.red, color.green, color.blue, color.alpha)
    cairo_paint(canvas.context)
  }

  /// Returns the last picture's memory where it is large enough; a new page is cleared by the
  /// system first.
  private func reusableStorage(count: Int) -> PixelStorage {
    if isKnownUniquelyReferenced(&spare), let spare, spare.count >= count { return spare }
    spare = nil
    return PixelStorage(count: count)
  }
}
