/// Lets a person take or choose a picture; a still shows a stand-in of it.
open class UIImagePickerController: UIViewController {
  /// The source of pictures.
  public enum SourceType: Int, Sendable { case photoLibrary, camera, savedPhotosAlbum }

  /// A key of the information on a chosen picture.
  public struct InfoKey: Hashable, Sendable, RawRepresentable {
    public let rawValue: String

    /// Creates a key by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    nonisolated public static let originalImage = InfoKey(rawValue: "originalImage")
    nonisolated public static let editedImage = InfoKey(rawValue: "editedImage")
    nonisolated public static let imageURL = InfoKey(rawValue: "imageURL")
    nonisolated public static let mediaURL = InfoKey(rawValue: "mediaURL")
  }

  open var sourceType = SourceType.photoLibrary
  open var allowsEditing = false
  open var mediaTypes = ["public.image"]
  open weak var delegate: (any UIImagePickerControllerDelegate & UINavigationControllerDelegate)?

  /// There is a library of pictures, and no camera.
  public static func isSourceTypeAvailable(_ type: SourceType) -> Bool { type != .camera }
}

/// Hears what a person has chosen; in a still nobody chooses.
@MainActor @preconcurrency
public protocol UIImagePickerControllerDelegate: AnyObject {}

/// Hears what a navigation controller shows; in a still nobody tells it.
@MainActor @preconcurrency
public protocol UINavigationControllerDelegate: AnyObject {}
