import Foundation
import Synchronization

/// Translates texts between two languages, as ``know(from:to:answer:)`` tells.
///
/// Languages that nobody tells of are not on the device, and who is asked to load them says no.
public final class TranslationSession: Sendable {
  /// The languages of a session, which a view's task begins anew as they change.
  public struct Configuration: Equatable, Sendable {
    /// The language of the texts; nil for one that is found.
    public var source: Locale.Language?
    /// The language that is asked for; nil for one that the source is translated into.
    public var target: Locale.Language?
    /// The number of times that the session was begun anew.
    public private(set) var version = 0

    /// Creates the languages of a session.
    public init(source: Locale.Language? = nil, target: Locale.Language? = nil) {
      (self.source, self.target) = (source, target)
    }

    /// Begins the session anew.
    public mutating func invalidate() { version += 1 }
  }

  /// A text to be translated.
  public struct Request: Hashable, Sendable {
    /// The text.
    public var sourceText: String
    /// A name by which the answer is told from others.
    public var clientIdentifier: String?

    /// Creates a text to be translated.
    public init(sourceText: String, clientIdentifier: String? = nil) {
      (self.sourceText, self.clientIdentifier) = (sourceText, clientIdentifier)
    }
  }

  /// A text that was translated.
  public struct Response: Hashable, Sendable {
    /// The language of the text.
    public let sourceLanguage: Locale.Language
    /// The language that it was translated into.
    public let targetLanguage: Locale.Language
    /// The text.
    public let sourceText: String
    /// The text in the other language.
    public let targetText: String
    /// The name that was given with the text.
    public let clientIdentifier: String?
  }

  /// The language of the texts; nil for one that is found.
  public let sourceLanguage: Locale.Language?
  /// The language that is asked for.
  public let targetLanguage: Locale.Language?
  private let asks: Bool
  private let isCancelled = Mutex(false)

  init(_ configuration: Configuration) {
    (sourceLanguage, targetLanguage) = (configuration.source, configuration.target)
    asks = true
  }

  /// Creates a session of languages that are on the device.
  public init(installedSource: Locale.Language, target: Locale.Language?) {
    (sourceLanguage, targetLanguage, asks) = (installedSource, target, false)
  }

  /// Tells of the translations between two languages.
  ///
  ///     let german = Locale.Language(identifier: "de")
  ///     TranslationSession.know(from: german, to: .init(identifier: "en")) { _ in "High water" }
  ///
  /// - Parameters:
  ///   - source: The language of texts.
  ///   - target: The language that they are translated into.
  ///   - answer: A closure that returns a text in the other language; nil for languages that are
  ///     not on the device.
  public static func know(
    from source: Locale.Language, to target: Locale.Language,
    answer: (@Sendable (String) -> String)?
  ) {
    TranslationRecord.current.change { pairs in
      pairs.removeAll { $0.source.isLike(source) && $0.target.isLike(target) }
      if let answer { pairs.append(TranslationPair(source, target, answer)) }
    }
  }

  /// Returns the languages with their translations.
  private func pair() throws -> TranslationPair {
    if isCancelled.withLock({ $0 }) { throw TranslationError.alreadyCancelled }
    if let pair = TranslationRecord.current.pair(from: sourceLanguage, to: targetLanguage) {
      return pair
    }
    guard let sourceLanguage else { throw TranslationError.unableToIdentifyLanguage }
    switch TranslationRecord.current.status(from: sourceLanguage, to: targetLanguage) {
    case .unsupported: throw TranslationError.unsupportedLanguagePairing
    default: throw asks ? CocoaError(.userCancelled) : TranslationError.notInstalled
    }
  }

  /// Asks the person to load the languages.
  ///
  /// - Throws: An error where they are not told of.
  public func prepareTranslation() async throws { _ = try pair() }

  /// A Boolean value that indicates whether the languages are on the device.
  public var isReady: Bool {
    get async { (try? pair()) != nil }
  }

  /// Returns a text in the other language.
  public func translate(_ string: String) async throws -> Response {
    try translated(Request(sourceText: string))
  }

  /// Returns texts in the other language, in their order.
  public func translations(from batch: [Request]) async throws -> [Response] {
    try batch.map(translated)
  }

  /// Returns a sequence of texts in the other language, in their order.
  public func translate(batch: [Request]) -> BatchResponse { BatchResponse(self, batch) }

  /// Ends the session.
  public func cancel() { isCancelled.withLock { $0 = true } }

  fileprivate func translated(_ request: Request) throws -> Response {
    let text = request.sourceText
    guard !text.trimmingCharacters(in: .whitespacesAndNewlines).isEmpty else {
      throw TranslationError.nothingToTranslate
    }
    let pair = try pair()
    return Response(
      sourceLanguage: pair.source, targetLanguage: pair.target, sourceText: text,
      targetText: pair.answer(text), clientIdentifier: request.clientIdentifier)
  }

  /// A sequence of texts in another language.
  public struct BatchResponse: AsyncSequence, AsyncIteratorProtocol, Sendable {
    /// The type of what is told.
    public typealias Element = Response
    private let session: TranslationSession
    private var rest: ArraySlice<Request>

    fileprivate init(_ session: TranslationSession, _ batch: [Request]) {
      (self.session, rest) = (session, batch[...])
    }

    /// Returns the sequence itself.
    public func makeAsyncIterator() -> BatchResponse { self }

    /// Returns the next text in the other language.
    public mutating func next() async throws -> Response? {
      try rest.popFirst().map(session.translated)
    }
  }
}
