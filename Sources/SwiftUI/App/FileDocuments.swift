/// A document that is a value, read from a file and written to one.
///
///     struct Draft: FileDocument {
///       static let readableContentTypes = [UTType.plainText]
///       var text = ""
///
///       init(configuration: ReadConfiguration) throws {
///         text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
///       }
///       func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
///         FileWrapper(regularFileWithContents: Data(text.utf8))
///       }
///     }
public protocol FileDocument {
  /// The kinds of files that it is read from.
  static var readableContentTypes: [UTType] { get }
  /// The kinds of files that it is written to.
  static var writableContentTypes: [UTType] { get }
  /// Creates the document of a file.
  ///
  /// - Parameter configuration: The file and its type.
  /// - Throws: An error if the file cannot be read.
  init(configuration: ReadConfiguration) throws
  /// Returns the file of the document.
  ///
  /// - Parameter configuration: The type of the file, and the file that it replaces.
  /// - Returns: The file to write.
  /// - Throws: An error if the document cannot be written.
  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper
}

extension FileDocument {
  /// The file that a document is read from.
  public typealias ReadConfiguration = FileDocumentReadConfiguration
  /// The file that a document is written to.
  public typealias WriteConfiguration = FileDocumentWriteConfiguration
  /// By default, the types that can be read.
  public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// A document that is an object, read from a file and written to one.
///
///     final class Board: ReferenceFileDocument {
///       static let readableContentTypes = [UTType.json]
///       @Published var notes: [String] = []
///
///       init(configuration: ReadConfiguration) throws {}
///       func snapshot(contentType: UTType) throws -> [String] { notes }
///       func fileWrapper(snapshot: [String], configuration: WriteConfiguration) -> FileWrapper {
///         FileWrapper(regularFileWithContents: Data(snapshot.joined().utf8))
///       }
///     }
public protocol ReferenceFileDocument: ObservableObject {
  /// The type of the value that is written.
  associatedtype Snapshot
  /// The kinds of files that it is read from.
  static var readableContentTypes: [UTType] { get }
  /// The kinds of files that it is written to.
  static var writableContentTypes: [UTType] { get }
  /// Creates the document of a file.
  ///
  /// - Parameter configuration: The file and its type.
  /// - Throws: An error if the file cannot be read.
  init(configuration: ReadConfiguration) throws
  /// Returns the value of the document that is written.
  ///
  /// - Parameter contentType: The type of the file.
  /// - Returns: The value, as it is now.
  /// - Throws: An error if the document cannot be written.
  func snapshot(contentType: UTType) throws -> Snapshot
  /// Returns the file of a snapshot.
  ///
  /// - Parameters:
  ///   - snapshot: The value that is written.
  ///   - configuration: The type of the file, and the file that it replaces.
  /// - Returns: The file to write.
  /// - Throws: An error if the document cannot be written.
  func fileWrapper(snapshot: Snapshot, configuration: WriteConfiguration) throws -> FileWrapper
}

extension ReferenceFileDocument {
  /// The file that a document is read from.
  public typealias ReadConfiguration = FileDocumentReadConfiguration
  /// The file that a document is written to.
  public typealias WriteConfiguration = FileDocumentWriteConfiguration
  /// By default, the types that can be read.
  public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// The file that a document is read from.
public struct FileDocumentReadConfiguration {
  /// The type of the content.
  public let contentType: UTType
  /// The file that is read.
  public let file: FileWrapper
}

/// The file that a document is written to.
public struct FileDocumentWriteConfiguration {
  /// The type of the content.
  public let contentType: UTType
  /// The file that is replaced, if there is one.
  public let existingFile: FileWrapper?
}

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
