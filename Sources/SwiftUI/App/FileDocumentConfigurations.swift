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
