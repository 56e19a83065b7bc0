/// The rules for where lines of running text end, beside what Unicode's algorithm allows.
///
/// One table for words that a hyphen divides, for words that have one, and for the word that would
/// stand alone in a last line.
enum LineBreakRules {
  /// The number of letters that stay before a hyphen, at least, as TeX and CSS have it.
  static let leastHead = 2

  /// The number of letters that a hyphen carries to the next line, at least.
  ///
  /// Two of them read as a word of their own, so that TeX's English has three; its Russian file
  /// tells nothing, and is held to the same.
  static let leastTail = 3

  /// The prefixes of Russian words that have a hyphen behind them, each of which would stand as a
  /// word of its own at a line's end.
  static let prefixes: Set<String> = ["во", "кое", "кой", "по"]

  /// Returns a Boolean value that indicates whether the parts of a word around a hyphen of its own
  /// stay in one line, unless the word has no other room.
  ///
  /// - Parameters:
  ///   - head: The letters and digits before the hyphen.
  ///   - tail: The letters behind it.
  /// - Returns: True where one part is shorter than what a division leaves or carries, or is a
  ///   prefix.
  static func holds(_ head: String, _ tail: String) -> Bool {
    guard !head.isEmpty, !tail.isEmpty else { return false }
    return head.count < leastHead || tail.count < leastTail
      || prefixes.contains(head.lowercased())
  }

  /// The number of lines of the longest paragraph that reads as a title.
  private static let linesOfTitle = 3

  /// The number of letters of the longest word that is short in the last line of running text.
  private static let shortWord = 4

  /// Returns a Boolean value that indicates whether a word alone in a last line is given company.
  ///
  /// Running text is filled line by line, as a reader is used to: there only a word is, that would
  /// hardly be seen.
  ///
  /// - Parameters:
  ///   - lines: The number of the paragraph's lines.
  ///   - letters: The number of the word's letters.
  ///   - company: The number of letters of the word before, such as a preposition, which leaves no
  ///     hole.
  /// - Returns: True for a word of a title, and where one of both is short.
  static func givesCompany(lines: Int, letters: Int, company: Int) -> Bool {
    lines <= linesOfTitle || min(letters, company) <= shortWord
  }

  /// Returns a Boolean value that indicates whether the line that gave its last word away is long
  /// enough still: a hole is seen before a lone word would be.
  ///
  /// - Parameters:
  ///   - width: The width of what is left of the line.
  ///   - word: The width of the word that was alone.
  ///   - last: The width of the last line with both words.
  ///   - isFirst: A Boolean value that indicates whether the line is the first of two, which part
  ///     by their sense and are seen as a step; below others it would be a notch.
  /// - Returns: False below other lines where the line is shorter than half of the last one, or
  ///   than the word for which it gave one; what it gave leaves no hole where it is narrow beside
  ///   that word, as a preposition is.
  static func isWhole(_ width: Int, word: Int, last: Int, isFirst: Bool) -> Bool {
    isFirst || 2 * width >= last && (width >= word || 2 * (last - word) <= word)
  }
}
