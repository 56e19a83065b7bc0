/// A sentence about an action, which nothing shows.
public protocol ParameterSummary: Sendable {}

/// A result builder of the one sentence in a closure.
@resultBuilder
public struct ParameterSummaryBuilder<Intent: AppIntent> {
  /// Returns the sentence as it is.
  public static func buildExpression<Content: ParameterSummary>(_ content: Content) -> Content {
    content
  }

  /// Returns the sentence as it is.
  public static func buildBlock<Content: ParameterSummary>(_ content: Content) -> Content {
    content
  }
}

/// A sentence with parameters, and the parameters that are listed below it.
///
///     static var parameterSummary: some ParameterSummary {
///       Summary("Start \(\.$minutes) minutes") { \.$sound }
///     }
public struct IntentParameterSummary<Intent: AppIntent>: ParameterSummary {
  /// A result builder that lists parameters.
  @resultBuilder
  public struct ParameterKeyPathsBuilder {
    /// Returns a list of a parameter.
    public static func buildExpression<Value>(
      _ keyPath: KeyPath<Intent, IntentParameter<Value>>
    ) -> [PartialKeyPath<Intent>] { [keyPath] }

    /// Joins lists.
    public static func buildBlock(
      _ keyPaths: [PartialKeyPath<Intent>]...
    ) -> [PartialKeyPath<Intent>] { keyPaths.flatMap { $0 } }
  }

  /// The words of the sentence, without its parameters.
  public let words: String
  /// The number of parameters in the sentence.
  public let count: Int

  /// Creates an empty sentence.
  public init() { (words, count) = ("", 0) }

  /// Creates a sentence.
  ///
  /// - Parameters:
  ///   - summary: The sentence.
  ///   - table: The name of the table of its words.
  public init(_ summary: ParameterSummaryString<Intent>, table: String? = nil) {
    (words, count) = (summary.words, summary.count)
  }

  /// Creates a sentence with parameters below it.
  ///
  /// - Parameters:
  ///   - summary: The sentence.
  ///   - table: The name of the table of its words.
  ///   - parameters: A closure that lists the parameters.
  public init(
    _ summary: ParameterSummaryString<Intent>, table: String? = nil,
    @ParameterKeyPathsBuilder _ parameters: () -> [PartialKeyPath<Intent>]
  ) { (words, count) = (summary.words, summary.count + parameters().count) }

  /// Creates a list of parameters without a sentence.
  ///
  /// - Parameter parameters: A closure that lists the parameters.
  public init(@ParameterKeyPathsBuilder _ parameters: () -> [PartialKeyPath<Intent>]) {
    (words, count) = ("", parameters().count)
  }
}

/// The words of a sentence about an action, with its parameters.
public struct ParameterSummaryString<Intent: AppIntent>: ExpressibleByStringInterpolation, Sendable
{
  /// Words and parameters as they are added.
  public struct StringInterpolation: StringInterpolationProtocol {
    var words = ""
    var count = 0

    /// Creates an empty one.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Adds words.
    public mutating func appendLiteral(_ literal: String) { words += literal }

    /// Adds a parameter.
    ///
    /// - Parameter keyPath: The way to the parameter.
    public mutating func appendInterpolation<Value>(
      _ keyPath: KeyPath<Intent, IntentParameter<Value>>
    ) { count += 1 }
  }

  let words: String
  let count: Int

  /// Creates words of a literal.
  public init(stringLiteral value: String) { (words, count) = (value, 0) }

  /// Creates words of a literal with parameters within it.
  public init(stringInterpolation: StringInterpolation) {
    (words, count) = (stringInterpolation.words, stringInterpolation.count)
  }
}
