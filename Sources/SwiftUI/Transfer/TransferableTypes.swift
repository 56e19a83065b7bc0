extension String: Transferable {
  /// The representation as plain text.
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(contentType: .utf8PlainText) {
      Data($0.utf8)
    } importing: {
      String(decoding: $0, as: UTF8.self)
    }
    DataRepresentation(contentType: .plainText) {
      Data($0.utf8)
    } importing: {
      String(decoding: $0, as: UTF8.self)
    }
  }
}

extension Data: Transferable {
  /// The representation as the bytes themselves.
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(contentType: .data, exporting: { $0 }, importing: { $0 })
  }
}

extension URL: Transferable {
  /// The representation as the address.
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(contentType: .url) {
      Data($0.absoluteString.utf8)
    } importing: { data in
      guard let url = URL(string: String(decoding: data, as: UTF8.self)) else {
        throw TransferError(contentType: .url)
      }
      return url
    }
  }
}

extension AttributedString: Transferable {
  /// The representation as the letters alone.
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(contentType: .utf8PlainText) {
      Data(String($0.characters).utf8)
    } importing: {
      AttributedString(String(decoding: $0, as: UTF8.self))
    }
  }
}

extension Image: Transferable {
  /// The representation as a picture, of which images are made; one gives no bytes.
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(importedContentType: .image) { data in
      guard let picture = UIImage(data: data) else { throw TransferError(contentType: .image) }
      return Image(uiImage: picture)
    }
  }
}

extension Color: Transferable {
  /// The representation as the description of the colour, of which none is made.
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(exportedContentType: .utf8PlainText) { Data("\($0)".utf8) }
  }
}
