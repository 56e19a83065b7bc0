import DisplayList

/// Shaped paragraphs by text, without regard to paint.
struct ParagraphCache: CountedCache {
  /// A text apart from its paints.
  private struct Key: Hashable {
    let text: StyledText
    /// A hash of the text's bytes, worked out once.
    ///
    /// A string's own is that of its normal form, which costs much for Cyrillic. Keys that a table
    /// compares mostly differ in it already.
    private let code: Int

    init(_ text: StyledText) {
      self.text = text
      var hasher = Hasher()
      for index in text.runs.indices {
        switch text.runs[index].content {
        case .text(var string):
          string.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
        case .symbol(let symbol): hasher.combine(symbol)
        }
        hasher.combine(text.runs[index].attributes.font.size)
        hasher.combine(text.runs[index].attributes.font.weight)
      }
      code = hasher.finalize()
    }

    /// Runs are compared where they are: a copy of one takes longer than to compare it.
    static func == (lhs: Key, rhs: Key) -> Bool {
      let (mine, other) = (lhs.text, rhs.text)
      return lhs.code == rhs.code && mine.paragraph == other.paragraph
        && mine.runs.count == other.runs.count
        && mine.runs.indices.allSatisfy {
          mine.runs[$0].content == other.runs[$0].content
            && mine.runs[$0].attributes == other.runs[$0].attributes
        }
    }

    func hash(into hasher: inout Hasher) { hasher.combine(code) }
  }

  /// The result for a text within a range of widths and heights.
  private struct Variant {
    /// In Pango units; breaking is greedy, so that the result for the widest of them holds down to
    /// the width of the longest line.
    var widths: ClosedRange<Int32>
    var heights: ClosedRange<Double>
    var shaped: ShapedText
  }

  /// The variants of one text; an object, so that they grow where they are.
  private final class Variants {
    var list: [Variant] = []
  }

  let policy: CachePolicy
  private var texts: BoundedCache<Key, Variants>
  private var found = 0
  private var made = 0

  init(_ policy: CachePolicy) {
    self.policy = policy
    texts = BoundedCache(limit: policy.limit)
  }

  /// At most so many variants of one text are cached.
  private static let variantLimit = 12

  /// Returns the text within a width in Pango units (nil for no limit) and a height in points.
  mutating func shaped(
    _ text: StyledText, width: Int32?, height: Double, make: () -> ShapedText
  ) -> ShapedText {
    if policy.isLeftOut {
      made += 1
      return make()
    }
    let key = Key(text)
    let variants = texts.value(key) ?? Variants()
    let asked = width ?? .max
    for variant in variants.list
    where variant.widths.contains(asked) && variant.heights.contains(height) {
      found += 1
      return variant.shaped
    }
    made += 1
    let shaped = make()
    if variants.list.count >= Self.variantLimit { variants.list.removeFirst() }
    variants.list.append(Self.variant(shaped, width: asked, height: height))
    // Inserted anew, since the cost has grown.
    texts.insert(variants, key, cost: variants.list.reduce(0) { $0 + $1.shaped.cost })
    return shaped
  }

  private static func variant(_ shaped: ShapedText, width: Int32, height: Double) -> Variant {
    // The narrowest breaking and an overfull line hold for the very width alone.
    let longest = Int32(clamping: Int((shaped.width * 1024).rounded(.up)))
    let widths = width > 0 && longest <= width ? longest...width : width...width
    let isWhole = !shaped.isTruncated && shaped.scale == 1
    let heights = isWhole && shaped.height <= height ? shaped.height...(.infinity) : height...height
    return Variant(widths: widths, heights: heights, shaped: shaped)
  }

  var statistics: CacheStatistics {
    var statistics = texts.statistics
    (statistics.hits, statistics.misses) = (found, made)
    return statistics
  }
}
