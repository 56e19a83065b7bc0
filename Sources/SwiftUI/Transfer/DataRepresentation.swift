/// A representation of values by data.
///
///     DataRepresentation(contentType: .plainText) { note in
///       Data(note.title.utf8)
///     } importing: { data in
///       Note(title: String(decoding: data, as: UTF8.self))
///     }
public struct DataRepresentation<Item: Transferable>: TransferRepresentation {
  /// The type of the body, of which there is none.
  public typealias Body = _NoTransfer
  /// The one way.
  @_documentation(visibility: internal)
  public let _ways: [_TransferWay<Item>]

  /// Creates a representation in both directions.
  ///
  /// - Parameters:
  ///   - contentType: The kind of the data.
  ///   - exporting: A closure that returns a value's data.
  ///   - importing: A closure that makes a value of data.
  public init(
    contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data,
    importing: @escaping @Sendable (Data) async throws -> Item
  ) { _ways = [_TransferWay(contentType: contentType, export: exporting, make: importing)] }

  /// Creates a representation of values that become data alone.
  public init(
    exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data
  ) { _ways = [_TransferWay(contentType: exportedContentType, export: exporting)] }

  /// Creates a representation of values that are made of data alone.
  public init(
    importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item
  ) { _ways = [_TransferWay(contentType: importedContentType, make: importing)] }
}

/// A representation of values that are encoded, as JSON unless another coder is given.
///
///     CodableRepresentation(for: Note.self, contentType: .json)
public struct CodableRepresentation<Item, Encoder, Decoder>: TransferRepresentation
where
  Item: Transferable & Codable, Encoder: TopLevelEncoder & Sendable,
  Decoder: TopLevelDecoder & Sendable, Encoder.Output == Data, Decoder.Input == Data
{
  /// The type of the body, of which there is none.
  public typealias Body = _NoTransfer
  /// The one way.
  @_documentation(visibility: internal)
  public let _ways: [_TransferWay<Item>]

  /// Creates a representation by coders.
  ///
  /// - Parameters:
  ///   - itemType: The type of the values.
  ///   - contentType: The kind of the data.
  ///   - encoder: The encoder of values.
  ///   - decoder: The decoder of data.
  public init(
    for itemType: Item.Type = Item.self, contentType: UTType, encoder: Encoder, decoder: Decoder
  ) {
    _ways = [
      _TransferWay(
        contentType: contentType, export: { try encoder.encode($0) },
        make: { try decoder.decode(Item.self, from: $0) })
    ]
  }
}

extension CodableRepresentation where Encoder == JSONEncoder, Decoder == JSONDecoder {
  /// Creates a representation as JSON.
  public init(for itemType: Item.Type = Item.self, contentType: UTType) {
    self.init(
      for: itemType, contentType: contentType, encoder: JSONEncoder(), decoder: JSONDecoder())
  }
}
