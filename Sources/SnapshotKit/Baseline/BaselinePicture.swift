import DisplayList
import Foundation

/// The texts that an approved picture carries.
enum BaselinePicture {
  /// The digest of the pixels.
  static let pixelsKeyword = "Vitrine-Pixels"
  /// The renderer's fingerprint, where no lock holds it.
  static let rendererKeyword = "Vitrine-Renderer"
  /// The screen's description, where none lies beside the picture.
  static let descriptionKeyword = "Vitrine-Description"
}
