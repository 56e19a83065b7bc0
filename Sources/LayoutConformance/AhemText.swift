import LayoutEngine

/// Text in the Ahem font at 10 px: every character is a square of that side, but for zero-width
/// spaces.
///
/// Lines break at spaces and zero-width spaces; a space at the end of a line hangs.
struct AhemText: Sendable {
  private struct Word {
    var width: Double
    /// The width of the space that follows, if the word is not the last on its line.
    var space: Double
  }

  private static let em = 10.0
  private static let ascent = 8.0
  private let words: [Word]

  init(_ text: String) {
    var words: [Word] = []
    var width = 0.0
    for scalar in text.unicodeScalars {
      switch scalar {
      case " ", "\u{200B}":
        words.append(Word(width: width, space: scalar == " " ? Self.em : 0))
        width = 0
      default: width += Self.em
      }
    }
    words.append(Word(width: width, space: 0))
    self.words = words
  }

  /// Returns the text's size at a width, with its baselines.
  func measure(width: Constraint, height: Constraint) -> Measurement {
    let natural: Double
    var room: Double
    switch width {
    case .minContent:
      natural = words.map(\.width).max() ?? 0
      room = natural
    case .maxContent:
      natural = lines(within: .infinity).last ?? 0
      room = .infinity
    case .exactly(let value):
      natural = value
      room = value
    case .atMost(let value):
      natural = min(value, lines(within: .infinity).last ?? 0)
      room = value
    }
    // Blink counts in 1/64 px: a line that is over by less fits.
    room += 1.0 / 64
    let count = Double(lines(within: room).count)
    return Measurement(
      size: Size(width: natural, height: count * Self.em), firstBaseline: Self.ascent,
      lastBaseline: (count - 1) * Self.em + Self.ascent)
  }

  /// Returns the widths of the lines, filled greedily.
  private func lines(within room: Double) -> [Double] {
    var lines: [Double] = []
    var line = 0.0
    var pendingSpace = 0.0
    var isEmpty = true
    for word in words {
      if !isEmpty, line + pendingSpace + word.width > room {
        lines.append(line)
        (line, pendingSpace, isEmpty) = (0, 0, true)
      }
      line += pendingSpace + word.width
      pendingSpace = word.space
      isEmpty = false
    }
    return lines + [line]
  }
}
