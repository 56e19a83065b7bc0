import Foundation

/// Writes draw lists as canonical bytes: what a cell's key is the digest of.
///
/// Lists that draw the same have the same bytes, on every machine; any change of what is drawn
/// changes them. Nodes are left out: they are names for people, and where a view stands in its
/// source file changes no pixel. A picture stands by its name and the digest of its content.
public struct DisplayListEncoder: ~Copyable {
  /// Raised with every change of the encoding, so that old keys cannot meet new ones.
  static let version: UInt8 = 1

  var out: CanonicalBytes
  /// The bytes that differ on a dark screen, in a list that serves both schemes.
  var darkPlaces: [DarkPlace] = []
  private let contentDigest: (ImageReference) throws -> String

  private init(capacity: Int, contentDigest: @escaping (ImageReference) throws -> String) {
    out = CanonicalBytes(capacity: capacity)
    self.contentDigest = contentDigest
  }

  /// Returns the canonical bytes of a list.
  ///
  /// - Parameters:
  ///   - list: The draw list.
  ///   - pick: The colours to write of a list that serves both schemes; the bytes are those of
  ///     ``DisplayList/picked(_:)``.
  ///   - beginning: The first of the list's items, if they are written already.
  ///   - contentDigest: The digest of a picture's bytes, such as ``AssetSource/digest(of:)``.
  /// - Returns: Bytes of no fixed length.
  /// - Throws: An error of `contentDigest`.
  public static func encode(
    _ list: DisplayList, picking pick: SchemePick = .light, beginning: EncodedItems = .none,
    contentDigest: @escaping (ImageReference) throws -> String
  ) throws -> [UInt8] {
    let rest = list.items.dropFirst(beginning.count)
    var encoder = Self(
      capacity: 1024 + beginning.light.count + rest.count * 128, contentDigest: contentDigest)
    encoder.out.tag(version)
    encoder.out.coordinate(list.size.width)
    encoder.out.coordinate(list.size.height)
    encoder.encode(list.background)
    encoder.out.count(list.items.count)
    encoder.out.append(pick == .dark ? beginning.dark : beginning.light)
    for item in rest { try encoder.encode(item.operation) }
    if pick == .dark { encoder.darken() }
    return encoder.out.bytes
  }

  /// Returns the canonical bytes of items that several lists begin with.
  ///
  /// - Throws: An error of `contentDigest`.
  public static func encode(
    _ items: [DrawItem], contentDigest: @escaping (ImageReference) throws -> String
  ) throws -> EncodedItems {
    var encoder = Self(capacity: 1024 + items.count * 128, contentDigest: contentDigest)
    for item in items { try encoder.encode(item.operation) }
    let light = encoder.out.bytes
    if !encoder.darkPlaces.isEmpty { encoder.darken() }
    return EncodedItems(
      count: items.count, light: light,
      dark: encoder.darkPlaces.isEmpty ? light : encoder.out.bytes)
  }

  /// Returns the canonical bytes of one operation, such as all that a node draws.
  ///
  /// - Throws: An error of `contentDigest`.
  public static func encode(
    _ operation: DrawOperation, contentDigest: @escaping (ImageReference) throws -> String
  ) throws -> [UInt8] {
    var encoder = Self(capacity: 128, contentDigest: contentDigest)
    try encoder.encode(operation)
    return encoder.out.bytes
  }

  mutating func encode(_ items: [DrawItem]) throws {
    out.count(items.count)
    for item in items { try encode(item.operation) }
  }

  private mutating func encode(_ operation: DrawOperation) throws {
    switch operation {
    case .fill(let path, let paint, let style):
      out.tag(1)
      encode(path)
      try encode(paint)
      encode(style)
    case .stroke(let path, let paint, let style):
      out.tag(2)
      encode(path)
      try encode(paint)
      encode(style)
    case .text(let drawing):
      out.tag(3)
      try encode(drawing)
    case .symbol(let drawing):
      out.tag(4)
      try encode(drawing)
    case .image(let drawing):
      out.tag(5)
      try encode(drawing)
    case .material(let path, let thickness, let scheme):
      out.tag(6)
      encode(path)
      out.string(thickness.rawValue)
      if scheme == .screen { darkPlaces.append(DarkPlace(start: out.size, content: .flag(true))) }
      out.flag(scheme == .dark)
    case .innerShadow(let path, let shadow):
      out.tag(7)
      encode(path)
      encode(shadow)
    case .layer(let layer):
      out.tag(8)
      try encode(layer)
    case .halo(let halo):
      out.tag(9)
      try encode(halo.letters)
      out.number(halo.width)
      encode(halo.color)
    }
  }

  private mutating func encode(_ drawing: SymbolDrawing) throws {
    try encode(drawing.symbol)
    out.rect(drawing.frame)
    out.count(drawing.paints.count)
    for paint in drawing.paints { try encode(paint) }
    let rendering: UInt8 =
      switch drawing.rendering {
      case .monochrome: 0
      case .hierarchical: 1
      case .palette: 2
      case .multicolor: 3
      }
    // Most symbols are shown in full, and have the bytes that they had before there was a value.
    out.tag(drawing.variableValue == nil ? rendering : rendering + 4)
    if let value = drawing.variableValue { out.number(value) }
  }

  private mutating func encode(_ drawing: ImageDrawing) throws {
    try encode(drawing.image)
    out.rect(drawing.frame)
    out.list(drawing.capInsets) { $0.coordinate($1) }
    out.flag(drawing.resizingMode == .tile)
    let interpolation: UInt8 =
      switch drawing.interpolation {
      case .none: 0
      case .low: 1
      case .medium: 2
      case .high: 3
      }
    out.tag(interpolation)
    out.flag(drawing.template != nil)
    if let template = drawing.template { try encode(template) }
  }

  mutating func encode(_ image: ImageReference) throws {
    let start = out.size
    out.picture(image.inLight, digest: try contentDigest(image.inLight))
    guard image.isOtherInDark else { return }
    var dark = CanonicalBytes(capacity: 128)
    dark.picture(image.inDark, digest: try contentDigest(image.inDark))
    darkPlaces.append(
      DarkPlace(start: start, content: .image(length: out.size - start, dark: dark.bytes)))
  }
}
