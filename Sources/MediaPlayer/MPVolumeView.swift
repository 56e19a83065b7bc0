import SwiftUI

/// A slider of the volume, which stands in the middle; a person cannot draw it along.
open class MPVolumeView: UIView {
  /// A Boolean value that indicates whether the slider is drawn.
  open var showsVolumeSlider = true
  /// A Boolean value that indicates whether the button of other speakers is drawn: never, since
  /// there are none.
  open var showsRouteButton = true
}

extension MPVolumeView: _UIViewDrawing {
  /// A slider at half of the volume.
  public var _drawing: AnyView? {
    guard showsVolumeSlider else { return AnyView(Color.clear) }
    return AnyView(Slider(value: .constant(0.5)).tint(tintColor.map { Color($0) }))
  }
}
