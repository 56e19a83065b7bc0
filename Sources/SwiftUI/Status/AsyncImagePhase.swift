/// The phase of loading an image.
///
///     AsyncImage(url: url) { phase in
///       switch phase {
///       case .success(let image): image.resizable().scaledToFit()
///       case .failure: Image(systemName: "photo")
///       default: ProgressView()
///       }
///     }
public enum AsyncImagePhase {
  /// No image is loaded.
  case empty
  /// An image was loaded.
  case success(Image)
  /// An image could not be loaded.
  case failure(any Error)

  /// The image, once it is loaded.
  public var image: Image? { if case .success(let image) = self { image } else { nil } }

  /// The error by which there is no image, or nil.
  public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}
