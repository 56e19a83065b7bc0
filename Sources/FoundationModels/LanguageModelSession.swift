import Observation
import Synchronization

/// Talks with the device's language model, which answers what ``know(_:)`` and ``know(_:_:)`` tell.
public final class LanguageModelSession: Observable, Sendable {
  private let entries: Mutex<[Transcript.Entry]>
  private let registrar = ObservationRegistrar()

  /// Creates a conversation.
  ///
  /// - Parameters:
  ///   - model: The model.
  ///   - tools: What the model could call; one whose answers are told calls none.
  ///   - instructions: What the model is told to hold on to.
  public convenience init(
    model: SystemLanguageModel = .default, tools: [any Tool] = [], instructions: String? = nil
  ) { self.init(Self.beginning(tools, instructions)) }

  /// Creates a conversation.
  ///
  /// - Parameters:
  ///   - model: The model.
  ///   - tools: What the model could call; one whose answers are told calls none.
  ///   - instructions: What the model is told to hold on to.
  @_disfavoredOverload
  public convenience init(
    model: SystemLanguageModel = .default, tools: [any Tool] = [],
    instructions: Instructions? = nil
  ) { self.init(Self.beginning(tools, instructions?.text)) }

  /// Creates a conversation with instructions of lines.
  ///
  /// - Parameters:
  ///   - model: The model.
  ///   - tools: What the model could call; one whose answers are told calls none.
  ///   - instructions: A closure that returns what the model is told to hold on to.
  public convenience init(
    model: SystemLanguageModel = .default, tools: [any Tool] = [],
    @InstructionsBuilder instructions: () throws -> Instructions
  ) rethrows { self.init(Self.beginning(tools, try instructions().text)) }

  /// Creates a conversation that goes on.
  ///
  /// - Parameters:
  ///   - model: The model.
  ///   - tools: What the model could call; one whose answers are told calls none.
  ///   - transcript: What has been said.
  public convenience init(
    model: SystemLanguageModel = .default, tools: [any Tool] = [], transcript: Transcript
  ) { self.init(transcript.entries) }

  private static func beginning(
    _ tools: [any Tool], _ instructions: String?
  ) -> [Transcript.Entry] {
    if tools.isEmpty && instructions == nil { return [] }
    let segments = instructions.map { [Transcript.Segment.text(.init(id: "0", content: $0))] }
    return [
      .instructions(
        Transcript.Instructions(
          id: "0", segments: segments ?? [],
          toolDefinitions: tools.map { Transcript.ToolDefinition(tool: $0) }))
    ]
  }

  private init(_ entries: [Transcript.Entry]) { self.entries = Mutex(entries) }

  /// Tells what the model answers in words, and that it is there.
  ///
  /// For the screen that tells it, or, where the catalogue is made, for all screens. A question for
  /// a type's value is answered with its JSON.
  ///
  ///     LanguageModelSession.know { prompt in
  ///       prompt.contains("harbour") ? "A haven." : "I cannot tell."
  ///     }
  ///
  /// - Parameter answer: A closure that receives a prompt and returns the answer, or throws a
  ///   ``GenerationError``.
  public static func know(_ answer: @escaping @Sendable (String) throws -> String) {
    ModelAnswers.current.change {
      $0.availability = .available
      $0.answer = answer
    }
  }

  /// Tells what the model answers where a value of a type is asked for, and that it is there.
  ///
  /// For the screen that tells it, or, where the catalogue is made, for all screens. It goes before
  /// the words of ``know(_:)``.
  ///
  ///     LanguageModelSession.know(Recipe.self) { prompt in
  ///       Recipe(name: "Soup", minutes: 20)
  ///     }
  ///
  /// - Parameters:
  ///   - type: The type.
  ///   - answer: A closure that receives a prompt and returns the answer, or throws a
  ///     ``GenerationError``.
  public static func know<Content: Generable>(
    _ type: Content.Type, _ answer: @escaping @Sendable (String) throws -> Content
  ) {
    ModelAnswers.current.change {
      $0.availability = .available
      $0.values[ObjectIdentifier(type)] = { try answer($0).generatedContent }
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

  /// Returns the answer to a prompt, and keeps both.
  ///
  /// - Throws: ``GenerationError``; nothing is kept then.
  func answer<Content: Generable>(
    _ prompt: String, _ type: Content.Type, _ options: GenerationOptions,
    _ schema: GenerationSchema? = nil
  ) throws -> ResponseStream<Content>.Answer {
    let format = schema ?? Content.generationSchema
    let count = entries.withLock { $0.count }
    let isText = type == String.self && schema == nil
    let content = try GeneratedContent.at(isText ? nil : format.root.name ?? "\(type)") {
      let told = try ModelAnswers.current.value.content(prompt, type, format)
      let content = told.identified(by: String(count + 1))
      try format.check(content)
      _ = try Content(content)
      _ = try Content.PartiallyGenerated(content)
      return content
    }
    return (
      content,
      keep(
        .prompt(
          Transcript.Prompt(
            id: String(count), segments: [.text(.init(id: String(count), content: prompt))],
            options: options,
            responseFormat: isText ? nil : Transcript.ResponseFormat(schema: format))),
        .response(Transcript.Response(count + 1, content, isText ? nil : format)))
    )
  }

  private func keep(_ new: Transcript.Entry...) -> ArraySlice<Transcript.Entry> {
    registrar.withMutation(of: self, keyPath: \.transcript) {
      entries.withLock {
        $0 += new
        return $0.suffix(new.count)
      }
    }
  }
}
