import AVFoundation
import SwiftUI

/// The small window of a film; there is none in a still.
@MainActor @preconcurrency
open class AVPictureInPictureController: NSObject {
  /// The layer of the film.
  public let playerLayer: AVPlayerLayer
  /// The object that hears of the window's coming and going, which a still does not have.
  open weak var delegate: (any AVPictureInPictureControllerDelegate)?
  /// A Boolean value that indicates whether the film goes into the window as the app does.
  open var canStartPictureInPictureAutomaticallyFromInline = false

  /// Creates no window.
  public init?(playerLayer: AVPlayerLayer) { return nil }

  /// Returns false: there is no small window.
  open class func isPictureInPictureSupported() -> Bool { false }
  /// A Boolean value that indicates whether there can be a window now.
  open var isPictureInPicturePossible: Bool { false }
  /// A Boolean value that indicates whether there is a window.
  open var isPictureInPictureActive: Bool { false }

  /// Does nothing: there is no small window.
  open func startPictureInPicture() {}
  /// Does nothing: there is no small window.
  open func stopPictureInPicture() {}
}

/// Hears of a small window's coming and going, which a still does not have.
@MainActor @preconcurrency
public protocol AVPictureInPictureControllerDelegate: AnyObject {}
