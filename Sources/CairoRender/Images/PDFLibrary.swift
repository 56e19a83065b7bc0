/// The library that draws PDF pictures, which is loaded with the first of them.
public enum PDFLibrary {
  /// The library's name and version; nil where it is not installed.
  public static var version: String? { Poppler.shared == nil ? nil : Poppler.name }

  /// The Debian package that installs it.
  public static let package = "libpoppler-glib-dev"
}
