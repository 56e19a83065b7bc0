/// A document that is a value, read from a file and written to one.
public protocol FileDocument {
  /// The kinds of files that it is read from.
  static var readableContentTypes: [UTType] { get }
  /// The kinds of files that it is written to.
  static var writableContentTypes: [UTType] { get }
  /// Creates the document of a file.
  init(configuration: ReadConfiguration) throws
  /// The file of the document.
  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper
}

extension FileDocument {
  /// The file that a document is read from.
  public typealias ReadConfiguration = FileDocumentReadConfiguration
  /// The file that a document is written to.
  public typealias WriteConfiguration = FileDocumentWriteConfiguration
  public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// A document that is an object, read from a file and written to one.
public protocol ReferenceFileDocument: ObservableObject {
  associatedtype Snapshot
  /// The kinds of files that it is read from.
  static var readableContentTypes: [UTType] { get }
  /// The kinds of files that it is written to.
  static var writableContentTypes: [UTType] { get }
  /// Creates the document of a file.
  init(configuration: ReadConfiguration) throws
  /// Returns the value of the document that is written.
  func snapshot(contentType: UTType) throws -> Snapshot
  /// The file of what is written.
  func fileWrapper(snapshot: Snapshot, configuration: WriteConfiguration) throws -> FileWrapper
}

extension ReferenceFileDocument {
  /// The file that a document is read from.
  public typealias ReadConfiguration = FileDocumentReadConfiguration
  /// The file that a document is written to.
  public typealias WriteConfiguration = FileDocumentWriteConfiguration
  public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// The file that a document is read from.
public struct FileDocumentReadConfiguration {
  public let contentType: UTType
  public let file: FileWrapper
}

/// The file that a document is written to.
public struct FileDocumentWriteConfiguration {
  public let contentType: UTType
  public let existingFile: FileWrapper?
}

/// A file or a folder with its content.
public final class FileWrapper {
  /// The content of a file; nil for a folder.
  public let regularFileContents: Data?
  /// The files of a folder by name; nil for a file.
  public let fileWrappers: [String: FileWrapper]?
  public var filename: String?
  public var preferredFilename: String?

  /// Creates a file.
  public init(regularFileWithContents contents: Data) {
    (regularFileContents, fileWrappers) = (contents, nil)
  }

  /// Creates a folder.
  public init(directoryWithFileWrappers wrappers: [String: FileWrapper]) {
    (regularFileContents, fileWrappers) = (nil, wrappers)
  }

  public var isRegularFile: Bool { regularFileContents != nil }
  public var isDirectory: Bool { fileWrappers != nil }
}
