extension TextSpan {
  /// Returns the spans with soft hyphens at some bytes of what is shaped, which are not within a
  /// symbol.
  static func divided(_ spans: [TextSpan], at places: [Int]) -> [TextSpan] {
    var result: [TextSpan] = []
    var rest = places[...]
    for span in spans {
      var part = span
      part.start = result.last?.end ?? 0
      while let place = rest.first, place <= span.end {
        rest.removeFirst()
        // The bytes before the place, of those that are not in a part yet.
        let offset = place - span.source(part)
        let bytes = Array(part.text.utf8)
        guard offset > 0, offset <= bytes.count else { continue }
        var head = part
        head.text = String(decoding: bytes[..<offset], as: UTF8.self) + softHyphen
        result.append(head)
        part.text = String(decoding: bytes[offset...], as: UTF8.self)
        (part.start, part.source) = (head.end, part.source + offset)
        part.continues = true
      }
      if !part.text.isEmpty || result.isEmpty { result.append(part) }
    }
    return result
  }

  static let softHyphen = "\u{AD}"

  /// Returns the place of the undivided text that stands for one of a text with soft hyphens at
  /// some places.
  static func place(_ place: Int, without divisions: [Int]) -> Int {
    let width = softHyphen.utf8.count
    let before = divisions.enumerated().count { $0.element + $0.offset * width < place }
    return place - before * width
  }

  /// Returns the byte of what this span stands in, at which a later part of it begins.
  private func source(_ part: TextSpan) -> Int { start + part.source - source }
}

extension [TextSpan] {
  /// Returns the places in which lines end within a word: after one letter and before another.
  func brokenWords(_ lines: [ParagraphShaper.BrokenLine]) -> [Int] {
    zip(lines, lines.dropFirst()).compactMap { line, next in
      let place = next.bytes.lowerBound
      guard line.bytes.upperBound == place, isLetter(before: place) else { return nil }
      return place
    }
  }

  /// Returns the places in which lines end within a word that no hyphen divides there.
  func undividedWords(_ lines: [ParagraphShaper.BrokenLine]) -> [Int] {
    let hyphen = [UInt8](TextSpan.softHyphen.utf8)
    return brokenWords(lines).filter { place in
      hyphen != (place - hyphen.count..<place).map { byte($0) ?? 0 }
    }
  }

  /// Returns a Boolean value that indicates whether the bytes before and after a place belong to
  /// letters.
  ///
  /// Of letters outside of ASCII it is only known that they are no ASCII sign.
  private func isLetter(before place: Int) -> Bool {
    guard place > 0, let last = byte(place - 1), let next = byte(place) else { return false }
    func isLetter(_ byte: UInt8) -> Bool {
      byte >= 0x80 || (byte | 0x20) >= 0x61 && (byte | 0x20) <= 0x7A
    }
    return isLetter(last) && isLetter(next)
  }

  private func byte(_ place: Int) -> UInt8? {
    guard !isEmpty else { return nil }
    let span = self[TextSpan.index(of: place, in: self)]
    let text = span.text.utf8
    guard place >= span.start, place < span.end else { return nil }
    return text[text.index(text.startIndex, offsetBy: place - span.start)]
  }
}
