private enum Keys {
  enum Font: EnvironmentKey { static var defaultValue: ViewTree.Font? { nil } }
  enum Weight: EnvironmentKey { static var defaultValue: ViewTree.Font.Weight? { nil } }
  enum Design: EnvironmentKey { static var defaultValue: ViewTree.Font.Design? { nil } }
  enum Features: EnvironmentKey { static var defaultValue: ResolvedFont.Features { [] } }
  enum Bold: EnvironmentKey { static var defaultValue: Bool { false } }
  enum Italic: EnvironmentKey { static var defaultValue: Bool { false } }
  enum Limit: EnvironmentKey { static var defaultValue: Int? { nil } }
  enum Least: EnvironmentKey { static var defaultValue: Int { 1 } }
  enum Reserves: EnvironmentKey { static var defaultValue: Bool { false } }
  enum Spacing: EnvironmentKey { static var defaultValue: CGFloat { 0 } }
  enum Alignment: EnvironmentKey { static var defaultValue: TextAlignment { .leading } }
  enum Truncation: EnvironmentKey { static var defaultValue: Text.TruncationMode { .tail } }
  enum Scale: EnvironmentKey { static var defaultValue: CGFloat { 1 } }
  enum Tightening: EnvironmentKey { static var defaultValue: Bool { false } }
  enum PushOut: EnvironmentKey { static var defaultValue: Bool { true } }
  enum Case: EnvironmentKey { static var defaultValue: Text.Case? { nil } }
  enum Style: EnvironmentKey { static var defaultValue: TextDecoration { TextDecoration() } }
}

/// Lines and distances that views set for the texts below.
struct TextDecoration {
  var underline: TextAttributes.Line?
  var strikethrough: TextAttributes.Line?
  var tracking: Double = 0
  var kerning: Double = 0
  var baselineOffset: Double = 0
  var background: RGBAColor?
}

extension EnvironmentValues {
  /// The default font, or nil for body.
  ///
  ///     VStack { Text("Kiel") }.environment(\.font, .title3)
  public var font: Font? {
    get { self[Keys.Font.self] }
    set { self[Keys.Font.self] = newValue }
  }

  package var fontWeight: Font.Weight? {
    get { self[Keys.Weight.self] }
    set { self[Keys.Weight.self] = newValue }
  }

  var fontDesign: Font.Design? {
    get { self[Keys.Design.self] }
    set { self[Keys.Design.self] = newValue }
  }

  var fontFeatures: ResolvedFont.Features {
    get { self[Keys.Features.self] }
    set { self[Keys.Features.self] = newValue }
  }

  package var isBold: Bool {
    get { self[Keys.Bold.self] }
    set { self[Keys.Bold.self] = newValue }
  }

  var isItalic: Bool {
    get { self[Keys.Italic.self] }
    set { self[Keys.Italic.self] = newValue }
  }

  /// The greatest number of lines, or nil for no limit.
  ///
  ///     VStack { Text(text) }.environment(\.lineLimit, 2)
  public var lineLimit: Int? {
    get { self[Keys.Limit.self] }
    set { self[Keys.Limit.self] = newValue }
  }

  /// The number of lines that a field of several lines keeps room for, at least 1.
  package var leastLines: Int {
    get { self[Keys.Least.self] }
    set { self[Keys.Least.self] = newValue }
  }

  var reservesLines: Bool {
    get { self[Keys.Reserves.self] }
    set { self[Keys.Reserves.self] = newValue }
  }

  /// The space between lines, in points.
  public var lineSpacing: CGFloat {
    get { self[Keys.Spacing.self] }
    set { self[Keys.Spacing.self] = newValue }
  }

  /// The alignment of the lines of a text.
  public var multilineTextAlignment: TextAlignment {
    get { self[Keys.Alignment.self] }
    set { self[Keys.Alignment.self] = newValue }
  }

  /// The part of a line that is truncated.
  public var truncationMode: Text.TruncationMode {
    get { self[Keys.Truncation.self] }
    set { self[Keys.Truncation.self] = newValue }
  }

  /// The least factor by which a text may shrink to fit, from 0 to 1.
  public var minimumScaleFactor: CGFloat {
    get { self[Keys.Scale.self] }
    set { self[Keys.Scale.self] = newValue }
  }

  /// A Boolean value that indicates whether letters may come closer together to fit.
  public var allowsTightening: Bool {
    get { self[Keys.Tightening.self] }
    set { self[Keys.Tightening.self] = newValue }
  }

  /// A Boolean value that indicates whether paragraphs do not end with a word alone in its line, as
  /// those of labels; editors leave each word where it was typed.
  package var pushesOutWords: Bool {
    get { self[Keys.PushOut.self] }
    set { self[Keys.PushOut.self] = newValue }
  }

  /// The case of letters, or nil to leave them.
  public var textCase: Text.Case? {
    get { self[Keys.Case.self] }
    set { self[Keys.Case.self] = newValue }
  }

  var textDecoration: TextDecoration {
    get { self[Keys.Style.self] }
    set { self[Keys.Style.self] = newValue }
  }

  /// The font where no view has set one: body.
  public var resolvedFont: ResolvedFont {
    var resolved = (font ?? .body).resolve(in: self)
    let scale = textScale
    if scale != .default { resolved.size *= scale.factor }
    if let leading = lineHeight?.leading(at: resolved.size) { resolved.leading = leading }
    return resolved
  }
}

extension EnvironmentModifier {
  @usableFromInline
  static func fontWeight(_ weight: Font.Weight?) -> EnvironmentModifier {
    EnvironmentModifier { $0.fontWeight = weight }
  }

  @usableFromInline
  static func lineLimit(_ number: Int?) -> EnvironmentModifier {
    EnvironmentModifier {
      $0.lineLimit = number.map { max(1, $0) }
      $0.reservesLines = false
      $0.leastLines = 1
    }
  }
}

extension View {
  /// Sets the default font of the view.
  ///
  ///     VStack { Text("Title"); Text("Subtitle") }.font(.headline)
  ///
  /// - Parameter font: The font, or nil for the default.
  /// - Returns: A view of the font.
  @inlinable
  public func font(_ font: Font?) -> some View { modifier(EnvironmentModifier { $0.font = font }) }
  /// Sets the weight of the fonts in the view.
  ///
  ///     Text("Price").fontWeight(.semibold)
  ///
  /// - Parameter weight: The weight, or nil for that of the font.
  /// - Returns: A view of the weight.
  @inlinable
  public func fontWeight(_ weight: Font.Weight?) -> some View {
    modifier(EnvironmentModifier.fontWeight(weight))
  }
  /// Sets the design of the fonts in the view.
  ///
  ///     Text("12:30").font(.largeTitle).fontDesign(.rounded)
  ///
  /// Of weights that a design lacks the nearest is drawn: rounded has light, regular and bold,
  /// serif regular and bold, the others all.
  ///
  /// - Parameter design: The design, or nil for that of the font.
  /// - Returns: A view of the design.
  public func fontDesign(_ design: Font.Design?) -> some View {
    transformingEnvironment { $0.fontDesign = design }
  }
  /// Applies a bold weight to the texts of the view, or removes it.
  ///
  ///     VStack {
  ///       Text("Gate 12")
  ///       Text("Boarding")
  ///     }
  ///     .bold()
  public func bold(_ isActive: Bool = true) -> some View {
    transformingEnvironment { $0.isBold = isActive }
  }
  /// Applies italics to the texts of the view, or removes them.
  ///
  ///     VStack(alignment: .leading) { Text("No notes yet") }.italic()
  public func italic(_ isActive: Bool = true) -> some View {
    transformingEnvironment { $0.isItalic = isActive }
  }
  /// Sets the texts of the view in a monospaced design, or in that of their fonts.
  ///
  ///     ScrollView { Text(verbatim: "let tide = 2.4") }.monospaced()
  public func monospaced(_ isActive: Bool = true) -> some View {
    transformingEnvironment { $0.fontDesign = isActive ? .monospaced : nil }
  }
  /// Sets the texts of the view with digits of equal width.
  ///
  ///     HStack {
  ///       Text("00:42")
  ///       Text("12:07")
  ///     }
  ///     .monospacedDigit()
  public func monospacedDigit() -> some View {
    transformingEnvironment { $0.fontFeatures.insert(.monospacedDigits) }
  }
  /// Underlines the texts of the view.
  ///
  ///     Text("Terms of use").underline(pattern: .dot, color: .gray)
  ///
  /// - Parameters:
  ///   - isActive: A Boolean value that indicates whether there is an underline.
  ///   - pattern: The pattern of the line.
  ///   - color: The colour of the line, or nil for the text's.
  /// - Returns: A view with underlined texts.
  public func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    transformingEnvironment { environment in
      environment.textDecoration.underline =
        isActive ? pattern.line(color?.resolveColor(in: environment)) : nil
    }
  }
  /// Strikes the texts of the view through.
  ///
  ///     Text("€20").strikethrough(isReduced)
  ///
  /// - Parameters:
  ///   - isActive: A Boolean value that indicates whether there is a line.
  ///   - pattern: The pattern of the line.
  ///   - color: The colour of the line, or nil for the text's.
  /// - Returns: A view whose texts have a line through them.
  public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    transformingEnvironment { environment in
      environment.textDecoration.strikethrough =
        isActive ? pattern.line(color?.resolveColor(in: environment)) : nil
    }
  }
  /// Sets the space added after each character of the view's texts, in points.
  ///
  ///     HStack { Text("NORTH") }.tracking(2)
  public func tracking(_ tracking: CGFloat) -> some View {
    transformingEnvironment { $0.textDecoration.tracking = tracking }
  }
  /// Sets the space added between characters of the view's texts, in points.
  ///
  ///     HStack { Text("AVENUE") }.kerning(-0.5)
  public func kerning(_ kerning: CGFloat) -> some View {
    transformingEnvironment { $0.textDecoration.kerning = kerning }
  }
  /// Raises the texts of the view above their baselines, in points; negative values lower them.
  ///
  ///     Text("x") + Text("2").font(.caption).baselineOffset(6)
  public func baselineOffset(_ offset: CGFloat) -> some View {
    transformingEnvironment { $0.textDecoration.baselineOffset = offset }
  }
  /// Limits the number of lines of each text in the view.
  ///
  ///     Text(article).lineLimit(3)
  ///
  /// - Parameter number: The greatest number of lines, or nil for no limit.
  /// - Returns: A view with a limit of lines.
  @inlinable
  public func lineLimit(_ number: Int?) -> some View {
    modifier(EnvironmentModifier.lineLimit(number))
  }
  /// Limits the number of lines of each text in the view, and may reserve the space of all of them.
  ///
  ///     Text(title).lineLimit(2, reservesSpace: true)
  ///
  /// - Parameters:
  ///   - limit: The greatest number of lines, at least 1.
  ///   - reservesSpace: A Boolean value that indicates whether shorter texts take the space of all
  ///     lines.
  /// - Returns: A view with a limit of lines.
  public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    transformingEnvironment {
      $0.lineLimit = max(1, limit)
      $0.reservesLines = reservesSpace
      $0.leastLines = reservesSpace ? max(1, limit) : 1
    }
  }
  /// Limits the number of lines of each text to the upper bound of a range; a field of several
  /// lines keeps room for the lower bound.
  ///
  ///     TextField("Notes", text: $notes, axis: .vertical).lineLimit(3...6)
  public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    transformingEnvironment {
      $0.lineLimit = max(1, limit.upperBound)
      $0.reservesLines = false
      $0.leastLines = max(1, limit.lowerBound)
    }
  }
  /// Limits the number of lines of each text to the upper bound of a range.
  public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    lineLimit(limit.upperBound)
  }
  /// Removes the limit of lines; a field of several lines keeps room for the lower bound.
  public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    transformingEnvironment {
      $0.lineLimit = nil
      $0.reservesLines = false
      $0.leastLines = max(1, limit.lowerBound)
    }
  }
  /// Sets the space between the lines of a text, in points, from 0.
  ///
  ///     Text("Two\nlines").lineSpacing(6)
  public func lineSpacing(_ spacing: CGFloat) -> some View {
    transformingEnvironment { $0.lineSpacing = max(0, spacing) }
  }
  /// Sets the alignment of the lines of each text in the view.
  ///
  ///     Text("A long line\nand a short one").multilineTextAlignment(.center)
  ///
  /// - Parameter alignment: The alignment of lines within the text's frame.
  /// - Returns: A view with the alignment.
  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    transformingEnvironment { $0.multilineTextAlignment = alignment }
  }
  /// Sets the part of a line that is replaced by an ellipsis where a text does not fit.
  ///
  ///     Text(path).lineLimit(1).truncationMode(.middle)
  ///
  /// - Parameter mode: The part that is cut.
  /// - Returns: A view with the truncation mode.
  public func truncationMode(_ mode: Text.TruncationMode) -> some View {
    transformingEnvironment { $0.truncationMode = mode }
  }
  /// Sets the least factor by which a text may shrink to fit.
  ///
  ///     Text(amount).lineLimit(1).minimumScaleFactor(0.5)
  ///
  /// - Parameter factor: The factor, from 0 to 1, which does not shrink the text.
  /// - Returns: A view whose texts may shrink.
  public func minimumScaleFactor(_ factor: CGFloat) -> some View {
    transformingEnvironment { $0.minimumScaleFactor = min(1, max(0, factor)) }
  }
  /// Sets whether letters may come closer together for a text to fit.
  ///
  ///     Text("A title that nearly fits").lineLimit(1).allowsTightening(true)
  public func allowsTightening(_ flag: Bool) -> some View {
    transformingEnvironment { $0.allowsTightening = flag }
  }
  /// Sets the transformation of the case of letters in the view; nil leaves them.
  ///
  ///     Text("Section").textCase(.uppercase)
  ///
  /// - Parameter textCase: The case, or nil to leave letters as they are.
  /// - Returns: A view of the case.
  public func textCase(_ textCase: Text.Case?) -> some View {
    transformingEnvironment { $0.textCase = textCase }
  }
}
