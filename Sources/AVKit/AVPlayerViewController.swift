import AVFoundation
import SwiftUI

/// A controller of a film, which is drawn as a `VideoPlayer`.
///
///     func makeUIViewController(context: Context) -> AVPlayerViewController {
///       let controller = AVPlayerViewController()
///       controller.player = AVPlayer(url: url)
///       return controller
///     }
open class AVPlayerViewController: UIViewController {
  /// The player.
  open var player: AVPlayer?
  /// The object that hears of the film's coming and going.
  open weak var delegate: (any AVPlayerViewControllerDelegate)?
  /// A Boolean value that indicates whether the button is shown.
  open var showsPlaybackControls = true
  /// The manner in which a film of another shape fills the area.
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  /// A Boolean value that indicates whether the film may be shown in a small window.
  open var allowsPictureInPicturePlayback = true
  /// A Boolean value that indicates whether the film goes into a small window as the app does.
  open var canStartPictureInPictureAutomaticallyFromInline = false
  /// A Boolean value that indicates whether the film fills the screen as it begins.
  open var entersFullScreenWhenPlaybackBegins = false
  /// A Boolean value that indicates whether the film leaves the whole screen as it ends.
  open var exitsFullScreenWhenPlaybackEnds = false
  /// A Boolean value that indicates whether the system tells of what is played.
  open var updatesNowPlayingInfoCenter = true
  /// A Boolean value that indicates whether moments wait for a person's touch.
  open var requiresLinearPlayback = false
  /// A Boolean value that indicates whether text and faces of a film can be chosen.
  open var allowsVideoFrameAnalysis = true
  /// The speeds that a person may choose.
  open var speeds: [AVPlaybackSpeed] = AVPlaybackSpeed.systemDefaultSpeeds
  /// A view between the film and its buttons.
  open private(set) lazy var contentOverlayView: UIView? = UIView()

  /// A Boolean value that indicates whether the first picture is there.
  open var isReadyForDisplay: Bool { false }
  /// The area of the film, in points.
  open var videoBounds: CGRect { .zero }

  /// Creates a controller; no file of Interface Builder is read.
  public override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
  }

  /// Creates a controller of an archive, of which nothing is read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

extension AVPlayerViewController: _UIViewControllerDrawing {
  /// The film, with its button if it is shown.
  public var _drawing: AnyView? {
    AnyView(FilmArea(showsButton: showsPlaybackControls, player: player))
  }
}

/// A speed that a person may choose.
open class AVPlaybackSpeed: NSObject, @unchecked Sendable {
  /// The speed.
  public let rate: Float
  /// The name for a person.
  public let localizedName: String

  /// Creates a speed.
  public init(rate: Float, localizedName: String) {
    (self.rate, self.localizedName) = (rate, localizedName)
  }

  /// The speeds that a person may choose where the app says nothing.
  open class var systemDefaultSpeeds: [AVPlaybackSpeed] {
    [0.5, 1, 1.25, 1.5, 2].map { AVPlaybackSpeed(rate: $0, localizedName: "\($0)×") }
  }
}

/// Hears of a film's coming and going, which a still does not have.
@MainActor @preconcurrency
public protocol AVPlayerViewControllerDelegate: AnyObject {
  /// Tells that the film goes into a small window.
  func playerViewControllerWillStartPictureInPicture(
    _ playerViewController: AVPlayerViewController)
  /// Tells that the film leaves the small window.
  func playerViewControllerDidStopPictureInPicture(
    _ playerViewController: AVPlayerViewController)
}

extension AVPlayerViewControllerDelegate {
  /// Takes no notice of it.
  public func playerViewControllerWillStartPictureInPicture(
    _ playerViewController: AVPlayerViewController
  ) {}
  /// Takes no notice of it.
  public func playerViewControllerDidStopPictureInPicture(
    _ playerViewController: AVPlayerViewController
  ) {}
}
