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
