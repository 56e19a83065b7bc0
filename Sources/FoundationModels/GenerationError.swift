import Foundation

extension LanguageModelSession {
  /// A reason for which the model has no answer.
  public enum GenerationError: Error, Equatable, LocalizedError, Sendable {
    /// More about the reason.
    public struct Context: Equatable, Sendable {
      /// The reason in words, for developers.
      public let debugDescription: String

      /// Creates the words.
      public init(debugDescription: String) { self.debugDescription = debugDescription }
    }

    /// An answer in which the model says why it does not answer.
    public struct Refusal: Equatable, Sendable {
      private let entries: [Transcript.Entry]

      /// Creates a refusal of what was said.
      public init(transcriptEntries: [Transcript.Entry]) { entries = transcriptEntries }

      private var content: GeneratedContent {
        GeneratedContent(entries.map(\.description).joined(separator: "\n"))
      }

      /// The reason, in the words of the entries.
      public var explanation: Response<String> {
        get async throws { try Response(content, entries[...]) }
      }

      /// The reason as a stream, of which it is the one element.
      public var explanationStream: ResponseStream<String> {
        ResponseStream(.success((content, entries[...])))
      }
    }

    /// The conversation is too long.
    case exceededContextWindowSize(Context)
    /// The model is not there.
    case assetsUnavailable(Context)
    /// The words are harmful.
    case guardrailViolation(Context)
    /// A rule of values cannot be kept.
    case unsupportedGuide(Context)
    /// The language is not spoken.
    case unsupportedLanguageOrLocale(Context)
    /// The answer is none of what was asked for.
    case decodingFailure(Context)
    /// There were too many questions.
    case rateLimited(Context)
    /// Another question has not been answered.
    case concurrentRequests(Context)
    /// The model does not want to answer.
    case refusal(Refusal, Context)

    private var context: Context {
      switch self {
      case .exceededContextWindowSize(let context), .assetsUnavailable(let context),
        .guardrailViolation(let context), .unsupportedGuide(let context),
        .unsupportedLanguageOrLocale(let context), .decodingFailure(let context),
        .rateLimited(let context), .concurrentRequests(let context), .refusal(_, let context):
        context
      }
    }

    /// The reason in words.
    public var errorDescription: String? { context.debugDescription }

    /// The kind of reason in words.
    public var failureReason: String? {
      switch self {
      case .exceededContextWindowSize: "The conversation is too long."
      case .assetsUnavailable: "The model is not there."
      case .guardrailViolation: "The words may be harmful."
      case .unsupportedGuide: "A guide cannot be kept."
      case .unsupportedLanguageOrLocale: "The language is not spoken."
      case .decodingFailure: "The answer does not fit."
      case .rateLimited: "There were too many questions."
      case .concurrentRequests: "Another question has not been answered."
      case .refusal: "The model does not want to answer."
      }
    }

    /// A way out in words.
    public var recoverySuggestion: String? {
      switch self {
      case .exceededContextWindowSize: "Begin a new session."
      case .assetsUnavailable: "Ask when the model is available."
      case .guardrailViolation, .refusal: "Ask for something else."
      case .unsupportedGuide: "Change the guide."
      case .unsupportedLanguageOrLocale: "Ask in another language."
      case .decodingFailure: "Ask again."
      case .rateLimited, .concurrentRequests: "Wait for the answer, and ask again."
      }
    }
  }

  /// An error of a tool that was called.
  public struct ToolCallError: Error, LocalizedError, Sendable {
    /// The tool.
    public var tool: any Tool
    /// The tool's own error.
    public var underlyingError: any Error

    /// Creates an error of a tool.
    public init(tool: any Tool, underlyingError: any Error) {
      (self.tool, self.underlyingError) = (tool, underlyingError)
    }

    /// The tool and its error in words.
    public var errorDescription: String? {
      "The tool \(tool.name) failed: \(underlyingError.localizedDescription)"
    }
  }
}
