/// The library of a person's pictures, which is empty.
public final class PHPhotoLibrary: Sendable {
  private static let library = PHPhotoLibrary()

  private init() {}

  /// Returns the library.
  public static func shared() -> PHPhotoLibrary { library }
}
