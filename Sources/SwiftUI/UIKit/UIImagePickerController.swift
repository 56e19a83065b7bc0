/// A controller that lets a person take or choose a picture; a still shows a stand-in of it.
open class UIImagePickerController: UIViewController {
  /// The source of pictures.
  public enum SourceType: Int, Sendable { case photoLibrary, camera, savedPhotosAlbum }

  /// The pictures that a camera takes.
  public enum CameraCaptureMode: Int, Sendable { case photo, video }

  /// The side of the device that a camera is on.
  public enum CameraDevice: Int, Sendable { case rear, front }

  /// A key of the information on a chosen picture.
  public struct InfoKey: Hashable, Sendable, RawRepresentable {
    /// The raw value.
    public let rawValue: String

    /// Creates a key by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The picture as it was taken.
    nonisolated public static let originalImage = InfoKey(rawValue: "originalImage")
    /// The picture as it was edited.
    nonisolated public static let editedImage = InfoKey(rawValue: "editedImage")
    /// The URL of the picture.
    nonisolated public static let imageURL = InfoKey(rawValue: "imageURL")
    /// The kind of what was chosen.
    nonisolated public static let mediaType = InfoKey(rawValue: "mediaType")
    /// The URL of the movie.
    nonisolated public static let mediaURL = InfoKey(rawValue: "mediaURL")
  }

  /// The source of pictures.
  open var sourceType = SourceType.photoLibrary
  /// A Boolean value that indicates whether a chosen picture may be edited.
  open var allowsEditing = false
  /// The pictures that the camera takes.
  open var cameraCaptureMode = CameraCaptureMode.photo
  /// The camera.
  open var cameraDevice = CameraDevice.rear
  /// The types of media to choose from.
  open var mediaTypes = ["public.image"]
  /// The delegate that receives a chosen picture.
  open weak var delegate: (any UIImagePickerControllerDelegate & UINavigationControllerDelegate)?

  /// Returns whether a source is available: there is a library of pictures, and no camera.
  public static func isSourceTypeAvailable(_ type: SourceType) -> Bool { type != .camera }
}

/// A delegate that hears what a person has chosen; in a still nobody chooses.
@MainActor @preconcurrency
public protocol UIImagePickerControllerDelegate: AnyObject {}

/// A delegate that hears what a navigation controller shows; in a still nobody tells it.
@MainActor @preconcurrency
public protocol UINavigationControllerDelegate: AnyObject {}
