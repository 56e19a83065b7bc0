extension LanguageModelSession {
  /// A complete answer.
  public struct Response<Content: Generable> {
    /// The answer.
    public let content: Content
    /// The answer as a model gives it.
    public let rawContent: GeneratedContent
    /// The question and the answer, as the transcript has them.
    public let transcriptEntries: ArraySlice<Transcript.Entry>

    init(_ raw: GeneratedContent, _ entries: ArraySlice<Transcript.Entry>) throws {
      content = try Content(raw)
      (rawContent, transcriptEntries) = (raw, entries)
    }
  }

  /// An answer that arrives: at once, and as a whole.
  ///
  ///     for try await snapshot in session.streamResponse(to: "Soup?", generating: Recipe.self) {
  ///       recipe = snapshot.content  // a Recipe.PartiallyGenerated
  ///     }
  public struct ResponseStream<Content: Generable>: Sendable {
    /// The answer so far.
    public struct Snapshot {
      /// The answer so far, in which all may be missing.
      public var content: Content.PartiallyGenerated
      /// The answer so far, as a model gives it.
      public var rawContent: GeneratedContent
    }

    typealias Answer = (GeneratedContent, ArraySlice<Transcript.Entry>)

    private let answer: Result<Answer, any Error>

    init(_ answer: Result<Answer, any Error>) { self.answer = answer }

    /// Returns the whole answer.
    ///
    /// - Throws: ``LanguageModelSession/GenerationError`` where there is none.
    public func collect() async throws -> sending Response<Content> {
      let (content, entries) = try answer.get()
      return try Response(content, entries)
    }
  }
}

extension LanguageModelSession.Response: Sendable where Content: Sendable {}
extension LanguageModelSession.ResponseStream.Snapshot: Sendable
where Content.PartiallyGenerated: Sendable {}

extension LanguageModelSession.ResponseStream: AsyncSequence {
  /// The elements: the answer so far.
  public typealias Element = Snapshot

  /// Returns what gives the answer.
  public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(answer: answer) }

  /// Gives the answer, once.
  public struct AsyncIterator: AsyncIteratorProtocol {
    var answer: Result<Answer, any Error>?

    /// Returns the answer; nil after it.
    public mutating func next(
      isolation actor: isolated (any Actor)? = #isolation
    ) async throws -> Snapshot? {
      defer { answer = nil }
      guard let (content, _) = try answer?.get() else { return nil }
      return Snapshot(content: try Content.PartiallyGenerated(content), rawContent: content)
    }
  }
}
