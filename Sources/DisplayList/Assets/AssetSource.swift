import Foundation

/// Knows the sizes and the digests of pictures.
public protocol AssetSource: AnyObject {
  /// Returns a picture's size in points: its pixels over its scale.
  ///
  /// - Throws: An error that names the file if it cannot be read.
  func size(of image: ImageReference) throws -> CGSize

  /// Returns a digest of a picture's bytes, for the draw list's key.
  ///
  /// - Throws: An error that names the file if it cannot be read.
  func digest(of image: ImageReference) throws -> String

  /// Checks that a picture can be decoded as a whole, not only its header.
  ///
  /// - Throws: An error that names the file if it cannot.
  func check(_ image: ImageReference) throws
}

extension AssetSource {
  /// Checks that an image can be read, by reading its size.
  public func check(_ image: ImageReference) throws { _ = try size(of: image) }
}
