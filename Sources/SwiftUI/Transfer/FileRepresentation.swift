/// A representation of values by files, for data that is too large for memory.
///
///     FileRepresentation(contentType: .movie) { film in
///       SentTransferredFile(film.file)
///     } importing: { received in
///       Film(file: received.file)
///     }
public struct FileRepresentation<Item: Transferable>: TransferRepresentation {
  /// The type of the body, of which there is none.
  public typealias Body = _NoTransfer
  /// The one way.
  @_documentation(visibility: internal)
  public let _ways: [_TransferWay<Item>]

  /// Creates a representation in both directions.
  ///
  /// - Parameters:
  ///   - contentType: The kind of the file.
  ///   - shouldAttemptToOpenInPlace: A value that is accepted: a file is read, or is a copy.
  ///   - exporting: A closure that returns a value's file.
  ///   - importing: A closure that makes a value of a file, which is gone afterwards.
  public init(
    contentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {
    _ways = [
      _TransferWay(
        contentType: contentType, export: Self.reading(exporting), make: Self.writing(importing))
    ]
  }

  /// Creates a representation of values that become files alone.
  public init(
    exportedContentType: UTType, shouldAllowToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
  ) {
    _ways = [_TransferWay(contentType: exportedContentType, export: Self.reading(exporting))]
  }

  /// Creates a representation of values that are made of files alone.
  public init(
    importedContentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) { _ways = [_TransferWay(contentType: importedContentType, make: Self.writing(importing))] }

  private static func reading(
    _ exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
  ) -> @Sendable (Item) async throws -> Data {
    { try Data(contentsOf: try await exporting($0).file) }
  }

  private static func writing(
    _ importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) -> @Sendable (Data) async throws -> Item {
    { data in
      let file = FileManager.default.temporaryDirectory
        .appendingPathComponent("transferred-\(UUID().uuidString)")
      try data.write(to: file)
      defer { try? FileManager.default.removeItem(at: file) }
      return try await importing(ReceivedTransferredFile(file: file, isOriginalFile: false))
    }
  }
}

/// A file that a value becomes.
public struct SentTransferredFile: Sendable {
  /// The file.
  public let file: URL
  /// A Boolean value that indicates whether another app may read the file where it lies.
  public let allowAccessingOriginalFile: Bool

  /// Creates a description of a file.
  public init(_ file: URL, allowAccessingOriginalFile: Bool = false) {
    (self.file, self.allowAccessingOriginalFile) = (file, allowAccessingOriginalFile)
  }
}

/// A file that a value is made of.
public struct ReceivedTransferredFile: Sendable {
  /// The file, which is gone afterwards.
  public let file: URL
  /// A Boolean value that indicates whether the file is no copy.
  public let isOriginalFile: Bool
}
