extension TextSpan {
  /// Returns the spans with usual spaces for those without a break that stand between others, in
  /// the stretch around a byte of what is shaped.
  ///
  /// A space has a byte less: behind each a span goes on, which knows where it comes from.
  static func loosened(_ spans: [TextSpan], around place: Int) -> [TextSpan] {
    var rest = glue(in: spans.flatMap { Array($0.text.utf8) }, around: place)[...]
    guard !rest.isEmpty else { return spans }
    var result: [TextSpan] = []
    for span in spans {
      let bytes = Array(span.text.utf8)
      var part = span
      part.start = result.last?.end ?? 0
      var first = 0
      while let place = rest.first, place < span.end {
        rest.removeFirst()
        var head = part
        head.text = String(decoding: bytes[first..<place - span.start], as: UTF8.self) + " "
        result.append(head)
        first = place - span.start + noBreakSpace.count
        (part.start, part.source) = (head.end, span.source + first)
        part.continues = true
      }
      part.text = String(decoding: bytes[first...], as: UTF8.self)
      if !part.text.isEmpty || result.isEmpty { result.append(part) }
    }
    return result
  }

  /// U+00A0.
  private static let noBreakSpace: [UInt8] = [0xC2, 0xA0]

  /// Returns the places of spaces without a break in the stretch around a place, which ends at
  /// white space of other kinds.
  private static func glue(in bytes: [UInt8], around place: Int) -> [Int] {
    guard bytes.indices.contains(place) else { return [] }
    let start = bytes[..<place].lastIndex { $0 <= 0x20 } ?? 0
    let end = bytes[place...].firstIndex { $0 <= 0x20 } ?? bytes.count
    return (start..<end).filter { bytes[$0..<end].starts(with: noBreakSpace) }
  }
}
