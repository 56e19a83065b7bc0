import DisplayList

/// The key of the coverage by straight segments, which are told by their digest.
///
/// A map's streets and houses are covered alike in both schemes, and in most variants.
struct SegmentsKey: Hashable {
  var digest: PixelDigest
  var shape: SegmentShape
  var bounds: DeviceRect

  init(_ segments: [StraightSegment], _ shape: SegmentShape, within bounds: DeviceRect) {
    digest = segments.withUnsafeBytes { PixelDigest(of: $0) }
    (self.shape, self.bounds) = (shape, bounds)
  }
}

/// The key of cairo's coverage along a path within bounds, the same for all colours: in both
/// schemes, and in most variants of a screen.
struct PathCoverage: Hashable {
  let path: Path
  let painting: PathPainting
  let bounds: DeviceRect
  /// Around the bounds, where drawing is allowed, and the canvas: cairo flattens curves as far as
  /// the one asks, and computes the tips of mitres in coordinates of the other, whose last bits
  /// tell.
  let clip: DeviceRect
  let canvas: DeviceRect
}

extension Path {
  /// The path's size in memory, roughly, in bytes.
  var cost: Int {
    if case .elements(let elements) = storage {
      return elements.count * MemoryLayout<Element>.stride
    }
    return MemoryLayout<Path>.size
  }
}
