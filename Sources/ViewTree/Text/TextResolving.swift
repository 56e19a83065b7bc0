/// A part of a text in one style.
struct ResolvedRun {
  let content: StyledText.Run.Content
  let attributes: TextAttributes
  let style: ResolvedStyle
  /// The attributes by which a renderer recognises the run.
  var marks: [any TextAttribute] = []
}

extension EnvironmentValues {
  /// The paragraph style of texts in the environment.
  var paragraphStyle: ParagraphStyle {
    let alignment: ParagraphStyle.Alignment =
      switch multilineTextAlignment {
      case .leading: .leading
      case .center: .center
      case .trailing: .trailing
      }
    let truncation: ParagraphStyle.Truncation =
      switch truncationMode {
      case .head: .head
      case .middle: .middle
      case .tail: .tail
      }
    return ParagraphStyle(
      alignment: alignment,
      direction: layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight,
      lineLimit: lineLimit, reservesSpace: reservesLines, truncation: truncation,
      lineSpacing: lineSpacing, minimumScaleFactor: minimumScaleFactor,
      allowsTightening: allowsTightening, pushesOutWords: pushesOutWords)
  }
}

extension Text {
  /// The text's parts in an environment; changes nearest the words win.
  func runs(in environment: EnvironmentValues) -> [ResolvedRun] {
    var inner = environment
    for change in changes.reversed() { change.apply(to: &inner) }
    switch storage {
    case .verbatim(let string): return [inner.run(string)]
    case .localized(let text): return text.runs(in: inner)
    case .formatted(let text): return [inner.run(text.string(in: inner))]
    case .image(let image): return image.inlineRun(in: inner).map { [$0] } ?? []
    case .concatenated(let first, let second):
      return first.runs(in: inner) + second.runs(in: inner)
    }
  }

  /// Returns the string of the text in an environment.
  ///
  ///     let words = Text("ferry.next").string(in: EnvironmentValues())
  public func string(in environment: EnvironmentValues) -> String {
    runs(in: environment).map { run in
      if case .text(let string) = run.content { string } else { "" }
    }.joined()
  }
}

extension EnvironmentValues {
  /// A part in the current style.
  func run(_ string: String) -> ResolvedRun {
    ResolvedRun(
      content: .text(cased(string)), attributes: textAttributes,
      style: ForegroundStyle()._style(in: self), marks: textMarks)
  }

  var textAttributes: TextAttributes {
    let decoration = textDecoration
    return TextAttributes(
      font: resolvedFont, tracking: decoration.tracking, kerning: decoration.kerning,
      baselineOffset: decoration.baselineOffset, underline: decoration.underline,
      strikethrough: decoration.strikethrough, background: decoration.background,
      language: language)
  }

  private func cased(_ string: String) -> String {
    switch textCase {
    case .uppercase: string.uppercased(with: locale)
    case .lowercase: string.lowercased(with: locale)
    case nil: string
    }
  }
}

extension Text.Change {
  func apply(to environment: inout EnvironmentValues) {
    switch self {
    case .font(let font): if let font { environment.font = font }
    case .weight(let weight): environment.fontWeight = weight
    case .design(let design): environment.fontDesign = design
    case .features(let features): environment.fontFeatures.formUnion(features)
    case .bold(let isBold): environment.isBold = isBold
    case .italic(let isItalic): environment.isItalic = isItalic
    case .style(let style): environment.setForeground([style])
    case .color(let color): if let color { environment.foregroundStyles = [color] }
    case .underline(let line):
      environment.textDecoration.underline = line.map {
        $0.pattern.line($0.color?.resolveColor(in: environment))
      }
    case .strikethrough(let line):
      environment.textDecoration.strikethrough = line.map {
        $0.pattern.line($0.color?.resolveColor(in: environment))
      }
    case .tracking(let points): environment.textDecoration.tracking = points
    case .kerning(let points): environment.textDecoration.kerning = points
    case .baselineOffset(let points): environment.textDecoration.baselineOffset = points
    case .scale(let scale): environment.textScale = scale
    case .lineHeight(let height): environment.lineHeight = height
    case .mark(let mark): environment.textMarks.append(mark)
    case .background(let color):
      environment.textDecoration.background = color.resolveColor(in: environment)
    }
  }
}
