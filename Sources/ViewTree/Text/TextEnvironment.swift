private enum Keys {
  enum Font: EnvironmentKey { static var defaultValue: ViewTree.Font? { nil } }
  enum Weight: EnvironmentKey { static var defaultValue: ViewTree.Font.Weight? { nil } }
  enum Design: EnvironmentKey { static var defaultValue: ViewTree.Font.Design? { nil } }
  enum Features: EnvironmentKey { static var defaultValue: ResolvedFont.Features { [] } }
  enum Bold: EnvironmentKey { static var defaultValue: Bool { false } }
  enum Italic: EnvironmentKey { static var defaultValue: Bool { false } }
  enum Limit: EnvironmentKey { static var defaultValue: Int? { nil } }
  enum Reserves: EnvironmentKey { static var defaultValue: Bool { false } }
  enum Spacing: EnvironmentKey { static var defaultValue: CGFloat { 0 } }
  enum Alignment: EnvironmentKey { static var defaultValue: TextAlignment { .leading } }
  enum Truncation: EnvironmentKey { static var defaultValue: Text.TruncationMode { .tail } }
  enum Scale: EnvironmentKey { static var defaultValue: CGFloat { 1 } }
  enum Tightening: EnvironmentKey { static var defaultValue: Bool { false } }
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

/// Where lines of a text that has several stand.
public enum TextAlignment: Hashable, CaseIterable, Sendable { case leading, center, trailing }

extension EnvironmentValues {
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

  public var lineLimit: Int? {
    get { self[Keys.Limit.self] }
    set { self[Keys.Limit.self] = newValue }
  }

  var reservesLines: Bool {
    get { self[Keys.Reserves.self] }
    set { self[Keys.Reserves.self] = newValue }
  }

  /// Points between lines.
  public var lineSpacing: CGFloat {
    get { self[Keys.Spacing.self] }
    set { self[Keys.Spacing.self] = newValue }
  }

  public var multilineTextAlignment: TextAlignment {
    get { self[Keys.Alignment.self] }
    set { self[Keys.Alignment.self] = newValue }
  }

  public var truncationMode: Text.TruncationMode {
    get { self[Keys.Truncation.self] }
    set { self[Keys.Truncation.self] = newValue }
  }

  public var minimumScaleFactor: CGFloat {
    get { self[Keys.Scale.self] }
    set { self[Keys.Scale.self] = newValue }
  }

  public var allowsTightening: Bool {
    get { self[Keys.Tightening.self] }
    set { self[Keys.Tightening.self] = newValue }
  }

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
    }
  }
}

extension View {
  @inlinable
  public func font(_ font: Font?) -> some View { modifier(EnvironmentModifier { $0.font = font }) }
  @inlinable
  public func fontWeight(_ weight: Font.Weight?) -> some View {
    modifier(EnvironmentModifier.fontWeight(weight))
  }
  public func fontDesign(_ design: Font.Design?) -> some View {
    transformingEnvironment { $0.fontDesign = design }
  }
  public func bold(_ isActive: Bool = true) -> some View {
    transformingEnvironment { $0.isBold = isActive }
  }
  public func italic(_ isActive: Bool = true) -> some View {
    transformingEnvironment { $0.isItalic = isActive }
  }
  public func monospaced(_ isActive: Bool = true) -> some View {
    transformingEnvironment { $0.fontDesign = isActive ? .monospaced : nil }
  }
  public func monospacedDigit() -> some View {
    transformingEnvironment { $0.fontFeatures.insert(.monospacedDigits) }
  }
  public func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    transformingEnvironment { environment in
      environment.textDecoration.underline =
        isActive ? pattern.line(color?.resolveColor(in: environment)) : nil
    }
  }
  public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    transformingEnvironment { environment in
      environment.textDecoration.strikethrough =
        isActive ? pattern.line(color?.resolveColor(in: environment)) : nil
    }
  }
  public func tracking(_ tracking: CGFloat) -> some View {
    transformingEnvironment { $0.textDecoration.tracking = tracking }
  }
  public func kerning(_ kerning: CGFloat) -> some View {
    transformingEnvironment { $0.textDecoration.kerning = kerning }
  }
  public func baselineOffset(_ offset: CGFloat) -> some View {
    transformingEnvironment { $0.textDecoration.baselineOffset = offset }
  }
  @inlinable
  public func lineLimit(_ number: Int?) -> some View {
    modifier(EnvironmentModifier.lineLimit(number))
  }
  public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    transformingEnvironment {
      $0.lineLimit = max(1, limit)
      $0.reservesLines = reservesSpace
    }
  }
  public func lineLimit(_ limit: ClosedRange<Int>) -> some View { lineLimit(limit.upperBound) }
  public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    lineLimit(limit.upperBound)
  }
  public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View { lineLimit(nil) }
  public func lineSpacing(_ spacing: CGFloat) -> some View {
    transformingEnvironment { $0.lineSpacing = max(0, spacing) }
  }
  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    transformingEnvironment { $0.multilineTextAlignment = alignment }
  }
  public func truncationMode(_ mode: Text.TruncationMode) -> some View {
    transformingEnvironment { $0.truncationMode = mode }
  }
  public func minimumScaleFactor(_ factor: CGFloat) -> some View {
    transformingEnvironment { $0.minimumScaleFactor = min(1, max(0, factor)) }
  }
  public func allowsTightening(_ flag: Bool) -> some View {
    transformingEnvironment { $0.allowsTightening = flag }
  }
  public func textCase(_ textCase: Text.Case?) -> some View {
    transformingEnvironment { $0.textCase = textCase }
  }
}
