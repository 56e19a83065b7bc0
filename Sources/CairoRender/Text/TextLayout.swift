import DisplayList

extension TextLayout {
  /// The places of a shaped text's characters within a frame's width, in points.
  init(of shaped: ShapedText, _ text: StyledText, width: Double) {
    let string = text.string
    let boundaries = CharacterBoundaries(string)
    let lines = shaped.lines.map { line in
      let indent = Double(text.paragraph.indent(line.width, within: width))
      let characters =
        boundaries.character(
          at: line.bytes.lowerBound)..<max(
          boundaries.character(at: line.bytes.lowerBound),
          boundaries.character(at: line.bytes.upperBound))
      return Line(
        characters: characters, top: line.top, bottom: line.bottom, start: indent,
        cells: Self.cells(of: line, boundaries, indent: indent))
    }
    self.init(
      lines: lines, count: boundaries.count, direction: text.paragraph.direction, width: width)
  }

  /// Returns the cells of a line; a cluster of several characters, such as a ligature, is shared
  /// evenly.
  private static func cells(
    of line: ShapedText.Line, _ boundaries: CharacterBoundaries, indent: Double
  ) -> [Cell] {
    // A cluster reaches to the byte at which the next begins in the order of reading.
    let starts = line.clusters.map { Int($0.byte) }.sorted() + [line.bytes.upperBound]
    var ends: [Int: Int] = [:]
    for (start, end) in zip(starts, starts.dropFirst()) where end > start { ends[start] = end }
    return line.clusters.flatMap { cluster -> [Cell] in
      let first = boundaries.character(at: Int(cluster.byte))
      let end = ends[Int(cluster.byte)].map { boundaries.character(at: $0) } ?? first + 1
      let count = max(1, end - first)
      let share = Double(cluster.right - cluster.left) / Double(count)
      return (0..<count).map { index in
        let left = indent + Double(cluster.left) + share * Double(index)
        return Cell(
          character: cluster.isRightToLeft ? first + count - 1 - index : first + index,
          left: left, right: left + share, isRightToLeft: cluster.isRightToLeft)
      }
    }
  }
}

/// The offsets of a string's characters, in bytes of UTF-8.
private struct CharacterBoundaries {
  private let starts: [Int]

  init(_ string: String) {
    var (starts, byte) = ([Int](), 0)
    for character in string {
      starts.append(byte)
      byte += character.utf8.count
    }
    self.starts = starts
  }

  var count: Int { starts.count }

  /// Returns the character that a byte belongs to; the count behind the last.
  func character(at byte: Int) -> Int {
    var (low, high) = (0, starts.count)
    while low < high {
      let middle = (low + high) / 2
      if starts[middle] < byte { low = middle + 1 } else { high = middle }
    }
    guard low < starts.count || low == 0 else { return low }
    return low > 0 && (low == starts.count || starts[low] != byte) ? low - 1 : low
  }
}
