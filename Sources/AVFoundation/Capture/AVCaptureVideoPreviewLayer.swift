import SwiftUI

/// A layer that shows what a camera sees; nothing draws layers here.
open class AVCaptureVideoPreviewLayer: CALayer {
  /// The session.
  open var session: AVCaptureSession?
  /// The manner in which pictures of another shape fill the layer.
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  /// The connection of the session: there is none.
  open var connection: AVCaptureConnection? { nil }
  /// A Boolean value that indicates whether pictures come.
  open var isPreviewing: Bool { false }

  /// Creates a layer of nothing.
  public required nonisolated init() { super.init() }

  /// Creates a layer of a session.
  public convenience init(session: AVCaptureSession) {
    self.init()
    self.session = session
  }

  /// Creates a layer of a session.
  public convenience init(sessionWithNoConnection session: AVCaptureSession) {
    self.init(session: session)
  }

  /// Returns the point of the camera, from 0 to 1, at a point of the layer.
  open func captureDevicePointConverted(fromLayerPoint pointInLayer: CGPoint) -> CGPoint {
    guard bounds.width > 0, bounds.height > 0 else { return .zero }
    return CGPoint(x: pointInLayer.x / bounds.width, y: pointInLayer.y / bounds.height)
  }

  /// Returns nil: nothing is seen.
  open func transformedMetadataObject(
    for metadataObject: AVMetadataObject
  ) -> AVMetadataObject? { nil }
}
