/// Words about an action, which nothing shows.
public struct IntentDescription: Sendable, ExpressibleByStringInterpolation {
  /// The words.
  public let descriptionText: LocalizedStringResource
  /// The name of the group in which the action is listed.
  public let categoryName: LocalizedStringResource?
  /// The words by which the action is found.
  public let searchKeywords: [LocalizedStringResource]
  /// The name of the result.
  public let resultValueName: LocalizedStringResource?

  /// Creates words about an action.
  ///
  /// - Parameters:
  ///   - text: The words.
  ///   - categoryName: The name of the group in which the action is listed.
  ///   - searchKeywords: The words by which the action is found.
  ///   - resultValueName: The name of the result.
  public init(
    _ text: LocalizedStringResource, categoryName: LocalizedStringResource? = nil,
    searchKeywords: [LocalizedStringResource] = [],
    resultValueName: LocalizedStringResource? = nil
  ) {
    (descriptionText, self.categoryName) = (text, categoryName)
    (self.searchKeywords, self.resultValueName) = (searchKeywords, resultValueName)
  }

  /// Creates words of a literal.
  public init(stringLiteral value: String) {
    self.init(LocalizedStringResource(stringLiteral: value))
  }

  /// Creates words of a literal with values within it.
  public init(stringInterpolation: LocalizedStringKey.StringInterpolation) {
    self.init(LocalizedStringResource(stringInterpolation: stringInterpolation))
  }
}
