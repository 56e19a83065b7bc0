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

  /// The bytes from the word before each to its end, where the line before has others too.
  var withWordsBefore: [Range<Int>] {
    zip(lines, lines.dropFirst()).enumerated().compactMap { index, pair in
      let (line, last) = pair
      let next = lines.dropFirst(index + 2).first
      guard line.upperBound == last.lowerBound, next?.lowerBound != last.upperBound,
        !last.isEmpty, opportunities(inside: last).isEmpty, wordCount(in: last) == 1,
        opportunities.contains(last.lowerBound),
        let start = opportunities(inside: line).last
      else { return nil }
      return start..<last.upperBound
    }
  }

  private func wordCount(in line: Range<Int>) -> Int {
    String(decoding: text[line.clamped(to: text.indices)], as: UTF8.self)
      .split(whereSeparator: \.isWhitespace).count
  }

  private func opportunities(inside line: Range<Int>) -> [Int] {
    opportunities.filter { $0 > line.lowerBound && $0 < line.upperBound }
  }
}
