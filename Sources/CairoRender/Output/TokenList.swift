/// Tokens one after another, in memory that another owns and that has room for them.
struct TokenList {
  let start: UnsafeMutablePointer<DeflateToken>
  private var end: UnsafeMutablePointer<DeflateToken>

  init(_ start: UnsafeMutablePointer<DeflateToken>) { (self.start, end) = (start, start) }

  var count: Int { end - start }

  @inline(__always)
  mutating func append(_ token: DeflateToken) {
    end.initialize(to: token)
    end += 1
  }

  /// Appends so many pixels as they are at the distance of a token without a length.
  @inline(__always)
  mutating func append(_ token: DeflateToken, pixels: Int) {
    var rest = pixels
    while rest > 0 {
      // 86 pixels have 258 bytes, the longest repeat.
      append(DeflateToken(word: token.word &+ 3 &* UInt64(truncatingIfNeeded: min(rest, 86))))
      rest &-= 86
    }
  }
}
