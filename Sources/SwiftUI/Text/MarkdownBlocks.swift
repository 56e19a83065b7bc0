/// The blocks of a document of Markdown, as CommonMark has them but for tables and HTML.
///
/// A library for it, cmark, would be built by each user with `SwiftUI`, for the few apps that read
/// blocks.
struct MarkdownBlocks {
  /// A block that holds text, and those around it.
  struct Block: Equatable {
    /// The text, with what stands within its lines still to be read.
    let text: String
    /// A Boolean value that indicates whether the text stays as it is, as code does.
    var isVerbatim = false
    /// The block and those around it, the innermost first.
    let intents: [PresentationIntent.IntentType]
  }

  private typealias Lines = ArraySlice<Substring>

  /// The most quotations, lists and items in each other, beyond which their signs are text: a stack
  /// ends, and nobody reads so deep.
  private static let deepest = 100

  private var blocks: [Block] = []
  private var count = 0

  /// Returns the blocks of a text, in order.
  static func blocks(of text: String) -> [Block] {
    var parser = MarkdownBlocks()
    parser.parse(lines(of: text)[...], in: [])
    return parser.blocks
  }

  static func lines(of text: String) -> [Substring] {
    text.split(omittingEmptySubsequences: false) { $0.isNewline }
  }

  /// Joins a paragraph's lines: an end is a space, or a break after two spaces or a backslash.
  static func joined(_ lines: some Sequence<Substring>) -> String {
    var text = ""
    var isFirst = true
    for line in lines {
      if !isFirst {
        let isBroken = text.hasSuffix("  ") || text.hasSuffix("\\")
        if text.hasSuffix("\\") { text.removeLast() }
        while text.last == " " { text.removeLast() }
        text += isBroken ? "\n" : " "
      }
      text += line.drop { $0 == " " || $0 == "\t" }
      isFirst = false
    }
    while text.last == " " { text.removeLast() }
    return text
  }

  private mutating func parse(_ lines: Lines, in parents: [PresentationIntent.IntentType]) {
    var rest = lines
    let isDeepest = parents.count >= Self.deepest
    while let line = rest.first {
      if line.isBlank {
        rest.removeFirst()
      } else if let (kind, text) = line.heading {
        rest.removeFirst()
        add(kind, text, in: parents)
      } else if let fence = line.fence {
        rest = code(rest.dropFirst(), fence, in: parents)
      } else if line.isThematicBreak {
        rest.removeFirst()
        add(.thematicBreak, "⸻", isVerbatim: true, in: parents)
      } else if !isDeepest, line.trimmed.hasPrefix(">") {
        let quoted = rest.prefix { $0.trimmed.hasPrefix(">") }
        rest = rest.dropFirst(quoted.count)
        parse(quoted.map(\.unquoted)[...], in: [next(.blockQuote)] + parents)
      } else if !isDeepest, let marker = line.listMarker {
        rest = list(rest, marker, in: parents)
      } else {
        rest = paragraph(rest, in: parents)
      }
    }
  }

  private mutating func next(_ kind: PresentationIntent.Kind) -> PresentationIntent.IntentType {
    count += 1
    return PresentationIntent.IntentType(kind: kind, identity: count)
  }

  private mutating func add(
    _ kind: PresentationIntent.Kind, _ text: String, isVerbatim: Bool = false,
    in parents: [PresentationIntent.IntentType]
  ) {
    blocks.append(
      Block(text: text, isVerbatim: isVerbatim, intents: [next(kind)] + parents))
  }

  /// Reads lines until a fence of the same letters, and returns those behind it.
  private mutating func code(
    _ lines: Lines, _ fence: (mark: Substring, hint: String?),
    in parents: [PresentationIntent.IntentType]
  ) -> Lines {
    let inner = lines.prefix { !($0.trimmed.hasPrefix(fence.mark) && $0.fence?.hint == nil) }
    let text = inner.map { $0 + "\n" }.joined()
    add(.codeBlock(languageHint: fence.hint), text, isVerbatim: true, in: parents)
    return lines.dropFirst(inner.count + 1)
  }

  private mutating func paragraph(
    _ lines: Lines, in parents: [PresentationIntent.IntentType]
  ) -> Lines {
    var inner = lines.prefix(1)
    var rest = lines.dropFirst()
    while let line = rest.first, !line.isBlank, !line.beginsBlock {
      rest = rest.dropFirst()
      if let level = line.underlineLevel {
        add(.header(level: level), Self.joined(inner), in: parents)
        return rest
      }
      inner.append(line)
    }
    add(.paragraph, Self.joined(inner), in: parents)
    return rest
  }

  /// Reads the items of a list, and returns the lines behind it.
  private mutating func list(
    _ lines: Lines, _ first: MarkdownListMarker, in parents: [PresentationIntent.IntentType]
  ) -> Lines {
    let list = next(first.ordinal == nil ? .unorderedList : .orderedList)
    var ordinal = first.ordinal ?? 1
    var rest = lines
    while let line = rest.first, let marker = line.listMarker, marker.isAlike(first) {
      var item = [line.dropFirst(marker.width)]
      rest = rest.dropFirst()
      while let line = rest.first {
        let isInside = line.indentation >= marker.width
        let goesOn = !line.beginsBlock && line.listMarker == nil && item.last?.isBlank == false
        let isBetween = line.isBlank && rest.dropFirst().first.map(marker.holds) == true
        guard isInside || isBetween || (goesOn && !line.isBlank) else { break }
        item.append(line.dropFirst(min(marker.width, line.indentation)))
        rest = rest.dropFirst()
      }
      parse(item[...], in: [next(.listItem(ordinal: ordinal)), list] + parents)
      ordinal += 1
      let blanks = rest.prefix(while: \.isBlank).count
      if rest.dropFirst(blanks).first?.listMarker?.isAlike(first) == true {
        rest = rest.dropFirst(blanks)
      }
    }
    return rest
  }
}

/// The bullet or the number before an item of a list.
struct MarkdownListMarker {
  /// The number; nil for a bullet.
  let ordinal: Int?
  /// The character of the bullet, or the one behind the number.
  let sign: Character
  /// The columns before the item's text.
  let width: Int

  /// Returns a Boolean value that indicates whether two markers are of one list.
  func isAlike(_ other: Self) -> Bool {
    sign == other.sign && (ordinal == nil) == (other.ordinal == nil)
  }

  /// Returns a Boolean value that indicates whether a line belongs to the item by its indentation.
  func holds(_ line: Substring) -> Bool { !line.isBlank && line.indentation >= width }
}

extension Substring {
  fileprivate var isBlank: Bool { allSatisfy { $0 == " " || $0 == "\t" } }

  /// The number of spaces at the beginning.
  fileprivate var indentation: Int { prefix { $0 == " " }.count }

  fileprivate var trimmed: Substring { drop { $0 == " " } }

  /// The heading of a line that begins with one to six number signs.
  fileprivate var heading: (PresentationIntent.Kind, String)? {
    let line = trimmed
    let level = line.prefix { $0 == "#" }.count
    let text = line.dropFirst(level)
    guard (1...6).contains(level), text.isEmpty || text.first == " " else { return nil }
    var words = text.trimmed
    while words.last == " " || words.last == "#" { words.removeLast() }
    return (.header(level: level), String(words))
  }

  /// The three letters of a fence around code, and what stands behind them.
  fileprivate var fence: (mark: Substring, hint: String?)? {
    let line = trimmed
    guard line.hasPrefix("```") || line.hasPrefix("~~~") else { return nil }
    let mark = line.prefix { $0 == line.first }
    let hint = line.dropFirst(mark.count).trimmed
    return (mark, hint.isBlank ? nil : String(hint))
  }

  fileprivate var isThematicBreak: Bool {
    let signs = filter { $0 != " " }
    guard signs.count >= 3, let sign = signs.first, "*-_".contains(sign) else { return false }
    return signs.allSatisfy { $0 == sign }
  }

  /// The level of the heading that a line of equals signs or hyphens makes of the lines before it.
  fileprivate var underlineLevel: Int? {
    let line = trimmed.filter { $0 != " " }
    guard let sign = line.first, line.allSatisfy({ $0 == sign }) else { return nil }
    return sign == "=" ? 1 : sign == "-" ? 2 : nil
  }

  fileprivate var unquoted: Substring {
    let line = trimmed.dropFirst()
    return line.first == " " ? line.dropFirst() : line
  }

  /// A Boolean value that indicates whether a line ends the paragraph before it.
  fileprivate var beginsBlock: Bool {
    if underlineLevel != nil { return false }
    return heading != nil || fence != nil || isThematicBreak || trimmed.hasPrefix(">")
      || listMarker != nil
  }

  /// The bullet or the number at the beginning; nil for a line that has none.
  fileprivate var listMarker: MarkdownListMarker? {
    let line = trimmed
    guard !isThematicBreak, let first = line.first else { return nil }
    let digits = line.prefix { $0.isASCII && $0.isNumber }
    let sign = digits.isEmpty ? first : line.dropFirst(digits.count).first
    let behind = line.dropFirst(digits.count + 1)
    guard let sign, behind.first == " " || behind.isEmpty,
      (digits.isEmpty ? "-*+" : ".)").contains(sign)
    else { return nil }
    return MarkdownListMarker(
      ordinal: Int(digits), sign: sign,
      width: indentation + digits.count + 1 + Swift.max(1, behind.indentation))
  }
}
