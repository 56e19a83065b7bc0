import CairoRender
import Foundation

/// Texts within a PNG: baselines carry their digests and nodes, and stay ordinary pictures.
///
/// Chunks as in the PNG specification (third edition, 5): length, type, data, CRC-32 of the latter
/// two. Texts are `tEXt` chunks of Latin-1 or `iTXt` chunks of UTF-8 (11.3.3).
enum PNGText {
  /// A fault that keeps a file from being read as a PNG.
  enum Problem: Error, Equatable, CustomStringConvertible {
    case noPNG
    case truncated
    case badChecksum(chunk: String)
    case malformed(chunk: String)

    var description: String {
      switch self {
      case .noPNG: "is no PNG file"
      case .truncated: "is cut off"
      case .badChecksum(let chunk): "is damaged: the checksum of its \(chunk) chunk is wrong"
      case .malformed(let chunk): "is damaged: its \(chunk) chunk is malformed"
      }
    }
  }

  /// The size of a PNG and its texts.
  struct Content: Equatable {
    var width: Int
    var height: Int
    var texts: [String: String]
  }

  private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// Reads all chunks, and checks each checksum.
  static func read(_ data: Data) throws(Problem) -> Content {
    guard data.starts(with: signature) else { throw .noPNG }
    var content: Content?
    var texts: [String: String] = [:]
    var offset = data.startIndex + signature.count
    while true {
      let chunk = try Chunk(data, at: offset)
      offset = chunk.end
      switch chunk.type {
      case "IHDR": content = try size(data, chunk)
      case "iTXt":
        let (keyword, text) = try text([UInt8](data[chunk.data]))
        texts[keyword] = text
      case "IEND":
        guard var content else { throw .malformed(chunk: "IHDR") }
        content.texts = texts
        return content
      default: break
      }
    }
  }

  /// Returns the PNG with texts behind its header.
  static func adding(_ texts: [(keyword: String, text: String)], to png: Data) -> Data {
    let headerEnd = signature.count + 12 + 13
    guard png.count >= headerEnd else { return png }
    var result = Data(png.prefix(headerEnd))
    for (keyword, text) in texts {
      // Keyword, null, no compression (two bytes), no language, no translated keyword.
      result.append(chunk("iTXt", Array(keyword.utf8) + [0, 0, 0, 0, 0] + Array(text.utf8)))
    }
    return result + png.dropFirst(headerEnd)
  }

  private static func chunk(_ type: String, _ data: [UInt8]) -> Data {
    let body = Array(type.utf8) + data
    return Data(bigEndian(UInt32(data.count)) + body + bigEndian(checksum(of: body)))
  }

  private static func bigEndian(_ value: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }

  private static func size(_ bytes: Data, _ chunk: Chunk) throws(Problem) -> Content {
    guard chunk.data.count == 13 else { throw .malformed(chunk: "IHDR") }
    let start = chunk.data.startIndex
    let (width, height) = (Chunk.number(bytes, start), Chunk.number(bytes, start + 4))
    guard width > 0, height > 0, width <= 1 << 20, height <= 1 << 20 else {
      throw .malformed(chunk: "IHDR")
    }
    return Content(width: width, height: height, texts: [:])
  }

  private static func text(
    _ data: [UInt8]
  ) throws(Problem) -> (String, String) {
    guard let end = data.firstIndex(of: 0), data.endIndex - end >= 5,
      let keyword = String(validating: data[..<end], as: UTF8.self)
    else { throw .malformed(chunk: "iTXt") }
    // Texts of other programs may be compressed or in other languages: they are not ours.
    guard data[end + 1] == 0, data[end + 3] == 0, data[end + 4] == 0 else { return (keyword, "") }
    guard let text = String(validating: data[(end + 5)...], as: UTF8.self) else {
      throw .malformed(chunk: "iTXt")
    }
    return (keyword, text)
  }
}

/// A chunk's place within a PNG.
private struct Chunk {
  let type: String
  let data: Range<Int>

  /// The offset at which the next chunk begins.
  var end: Int { data.upperBound + 4 }

  init(_ bytes: Data, at offset: Int) throws(PNGText.Problem) {
    guard bytes.endIndex - offset >= 12 else { throw .truncated }
    let length = Self.number(bytes, offset)
    type = String(decoding: bytes[(offset + 4)..<(offset + 8)], as: UTF8.self)
    guard length <= bytes.endIndex - offset - 12 else { throw .truncated }
    data = (offset + 8)..<(offset + 8 + length)
    let stated = UInt32(truncatingIfNeeded: Self.number(bytes, data.upperBound))
    guard checksum(of: bytes[(offset + 4)..<data.upperBound]) == stated else {
      throw .badChecksum(chunk: type)
    }
  }

  static func number(_ bytes: Data, _ offset: Int) -> Int {
    bytes[offset..<(offset + 4)].reduce(0) { $0 << 8 | Int($1) }
  }
}
