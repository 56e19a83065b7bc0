import CDeflate

/// Reads the PNG files that most are, opaque or not, of 8 bits a component in sRGB: in a third of
/// libpng's time.
///
/// What it does not know, or finds broken, is left to libpng, which tells what is wrong with it.
struct PNGRows {
  /// The chunks that change no pixel.
  private static let plain: Set<String> = [
    "IHDR", "sRGB", "pHYs", "IDAT", "IEND", "tEXt", "zTXt", "iTXt", "tIME",
  ]

  private let width: Int
  private let height: Int
  private let channels: Int
  /// All rows, each behind its filter byte.
  private var rows: [UInt8]

  private var length: Int { width * channels }

  /// Unpacks a file; nil if it is none of those.
  init?(_ file: [UInt8]) {
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
    guard
      let rows = packed.count == 1
        ? Self.inflate(packed[0], size) : Self.inflate(Array(packed.joined())[...], size)
    else { return nil }
    self.rows = rows
    guard removeFilters() else { return nil }
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

  private static func inflate(_ packed: ArraySlice<UInt8>, _ size: Int) -> [UInt8]? {
    guard let decompressor = libdeflate_alloc_decompressor() else { return nil }
    defer { libdeflate_free_decompressor(decompressor) }
    var isWhole = false
    let rows = packed.withUnsafeBytes { packed in
      [UInt8](unsafeUninitializedCapacity: size) { rows, count in
        let result = libdeflate_zlib_decompress(
          decompressor, packed.baseAddress, packed.count, rows.baseAddress, size, &count)
        isWhole = result == LIBDEFLATE_SUCCESS && count == size
        count = isWhole ? size : 0
      }
    }
    return isWhole ? rows : nil
  }

  /// Undoes what was done to each row (PNG, third edition, 9.2); false for a filter that there is
  /// not.
  private mutating func removeFilters() -> Bool {
    let (length, channels, height) = (length, channels, height)
    let nothing = [UInt8](repeating: 0, count: length)
    return nothing.withUnsafeBufferPointer { nothing in
      rows.withUnsafeMutableBufferPointer { rows in
        guard let base = rows.baseAddress, var above = nothing.baseAddress else { return false }
        for y in 0..<height {
          let row = base + y * (length + 1) + 1
          guard let filter = PNGFilter(rawValue: row[-1]) else { return false }
          filter.remove(from: row, length, above: above, channels: channels)
          above = UnsafePointer(row)
        }
        return true
      }
    }
  }

  /// Straight pixels as 0xAARRGGBB.
  func decoded() -> DecodedImage {
    let storage = PixelStorage(count: width * height)
    rows.withUnsafeBufferPointer { rows in
      guard let base = rows.baseAddress else { return }
      for y in 0..<height {
        var source = base + y * (length + 1) + 1
        let target = storage.base + y * width
        for x in 0..<width {
          let color =
            UInt32(source[0]) &<< 16 | UInt32(source[1]) &<< 8 | UInt32(source[2])
          target[x] = color | (channels == 4 ? UInt32(source[3]) : 255) &<< 24
          source += channels
        }
      }
    }
    return DecodedImage(width: width, height: height, storage: storage)
  }

  /// A Boolean value that indicates whether every pixel is opaque, for there is no alpha.
  var isOpaque: Bool { channels == 3 }
}

/// The filter of a row, which makes its bytes easier to pack.
private enum PNGFilter: UInt8 {
  case none, sub, up, average, paeth

  func remove(
    from row: UnsafeMutablePointer<UInt8>, _ length: Int, above: UnsafePointer<UInt8>, channels: Int
  ) {
    switch self {
    case .none: break
    case .sub:
      for index in channels..<max(channels, length) { row[index] &+= row[index - channels] }
    case .up: for index in 0..<length { row[index] &+= above[index] }
    case .average:
      for index in 0..<length {
        let left = index < channels ? 0 : UInt16(row[index - channels])
        row[index] &+= UInt8((left + UInt16(above[index])) / 2)
      }
    case .paeth:
      for index in 0..<length {
        let isFirst = index < channels
        let left = isFirst ? 0 : Int(row[index - channels])
        let corner = isFirst ? 0 : Int(above[index - channels])
        row[index] &+= Self.nearest(left, Int(above[index]), corner)
      }
    }
  }

  /// Returns the one of the three that is nearest to what they let expect; the left before the
  /// upper before the corner.
  private static func nearest(_ left: Int, _ above: Int, _ corner: Int) -> UInt8 {
    let expected = left + above - corner
    let (a, b, c) = (abs(expected - left), abs(expected - above), abs(expected - corner))
    return UInt8(a <= b && a <= c ? left : b <= c ? above : corner)
  }
}
