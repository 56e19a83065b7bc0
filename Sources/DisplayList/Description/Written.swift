import Foundation

extension BinaryFloatingPoint {
  /// The number in the fewest digits, to a hundredth: `16`, `0.5`, `infinity`.
  package var written: String {
    let number = Double(self)
    guard number.isFinite else { return number > 0 ? "infinity" : "-infinity" }
    let rounded = (number * 100).rounded() / 100
    return rounded == rounded.rounded() && abs(rounded) < 1e9
      ? String(Int(rounded)) : String(rounded)
  }
}

extension RGBAColor {
  /// The colour as CSS writes it: `#B3261E`, with two digits more where it is not opaque; with that
  /// of the dark behind it where it differs: `#000000 dark #FFFFFF`.
  package var written: String {
    isOtherInDark ? "\(inLight.digits) dark \(inDark.digits)" : digits
  }

  private var digits: String {
    let parts = alpha < 1 ? [red, green, blue, alpha] : [red, green, blue]
    return parts.reduce("#") { text, part in
      let digits = String(Int((part * 255).rounded()), radix: 16, uppercase: true)
      return text + (digits.count < 2 ? "0" + digits : digits)
    }
  }
}

extension CGRect {
  /// Origin and size: `16,59 358x44`.
  package var written: String {
    "\(minX.written),\(minY.written) \(width.written)x\(height.written)"
  }
}

extension String {
  /// The text in quotes, on one line.
  package var quoted: String {
    let escaped = map { character in
      switch character {
      case "\"": "\\\""
      case "\\": "\\\\"
      case "\n", "\r\n": "\\n"
      case "\t": "\\t"
      default: String(character)
      }
    }
    return "\"\(escaped.joined())\""
  }
}
