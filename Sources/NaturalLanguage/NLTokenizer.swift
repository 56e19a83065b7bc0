import Foundation

/// A part of a text.
public enum NLTokenUnit: Int, Sendable {
  /// A word, a sentence, a paragraph, and all of it.
  case word, sentence, paragraph, document
}

/// Divides a text into words, sentences or paragraphs.
///
/// A word is made of letters and numbers, with apostrophes and dots between them; a sentence ends
/// with its mark before a space. Languages that are written without spaces are not divided.
open class NLTokenizer: NSObject {
  /// The properties of a part.
  public struct Attributes: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates properties from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// It has numbers.
    public static let numeric = Self(rawValue: 1)
    /// It has signs of a language.
    public static let symbolic = Self(rawValue: 2)
    /// It has pictures.
    public static let emoji = Self(rawValue: 4)
  }

  /// The parts.
  public let unit: NLTokenUnit
  /// The text; nil for none.
  open var string: String?

  /// Creates a tokenizer of a kind of part.
  public init(unit: NLTokenUnit) { self.unit = unit }

  /// Sets the language, which changes nothing.
  open func setLanguage(_ language: NLLanguage) {}

  /// Returns the part that an index lies in; the empty range at the index where it is in none.
  open func tokenRange(at index: String.Index) -> Range<String.Index> {
    ranges.first { $0.contains(index) } ?? index..<index
  }

  /// Returns the parts that touch a range.
  open func tokens(for range: Range<String.Index>) -> [Range<String.Index>] {
    ranges.filter { $0.overlaps(range) }
  }

  /// Calls a closure with each part that touches a range, until it returns false.
  open func enumerateTokens(
    in range: Range<String.Index>, using block: (Range<String.Index>, Attributes) -> Bool
  ) {
    guard let string else { return }
    for token in tokens(for: range) {
      let isNumber = string[token].contains { $0.isNumber }
      guard block(token, isNumber ? .numeric : []) else { return }
    }
  }

  private var ranges: [Range<String.Index>] {
    guard let string, !string.isEmpty else { return [] }
    switch unit {
    case .word: return string.ranges(of: #/[\p{L}\p{M}\p{N}]+(?:['’.][\p{L}\p{M}\p{N}]+)*/#)
    case .sentence:
      return string.ranges(of: #/[^\s](?:[^.!?…\n]|[.!?…]+(?!\s|$|[.!?…]))*[.!?…]*\s*/#)
    case .paragraph: return string.ranges(of: #/[^\n]*\n|[^\n]+/#)
    case .document: return [string.startIndex..<string.endIndex]
    }
  }
}
