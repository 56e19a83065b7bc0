/// A file or a folder with its content.
public final class FileWrapper {
  /// The content of a file; nil for a folder.
  public let regularFileContents: Data?
  /// The files of a folder by name; nil for a file.
  public let fileWrappers: [String: FileWrapper]?
  /// The name of the file.
  public var filename: String?
  /// The name that the file is to have.
  public var preferredFilename: String?

  /// Creates a file.
  public init(regularFileWithContents contents: Data) {
    (regularFileContents, fileWrappers) = (contents, nil)
  }

  /// Creates a folder.
  public init(directoryWithFileWrappers wrappers: [String: FileWrapper]) {
    (regularFileContents, fileWrappers) = (nil, wrappers)
  }

  /// A Boolean value that indicates whether it is a file.
  public var isRegularFile: Bool { regularFileContents != nil }
  /// A Boolean value that indicates whether it is a folder.
  public var isDirectory: Bool { fileWrappers != nil }
}
