import Foundation

/// A file that an action takes or returns.
public struct IntentFile: Hashable, Sendable, _IntentValue {
  /// The bytes; empty where a file at an address cannot be read.
  public var data: Data { bytes ?? fileURL.flatMap { try? Data(contentsOf: $0) } ?? Data() }
  /// The name.
  public var filename: String
  /// The kind of data.
  public var type: UTType?
  /// The address; nil of bytes alone.
  public let fileURL: URL?
  private let bytes: Data?

  /// Creates a file of bytes.
  ///
  /// - Parameters:
  ///   - data: The bytes.
  ///   - filename: The name.
  ///   - type: The kind of data.
  public init(data: Data, filename: String, type: UTType? = nil) {
    (bytes, self.filename, self.type, fileURL) = (data, filename, type, nil)
  }

  /// Creates a file at an address.
  ///
  /// - Parameters:
  ///   - fileURL: The address.
  ///   - filename: The name; nil for the address's own.
  ///   - type: The kind of data.
  public init(fileURL: URL, filename: String? = nil, type: UTType? = nil) {
    (bytes, self.filename, self.type) = (nil, filename ?? fileURL.lastPathComponent, type)
    self.fileURL = fileURL
  }
}
