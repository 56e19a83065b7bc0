import DisplayList
import Foundation

/// The transform from points to device pixels, and the pixels that drawing may change.
///
/// It goes down by value: who draws within a layer gets a state of its own, and nobody has to put
/// anything back.
struct DrawingState {
  /// From points to device pixels.
  var transform: CGAffineTransform
  var clip: Clip
  /// The bounds of the picture, beyond which no glass looks.
  var picture: DeviceRect
  /// The backdrop of the glass that the next item begins with, if it was taken before a shadow fell
  /// on it.
  var glass: TakenGlass?
  /// Pixels that will be painted over: what changes no others need not be drawn.
  var hidden = DeviceRect.empty

  /// The state for a picture of its own; a document has a clip that lets no one count on its
  /// pixels.
  init(_ transform: CGAffineTransform, picture: DeviceRect, cuts: [ClipCut] = []) {
    (self.transform, self.picture) = (transform, picture)
    clip = Clip(bounds: picture, cuts: cuts)
  }

  /// Returns the state for content that lies in this one by a transform.
  func concatenating(_ inner: CGAffineTransform) -> DrawingState {
    var result = self
    result.transform = inner.concatenating(transform)
    return result
  }

  /// Returns the state within a layer's content.
  ///
  /// An isolated layer that is cut out is a picture of its own, such as a window among others:
  /// glass in it shows nothing of what lies beyond its edges.
  func entering(_ layer: Layer) -> DrawingState {
    guard layer.isolated, let path = layer.clip else { return self }
    var result = self
    let box = DevicePath.filled(path, transform).boundingRect
    result.picture = DeviceRect(snapping: box).intersection(picture)
    return result
  }

  /// Returns the state within a shape in device pixels, which cairo is to cut with.
  func clipped(to shape: Path) -> DrawingState {
    var result = within(DeviceRect(around: shape.boundingRect))
    if let cut = ClipCut(shape) { result.clip.cuts.append(cut) }
    return result
  }

  /// Returns the state for content on a canvas of its own, or as if it were on one: only bounds cut
  /// it.
  func apart(within bounds: DeviceRect) -> DrawingState {
    var result = self
    result.clip = Clip(bounds: bounds)
    result.glass = nil
    result.hidden = .empty
    return result
  }

  /// Returns the state within bounds; the shapes that cut remain.
  func within(_ bounds: DeviceRect) -> DrawingState {
    var result = self
    result.clip.bounds = bounds.intersection(clip.bounds)
    return result
  }

  /// Returns the state for drawing within bounds: where no shape cuts them, none is regarded.
  func reduced(to bounds: DeviceRect) -> DrawingState {
    guard clip.isShaped else { return self }
    var result = self
    result.clip = clip.reduced(to: bounds)
    return result
  }
}

/// The pixels seen through a glass, in its bounds.
struct TakenGlass {
  var bounds: DeviceRect
  var pixels: PixelStorage
}
