/// The words that stand alone in the last lines of a text's paragraphs.
///
/// Words that a no-break space holds together are two as they are read: a preposition beside its
/// noun is no orphan, and a word pushed out to them would leave a stump above.
struct OrphanedWords {
  /// The text, in bytes.
  var text: [UInt8]
  /// The bytes of each line; a line that goes on with a paragraph begins where the last one ended.
  var lines: [Range<Int>]
  /// The bytes before which a line may begin, in order.
  var opportunities: [Int]

  /// The bytes from the word before each to its end, where the line before has others too and the
  /// word is to have company (``LineBreakRules/givesCompany(lines:letters:company:)``).
  var withWordsBefore: [Range<Int>] {
    lines.indices.dropFirst().compactMap { index in
      let (line, last) = (lines[index - 1], lines[index])
      let next = lines.dropFirst(index + 1).first
      guard line.upperBound == last.lowerBound, next?.lowerBound != last.upperBound,
        !last.isEmpty, opportunities(inside: last).isEmpty, wordCount(in: last) == 1,
        opportunities.contains(last.lowerBound),
        let start = opportunities(inside: line).last,
        LineBreakRules.givesCompany(
          lines: lineCount(to: index), letters: letterCount(in: last),
          company: letterCount(in: start..<line.upperBound))
      else { return nil }
      return start..<last.upperBound
    }
  }

  /// Returns the number of lines of a paragraph up to one of them.
  private func lineCount(to index: Int) -> Int {
    var first = index
    while first > 0, lines[first - 1].upperBound == lines[first].lowerBound { first -= 1 }
    return index - first + 1
  }

  private func wordCount(in line: Range<Int>) -> Int {
    words(in: line).split(whereSeparator: \.isWhitespace).count
  }

  private func letterCount(in line: Range<Int>) -> Int {
    words(in: line).count { $0.isLetter || $0.isNumber }
  }

  private func words(in line: Range<Int>) -> String {
    String(decoding: text[line.clamped(to: text.indices)], as: UTF8.self)
  }

  private func opportunities(inside line: Range<Int>) -> [Int] {
    opportunities.filter { $0 > line.lowerBound && $0 < line.upperBound }
  }
}
