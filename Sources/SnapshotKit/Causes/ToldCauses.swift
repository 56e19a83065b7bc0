/// The causes that descriptions tell of changed layouts, which the pictures of a layout share: all
/// scales, and mostly both schemes.
///
/// Each description would be read, made and compared four times: two fifths of what telling took in
/// a profile of two apps' screens that were all changed.
struct ToldCauses {
  /// A layout, and the approved description that tells of it.
  struct Key: Hashable {
    let screen: String
    let orientation: Orientation
    let variant: Variant?
    let device: String
    let step: String?
    let path: String
    /// nil where it is told of both.
    var scheme: Scheme?

    init(_ job: CellJob, _ picture: CellJob.Picture, path: String) {
      (screen, orientation, variant) = (job.screen, job.orientation, job.variant)
      (device, step, scheme) = (picture.device, picture.step, job.scheme)
      self.path = path
    }
  }

  /// The difference that a description tells of a layout.
  struct Told {
    /// nil where all views are described as before.
    let cause: CellCause?
    /// The screen as it is drawn now.
    let after: ScreenDescription
    /// The change of the device's part in the layout.
    let otherTraits: CellCause.Edit?

    /// Returns the cause of a picture's change.
    ///
    /// - Parameters:
    ///   - box: The differing pixels.
    ///   - scale: Device pixels in a point.
    /// - Returns: The edits, or the innermost view around the pixels where nothing was edited.
    func cause(of box: PixelBox?, scale: Int) -> CellCause {
      var cause = cause ?? .undescribed(box, scale: scale, in: after)
      if let otherTraits {
        cause.kind = .devices
        cause.edits.insert(otherTraits, at: 0)
      }
      return cause
    }
  }

  /// The most that are cached: the steps of a flow in both schemes, of which few have more.
  private static let most = 64

  private var cached: [Key: Told] = [:]

  /// Returns what was told of a layout; nil if it is not cached.
  func told(_ key: Key) -> Told? { cached[key] ?? cached[ofBothSchemes(key)] }

  /// Caches what is told of a layout, in place of all others once they are too many.
  mutating func keep(_ told: Told, for key: Key, ofBothSchemes isShared: Bool) {
    if cached.count == Self.most { cached = [:] }
    cached[isShared ? ofBothSchemes(key) : key] = told
  }

  private func ofBothSchemes(_ key: Key) -> Key {
    var key = key
    key.scheme = nil
    return key
  }
}
