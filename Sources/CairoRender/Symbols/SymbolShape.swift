import DisplayList
import Foundation

/// One stroke or area of a symbol's drawing, in hundredths of the font's size about the middle of
/// capitals.
struct SymbolShape {
  /// The way in which a shape is drawn.
  enum Form {
    /// A stroke along the path.
    case line
    /// A closed form: its outline, or all of it where the symbol is filled.
    case area
    /// A closed form that is filled in either case, with the stroke around it.
    case solid
    /// A closed form as it stands, without a stroke, so that it does not grow with the weight.
    case flat
  }

  /// In which variant a shape stands.
  enum Variant { case both, outlined, filled }

  var path: Path
  var form = Form.line
  var variant = Variant.both
  var level = SymbolArtwork.Level.primary
  /// A Boolean value that indicates whether the filled variant shows the shape cut out of those
  /// before it.
  var isInner = false
  /// A Boolean value that indicates whether the shape is always cut out.
  var isCut = false
  /// A Boolean value that indicates whether the shape lies above those before it, with a gap around
  /// it.
  var isOver = false
  /// A Boolean value that indicates whether the stroke is one of details, which grow less with the
  /// weight.
  var isFine = false
  /// A Boolean value that indicates whether the shape is one of the steps that a value shows one
  /// after the other.
  var isStep = false
  /// The stroke at the heaviest weight of a shape that gives way to the others; nil for that of the
  /// drawing.
  var black: CGFloat?

  /// Creates a shape with the words of its class.
  ///
  /// - Throws: ``SymbolSourceError/unknownClass(_:)``.
  init(path: Path, classes: some StringProtocol) throws(SymbolSourceError) {
    self.path = path
    for word in classes.split(separator: " ") {
      switch word {
      case "line": form = .line
      case "area": form = .area
      case "solid": form = .solid
      case "flat": form = .flat
      case "outlined": variant = .outlined
      case "filled": variant = .filled
      case "primary": level = .primary
      case "secondary": level = .secondary
      case "tertiary": level = .tertiary
      case "inner": isInner = true
      case "cut": isCut = true
      case "over": isOver = true
      case "fine": isFine = true
      case "step": isStep = true
      default: throw .unknownClass(String(word))
      }
    }
  }

  /// The parts of the path.
  var outlines: [SymbolOutline] { path.flattened().map { SymbolOutline($0) } }

  func stands(inFilled isFilled: Bool) -> Bool {
    switch variant {
    case .both: true
    case .outlined: !isFilled
    case .filled: isFilled
    }
  }

  /// A Boolean value that indicates whether the shape has a filled variant of another look.
  var hasFill: Bool { form == .area || variant == .filled }

  /// The stroke at the regular weight.
  var regularStroke: CGFloat {
    let regular = SymbolStroke.stem(.regular)
    return isFine ? SymbolStroke.fine(regular) : regular
  }

  /// Returns the widest stroke of the shape at the heaviest weight, where the drawing's is another.
  func stroke(heaviest: CGFloat) -> CGFloat {
    if form == .flat { return 0 }
    let stroke = min(heaviest, black ?? heaviest)
    return isFine && black == nil ? SymbolStroke.fine(stroke) : stroke
  }
}
