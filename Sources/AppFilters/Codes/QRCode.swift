/// A QR code of bytes (ISO/IEC 18004), in the least size that has room for them.
struct QRCode {
  let version: QRVersion
  private(set) var modules: ModuleGrid
  /// The modules that no data is placed in.
  private var isFixed: ModuleGrid

  /// Makes a code; nil for more bytes than the largest one takes, which are 2,953 and fewer at
  /// higher levels.
  init?(_ text: [UInt8], level: QRLevel) {
    guard let version = QRVersion.least(for: text.count, level) else { return nil }
    self.version = version
    modules = ModuleGrid(side: version.side)
    isFixed = modules
    drawPatterns()
    drawFormat(level, mask: 0)
    place(QRBytes.placed(text, version, level))
    let masks = (0..<8).map { mask in
      var masked = self
      masked.apply(mask)
      masked.drawFormat(level, mask: mask)
      return masked.modules
    }
    modules = masks.min { $0.penalty < $1.penalty } ?? modules
  }

  private mutating func set(_ x: Int, _ y: Int, _ isDark: Bool) {
    guard modules.contains(x, y) else { return }
    modules[x, y] = isDark
    isFixed[x, y] = true
  }

  /// Finders in three corners, lines between them, alignment patterns, and the version.
  private mutating func drawPatterns() {
    let last = version.side - 1
    for index in 0...last {
      set(index, 6, index % 2 == 0)
      set(6, index, index % 2 == 0)
    }
    for (x, y) in [(3, 3), (last - 3, 3), (3, last - 3)] { drawRings(x, y, 4) }
    let places = version.alignments
    let edge = [places.first, places.last]
    for x in places {
      for y in places where !(edge.contains(x) && edge.contains(y) && (x == 6 || y == 6)) {
        drawRings(x, y, 2)
      }
    }
    drawVersion()
  }

  /// Rings around a middle: every other one is dark, from the second of a finder's on.
  private mutating func drawRings(_ x: Int, _ y: Int, _ radius: Int) {
    for dy in -radius...radius {
      for dx in -radius...radius {
        let distance = max(abs(dx), abs(dy))
        set(x + dx, y + dy, radius == 4 ? ![2, 4].contains(distance) : distance != 1)
      }
    }
  }

  /// The version twice, with the remainder of a polynomial as its check.
  private mutating func drawVersion() {
    guard version.number > 6 else { return }
    let bits = version.number << 12 | Self.remainder(version.number, 0x1F25, bits: 12)
    for index in 0..<18 {
      let (a, b) = (version.side - 11 + index % 3, index / 3)
      set(a, b, bits >> index & 1 == 1)
      set(b, a, bits >> index & 1 == 1)
    }
  }

  /// The level and the mask twice, with the remainder of a polynomial as their check.
  private mutating func drawFormat(_ level: QRLevel, mask: Int) {
    let data = level.bits << 3 | mask
    let bits = (data << 10 | Self.remainder(data, 0x537, bits: 10)) ^ 0x5412
    func bit(_ index: Int) -> Bool { bits >> index & 1 == 1 }
    let side = version.side
    for index in 0..<6 { set(8, index, bit(index)) }
    set(8, 7, bit(6))
    set(8, 8, bit(7))
    set(7, 8, bit(8))
    for index in 9..<15 { set(14 - index, 8, bit(index)) }
    for index in 0..<8 { set(side - 1 - index, 8, bit(index)) }
    for index in 8..<15 { set(8, side - 15 + index, bit(index)) }
    set(8, side - 8, true)
  }

  /// The remainder of a value, moved up, divided by a polynomial.
  private static func remainder(_ value: Int, _ divisor: Int, bits: Int) -> Int {
    var rest = value
    for _ in 0..<bits { rest = rest << 1 ^ (rest >> (bits - 1)) * divisor }
    return rest
  }

  /// Bits in columns of two from the right, up and down in turn, beside the line of the timing.
  private mutating func place(_ bytes: [UInt8]) {
    var index = 0
    var rises = true
    for right in stride(from: version.side - 1, through: 1, by: -2) {
      let column = right > 6 ? right : right - 1
      for step in 0..<version.side {
        let y = rises ? version.side - 1 - step : step
        for x in [column, column - 1] where modules.contains(x, y) && !isFixed[x, y] {
          guard index < 8 * bytes.count else { continue }
          modules[x, y] = bytes[index / 8] >> (7 - index % 8) & 1 == 1
          index += 1
        }
      }
      rises.toggle()
    }
  }

  /// Turns modules of data over by a rule.
  private mutating func apply(_ mask: Int) {
    for y in 0..<version.side {
      for x in 0..<version.side where !isFixed[x, y] {
        let turns =
          switch mask {
          case 0: (x + y) % 2 == 0
          case 1: y % 2 == 0
          case 2: x % 3 == 0
          case 3: (x + y) % 3 == 0
          case 4: (x / 3 + y / 2) % 2 == 0
          case 5: x * y % 2 + x * y % 3 == 0
          case 6: (x * y % 2 + x * y % 3) % 2 == 0
          default: ((x + y) % 2 + x * y % 3) % 2 == 0
          }
        if turns { modules[x, y].toggle() }
      }
    }
  }
}
