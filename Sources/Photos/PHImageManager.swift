import SwiftUI

/// The number of a request.
public typealias PHImageRequestID = Int32

/// A manner in which a picture fills a size.
public enum PHImageContentMode: Int, Sendable {
  /// Within it, or over it.
  case aspectFit, aspectFill
  /// Within it.
  public static let `default` = PHImageContentMode.aspectFit
}

/// The settings of a request for a picture.
public final class PHImageRequestOptions: NSObject, @unchecked Sendable {
  /// A quality.
  public enum DeliveryMode: Int, Sendable {
    /// A bad one first, the best one, or a quick one.
    case opportunistic, highQualityFormat, fastFormat
  }

  /// A manner in which a picture is made smaller.
  public enum ResizeMode: Int, Sendable {
    /// Not at all, quickly, or exactly.
    case none, fast, exact
  }

  /// The quality.
  public var deliveryMode = DeliveryMode.opportunistic
  /// The manner in which the picture is made smaller.
  public var resizeMode = ResizeMode.fast
  /// A Boolean value that indicates whether a request waits for the picture.
  public var isSynchronous = false
  /// A Boolean value that indicates whether a picture may come from iCloud.
  public var isNetworkAccessAllowed = false

  /// Creates the usual settings.
  public override init() { super.init() }
}

/// Gives the pictures of the library, of which there are none.
open class PHImageManager: NSObject, @unchecked Sendable {
  private static let manager = PHImageManager()

  override init() { super.init() }

  /// Returns the manager.
  public class func `default`() -> PHImageManager { manager }

  /// Calls a closure at once without a picture.
  ///
  /// - Parameters:
  ///   - asset: The picture in the library.
  ///   - targetSize: The size, in pixels.
  ///   - contentMode: The manner in which the picture fills the size.
  ///   - options: The settings.
  ///   - resultHandler: A closure that receives nothing.
  /// - Returns: The number of the request.
  @discardableResult
  open func requestImage(
    for asset: PHAsset, targetSize: CGSize, contentMode: PHImageContentMode,
    options: PHImageRequestOptions?,
    resultHandler: @escaping (UIImage?, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    resultHandler(nil, nil)
    return 0
  }

  /// Ends a request, which has been answered.
  open func cancelImageRequest(_ requestID: PHImageRequestID) {}
}

/// Gives the pictures of the library again, of which there are none.
open class PHCachingImageManager: PHImageManager, @unchecked Sendable {
  /// Creates a manager.
  public override init() { super.init() }

  /// Prepares pictures, which there are none of.
  open func startCachingImages(
    for assets: [PHAsset], targetSize: CGSize, contentMode: PHImageContentMode,
    options: PHImageRequestOptions?
  ) {}

  /// Forgets all pictures.
  open func stopCachingImagesForAllAssets() {}
}
