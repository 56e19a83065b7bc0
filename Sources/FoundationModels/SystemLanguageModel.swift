// Apple's FoundationModels brings Foundation with it.
@_exported import Foundation
import Observation

/// The language model of the device, which is not there unless ``know(_:)`` or an answer of
/// ``LanguageModelSession/know(_:)`` says otherwise.
public final class SystemLanguageModel: Observable, Sendable {
  /// The state of the model.
  public enum Availability: Equatable, Sendable {
    /// A reason for which the model cannot be asked.
    public enum UnavailableReason: Equatable, Sendable {
      /// The device has none, the person has not switched it on, or it is being loaded.
      case deviceNotEligible, appleIntelligenceNotEnabled, modelNotReady
    }

    /// The model can be asked.
    case available
    /// The model cannot be asked.
    case unavailable(UnavailableReason)
  }

  /// A use that the model is made for.
  public struct UseCase: Equatable, Sendable {
    private let name: String

    /// Any use.
    public static let general = Self(name: "general")
    /// Words that tell what a text is about.
    public static let contentTagging = Self(name: "contentTagging")
  }

  /// Guards against harmful words, which what is told is not held against.
  public struct Guardrails: Sendable {
    /// The usual ones.
    public static let `default` = Self()
    /// Those that let texts of a person through.
    public static let permissiveContentTransformations = Self()
  }

  /// The model.
  public static let `default` = SystemLanguageModel()

  /// Creates a model for a use; each answers as the default one.
  public init(useCase: UseCase = .general, guardrails: Guardrails = .default) {}

  /// Tells of the model's state: for the screen that tells it, or else for all screens.
  ///
  ///     SystemLanguageModel.know(.unavailable(.appleIntelligenceNotEnabled))
  public static func know(_ availability: Availability) {
    ModelAnswers.current.change { $0.availability = availability }
  }

  /// The state of the model.
  public var availability: Availability { ModelAnswers.current.value.availability }

  /// A Boolean value that indicates whether the model can be asked.
  public var isAvailable: Bool { availability == .available }

  /// Returns a Boolean value that indicates whether the model speaks a language: an available one
  /// does.
  public func supportsLocale(_ locale: Locale = .current) -> Bool { isAvailable }

  /// The languages that Apple's model speaks.
  public var supportedLanguages: Set<Locale.Language> {
    Set(
      ["da", "de", "en", "es", "fr", "it", "ja", "ko", "nb", "nl", "pt", "sv", "tr", "vi", "zh"]
        .map { Locale.Language(identifier: $0) })
  }

  /// The most tokens of a conversation.
  public var contextSize: Int { 4096 }

  /// Returns about how many tokens a prompt has: one for four bytes.
  public func tokenCount(for prompt: some PromptRepresentable) async throws -> Int {
    Self.tokens(prompt.promptRepresentation.text)
  }

  /// Returns about how many tokens instructions have: one for four bytes.
  public func tokenCount(for instructions: Instructions) async throws -> Int {
    Self.tokens(instructions.text)
  }

  /// Returns about how many tokens the descriptions of tools have: one for four bytes.
  public func tokenCount(for tools: [any Tool]) async throws -> Int {
    Self.tokens(
      tools.map { $0.name + $0.description + $0.parameters.debugDescription }.joined())
  }

  /// Returns about how many tokens a description of values has: one for four bytes.
  public func tokenCount(for schema: GenerationSchema) async throws -> Int {
    Self.tokens(schema.debugDescription)
  }

  /// Returns about how many tokens entries of a conversation have: one for four bytes.
  public func tokenCount(
    for transcriptEntries: some Collection<Transcript.Entry>
  ) async throws -> Int {
    Self.tokens(transcriptEntries.map(\.description).joined())
  }

  private static func tokens(_ text: String) -> Int { (text.utf8.count + 3) / 4 }
}
