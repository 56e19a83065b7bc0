import SwiftUI

/// A maker of pictures of a film, which makes none: no film is decoded.
///
///     let generator = AVAssetImageGenerator(asset: asset)
///     let picture = try? await generator.image(at: .zero).image  // nil
open class AVAssetImageGenerator: NSObject, @unchecked Sendable {
  /// The film.
  public let asset: AVAsset
  /// A Boolean value that indicates whether pictures are turned as the film says.
  open var appliesPreferredTrackTransform = false
  /// The size that pictures would have at the most, in pixels; zero for any.
  open var maximumSize = CGSize.zero
  /// The time by which a picture may be too early.
  open var requestedTimeToleranceBefore = CMTime.positiveInfinity
  /// The time by which a picture may be too late.
  open var requestedTimeToleranceAfter = CMTime.positiveInfinity

  /// The result of the making of a picture.
  public enum Result: Int, Sendable {
    /// It was made; it was not; nobody wants it any more.
    case succeeded, failed, cancelled
  }

  /// Creates a maker of a film's pictures.
  public init(asset: AVAsset) { self.asset = asset }

  /// Throws an error: there is no picture.
  ///
  /// - Parameters:
  ///   - requestedTime: The time.
  ///   - actualTime: The time of the picture, which is left as it is.
  /// - Returns: Nothing.
  /// - Throws: `AVError` with the code `noImageAtTime`.
  open func copyCGImage(
    at requestedTime: CMTime, actualTime: UnsafeMutablePointer<CMTime>?
  ) throws -> CGImage { throw AVError(.noImageAtTime) }

  /// Throws an error: there is no picture.
  ///
  /// - Parameter time: The time.
  /// - Returns: Nothing.
  /// - Throws: `AVError` with the code `noImageAtTime`.
  open func image(at time: CMTime) async throws -> (image: CGImage, actualTime: CMTime) {
    throw AVError(.noImageAtTime)
  }

  /// Tells a closure that there is no picture, at once.
  ///
  /// - Parameters:
  ///   - requestedTime: The time.
  ///   - handler: A closure that receives an error.
  @preconcurrency
  open func generateCGImageAsynchronously(
    for requestedTime: CMTime,
    completionHandler handler: @escaping @Sendable (CGImage?, CMTime, (any Error)?) -> Void
  ) { handler(nil, .invalid, AVError(.noImageAtTime)) }

  /// Does nothing: nothing is being made.
  open func cancelAllCGImageGeneration() {}
}
