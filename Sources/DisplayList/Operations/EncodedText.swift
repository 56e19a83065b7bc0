import Foundation

extension DisplayListEncoder {
  /// The width and height stay exact: lines are broken at this very width.
  mutating func encode(_ drawing: TextDrawing) throws {
    out.point(drawing.frame.origin)
    out.number(Double(drawing.frame.width))
    out.number(Double(drawing.frame.height))
    encode(drawing.text.paragraph)
    out.count(drawing.text.runs.count)
    for run in drawing.text.runs {
      try encode(run.content)
      encode(run.attributes)
      try encode(run.paint)
    }
  }

  private mutating func encode(_ content: StyledText.Run.Content) throws {
    switch content {
    case .text(let string):
      out.tag(1)
      out.string(string)
    case .symbol(let symbol):
      out.tag(2)
      try encode(symbol)
    }
  }

  private mutating func encode(_ attributes: TextAttributes) {
    encode(attributes.font)
    out.number(attributes.tracking)
    out.number(attributes.kerning)
    out.number(attributes.baselineOffset)
    encode(attributes.underline)
    encode(attributes.strikethrough)
    encode(attributes.background)
    out.optional(attributes.language) { $0.string($1) }
  }

  private mutating func encode(_ line: TextAttributes.Line?) {
    out.flag(line != nil)
    guard let line else { return }
    let pattern: UInt8 =
      switch line.pattern {
      case .solid: 0
      case .dot: 1
      case .dash: 2
      case .dashDot: 3
      case .dashDotDot: 4
      }
    out.tag(pattern)
    encode(line.color)
  }

  private mutating func encode(_ color: RGBAColor?) {
    out.flag(color != nil)
    if let color { encode(color) }
  }

  private mutating func encode(_ paragraph: ParagraphStyle) {
    let alignment: UInt8 =
      switch paragraph.alignment {
      case .leading: 0
      case .center: 1
      case .trailing: 2
      }
    let truncation: UInt8 =
      switch paragraph.truncation {
      case .head: 0
      case .middle: 1
      case .tail: 2
      }
    out.tag(alignment)
    out.flag(paragraph.direction == .rightToLeft)
    out.optional(paragraph.lineLimit) { $0.signed(Int64($1)) }
    out.flag(paragraph.reservesSpace)
    out.tag(truncation)
    out.number(paragraph.lineSpacing)
    out.number(paragraph.minimumScaleFactor)
    // Two flags in one byte: most texts have the bytes that they had before there was the second.
    out.tag((paragraph.allowsTightening ? 1 : 0) | (paragraph.pushesOutWords ? 0 : 2))
  }

  mutating func encode(_ symbol: SymbolReference) throws {
    out.string(symbol.name)
    encode(symbol.font)
    let scale: UInt8 =
      switch symbol.scale {
      case .small: 0
      case .medium: 1
      case .large: 2
      }
    out.tag(symbol.template == nil ? scale : scale + 3)
    if let path = symbol.template {
      try encode(ImageReference(name: symbol.name, location: .file(path: path)))
    }
  }

  private mutating func encode(_ font: ResolvedFont) {
    switch font.family {
    case .system(let design):
      out.tag(1)
      out.string(design.rawValue)
    case .custom(let name):
      out.tag(2)
      out.string(name)
    }
    out.number(font.size)
    out.signed(Int64(font.weight.rawValue))
    out.flag(font.isItalic)
    out.signed(Int64(font.features.rawValue))
    out.number(font.leading)
  }
}
