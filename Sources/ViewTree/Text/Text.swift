import LayoutEngine

/// A view that displays one or more lines of text.
///
///     Text("Hello, \(name)").font(.headline)
public struct Text: Equatable {
  /// A transformation of the case of letters.
  public enum Case: Hashable, Sendable { case uppercase, lowercase }

  /// The part of a line that is replaced by an ellipsis where a text does not fit.
  public enum TruncationMode: Hashable, Sendable { case head, tail, middle }

  /// A style of a line through or under a text.
  public struct LineStyle: Hashable, Sendable {
    /// The pattern of a line.
    public enum Pattern: Hashable, Sendable { case solid, dot, dash, dashDot, dashDotDot }
    let pattern: Pattern
    let color: Color?

    /// Creates a line style.
    public init(pattern: Pattern = .solid, color: Color? = nil) {
      (self.pattern, self.color) = (pattern, color)
    }

    /// A single solid line.
    public static let single = LineStyle()
  }

  /// A change to a part of a text.
  enum Change: Equatable {
    case font(Font?)
    case weight(Font.Weight?)
    case design(Font.Design?)
    case features(ResolvedFont.Features)
    case bold(Bool)
    case italic(Bool)
    case style(AnyShapeStyle)
    case color(Color?)
    case underline(LineStyle?)
    case strikethrough(LineStyle?)
    case tracking(Double)
    case kerning(Double)
    case baselineOffset(Double)
    case background(Color)
    case scale(Scale)
    case mark(any TextAttribute)
    case lineHeight(AttributedString.LineHeight)

    /// Styles and marks hold types that cannot be compared; their descriptions can.
    static func == (lhs: Change, rhs: Change) -> Bool {
      switch (lhs, rhs) {
      case (.font(let a), .font(let b)): a == b
      case (.weight(let a), .weight(let b)): a == b
      case (.design(let a), .design(let b)): a == b
      case (.features(let a), .features(let b)): a == b
      case (.bold(let a), .bold(let b)), (.italic(let a), .italic(let b)): a == b
      case (.color(let a), .color(let b)): a == b
      case (.underline(let a), .underline(let b)), (.strikethrough(let a), .strikethrough(let b)):
        a == b
      case (.tracking(let a), .tracking(let b)), (.kerning(let a), .kerning(let b)),
        (.baselineOffset(let a), .baselineOffset(let b)):
        a == b
      case (.background(let a), .background(let b)): a == b
      case (.scale(let a), .scale(let b)): a == b
      case (.lineHeight(let a), .lineHeight(let b)): a == b
      case (.style(let a), .style(let b)): "\(a)" == "\(b)"
      case (.mark(let a), .mark(let b)): "\(a)" == "\(b)"
      default: false
      }
    }
  }

  /// The source of a text.
  indirect enum Storage: Equatable {
    case verbatim(String)
    case localized(LocalizedText)
    case image(Image)
    case concatenated(Text, Text)
    case formatted(FormattedText)

    /// Pictures and formats hold types that cannot be compared; their descriptions can.
    static func == (lhs: Storage, rhs: Storage) -> Bool {
      switch (lhs, rhs) {
      case (.verbatim(let a), .verbatim(let b)): a == b
      case (.localized(let a), .localized(let b)): a == b
      case (.concatenated(let a, let b), .concatenated(let c, let d)): a == c && b == d
      default: "\(lhs)" == "\(rhs)"
      }
    }
  }

  let storage: Storage
  var changes: [Change] = []

  init(storage: Storage) { self.storage = storage }

  /// Creates a text that is not localised.
  ///
  ///     Text(verbatim: "v1.2.0")
  ///
  /// - Parameter content: The string, as it is.
  public init(verbatim content: String) { storage = .verbatim(content) }

  /// Creates a text from a string, which is not localised.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ content: S) { storage = .verbatim(String(content)) }

  /// Creates a localised text, with inline Markdown.
  ///
  ///     Text("Hello, **\(name)**")
  ///
  /// - Parameters:
  ///   - key: The key, with interpolated values.
  ///   - tableName: The name of the table, or nil for the default.
  ///   - bundle: The bundle of the table, or nil for the app's own.
  ///   - comment: A comment for translators.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    storage = .localized(LocalizedText(key: key, table: tableName, bundle: bundle))
  }

  /// Creates a text of an image, which stands on the line as a letter does.
  public init(_ image: Image) { storage = .image(image) }

  /// Joins two texts, each in its style.
  ///
  ///     let tide = Text("High tide at ") + Text("12:07").bold()
  public static func + (lhs: Text, rhs: Text) -> Text {
    Text(storage: .concatenated(lhs, rhs))
  }

  func changing(_ change: Change) -> Text {
    var text = self
    text.changes.append(change)
    return text
  }

  /// Sets the font of the text; nil for that of the environment.
  ///
  ///     let heading = Text("Departures ").font(.title) + Text("today").font(.body)
  public func font(_ font: Font?) -> Text { changing(.font(font)) }
  /// Sets the weight of the text; nil for that of its font.
  ///
  ///     let name = Text("Anna ") + Text("Berg").fontWeight(.semibold)
  public func fontWeight(_ weight: Font.Weight?) -> Text { changing(.weight(weight)) }
  /// Sets the design of the text; nil for that of its font.
  ///
  ///     let title = Text("Chapter ") + Text("One").fontDesign(.serif)
  public func fontDesign(_ design: Font.Design?) -> Text { changing(.design(design)) }
  /// Returns the text unchanged: the typeface has one width.
  public func fontWidth(_ width: Font.Width?) -> Text { self }
  /// Applies a bold weight to the text.
  ///
  ///     Text("Total: ") + Text("€12").bold()
  ///
  /// - Returns: A bold text.
  public func bold() -> Text { changing(.bold(true)) }
  /// Applies a bold weight to the text, or removes it.
  public func bold(_ isActive: Bool) -> Text { changing(.bold(isActive)) }
  /// Applies italics to the text.
  ///
  ///     let line = Text("The ferry ") + Text("Hilda").italic() + Text(" is late.")
  public func italic() -> Text { changing(.italic(true)) }
  /// Applies italics to the text, or removes them.
  public func italic(_ isActive: Bool) -> Text { changing(.italic(isActive)) }
  /// Sets the text in a monospaced design, or in that of its font.
  ///
  ///     let hint = Text("Type ") + Text(verbatim: "swift run").monospaced()
  public func monospaced(_ isActive: Bool = true) -> Text {
    changing(.design(isActive ? .monospaced : nil))
  }
  /// Sets the text with digits of equal width.
  ///
  ///     Text(elapsed, format: .number).monospacedDigit()
  ///
  /// - Returns: A text whose digits are aligned in columns.
  public func monospacedDigit() -> Text { changing(.features(.monospacedDigits)) }
  /// Sets the colour of the text; nil for that of the environment.
  public func foregroundColor(_ color: Color?) -> Text { changing(.color(color)) }
  /// Sets the style that the text is painted with.
  ///
  ///     Text("New ").foregroundStyle(.red) + Text("in this version")
  ///
  /// - Parameter style: A colour, gradient or other style.
  /// - Returns: A text of the style.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
    changing(.style(AnyShapeStyle(style)))
  }
  /// Underlines the text.
  ///
  ///     let sentence = Text("By ") + Text("noon").underline(color: .red)
  ///
  /// - Parameters:
  ///   - isActive: A Boolean value that indicates whether there is an underline.
  ///   - pattern: The pattern of the line.
  ///   - color: The colour of the line, or nil for the text's.
  /// - Returns: An underlined text.
  public func underline(
    _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
  ) -> Text { changing(.underline(isActive ? LineStyle(pattern: pattern, color: color) : nil)) }
  /// Strikes the text through.
  ///
  ///     let price = Text("20 ").strikethrough() + Text("15 EUR").bold()
  ///
  /// - Parameters:
  ///   - isActive: A Boolean value that indicates whether there is a line.
  ///   - pattern: The pattern of the line.
  ///   - color: The colour of the line, or nil for the text's.
  /// - Returns: A text with a line through it.
  public func strikethrough(
    _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
  ) -> Text {
    changing(.strikethrough(isActive ? LineStyle(pattern: pattern, color: color) : nil))
  }
  /// Sets the space added after each character, in points.
  ///
  ///     let station = Text("NORTH PIER").tracking(2)
  public func tracking(_ tracking: CGFloat) -> Text { changing(.tracking(tracking)) }
  /// Sets the space added between characters, in points.
  ///
  ///     let word = Text("AV").kerning(-1)
  public func kerning(_ kerning: CGFloat) -> Text { changing(.kerning(kerning)) }
  /// Raises the text above the baseline, in points; negative values lower it.
  ///
  ///     let area = Text("40 m") + Text("2").font(.caption2).baselineOffset(6)
  public func baselineOffset(_ offset: CGFloat) -> Text { changing(.baselineOffset(offset)) }
  /// The colour behind the letters, which attributed strings ask for.
  package func backgroundColor(_ color: Color) -> Text { changing(.background(color)) }
}

extension Text.LineStyle.Pattern {
  func line(_ color: RGBAColor?) -> TextAttributes.Line {
    let pattern: TextAttributes.Line.Pattern =
      switch self {
      case .solid: .solid
      case .dot: .dot
      case .dash: .dash
      case .dashDot: .dashDot
      case .dashDotDot: .dashDotDot
      }
    return TextAttributes.Line(pattern: pattern, color: color)
  }
}

extension Text: PrimitiveView {
  /// Appends the elements of the view.
  public static func _lower(
    _ view: Self, _ context: LoweringContext, _ output: inout [Element]
  ) {
    output.append(view.element(context) { $0 })
  }

  /// The text's box, which a closure may draw more into.
  @MainActor @inline(__always)
  func element(
    _ context: LoweringContext, role: (TextRole) -> some ElementRole
  ) -> Element {
    let environment = context.environment
    let runs = runs(in: environment)
    let text = StyledText(
      runs: runs.map {
        StyledText.Run(
          $0.content, attributes: $0.attributes, paint: $0.style.paint(in: .zero) ?? .color(.black))
      }, paragraph: environment.paragraphStyle)
    let styles = runs.allSatisfy(\.style.isColor) ? [] : runs.map(\.style)
    if let renderer = environment.textRenderer {
      return rendered(runs, TextRole(text: text, styles: styles), renderer, context)
    }
    var base = TextRole(text: text, styles: styles)
    let change = context.textChange
    if let change, let clock = context.session.clock {
      base.change = change.follow(text, context, clock)
    }
    let element = Element(
      context, named: Self.self, layout: TextMeasure(text, by: context.session.text),
      role: environment.redacting(
        role(base), lines: RedactedLines(text: text, measuring: context.session.text)))
    change?.element = element
    return element
  }
}

extension Text {
  /// The box of a text that a renderer draws.
  @MainActor
  private func rendered(
    _ runs: [ResolvedRun], _ role: TextRole, _ renderer: any TextRenderer,
    _ context: LoweringContext
  ) -> Element {
    let own = TextMeasure(role.text, by: context.session.text)
    let proxy = TextProxy { proposal in
      let size = own.measure(proposal.proposal).size
      return CGSize(width: size.width, height: size.height)
    }
    return Element(
      context, named: Self.self,
      layout: LeafLayout { proposal in
        let size = renderer.sizeThatFits(proposal: ProposedViewSize(proposal), text: proxy)
        var answer = own.measure(proposal)
        answer.size = Size(width: size.width, height: size.height)
        return answer
      },
      role: RenderedTextRole(
        base: role, renderer: renderer, marks: runs.map(\.marks), context: context))
  }
}

extension ResolvedStyle {
  /// A Boolean value that indicates whether the paint is the same in all rectangles.
  fileprivate var isColor: Bool { if case .color = self { true } else { false } }
}

/// Draws a text in the element's frame.
struct TextRole: ElementRole {
  let text: StyledText
  /// The style of each run; empty where all are colours, which the text has already.
  let styles: [ResolvedStyle]
  /// The change into the text, while it is on its way.
  var change: TextChange.Moment?

  var accessibility: AccessibilityInfo? { AccessibilityInfo(label: text.string, .isStaticText) }

  func draw(_ element: Element, into builder: inout DisplayListBuilder) {
    let rect = element.rect
    // A text without any room is left out, as SwiftUI's is; it would run on over what is beside it.
    guard builder.sees(rect), rect.width > 0, !text.runs.isEmpty else { return }
    var text = text
    for index in styles.indices {
      text.runs[index].paint = styles[index].paint(in: rect) ?? text.runs[index].paint
    }
    let drops = styles.flatMap { style -> [Filter] in
      guard case .shadowed(_, let shadows) = style else { return [] }
      return shadows.filter { !$0.isInner }.map { .shadow($0.shadow) }
    }
    if let change {
      return change.draw(TextDrawing(text: text, frame: rect), for: element, into: &builder)
    }
    let drawing = DrawOperation.text(TextDrawing(text: text, frame: rect))
    if drops.isEmpty {
      builder.add(drawing, for: element)
    } else {
      builder.group(Layer(filters: drops, items: []), for: element) {
        $0.add(drawing, for: element)
      }
    }
  }
}
