import Observation
import Synchronization

/// Talks with the device's language model, which answers what ``know(_:)`` tells.
public final class LanguageModelSession: Observable, Sendable {
  /// A complete answer.
  public struct Response<Content: Sendable>: Sendable {
    /// The answer.
    public let content: Content
  }

  /// A reason for which the model has no answer.
  public enum GenerationError: Error, Equatable, LocalizedError, Sendable {
    /// More about the reason.
    public struct Context: Equatable, Sendable {
      /// The reason in words, for developers.
      public let debugDescription: String

      /// Creates the words.
      public init(debugDescription: String) { self.debugDescription = debugDescription }
    }

    /// The conversation is too long.
    case exceededContextWindowSize(Context)
    /// The model is not there.
    case assetsUnavailable(Context)
    /// The words are harmful.
    case guardrailViolation(Context)
    /// The language is not spoken.
    case unsupportedLanguageOrLocale(Context)
    /// The answer is none of what was asked for.
    case decodingFailure(Context)
    /// There were too many questions.
    case rateLimited(Context)
    /// Another question has not been answered.
    case concurrentRequests(Context)

    /// The reason in words.
    public var errorDescription: String? {
      switch self {
      case .exceededContextWindowSize(let context), .assetsUnavailable(let context),
        .guardrailViolation(let context), .unsupportedLanguageOrLocale(let context),
        .decodingFailure(let context), .rateLimited(let context), .concurrentRequests(let context):
        context.debugDescription
      }
    }
  }

  private let entries: Mutex<[Transcript.Entry]>
  private let registrar = ObservationRegistrar()

  /// Creates a conversation.
  ///
  /// - Parameters:
  ///   - model: The model.
  ///   - instructions: What the model is told to hold on to.
  public convenience init(model: SystemLanguageModel = .default, instructions: String? = nil) {
    self.init(instructions.map(Self.beginning) ?? [])
  }

  /// Creates a conversation.
  public convenience init(model: SystemLanguageModel = .default, instructions: Instructions) {
    self.init(Self.beginning(instructions.text))
  }

  /// Creates a conversation with instructions of lines.
  public convenience init(
    model: SystemLanguageModel = .default,
    @InstructionsBuilder instructions: () throws -> Instructions
  ) rethrows { self.init(Self.beginning(try instructions().text)) }

  /// Creates a conversation that goes on.
  public convenience init(model: SystemLanguageModel = .default, transcript: Transcript) {
    self.init(transcript.entries)
  }

  private static func beginning(_ instructions: String) -> [Transcript.Entry] {
    [.instructions(Transcript.Instructions(0, instructions))]
  }

  private init(_ entries: [Transcript.Entry]) { self.entries = Mutex(entries) }

  /// Tells what the model answers, and that it is there.
  ///
  /// For the screen that tells it, or, where the catalogue is made, for all screens.
  ///
  ///     LanguageModelSession.know { prompt in
  ///       prompt.contains("harbour") ? "A haven." : "I cannot tell."
  ///     }
  ///
  /// - Parameter answer: A closure that receives a prompt and returns the answer, or throws a
  ///   ``GenerationError``.
  public static func know(_ answer: @escaping @Sendable (String) throws -> String) {
    ModelAnswers.current.change {
      $0 = ModelAnswers.Content(availability: .available, answer: answer)
    }
  }

  /// The conversation so far.
  public var transcript: Transcript {
    registrar.access(self, keyPath: \.transcript)
    return Transcript(entries: entries.withLock { $0 })
  }

  /// A Boolean value that indicates whether the model is answering: it answers at once.
  public var isResponding: Bool { false }

  /// Loads the model, which is there at once.
  public func prewarm(promptPrefix: Prompt? = nil) {}

  /// Returns the answer to words.
  ///
  /// - Throws: ``GenerationError`` where nothing is told, or what is told instead of an answer.
  @discardableResult
  public func respond(
    to prompt: String, options: GenerationOptions = GenerationOptions(),
    isolation: isolated (any Actor)? = #isolation
  ) async throws -> Response<String> { Response(content: try answer(prompt)) }

  /// Returns the answer to a prompt.
  ///
  /// - Throws: ``GenerationError`` where nothing is told, or what is told instead of an answer.
  @discardableResult
  public func respond(
    to prompt: Prompt, options: GenerationOptions = GenerationOptions(),
    isolation: isolated (any Actor)? = #isolation
  ) async throws -> Response<String> { Response(content: try answer(prompt.text)) }

  /// Returns the answer to a prompt of lines.
  ///
  /// - Throws: ``GenerationError`` where nothing is told, or what is told instead of an answer.
  @discardableResult
  public func respond(
    options: GenerationOptions = GenerationOptions(),
    isolation: isolated (any Actor)? = #isolation, @PromptBuilder prompt: () throws -> Prompt
  ) async throws -> Response<String> { Response(content: try answer(try prompt().text)) }

  /// Returns the answer to words as a stream, of which the whole answer is the one element.
  public func streamResponse(
    to prompt: String, options: GenerationOptions = GenerationOptions()
  ) -> ResponseStream { ResponseStream(Result { try answer(prompt) }) }

  /// Returns the answer to a prompt as a stream, of which the whole answer is the one element.
  public func streamResponse(
    to prompt: Prompt, options: GenerationOptions = GenerationOptions()
  ) -> ResponseStream { ResponseStream(Result { try answer(prompt.text) }) }

  private func answer(_ prompt: String) throws -> String {
    let answers = ModelAnswers.current.value
    guard answers.availability == .available, let answer = answers.answer else {
      throw GenerationError.assetsUnavailable(
        .init(debugDescription: "LanguageModelSession.know(_:) tells no answer"))
    }
    let text = try answer(prompt)
    registrar.withMutation(of: self, keyPath: \.transcript) {
      entries.withLock {
        $0.append(.prompt(Transcript.Prompt($0.count, prompt)))
        $0.append(.response(Transcript.Response($0.count, text)))
      }
    }
    return text
  }
}

extension LanguageModelSession {
  /// An answer that arrives: at once, and as a whole.
  public struct ResponseStream: AsyncSequence, Sendable {
    /// The answer so far.
    public struct Snapshot: Sendable {
      /// The answer so far.
      public let content: String
    }

    private let answer: Result<String, any Error>

    init(_ answer: Result<String, any Error>) { self.answer = answer }

    /// Returns the whole answer.
    public func collect() async throws -> Response<String> { Response(content: try answer.get()) }

    /// Returns what gives the answer.
    public func makeAsyncIterator() -> Iterator { Iterator(answer: answer) }

    /// Gives the answer, once.
    public struct Iterator: AsyncIteratorProtocol {
      var answer: Result<String, any Error>?

      /// Returns the answer; nil after it.
      public mutating func next() async throws -> Snapshot? {
        defer { answer = nil }
        return try answer.map { Snapshot(content: try $0.get()) }
      }
    }
  }
}
