import DisplayList

/// The ascent and descent of a line from its baseline, in points.
///
/// The box is SF Pro's whatever the family, so that a fallback glyph does not push lines apart.
struct LineBox {
  var ascent = 0.0
  var descent = 0.0

  var height: Double { ascent + descent }

  mutating func add(_ other: LineBox) {
    ascent = max(ascent, other.ascent)
    descent = max(descent, other.descent)
  }

  /// The box of a style: loose or tight leading is shared between above and below.
  init(_ attributes: TextAttributes, scale: Double, calibration: FontCatalogue.Calibration) {
    let size = attributes.font.size * scale
    let extra = size * calibration.lineHeight * (attributes.font.leading - 1) / 2
    let rise = attributes.baselineOffset * scale
    ascent = size * calibration.ascender + extra + rise
    descent = size * (calibration.lineHeight - calibration.ascender) + extra - rise
  }

  init() {}
}
