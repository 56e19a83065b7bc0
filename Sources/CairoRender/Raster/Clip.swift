/// Where drawing is allowed.
struct Clip {
  /// Around all that is allowed.
  var bounds: DeviceRect
  /// Whether cairo holds a clip within the bounds that is not a rectangle.
  var isShaped = false
}
