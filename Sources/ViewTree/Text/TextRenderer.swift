import LayoutEngine

/// A type that draws texts in its own way: line by line, run by run, glyph by glyph.
///
///     struct FadingLines: TextRenderer {
///       func draw(layout: Text.Layout, in context: inout GraphicsContext) {
///         for (index, line) in layout.enumerated() {
///           context.opacity = 1 / Double(index + 1)
///           context.draw(line)
///         }
///       }
///     }
public protocol TextRenderer: Animatable {
  /// Draws a text that is laid out, in the coordinates of its frame.
  func draw(layout: Text.Layout, in context: inout GraphicsContext)

  /// Returns the size of a text for a proposal, in points; its own, unless the renderer wants
  /// another.
  func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize

  /// The distance by which the renderer draws beyond the text's frame, in points.
  var displayPadding: EdgeInsets { get }
}

extension TextRenderer {
  /// Returns the size for a proposal, in points.
  public func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize {
    text.sizeThatFits(proposal)
  }

  /// By default, a renderer stays within the text's frame.
  public var displayPadding: EdgeInsets { EdgeInsets() }
}

extension Text {
  /// The layout of a text, line by line.
  public struct Layout: RandomAccessCollection {
    /// Lines from the top.
    public let lines: [Line]
    /// A Boolean value that indicates whether the text was truncated to fit.
    public let isTruncated: Bool

    /// The index of the first element.
    public var startIndex: Int { 0 }
    /// The index after the last element.
    public var endIndex: Int { lines.count }
    /// Returns the line at an index.
    public subscript(index: Int) -> Line { lines[index] }

    /// A line of a text, run by run.
    public struct Line: RandomAccessCollection {
      let runs: [Run]
      /// The typographic bounds of the line, in points.
      public let typographicBounds: TypographicBounds
      /// The start of the baseline, in points.
      public var origin: CGPoint { typographicBounds.origin }
      /// The index of the first element.
      public var startIndex: Int { 0 }
      /// The index after the last element.
      public var endIndex: Int { runs.count }
      /// Returns the run at an index.
      public subscript(index: Int) -> Run { runs[index] }
    }

    /// A run of a line in one style, slice by slice.
    public struct Run: RandomAccessCollection {
      let slices: [RunSlice]
      let marks: [any TextAttribute]
      /// The typographic bounds of the run, in points.
      public let typographicBounds: TypographicBounds
      /// The index of the first element.
      public var startIndex: Int { 0 }
      /// The index after the last element.
      public var endIndex: Int { slices.count }
      /// Returns the slice of a run at an index.
      public subscript(index: Int) -> RunSlice { slices[index] }

      /// Returns the attribute of a type that the text has here.
      public subscript<T: TextAttribute>(type: T.Type) -> T? {
        marks.lazy.compactMap { $0 as? T }.last
      }

      /// The direction of the run, which is left to right here.
      public var layoutDirection: LayoutDirection { .leftToRight }
    }

    /// A slice of a run: a character.
    public struct RunSlice {
      let drawing: TextDrawing
      /// The typographic bounds of the slice, in points.
      public let typographicBounds: TypographicBounds
      /// The number of the letter in the text.
      public let characterIndex: Int
    }

    /// The typographic bounds of a part of a text, in points.
    public struct TypographicBounds {
      /// The start of the baseline, in points.
      public let origin: CGPoint
      /// The width, in points.
      public let width: CGFloat
      /// The height above the baseline, in points.
      public let ascent: CGFloat
      /// The depth below the baseline, in points.
      public let descent: CGFloat
      /// The space between lines, in points.
      public let leading: CGFloat
      /// The rectangle of the part, as high as its line.
      public let rect: CGRect

      init(_ rect: CGRect, baseline: CGFloat) {
        (self.rect, width, leading) = (rect, rect.width, 0)
        origin = CGPoint(x: rect.minX, y: baseline)
        (ascent, descent) = (baseline - rect.minY, rect.maxY - baseline)
      }
    }
  }

  /// Adds an attribute by which a renderer recognises the text.
  ///
  ///     let sentence = Text("Tides are ") + Text("strong").customAttribute(Marked())
  public func customAttribute<T: TextAttribute>(_ value: T) -> Text { changing(.mark(value)) }
}

private enum RendererKey: EnvironmentKey {
  static var defaultValue: (any TextRenderer)? { nil }
}

private enum MarksKey: EnvironmentKey {
  static var defaultValue: [any TextAttribute] { [] }
}

extension EnvironmentValues {
  /// The renderer that draws texts in place of the system.
  var textRenderer: (any TextRenderer)? {
    get { self[RendererKey.self] }
    set { self[RendererKey.self] = newValue }
  }

  /// The marks of a part of a text.
  var textMarks: [any TextAttribute] {
    get { self[MarksKey.self] }
    set { self[MarksKey.self] = newValue }
  }
}

extension View {
  /// Sets the renderer that draws the texts of the view.
  ///
  ///     Text("Wave").textRenderer(WaveRenderer(phase: phase))
  ///
  /// - Parameter renderer: The renderer.
  /// - Returns: A view whose texts the renderer draws.
  public func textRenderer<T: TextRenderer>(_ renderer: T) -> some View {
    transformingEnvironment { $0.textRenderer = renderer }
  }
}

extension GraphicsContext {
  /// The options for drawing a part of a text, which change nothing here.
  public struct TextDrawingOptions: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: Int
    /// Creates options from bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Draws letters at whole pixels.
    public static let disablesSubpixelQuantization = TextDrawingOptions(rawValue: 1)
  }

  /// Draws a line of a text in its place.
  public func draw(_ line: Text.Layout.Line, options: TextDrawingOptions = TextDrawingOptions()) {
    for run in line { draw(run, options: options) }
  }

  /// Draws a run of a text in its place.
  public func draw(_ run: Text.Layout.Run, options: TextDrawingOptions = TextDrawingOptions()) {
    guard let first = run.slices.first else { return }
    draw(first.drawing, within: run.typographicBounds.rect)
  }

  /// Draws a letter of a text in its place.
  public func draw(
    _ slice: Text.Layout.RunSlice, options: TextDrawingOptions = TextDrawingOptions()
  ) { draw(slice.drawing, within: slice.typographicBounds.rect) }

  /// A part of a text is the text, cut around the part: a letter alone would not be shaped as it is
  /// beside others.
  private func draw(_ drawing: TextDrawing, within rect: CGRect) {
    let room = rect.insetBy(dx: 0, dy: -rect.height / 4).quantized
    add([DrawItem(.layer(Layer(clip: Path(room), items: [DrawItem(.text(drawing))])))])
  }
}

/// Lets a renderer draw a text in the element's frame.
struct RenderedTextRole: ElementRole {
  let base: TextRole
  let renderer: any TextRenderer
  /// The marks of each run.
  let marks: [[any TextAttribute]]
  let context: LoweringContext

  var accessibility: AccessibilityInfo? { base.accessibility }

  func draw(_ element: Element, into builder: inout DisplayListBuilder) {
    let rect = element.rect
    guard let link = context.environment.screenLink, rect.width > 0 else { return }
    let recording = CanvasRecording(context, symbols: [], size: rect.size)
    var drawing = GraphicsContext(recording)
    renderer.draw(layout: layout(rect.size, link.text), in: &drawing)
    let items = recording.items
    builder.group(
      Layer(transform: CGAffineTransform(translationX: rect.minX, y: rect.minY), items: []),
      for: element, widens: .infinite
    ) { builder in
      for item in items { builder.add(item.operation, for: element) }
    }
  }

  private func layout(_ size: CGSize, _ measuring: any TextMeasuring) -> Text.Layout {
    let drawing = TextDrawing(text: base.text, frame: CGRect(origin: .zero, size: size))
    let layout = measuring.layout(base.text, width: size.width, height: size.height)
    let metrics = measuring.measure(base.text, width: size.width, height: size.height)
    let owners = base.text.runs.enumerated().flatMap { index, run in
      Array(repeating: index, count: run.characterCount)
    }
    let lines = layout.lines.map { line -> Text.Layout.Line in
      // All lines have the first one's ascent, as they have one font mostly.
      let baseline = line.top + metrics.firstBaseline - (layout.lines.first?.top ?? 0)
      let height = line.bottom - line.top
      func bounds(_ cells: [TextLayout.Cell]) -> Text.Layout.TypographicBounds {
        let (left, right) = (
          cells.map(\.left).min() ?? line.start, cells.map(\.right).max() ?? line.start
        )
        return Text.Layout.TypographicBounds(
          CGRect(x: left, y: line.top, width: right - left, height: height), baseline: baseline)
      }
      func owner(_ cell: TextLayout.Cell) -> Int {
        owners.indices.contains(cell.character) ? owners[cell.character] : 0
      }
      var parts: [[TextLayout.Cell]] = []
      for cell in line.cells {
        if let last = parts.last?.last, owner(last) == owner(cell) {
          parts[parts.count - 1].append(cell)
        } else {
          parts.append([cell])
        }
      }
      let runs = parts.map { cells in
        Text.Layout.Run(
          slices: cells.map {
            Text.Layout.RunSlice(
              drawing: drawing, typographicBounds: bounds([$0]), characterIndex: $0.character)
          }, marks: marks.indices.contains(owner(cells[0])) ? marks[owner(cells[0])] : [],
          typographicBounds: bounds(cells))
      }
      return Text.Layout.Line(runs: runs, typographicBounds: bounds(line.cells))
    }
    return Text.Layout(lines: lines, isTruncated: metrics.isTruncated)
  }
}

extension StyledText.Run {
  /// The characters of the run; a symbol is one.
  fileprivate var characterCount: Int {
    if case .text(let words) = content { words.count } else { 1 }
  }
}
