/// A type whose values can be given to other apps, and taken from them.
///
///     struct Note: Codable, Transferable {
///       var title: String
///
///       static var transferRepresentation: some TransferRepresentation {
///         CodableRepresentation(contentType: .json)
///         ProxyRepresentation(exporting: \.title)
///       }
///     }
public protocol Transferable: SendableMetatype {
  /// The type of the representation.
  associatedtype Representation: TransferRepresentation
  /// The representation: the ways in which a value becomes data, the best first.
  @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

extension Transferable {
  /// The ways of the representation, whose type is opaque: that its values are of this type, the
  /// builder has seen to.
  static var ways: [_TransferWay<Self>] {
    (transferRepresentation._ways as Any) as? [_TransferWay<Self>] ?? []
  }

  /// Returns the kinds of data that a value can become, the best first.
  public static func exportedContentTypes() -> [UTType] {
    ways.filter { $0.export != nil }.map(\.contentType)
  }

  /// Returns the kinds of data that a value can be made of, the best first.
  public static func importedContentTypes() -> [UTType] {
    ways.filter { $0.make != nil }.map(\.contentType)
  }

  /// The name of the file that the value would become, where its representation suggests one.
  public var suggestedFilename: String? {
    Self.ways.lazy.compactMap { $0.fileName?(self) }.first
  }

  /// Returns the value as data.
  ///
  ///     let data = try await note.exported(as: .json)
  ///
  /// - Parameter contentType: The kind of the data.
  /// - Returns: The data, by the first way that leads to the kind.
  /// - Throws: ``TransferError`` if none does, and errors of the representation.
  public func exported(as contentType: UTType) async throws -> Data {
    for way in Self.ways
    where way.contentType == contentType && way.condition(self) {
      if let export = way.export { return try await export(self) }
    }
    throw TransferError(contentType: contentType)
  }

  /// Creates a value of data.
  ///
  /// - Parameters:
  ///   - data: The data.
  ///   - contentType: The kind of the data; nil for the first kind that values are made of.
  /// - Throws: ``TransferError`` if no value is made of the kind, and errors of the representation.
  public init(importing data: Data, contentType: UTType?) async throws {
    for way in Self.ways
    where contentType == nil || way.contentType == contentType {
      guard let make = way.make else { continue }
      self = try await make(data)
      return
    }
    throw TransferError(contentType: contentType)
  }
}

/// An error of a type that does not know a kind of data.
public struct TransferError: Error, CustomStringConvertible {
  /// The kind of the data; nil for any.
  public let contentType: UTType?

  /// The text of the error.
  public var description: String {
    "no representation of the type has \(contentType?.identifier ?? "data"): add one to its "
      + "transferRepresentation"
  }
}
