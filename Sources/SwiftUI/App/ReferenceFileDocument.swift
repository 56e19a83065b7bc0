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
