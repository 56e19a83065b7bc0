import Foundation

/// One step of a picture; coordinates are in points within the enclosing layer.
public indirect enum DrawOperation: Hashable, Sendable {
  /// Fills a path with a paint.
  case fill(Path, Paint, FillStyle)
  /// Strokes the outline of a path with a paint.
  case stroke(Path, Paint, StrokeStyle)
  /// Draws a text.
  case text(TextDrawing)
  /// A rim of one colour around letters, which are drawn by themselves.
  case halo(HaloDrawing)
  /// Draws a symbol.
  case symbol(SymbolDrawing)
  /// Draws an image.
  case image(ImageDrawing)
  /// Draws the content behind a path blurred and tinted, clipped to that path.
  case material(Path, MaterialThickness, MaterialScheme)
  /// A shadow inside a path, from its edge inwards.
  case innerShadow(Path, Shadow)
  /// Draws operations together, under a common transform, clip, opacity and filters.
  case layer(Layer)
}

/// The appearance that a material takes.
public enum MaterialScheme: Hashable, Sendable {
  /// The light or the dark scheme, whatever the screen's own.
  case light, dark
  /// The screen's own, in a list that serves both schemes.
  case screen
}

/// A text within a frame; it was measured at the frame's width.
public struct TextDrawing: Hashable, Sendable {
  /// The text with its fonts, colours and paragraph style.
  public var text: StyledText
  /// The frame in points; the text is broken at this very width and begins at the top.
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
  /// The width of the rim around the letters, in points.
  public var width: CGFloat
  /// The colour of the rim.
  public var color: RGBAColor

  /// Creates a halo of a width in points.
  public init(letters: TextDrawing, width: CGFloat, color: RGBAColor) {
    (self.letters, self.width, self.color) = (letters, width.quantized, color)
  }

  /// The letters in the halo's colour, once to each side and each corner: together they are the
  /// halo.
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
  /// The way in which paints are given to a symbol's layers.
  public enum Rendering: Hashable, Sendable {
    /// One paint for all, shades of one, a paint for each layer, or the symbol's own colours.
    case monochrome, hierarchical, palette, multicolor
  }

  /// The symbol and its weight, size and scale.
  public var symbol: SymbolReference
  /// The rectangle that the symbol occupies, in points.
  public var frame: CGRect
  /// One paint, or one for each layer of a palette.
  public var paints: [Paint]
  /// The way in which paints are given to the symbol's layers.
  public var rendering: Rendering
  /// The share of the symbol's steps, such as a loudspeaker's waves, that is shown in full, from 0
  /// to 1; nil for all.
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
  /// The quality with which an image is resampled; `none` takes the nearest pixel.
  public enum Interpolation: Hashable, Sendable { case none, low, medium, high }
  /// The way in which the parts between cap insets fill the frame.
  public enum ResizingMode: Hashable, Sendable { case stretch, tile }

  /// The image.
  public var image: ImageReference
  /// The rectangle of the whole image, in points, before the layer's clip.
  public var frame: CGRect
  /// Insets of the parts that do not stretch (top, leading, bottom, trailing), in points.
  public var capInsets: [CGFloat]
  /// The way in which the parts between cap insets fill the frame.
  public var resizingMode: ResizingMode
  /// The quality with which the image is resampled.
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
