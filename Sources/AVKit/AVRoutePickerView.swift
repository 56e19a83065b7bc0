import SwiftUI

/// A button that shows where sounds may go, in whose place a picture has a stand-in.
open class AVRoutePickerView: UIView {
  /// The colour while sounds go elsewhere.
  open var activeTintColor: UIColor? = .tintColor
  /// A Boolean value that indicates whether places with a screen come first.
  open var prioritizesVideoDevices = false
}
