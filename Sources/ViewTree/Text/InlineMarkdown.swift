/// The inline part of Markdown that SwiftUI's texts understand: strong, emphasis, code,
/// strikethrough and links.
package enum InlineMarkdown {
  /// A part of a text in one style.
  package struct Span: Equatable {
    package var text: String
    package var isStrong = false
    package var isEmphasized = false
    package var isCode = false
    package var isStruck = false
    package var link: String?

    func apply(to environment: inout EnvironmentValues) {
      if isStrong { environment.isBold = true }
      if isEmphasized { environment.isItalic = true }
      if isCode { environment.fontDesign = .monospaced }
      if isStruck { environment.textDecoration.strikethrough = TextAttributes.Line() }
      if link != nil { environment.foregroundStyles = [Color.tintColor] }
    }
  }

  package static func spans(of text: String) -> [Span] {
    // Few texts have any of these, and looking at bytes is much cheaper than at characters.
    guard text.utf8.contains(where: isSpecial), text.contains(where: { "*_`~[\\".contains($0) })
    else { return [Span(text: text)] }
    var spans: [Span] = []
    parse(Substring(text), Span(text: ""), &spans)
    return spans
  }

  private static func isSpecial(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "`"), UInt8(ascii: "~"),
      UInt8(ascii: "["), UInt8(ascii: "\\"):
      true
    default: false
    }
  }

  private static func parse(_ text: Substring, _ style: Span, _ spans: inout [Span]) {
    var rest = text
    var words = ""
    func flush() {
      guard !words.isEmpty else { return }
      var span = style
      span.text = words
      spans.append(span)
      words = ""
    }
    scan: while let character = rest.first {
      if character == "\\", let next = rest.dropFirst().first, next.isPunctuation {
        words.append(next)
        rest = rest.dropFirst(2)
        continue
      }
      for marker in Marker.all where rest.hasPrefix(marker.text) {
        let before = words.last
        guard let (inner, after) = marker.match(rest, before: before) else { continue }
        flush()
        var styled = style
        marker.change(&styled)
        if styled.isCode {
          styled.text = String(inner)
          spans.append(styled)
        } else {
          parse(inner, styled, &spans)
        }
        rest = after
        continue scan
      }
      if character == "[", let (label, target, after) = link(rest) {
        flush()
        var styled = style
        styled.link = target
        parse(label, styled, &spans)
        rest = after
        continue
      }
      words.append(character)
      rest = rest.dropFirst()
    }
    flush()
  }

  /// `[label](target)` at the beginning of a text.
  private static func link(_ text: Substring) -> (Substring, String, Substring)? {
    guard let close = text.range(of: "](") else { return nil }
    let tail = text[close.upperBound...]
    guard let end = tail.firstIndex(of: ")") else { return nil }
    let label = text[text.index(after: text.startIndex)..<close.lowerBound]
    guard !label.contains("[") else { return nil }
    return (label, String(tail[..<end]), tail[tail.index(after: end)...])
  }

  private struct Marker: Sendable {
    let text: String
    let change: @Sendable (inout Span) -> Void

    static let all = [
      Marker(text: "***") {
        $0.isStrong = true
        $0.isEmphasized = true
      },
      Marker(text: "**") { $0.isStrong = true }, Marker(text: "__") { $0.isStrong = true },
      Marker(text: "~~") { $0.isStruck = true }, Marker(text: "`") { $0.isCode = true },
      Marker(text: "*") { $0.isEmphasized = true },
      Marker(text: "_") { $0.isEmphasized = true },
    ]

    /// Returns the text between this marker and its closing one, and the rest, or nil without a
    /// match.
    ///
    /// As CommonMark's flanking rules have it, no space may stand inside of the markers, and
    /// underscores within a word are letters.
    func match(_ text: Substring, before: Character?) -> (Substring, Substring)? {
      let isUnderscore = self.text.first == "_"
      if isUnderscore, let before, before.isLetter || before.isNumber { return nil }
      let inner = text.dropFirst(self.text.count)
      guard let first = inner.first, !first.isWhitespace else { return nil }
      var search = inner.startIndex
      while let end = inner.range(of: self.text, range: search..<inner.endIndex) {
        let content = inner[..<end.lowerBound]
        let after = inner[end.upperBound...]
        let followed = after.first.map { $0.isLetter || $0.isNumber } ?? false
        if let last = content.last, !last.isWhitespace, !(isUnderscore && followed) {
          return (content, after)
        }
        search = inner.index(after: end.lowerBound)
      }
      return nil
    }
  }
}
