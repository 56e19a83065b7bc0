/// The format of a picture file, told by its first bytes.
enum ImageFormat {
  case png, jpeg, webp, svg, pdf

  init?(_ bytes: [UInt8]) {
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) {
      self = .png
    } else if bytes.starts(with: [0xFF, 0xD8, 0xFF]) {
      self = .jpeg
    } else if bytes.count > 12, bytes.starts(with: Array("RIFF".utf8)),
      bytes[8..<12].elementsEqual("WEBP".utf8)
    {
      self = .webp
    } else if bytes.starts(with: Array("%PDF-".utf8)) {
      self = .pdf
    } else if Self.looksLikeSVG(bytes) {
      self = .svg
    } else {
      return nil
    }
  }

  private static func looksLikeSVG(_ bytes: [UInt8]) -> Bool {
    let head = String(decoding: bytes.prefix(4096), as: UTF8.self)
    return head.contains("<svg") || head.contains(":svg")
  }
}
