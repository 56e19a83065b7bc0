import DisplayList
import Foundation

/// Reads the path data of SVG, as in `M0,-36 V36`.
///
/// All commands but `T` are read, absolute and relative; arcs become cubic curves.
struct PathData {
  private var bytes: ArraySlice<UInt8>
  private var path = Path()
  private var start = CGPoint.zero
  private var current = CGPoint.zero
  /// The second control of the curve before, which `S` mirrors.
  private var control: CGPoint?

  /// Returns the path that a text describes; nil for a text that is malformed.
  static func path(_ text: some StringProtocol) -> Path? {
    var reader = PathData(bytes: Array(text.utf8)[...])
    return reader.readAll() ? reader.path : nil
  }

  private init(bytes: ArraySlice<UInt8>) { self.bytes = bytes }

  private mutating func readAll() -> Bool {
    skipSpace()
    while let command = bytes.popFirst() {
      guard read(UInt8(command) | 0x20, isRelative: command & 0x20 != 0) else { return false }
      skipSpace()
    }
    return true
  }

  /// One command with all its repetitions.
  private mutating func read(_ command: UInt8, isRelative: Bool) -> Bool {
    guard command != UInt8(ascii: "z") else {
      path.closeSubpath()
      (current, control) = (start, nil)
      return true
    }
    var isFirst = true
    repeat {
      // What follows a move without a letter of its own are lines.
      let isLine = command == UInt8(ascii: "m") && !isFirst
      guard apply(isLine ? UInt8(ascii: "l") : command, isRelative ? current : .zero) else {
        return false
      }
      isFirst = false
      skipSpace()
    } while bytes.first.map(Self.beginsNumber) ?? false
    return true
  }

  private mutating func apply(_ command: UInt8, _ origin: CGPoint) -> Bool {
    switch command {
    case UInt8(ascii: "m"):
      guard let end = point(origin) else { return false }
      path.move(to: end)
      (start, current, control) = (end, end, nil)
    case UInt8(ascii: "l"):
      guard let end = point(origin) else { return false }
      line(to: end)
    case UInt8(ascii: "h"):
      guard let x = number() else { return false }
      line(to: CGPoint(x: origin.x + x, y: current.y))
    case UInt8(ascii: "v"):
      guard let y = number() else { return false }
      line(to: CGPoint(x: current.x, y: origin.y + y))
    case UInt8(ascii: "c"):
      guard let a = point(origin), let b = point(origin), let end = point(origin) else {
        return false
      }
      curve(a, b, end)
    case UInt8(ascii: "s"):
      let a = control.map { CGPoint(x: 2 * current.x - $0.x, y: 2 * current.y - $0.y) }
      guard let b = point(origin), let end = point(origin) else { return false }
      curve(a ?? current, b, end)
    case UInt8(ascii: "q"):
      guard let middle = point(origin), let end = point(origin) else { return false }
      path.addQuadCurve(to: end, control: middle)
      (current, control) = (end, nil)
    case UInt8(ascii: "a"): return arc(origin)
    default: return false
    }
    return true
  }

  private mutating func line(to end: CGPoint) {
    path.addLine(to: end)
    (current, control) = (end, nil)
  }

  private mutating func curve(_ a: CGPoint, _ b: CGPoint, _ end: CGPoint) {
    path.addCurve(to: end, control1: a, control2: b)
    (current, control) = (end, b)
  }

  private mutating func arc(_ origin: CGPoint) -> Bool {
    guard let rx = number(), let ry = number(), let turn = number(), let isLarge = number(),
      let isClockwise = number(), let end = point(origin)
    else { return false }
    let arc = EllipticArc(
      from: current, to: end, radii: CGSize(width: abs(rx), height: abs(ry)),
      turn: turn * .pi / 180, isLarge: isLarge != 0, isClockwise: isClockwise != 0)
    for part in arc.curves { curve(part.control1, part.control2, part.end) }
    if arc.curves.isEmpty { line(to: end) }
    control = nil
    return true
  }

  // MARK: Numbers

  private static func beginsNumber(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."): true
    default: false
    }
  }

  private mutating func skipSpace() {
    while let byte = bytes.first, byte <= 0x20 || byte == UInt8(ascii: ",") {
      bytes.removeFirst()
    }
  }

  private mutating func point(_ origin: CGPoint) -> CGPoint? {
    guard let x = number(), let y = number() else { return nil }
    return CGPoint(x: origin.x + x, y: origin.y + y)
  }

  /// Reads a number without an exponent.
  private mutating func number() -> CGFloat? {
    skipSpace()
    let isNegative = bytes.first == UInt8(ascii: "-")
    if isNegative { bytes.removeFirst() }
    var (value, unit, hasDigits): (CGFloat, CGFloat, Bool) = (0, 0, false)
    while let byte = bytes.first {
      if byte == UInt8(ascii: "."), unit == 0 {
        unit = 1
      } else if byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") {
        (value, hasDigits) = (value * 10 + CGFloat(byte & 15), true)
        unit *= 10
      } else {
        break
      }
      bytes.removeFirst()
    }
    guard hasDigits, value < 1e9 else { return nil }
    if unit > 1 { value /= unit }
    return isNegative ? -value : value
  }
}
