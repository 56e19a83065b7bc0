import SwiftUI

/// A wish to change the library, of which nothing is kept.
open class PHAssetChangeRequest: NSObject, @unchecked Sendable {
  /// The date on which the picture was taken.
  open var creationDate: Date?
  /// A Boolean value that indicates whether a person likes the picture.
  open var isFavorite = false
  /// The stand-in of the new picture: nothing.
  open var placeholderForCreatedAsset: PHObject? { nil }

  override init() { super.init() }

  /// Asks for a new picture.
  @discardableResult
  public class func creationRequestForAsset(from image: UIImage) -> PHAssetChangeRequest {
    PHAssetChangeRequest()
  }

  /// Asks for a new picture of a file.
  @discardableResult
  public class func creationRequestForAssetFromImage(
    atFileURL fileURL: URL
  ) -> PHAssetChangeRequest? { PHAssetChangeRequest() }

  /// Asks for a new film of a file.
  @discardableResult
  public class func creationRequestForAssetFromVideo(
    atFileURL fileURL: URL
  ) -> PHAssetChangeRequest? { PHAssetChangeRequest() }

  /// Asks for the end of pictures.
  public class func deleteAssets(_ assets: [PHAsset]) {}
}

/// A kind of file of a picture.
public enum PHAssetResourceType: Int, Sendable {
  /// A picture, a film, or a sound.
  case photo = 1, video, audio
}

/// The settings of a file of a picture.
public final class PHAssetResourceCreationOptions: NSObject, @unchecked Sendable {
  /// The name of the file.
  public var originalFilename: String?
  /// A Boolean value that indicates whether the file is moved.
  public var shouldMoveFile = false

  /// Creates the usual settings.
  public override init() { super.init() }
}

/// A wish for a new picture, of which nothing is kept.
public final class PHAssetCreationRequest: PHAssetChangeRequest, @unchecked Sendable {
  /// Returns a wish.
  public class func forAsset() -> PHAssetCreationRequest { PHAssetCreationRequest() }

  /// Adds bytes.
  public func addResource(
    with type: PHAssetResourceType, data: Data, options: PHAssetResourceCreationOptions?
  ) {}

  /// Adds a file.
  public func addResource(
    with type: PHAssetResourceType, fileURL: URL, options: PHAssetResourceCreationOptions?
  ) {}
}
