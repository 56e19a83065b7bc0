import Foundation

/// The boxes of a PDF document's groups.
enum PDFBoxes {
  /// The rectangle without end that Apple's Quartz gives to groups: 2^30 points either way.
  private static let endless = Array("[-1073741824 -1073741824 1073741823 1073741823]".utf8)
  /// A rectangle beyond any page, in as many bytes, since a document's table counts them.
  private static let wide = Array("[    -100000     -100000     100000     100000]".utf8)

  /// Returns a document whose groups end where cairo can count.
  ///
  /// Cairo's coordinates have 24 bits before the point: beyond 2^23 pixels a clip is empty, and
  /// poppler, which clips a group to its box, draws nothing of what Quartz has written.
  static func bounded(_ document: [UInt8]) -> [UInt8] {
    var document = document
    document.withUnsafeMutableBytes { bytes in
      guard let start = bytes.baseAddress else { return }
      var place = 0
      while place + endless.count <= bytes.count,
        let bracket = memchr(start + place, 0x5B, bytes.count - place)
      {
        place = bracket - start
        guard place + endless.count <= bytes.count else { return }
        if memcmp(bracket, endless, endless.count) == 0 {
          bracket.copyMemory(from: wide, byteCount: wide.count)
        }
        place += 1
      }
    }
    return document
  }
}
