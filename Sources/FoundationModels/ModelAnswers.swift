import Observation
import Synchronization
import ViewTree

/// The answers of a screen's language model, and its state.
final class ModelAnswers: Observable, Sendable {
  struct Content: Sendable {
    var availability = SystemLanguageModel.Availability.unavailable(.deviceNotEligible)
    /// The answer in words.
    var answer: (@Sendable (String) throws -> String)?
    /// The answers that are values, by their types.
    var values: [ObjectIdentifier: @Sendable (String) throws -> GeneratedContent] = [:]
  }

  private let content: Mutex<Content>
  private let registrar = ObservationRegistrar()

  private init(_ other: ModelAnswers?) {
    content = Mutex(other?.content.withLock { $0 } ?? Content())
  }

  static var current: ModelAnswers { ScreenValues.object { ModelAnswers($0) } }

  var value: Content {
    registrar.access(self, keyPath: \.value)
    return content.withLock { $0 }
  }

  func change(_ edit: (inout sending Content) -> Void) {
    registrar.withMutation(of: self, keyPath: \.value) { content.withLock { edit(&$0) } }
  }
}

extension ModelAnswers.Content {
  /// Returns what is told as the answer to a prompt: a value of the type, else the words, which are
  /// JSON unless a text or a word is asked for.
  ///
  /// - Throws: ``LanguageModelSession/GenerationError``, or the error that is told.
  func content<Content: Generable>(
    _ prompt: String, _ type: Content.Type, _ schema: GenerationSchema
  ) throws -> GeneratedContent {
    guard availability == .available else {
      throw LanguageModelSession.GenerationError.assetsUnavailable(
        .init(debugDescription: "SystemLanguageModel.default is not available"))
    }
    if let value = values[ObjectIdentifier(type)] { return try value(prompt) }
    guard let answer else {
      let typed = type == String.self ? "" : ", nor know(\(type).self)"
      throw LanguageModelSession.GenerationError.assetsUnavailable(
        .init(debugDescription: "LanguageModelSession.know(_:) tells no answer\(typed)"))
    }
    let words = try answer(prompt)
    if type == String.self { return GeneratedContent(words) }
    do {
      let content = try GeneratedContent(json: words)
      guard content.isComplete else { throw GeneratedContent.failure("the answer breaks off") }
      return content
    } catch {
      if schema.isText { return GeneratedContent(words) }
      throw error
    }
  }
}
