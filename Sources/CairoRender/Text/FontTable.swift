import CPango

/// The fonts that shaping has met, each under a small number that stays the same.
final class FontTable {
  /// A font at a size.
  struct Entry {
    /// Keeps the face.
    let font: SizedFont
    /// Cairo's face, without a size.
    let face: OpaquePointer
    /// The em in points.
    let size: Double

    /// A Boolean value that indicates whether the glyphs are coloured bitmaps.
    var isColor: Bool { font.face.source.isColor }
  }

  private(set) var entries: [Entry] = []
  private var numbers: [ObjectIdentifier: Int] = [:]

  /// Returns the number of a font, which is kept from now on; nil if cairo cannot use it.
  func number(of pointer: UnsafeMutablePointer<PangoFont>) -> Int? {
    guard let font = PangoClasses.font(pointer) else { return nil }
    if let known = numbers[ObjectIdentifier(font)] { return known }
    guard let face = font.face.outlines else { return nil }
    entries.append(
      Entry(font: font, face: face, size: Double(font.em) / 1024))
    numbers[ObjectIdentifier(font)] = entries.count - 1
    return entries.count - 1
  }
}
