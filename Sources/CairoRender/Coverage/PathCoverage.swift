import DisplayList

/// What cairo covers along a path within bounds, which is the same for all colours: in both schemes, and in
/// most variants of a screen.
struct PathCoverage: Hashable {
  let path: Path
  let ink: PathInk
  let bounds: DeviceRect
  /// Around the bounds, where drawing is allowed, and the canvas: cairo flattens curves as far as the one
  /// asks, and computes the tips of mitres in coordinates of the other, whose last bits tell.
  let clip: DeviceRect
  let canvas: DeviceRect
}

extension Path {
  /// What it takes of memory, in bytes, about.
  var cost: Int {
    if case .elements(let elements) = storage {
      return elements.count * MemoryLayout<Element>.stride
    }
    return MemoryLayout<Path>.size
  }
}
