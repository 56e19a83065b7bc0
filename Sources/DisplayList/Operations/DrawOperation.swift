import Foundation

/// One step of a picture; coordinates are in points within the enclosing layer.
public indirect enum DrawOperation: Hashable, Sendable {
  case fill(Path, Paint, FillStyle)
  case stroke(Path, Paint, StrokeStyle)
  case text(TextDrawing)
  /// A rim of one colour around letters, which are drawn by themselves.
  case halo(HaloDrawing)
  case symbol(SymbolDrawing)
  case image(ImageDrawing)
  /// What lies behind, blurred and tinted, within a path.
  case material(Path, MaterialThickness, MaterialScheme)
  /// A shadow inside a path, from its edge inwards.
  case innerShadow(Path, Shadow)
  case layer(Layer)
}

/// The appearance that a material takes.
public enum MaterialScheme: Hashable, Sendable {
  case light, dark
  /// The screen's own, in a list that serves both schemes.
  case screen
}

/// A text within a frame; it was measured at the frame's width.
public struct TextDrawing: Hashable, Sendable {
  public var text: StyledText
  /// In points; the text is broken at this very width and begins at the top.
  public var frame: CGRect

  /// Creates a text drawing; the origin is rounded to 1/1024 pt, the size is not.
  public init(text: StyledText, frame: CGRect) {
    (self.text, self.frame) = (text, CGRect(origin: frame.origin.quantized, size: frame.size))
  }
}

/// A rim around letters, so that they can be read on any ground, such as the names on a map.
public struct HaloDrawing: Hashable, Sendable {
  /// The letters; their own paints are not used.
  public var letters: TextDrawing
  /// How far the rim reaches around the letters, in points.
  public var width: CGFloat
  public var color: RGBAColor

  /// Creates a halo of a width in points.
  public init(letters: TextDrawing, width: CGFloat, color: RGBAColor) {
    (self.letters, self.width, self.color) = (letters, width.quantized, color)
  }

  /// The letters in the halo's colour, once to each side and each corner: together they are the halo.
  public var copies: [TextDrawing] {
    var text = letters.text
    for index in text.runs.indices { text.runs[index].paint = .color(color) }
    return Self.steps.map { x, y in
      TextDrawing(text: text, frame: letters.frame.offsetBy(dx: x * width, dy: y * width))
    }
  }

  /// Eight directions, about one long.
  private static let steps: [(CGFloat, CGFloat)] = [
    (1, 0), (0.7, 0.7), (0, 1), (-0.7, 0.7), (-1, 0), (-0.7, -0.7), (0, -1), (0.7, -0.7),
  ]
}

/// A symbol within a frame.
public struct SymbolDrawing: Hashable, Sendable {
  /// How a symbol's parts are coloured.
  public enum Rendering: Hashable, Sendable {
    case monochrome, hierarchical, palette, multicolor
  }

  public var symbol: SymbolReference
  public var frame: CGRect
  /// One paint, or one for each layer of a palette.
  public var paints: [Paint]
  public var rendering: Rendering
  /// How much of the symbol's steps, such as the waves of a loudspeaker, is shown in full, from 0 to 1;
  /// nil for all.
  public var variableValue: Double?

  /// Creates a symbol drawing.
  public init(
    symbol: SymbolReference, frame: CGRect, paints: [Paint], rendering: Rendering = .monochrome,
    variableValue: Double? = nil
  ) {
    (self.symbol, self.frame) = (symbol, frame.quantized)
    (self.paints, self.rendering) = (paints, rendering)
    self.variableValue = variableValue
  }
}

/// A picture within a frame.
public struct ImageDrawing: Hashable, Sendable {
  public enum Interpolation: Hashable, Sendable { case none, low, medium, high }
  public enum ResizingMode: Hashable, Sendable { case stretch, tile }

  public var image: ImageReference
  /// Where the whole picture lies, in points; the layer's clip cuts it.
  public var frame: CGRect
  /// Insets of the parts that do not stretch (top, leading, bottom, trailing), in points.
  public var capInsets: [CGFloat]
  public var resizingMode: ResizingMode
  public var interpolation: Interpolation
  /// Paints the picture's alpha instead of its colours.
  public var template: Paint?

  /// Creates an image drawing.
  public init(
    image: ImageReference, frame: CGRect, capInsets: [CGFloat] = [],
    resizingMode: ResizingMode = .stretch, interpolation: Interpolation = .medium,
    template: Paint? = nil
  ) {
    (self.image, self.frame, self.capInsets) = (image, frame.quantized, capInsets)
    (self.resizingMode, self.interpolation) = (resizingMode, interpolation)
    self.template = template
  }
}
