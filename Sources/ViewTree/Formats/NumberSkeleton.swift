/// The settings of a style of numbers, in the words of ICU's skeletons.
///
/// Foundation tells of a style nothing but its archive, so that is what is read; settings that
/// cannot be read are left to the language.
struct NumberSkeleton {
  /// The words, such as `.00 group-off`.
  let words: [String]

  /// Reads a style.
  init(_ style: FloatingPointFormatStyle<Double>) {
    let archive = (try? JSONEncoder().encode(style)) ?? Data()
    let settings = (try? JSONDecoder().decode(Archive.self, from: archive))?.collection
    words = settings?.words ?? []
  }

  private struct Archive: Decodable {
    let collection: Settings
  }

  private struct Option<Value: Decodable>: Decodable {
    let option: Value
  }

  private struct Sign: Decodable {
    /// 0 for a sign that is written, 1 for one that is not.
    let positive, negative, zero: Int

    var word: String? {
      switch (negative, positive, zero) {
      case (0, 0, 0): "sign-always"
      case (0, 0, _): "sign-except-zero"
      case (1, 1, _): "sign-never"
      default: nil
      }
    }
  }

  private struct Increment: Decodable {
    let floatingPoint: Double?
    let integer: Int?
  }

  private struct Digits: Decodable {
    let minFractionalLength, maxFractionalLength: Int?
    let minIntegerLength, maxIntegerLength: Int?
    let minSignificantDigits, maxSignificantDigits: Int?

    var words: [String] {
      var words: [String] = []
      if minSignificantDigits != nil || maxSignificantDigits != nil {
        words.append(Self.pattern("@", minSignificantDigits ?? 1, maxSignificantDigits))
      }
      if maxFractionalLength == 0 {
        words.append("precision-integer")
      } else if minFractionalLength != nil || maxFractionalLength != nil {
        words.append("." + Self.pattern("0", minFractionalLength ?? 0, maxFractionalLength))
      }
      if minIntegerLength != nil || maxIntegerLength != nil {
        let least = String(repeating: "0", count: Self.bounded(minIntegerLength ?? 1))
        let more = maxIntegerLength.map {
          String(repeating: "#", count: max(0, Self.bounded($0) - least.count))
        }
        words.append("integer-width/" + (more ?? "+") + least)
      }
      return words
    }

    /// Returns so many digits that are always there, and the room for others behind them.
    private static func pattern(_ digit: String, _ least: Int, _ most: Int?) -> String {
      let fixed = String(repeating: digit, count: bounded(least))
      guard let most else { return fixed + "+" }
      return fixed + String(repeating: "#", count: max(0, bounded(most) - bounded(least)))
    }

    /// The digits that ICU writes at the most.
    private static func bounded(_ count: Int) -> Int { max(0, min(count, 100)) }
  }

  private struct Settings: Decodable {
    let scale: Double?
    let precision: Option<Digits>?
    let group: Option<Int>?
    let signDisplayStrategy: Sign?
    let rounding: Int?
    let roundingIncrement: Increment?
    let notation: Option<Int>?
    let decimalSeparatorStrategy: Option<Int>?

    /// In the order of `FloatingPointRoundingRule`.
    private static let roundings = ["half-up", "half-even", "ceiling", "floor", "down", "up"]

    private static let notations = [1: "scientific", 2: "compact-short"]

    /// Returns a number without a fraction of nothing, which ICU would write too.
    private static func plain(_ number: Double) -> String {
      Int(exactly: number).map { "\($0)" } ?? "\(number)"
    }

    var words: [String] {
      var words = [notation.flatMap { Self.notations[$0.option] }].compactMap { $0 }
      if let step = roundingIncrement?.floatingPoint ?? roundingIncrement?.integer.map(Double.init),
        step > 0
      {
        words.append("precision-increment/\(Self.plain(step))")
      } else {
        words += precision?.option.words ?? []
      }
      if let rule = rounding.flatMap({ Self.roundings.at($0) }) {
        words.append("rounding-mode-\(rule)")
      }
      if group?.option == 1 { words.append("group-off") }
      if let sign = signDisplayStrategy?.word { words.append(sign) }
      if decimalSeparatorStrategy?.option == 1 { words.append("decimal-always") }
      if let scale, scale != 1 { words.append("scale/\(Self.plain(scale))") }
      return words
    }
  }
}

extension Array {
  /// The element at an index; nil beyond the last.
  fileprivate func at(_ index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}
