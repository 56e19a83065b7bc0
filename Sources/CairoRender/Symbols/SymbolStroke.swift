import DisplayList
import Foundation

/// The strokes of symbols, in hundredths of the font's size.
enum SymbolStroke {
  /// Returns the stem of Inter's l as text is drawn with it, so that a symbol and the word beside
  /// it are of one colour: from 2.2 to 19 for weights from 100 to 900.
  static func stem(_ weight: ResolvedFont.Weight) -> CGFloat {
    switch weight {
    case .ultraLight: 2.2
    case .thin: 4.19
    case .light: 6.12
    case .regular: 8.11
    case .medium: 10.28
    case .semibold: 12.44
    case .bold: 14.64
    case .heavy: 16.81
    case .black: 18.97
    }
  }

  /// Returns the stroke at a scale, before it is scaled: shapes grow faster than strokes.
  static func width(_ weight: ResolvedFont.Weight, _ scale: SymbolReference.Scale) -> CGFloat {
    switch scale {
    case .small: stem(weight) * 1.094
    case .medium: stem(weight)
    case .large: stem(weight) * 0.919
    }
  }

  /// Returns the stroke of details: they are thinner, and grow less, or a bold symbol's would run
  /// into one.
  static func fine(_ width: CGFloat) -> CGFloat {
    let regular = stem(.regular)
    return 0.85 * (width < regular ? width : regular + (width - regular) * 0.6)
  }

  /// Returns the stroke of a dense drawing: the stem's to the regular weight, then growing evenly
  /// to what the drawing has at the heaviest.
  static func eased(_ width: CGFloat, to black: CGFloat) -> CGFloat {
    let regular = stem(.regular)
    guard width > regular else { return width }
    return regular + (black - regular) * heaviness(width)
  }

  /// Returns how far a stroke is on the way from the regular weight's to the heaviest's, 1; 0 up to
  /// regular.
  static func heaviness(_ width: CGFloat) -> CGFloat {
    let (regular, heaviest) = (stem(.regular), stem(.black))
    return max(0, (width - regular) / (heaviest - regular))
  }

  /// Returns the stroke of details that grow evenly from the regular weight's to another at the
  /// heaviest.
  static func fine(_ width: CGFloat, to black: CGFloat) -> CGFloat {
    let ratio = fine(stem(.regular)) / stem(.regular)
    return eased(width, to: black / ratio) * ratio
  }

  /// Returns the room around what lies above something, in a symbol whose lines have a stroke.
  ///
  /// It is four fifths of the regular stroke, as SF Symbols leaves 0.8 to 1 stroke between filled
  /// parts, and 4.5 at the ultralight one: two strokes, as three leave crumbs beside a slash.
  static func gap(_ stroke: CGFloat) -> CGFloat {
    6.5 - max(0, stem(.regular) - stroke) * 0.34
  }

  /// The stroke of what is struck out, at the heaviest weight.
  static let struckBlack: CGFloat = 15.4
  /// The same of what stands in another symbol: a heavier line would meet the symbol around.
  static let struckBlackInside: CGFloat = 11

  /// Returns the room on either side of a line through something: a little less beside a heavier
  /// one, so that both together take a fifth more of what is struck out at the most.
  static func gap(beside line: CGFloat) -> CGFloat {
    gap(line) - max(0, line - stem(.regular)) * 0.2
  }

  /// Half the length of the line through what is struck out, without its ends.
  static let slash: CGFloat = 44.6
  /// The same of a line in another symbol.
  static let slashInside: CGFloat = 38.5
  /// Half the length of the longest one, through what is wide and high: it passes the corners.
  static let longSlash: CGFloat = 57
}

extension SymbolReference.Scale {
  /// The size of a shape, of which the medium scale has 1; strokes change less.
  var factor: CGFloat {
    switch self {
    case .small: 0.79
    case .medium: 1
    case .large: 1.277
    }
  }
}
