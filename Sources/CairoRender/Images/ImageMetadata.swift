import CDeflate

/// The metadata of an image file: orientation and colour profile.
struct ImageMetadata {
  /// From 1, upright, to 8, by Exif 2.3's tag 0x0112.
  private(set) var orientation = 1
  /// An ICC profile.
  private(set) var colorProfile: [UInt8]?

  /// A Boolean value that indicates whether the stored width is the upright height.
  var swapsSides: Bool { orientation >= 5 }

  init(_ bytes: [UInt8]) {
    switch ImageFormat(bytes) {
    case .png: readPNG(bytes)
    case .jpeg: readJPEG(bytes)
    case .webp: readWebP(bytes)
    case .svg, .pdf, nil: break
    }
  }

  // MARK: Containers

  /// Chunks of a length, a type, data and a checksum (PNG, 5.3).
  private mutating func readPNG(_ bytes: [UInt8]) {
    var place = 8
    while let length = bytes.number(at: place, bytes: 4, bigEndian: true),
      place + 12 + length <= bytes.count
    {
      let data = bytes[(place + 8)..<(place + 8 + length)]
      switch String(decoding: bytes[(place + 4)..<(place + 8)], as: UTF8.self) {
      case "iCCP": colorProfile = Self.inflated(data)
      case "eXIf": readExif(Array(data))
      case "IDAT": return
      default: break
      }
      place += 12 + length
    }
  }

  /// Segments of a marker, a length and data (JPEG, B.1.1.4), up to the first scan.
  private mutating func readJPEG(_ bytes: [UInt8]) {
    var place = 2
    var profile: [UInt8] = []
    while place + 4 <= bytes.count, bytes[place] == 0xFF, bytes[place + 1] != 0xDA {
      guard let length = bytes.number(at: place + 2, bytes: 2, bigEndian: true), length >= 2,
        place + 2 + length <= bytes.count
      else { break }
      let data = bytes[(place + 4)..<(place + 2 + length)]
      let exif = Array("Exif\0\0".utf8)
      if bytes[place + 1] == 0xE1, data.starts(with: exif) {
        readExif(Array(data.dropFirst(exif.count)))
      }
      let icc = Array("ICC_PROFILE\0".utf8)
      if bytes[place + 1] == 0xE2, data.starts(with: icc) {
        // After the name come this part's number and the count of parts.
        profile += data.dropFirst(icc.count + 2)
      }
      place += 2 + length
    }
    if !profile.isEmpty { colorProfile = profile }
  }

  /// RIFF's chunks of a type, a length and data, padded to even lengths.
  private mutating func readWebP(_ bytes: [UInt8]) {
    var place = 12
    while let length = bytes.number(at: place + 4, bytes: 4, bigEndian: false),
      place + 8 + length <= bytes.count
    {
      let data = bytes[(place + 8)..<(place + 8 + length)]
      switch String(decoding: bytes[place..<(place + 4)], as: UTF8.self) {
      case "ICCP": colorProfile = Array(data)
      case "EXIF": readExif(Array(data))
      default: break
      }
      place += 8 + length + length % 2
    }
  }

  // MARK: Contents

  /// The orientation in a TIFF directory.
  private mutating func readExif(_ bytes: [UInt8]) {
    let big = bytes.starts(with: Array("MM".utf8))
    guard big || bytes.starts(with: Array("II".utf8)),
      let directory = bytes.number(at: 4, bytes: 4, bigEndian: big),
      let count = bytes.number(at: directory, bytes: 2, bigEndian: big)
    else { return }
    for index in 0..<count {
      let entry = directory + 2 + index * 12
      guard let tag = bytes.number(at: entry, bytes: 2, bigEndian: big) else { return }
      guard tag == 0x0112, let value = bytes.number(at: entry + 8, bytes: 2, bigEndian: big) else {
        continue
      }
      if (1...8).contains(value) { orientation = value }
    }
  }

  /// Returns the profile of an iCCP chunk: a name, a zero, the method 0, zlib data.
  private static func inflated(_ data: ArraySlice<UInt8>) -> [UInt8]? {
    guard let end = data.firstIndex(of: 0), end + 2 < data.endIndex,
      let decompressor = libdeflate_alloc_decompressor()
    else { return nil }
    defer { libdeflate_free_decompressor(decompressor) }
    let packed = Array(data[(end + 2)...])
    var profile = [UInt8](repeating: 0, count: 4 << 20)
    var count = 0
    let result = libdeflate_zlib_decompress(
      decompressor, packed, packed.count, &profile, profile.count, &count)
    return result == LIBDEFLATE_SUCCESS ? Array(profile[..<count]) : nil
  }
}

extension [UInt8] {
  /// Returns an unsigned number at a place; nil where the bytes end before.
  func number(at place: Int, bytes width: Int, bigEndian: Bool) -> Int? {
    guard place >= 0, place <= count - width else { return nil }
    let digits = self[place..<(place + width)]
    return bigEndian
      ? digits.reduce(0) { $0 << 8 | Int($1) } : digits.reversed().reduce(0) { $0 << 8 | Int($1) }
  }
}

extension DecodedImage {
  /// Returns the picture as an Exif orientation from 2 to 8 wants it to be seen.
  func turned(_ orientation: Int) -> DecodedImage {
    let swaps = orientation >= 5
    let (columns, rows) = swaps ? (height, width) : (width, height)
    let target = PixelStorage(count: storage.count)
    for y in 0..<rows {
      for x in 0..<columns {
        let (sx, sy): (Int, Int) =
          switch orientation {
          case 2: (width - 1 - x, y)
          case 3: (width - 1 - x, height - 1 - y)
          case 4: (x, height - 1 - y)
          case 5: (y, x)
          case 6: (y, height - 1 - x)
          case 7: (width - 1 - y, height - 1 - x)
          case 8: (width - 1 - y, x)
          default: (x, y)
          }
        target.base[y * columns + x] = storage.base[sy * width + sx]
      }
    }
    return DecodedImage(width: columns, height: rows, storage: target)
  }
}
