/// A rule of values, whatever their type.
enum GuideRule: Equatable, Sendable {
  case anyOf([String])
  case pattern(GuidePattern)
  case minimum(Double)
  case maximum(Double)
  case minimumCount(Int)
  case maximumCount(Int)
  indirect case element(GuideRule)
}

/// A pattern of texts.
struct GuidePattern: Equatable, Sendable {
  /// The pattern as it is written; nil where it is built of parts.
  let text: String?
  private let matches: @Sendable (String) -> Bool

  init<Output>(_ regex: Regex<Output>) {
    text = regex._literalPattern
    // A pattern is a value that nobody changes: it is not Sendable for what closures it may hold.
    nonisolated(unsafe) let regex = regex
    matches = { text in (try? regex.wholeMatch(in: text)) != nil }
  }

  func isFollowed(by text: String) -> Bool { matches(text) }

  static func == (left: Self, right: Self) -> Bool { left.text == right.text }
}

extension [GuideRule] {
  /// Returns the rules of a range.
  static func range(_ minimum: Double, _ maximum: Double) -> Self {
    [.minimum(minimum), .maximum(maximum)]
  }
}

extension GuideRule {
  /// Holds content to the rule.
  ///
  /// - Throws: ``LanguageModelSession/GenerationError/decodingFailure(_:)``.
  func check(_ content: GeneratedContent) throws {
    if content.kind == .null { return }
    switch (self, content.kind) {
    case (.anyOf(let words), .string(let text)) where !words.contains(text):
      throw GeneratedContent.misfit("one of '\(words.joined(separator: "', '"))'", content)
    case (.pattern(let pattern), .string(let text)) where !pattern.isFollowed(by: text):
      let name = pattern.text.map { " /\($0)/" } ?? ""
      throw GeneratedContent.misfit("a text of the pattern\(name)", content)
    case (.minimum(let least), .number(let number)) where number < least:
      throw GeneratedContent.misfit("at least \(GeneratedContent(least).jsonString)", content)
    case (.maximum(let most), .number(let number)) where number > most:
      throw GeneratedContent.misfit("at most \(GeneratedContent(most).jsonString)", content)
    case (.minimumCount(let least), .array(let elements)) where elements.count < least:
      throw GeneratedContent.failure(
        "at least \(least) elements are expected, and not \(elements.count)")
    case (.maximumCount(let most), .array(let elements)) where elements.count > most:
      throw GeneratedContent.failure(
        "at most \(most) elements are expected, and not \(elements.count)")
    case (.element(let rule), .array(let elements)):
      for (index, element) in elements.enumerated() {
        try GeneratedContent.at("[\(index)]") { try rule.check(element) }
      }
    default: break
    }
  }
}
