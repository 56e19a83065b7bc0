import CDeflate
import CWide

/// Reads the PNG files that most are, opaque or not, of 8 bits a component in sRGB: in a third of
/// libpng's time.
///
/// Files that it does not know, or finds broken, are left to libpng, which tells what is wrong with
/// them.
struct PNGRows {
  /// The chunks that change no pixel.
  private static let plain: Set<String> = [
    "IHDR", "sRGB", "pHYs", "IDAT", "IEND", "tEXt", "zTXt", "iTXt", "tIME",
  ]

  private let width: Int
  private let height: Int
  private let channels: Int
  /// Room for the pixels, at the end of which all rows lie at first, each behind its filter byte:
  /// a pixel is written over rows that are read already, and no memory is new twice.
  private let storage: PixelStorage
  private let rows: UnsafeMutableBufferPointer<UInt8>

  private var length: Int { width * channels }

  /// Returns a file's straight pixels as 0xAARRGGBB, and whether all of them are opaque; nil if it
  /// is none of those.
  static func decoded(_ file: [UInt8]) -> (image: DecodedImage, isOpaque: Bool)? {
    PNGRows(file).map { $0.decoded() }
  }

  private init?(_ file: [UInt8]) {
    // Length, type and data of the header; then depth, colour, and methods of which there is one
    // each.
    guard let (chunks, end) = Self.chunks(of: file), end == file.count,
      let header = chunks.first, header.type == "IHDR", header.data.count == 13,
      let width = file.number(at: 16, bytes: 4, bigEndian: true),
      let height = file.number(at: 20, bytes: 4, bigEndian: true),
      file[24] == 8, file[25] == 2 || file[25] == 6, file[26...28].allSatisfy({ $0 == 0 }),
      chunks.allSatisfy({ Self.plain.contains($0.type) })
    else { return nil }
    (self.width, self.height, channels) = (width, height, file[25] == 2 ? 3 : 4)
    let packed = chunks.filter { $0.type == "IDAT" }.map { file[$0.data] }
    let size = height * (1 + width * channels)
    // A filter byte a row is more than pixels of four components have room for.
    let spare = (height + 3) / 4
    storage = PixelStorage(unwritten: width * height, spare: spare)
    let bytes = UnsafeMutableRawBufferPointer(
      start: storage.base, count: (width * height + spare) * 4)
    rows = UnsafeMutableRawBufferPointer(rebasing: bytes.suffix(size)).assumingMemoryBound(
      to: UInt8.self)
    let all = packed.count == 1 ? packed[0] : Array(packed.joined())[...]
    guard Self.inflate(all, into: rows), removeFilters() else { return nil }
  }

  private static func chunks(
    of file: [UInt8]
  ) -> (chunks: [(type: String, data: Range<Int>)], end: Int)? {
    var chunks: [(type: String, data: Range<Int>)] = []
    var place = 8
    while chunks.last?.type != "IEND" {
      guard place + 12 <= file.count,
        let length = file.number(at: place, bytes: 4, bigEndian: true),
        length <= file.count - place - 12
      else { return nil }
      let end = place + 8 + length
      let sum = file.number(at: end, bytes: 4, bigEndian: true)
      guard sum == Int(checksum(of: file[(place + 4)..<end])) else { return nil }
      let type = String(decoding: file[(place + 4)..<(place + 8)], as: UTF8.self)
      chunks.append((type, (place + 8)..<end))
      place = end + 4
    }
    return (chunks, place)
  }

  /// Unpacks as many bytes as there is room for; false if there are more or fewer.
  private static func inflate(
    _ packed: ArraySlice<UInt8>, into rows: UnsafeMutableBufferPointer<UInt8>
  ) -> Bool {
    guard let decompressor = libdeflate_alloc_decompressor() else { return false }
    defer { libdeflate_free_decompressor(decompressor) }
    return packed.withUnsafeBytes { packed in
      // Without a place for the count, fewer bytes are an error too.
      libdeflate_zlib_decompress(
        decompressor, packed.baseAddress, packed.count, rows.baseAddress, rows.count, nil)
        == LIBDEFLATE_SUCCESS
    }
  }

  /// Undoes what was done to each row (PNG, third edition, 9.2); false for a filter that there is
  /// not.
  private func removeFilters() -> Bool {
    guard let base = rows.baseAddress else { return false }
    let nothing = [UInt8](repeating: 0, count: length)
    return nothing.withUnsafeBufferPointer { nothing in
      guard var above = nothing.baseAddress else { return false }
      for y in 0..<height {
        let row = base + y * (length + 1) + 1
        guard let filter = PNGFilter(rawValue: row[-1]) else { return false }
        filter.remove(from: row, width, above: above, channels: channels)
        above = UnsafePointer(row)
      }
      return true
    }
  }

  /// Returns the pixels, once: they take the place of the rows.
  private func decoded() -> (image: DecodedImage, isOpaque: Bool) {
    var common: UInt32 = 0xFFFF_FFFF
    if let base = rows.baseAddress {
      for y in 0..<height {
        let source = base + y * (length + 1) + 1
        let target = storage.base + y * width
        if channels == 4 {
          common &= wide_pixels_of_components(source, target, width)
        } else {
          wide_opaque_pixels(source, target, width)
        }
      }
    }
    let image = DecodedImage(width: width, height: height, storage: storage)
    return (image, common >> 24 == 255)
  }
}

/// The filter of a row, which makes its bytes easier to pack.
private enum PNGFilter: UInt8 {
  case none, sub, up, average, paeth

  func remove(
    from row: UnsafeMutablePointer<UInt8>, _ count: Int, above: UnsafePointer<UInt8>, channels: Int
  ) {
    switch self {
    case .none: break
    case .sub: wide_remove_filter(wide_filter_left, row, above, count, channels)
    case .up: wide_add_bytes(row, above, count * channels)
    case .average: wide_remove_filter(wide_filter_average, row, above, count, channels)
    case .paeth: wide_remove_filter(wide_filter_nearest, row, above, count, channels)
    }
  }
}
