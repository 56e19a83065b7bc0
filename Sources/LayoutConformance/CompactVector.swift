/// A line of the compact vector format that is not well formed.
struct MalformedVector: Error, CustomStringConvertible {
  let description: String
}

/// Reads the compact format of `scripts/record_vectors.py`.
///
/// A line is an identifier and a node, with abbreviated names and geometry in 1/64 px:
///
///     (property value;property value#x y width height(child)(child))
struct CompactVectorReader {
  private let bytes: [UInt8]
  private var index: Int

  init(_ line: Substring) {
    bytes = Array(line.utf8)
    index = 0
  }

  /// Returns the vector of the line, with a tolerance for errors of 1/64 px that add up with depth.
  mutating func vector() throws -> LayoutVector {
    let id = text(until: [UInt8(ascii: " ")])
    index += 1
    let root = try node()
    let depth = Double(CompactVectorReader.depth(root))
    return LayoutVector(
      id: id, direction: nil, viewport: nil, rounding: false, tolerance: 0.1 + depth / 64,
      root: root)
  }

  private static func depth(_ node: LayoutVector.VectorNode) -> Int {
    1 + ((node.children ?? []).map(depth).max() ?? 0)
  }

  private mutating func node() throws -> LayoutVector.VectorNode {
    try expect("(")
    var node = LayoutVector.VectorNode(
      style: [:], text: nil, children: [], layout: .init(x: 0, y: 0, width: 0, height: 0))
    while peek != UInt8(ascii: "#"), peek != nil {
      try declaration(&node)
      if peek == UInt8(ascii: ";") { index += 1 }
    }
    try expect("#")
    let rect = text(until: [UInt8(ascii: "("), UInt8(ascii: ")")]).split(separator: " ")
      .compactMap { Double($0).map { $0 / 64 } }
    guard rect.count == 4 else { throw malformed("four numbers") }
    node.layout = .init(x: rect[0], y: rect[1], width: rect[2], height: rect[3])
    var children: [LayoutVector.VectorNode] = []
    while peek == UInt8(ascii: "(") { children.append(try self.node()) }
    node.children = children
    try expect(")")
    return node
  }

  private mutating func declaration(_ node: inout LayoutVector.VectorNode) throws {
    let name = text(until: [UInt8(ascii: " ")])
    index += 1
    let value = text(until: [UInt8(ascii: ";"), UInt8(ascii: "#")])
    if name == "x" {
      node.text = String(value.map { $0 == "_" ? "\u{200B}" : $0 })
      return
    }
    guard let property = CompactVectorReader.properties[name] else { throw malformed("a property") }
    switch property {
    case "gridTemplateAreas":
      node.style[property] = .list(value.split(separator: "/").map { .string(String($0)) })
    case "gridTemplateColumns", "gridTemplateRows", "gridAutoColumns", "gridAutoRows":
      var tracks = TrackListReader(value)
      node.style[property] = .list(try tracks.tracks())
    default: node.style[property] = CompactVectorReader.value(value)
    }
  }

  static func value(_ text: String) -> JSONValue {
    Double(text).map(JSONValue.number) ?? .string(text)
  }

  private var peek: UInt8? { index < bytes.count ? bytes[index] : nil }

  private mutating func text(until ends: [UInt8]) -> String {
    let start = index
    while let byte = peek, !ends.contains(byte) { index += 1 }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  private mutating func expect(_ character: Unicode.Scalar) throws {
    guard peek == UInt8(ascii: character) else { throw malformed("\(character)") }
    index += 1
  }

  private func malformed(_ expected: String) -> MalformedVector {
    MalformedVector(description: "expected \(expected) at byte \(index)")
  }

  private static let properties: [String: String] = [
    "d": "display", "p": "position", "dir": "direction", "bs": "boxSizing", "ox": "overflowX",
    "oy": "overflowY", "w": "width", "h": "height", "nw": "minWidth", "nh": "minHeight",
    "xw": "maxWidth", "xh": "maxHeight", "ar": "aspectRatio", "mt": "marginTop",
    "mr": "marginRight", "mb": "marginBottom", "ml": "marginLeft", "ms": "marginInlineStart",
    "me": "marginInlineEnd", "pt": "paddingTop", "pr": "paddingRight", "pb": "paddingBottom",
    "pl": "paddingLeft", "ps": "paddingInlineStart", "pe": "paddingInlineEnd",
    "bt": "borderTopWidth", "br": "borderRightWidth", "bb": "borderBottomWidth",
    "bl": "borderLeftWidth", "t": "top", "r": "right", "b": "bottom", "l": "left",
    "is": "insetInlineStart", "ie": "insetInlineEnd", "fd": "flexDirection", "fw": "flexWrap",
    "fg": "flexGrow", "fs": "flexShrink", "fb": "flexBasis", "jc": "justifyContent",
    "ac": "alignContent", "ai": "alignItems", "as": "alignSelf", "ji": "justifyItems",
    "js": "justifySelf", "rg": "rowGap", "cg": "columnGap", "o": "order",
    "gc": "gridTemplateColumns", "gr": "gridTemplateRows", "gac": "gridAutoColumns",
    "gar": "gridAutoRows", "gf": "gridAutoFlow", "cs": "gridColumnStart", "ce": "gridColumnEnd",
    "rs": "gridRowStart", "re": "gridRowEnd", "ga": "gridTemplateAreas",
  ]
}

/// Reads a track list as CSS writes it, without units of lengths.
private struct TrackListReader {
  private let characters: [Character]
  private var index = 0

  init(_ text: String) { characters = Array(text) }

  mutating func tracks() throws -> [JSONValue] {
    var tracks: [JSONValue] = []
    while index < characters.count, characters[index] != ")" {
      if characters[index] == " " {
        index += 1
      } else {
        tracks.append(try track())
      }
    }
    return tracks
  }

  private mutating func track() throws -> JSONValue {
    if characters[index] == "[" { return .string(names()) }
    let name = word()
    guard index < characters.count, characters[index] == "(" else {
      return CompactVectorReader.value(name)
    }
    index += 1
    defer { index += 1 }
    switch name {
    case "repeat":
      let count = word()
      index += 1
      return .object([
        "repeat": .object([
          "count": CompactVectorReader.value(count), "tracks": .list(try tracks()),
        ])
      ])
    case "minmax":
      let low = word()
      index += 1
      return .object([
        "minmax": .list([CompactVectorReader.value(low), CompactVectorReader.value(word())])
      ])
    case "fit-content": return .object(["fitContent": CompactVectorReader.value(word())])
    default: throw MalformedVector(description: "unknown track function \(name)")
    }
  }

  /// Returns the names of a line, with their brackets.
  private mutating func names() -> String {
    let start = index
    while index < characters.count, characters[index] != "]" { index += 1 }
    index = min(index + 1, characters.count)
    return String(characters[start..<index])
  }

  private mutating func word() -> String {
    let start = index
    while index < characters.count, !" ,()".contains(characters[index]) { index += 1 }
    return String(characters[start..<index])
  }
}
