/// A live screen as it is seen: its name, the device and the settings.
struct LiveView: Codable, Sendable, Hashable {
  /// The screen's name.
  var screen: String
  /// The id of a device; nil for the usual one, or the screen's first.
  var device: String?
  var orientation: Orientation?
  var scheme: Scheme?
  /// The name of a variant, such as `ax5` or `rtl`; nil for usual settings.
  var variant: String?
  /// Device pixels in a point of the picture; nil for the device's own.
  var scale: Int?

  /// A copy without the scale, which changes nothing of what is laid out.
  var atAnyScale: LiveView {
    var view = self
    view.scale = nil
    return view
  }
}
