import SwiftUI

/// A layer that shows what a player plays; nothing draws layers here.
open class AVPlayerLayer: CALayer {
  /// The player.
  open var player: AVPlayer?
  /// The manner in which a film of another shape fills the layer.
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  /// A Boolean value that indicates whether the first picture is there.
  open var isReadyForDisplay: Bool { false }
  /// The area of the film in the layer, in points.
  open var videoRect: CGRect { bounds }

  /// Creates a layer of nothing.
  public required nonisolated init() { super.init() }

  /// Creates a layer of a player.
  public convenience init(player: AVPlayer?) {
    self.init()
    self.player = player
  }
}
