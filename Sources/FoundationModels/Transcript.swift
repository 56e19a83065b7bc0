/// The entries of a conversation.
public struct Transcript: RandomAccessCollection, Equatable, Codable, Sendable {
  /// Something that was said: by the app, by a person, by the model or by a tool.
  public enum Entry: Equatable, Identifiable, CustomStringConvertible, Codable, Sendable {
    /// Words that the model holds on to.
    case instructions(Instructions)
    /// A question.
    case prompt(Prompt)
    /// Calls of tools.
    case toolCalls(ToolCalls)
    /// The result of a tool.
    case toolOutput(ToolOutput)
    /// An answer.
    case response(Response)

    /// The identifier: the place in its conversation.
    public var id: String {
      switch self {
      case .instructions(let instructions): instructions.id
      case .prompt(let prompt): prompt.id
      case .toolCalls(let calls): calls.id
      case .toolOutput(let output): output.id
      case .response(let response): response.id
      }
    }

    /// The words.
    public var description: String {
      switch self {
      case .instructions(let instructions): instructions.description
      case .prompt(let prompt): prompt.description
      case .toolCalls(let calls): calls.description
      case .toolOutput(let output): output.description
      case .response(let response): response.description
      }
    }
  }

  /// A part of what was said.
  public enum Segment: Equatable, Identifiable, CustomStringConvertible, Codable, Sendable {
    /// Words.
    case text(TextSegment)
    /// A value.
    case structure(StructuredSegment)

    /// The identifier.
    public var id: String {
      switch self {
      case .text(let segment): segment.id
      case .structure(let segment): segment.id
      }
    }

    /// The words, or the value as JSON.
    public var description: String {
      switch self {
      case .text(let segment): segment.description
      case .structure(let segment): segment.description
      }
    }
  }

  let entries: [Entry]

  /// Creates a conversation.
  public init(entries: some Sequence<Entry> = []) { self.entries = Array(entries) }

  /// The place of the first entry.
  public var startIndex: Int { entries.startIndex }
  /// The place behind the last entry.
  public var endIndex: Int { entries.endIndex }

  /// Returns the entry at a place.
  public subscript(position: Int) -> Entry { entries[position] }
}

extension [Transcript.Segment] {
  fileprivate var description: String { map(\.description).joined(separator: "\n") }
}

// What was said.
extension Transcript {
  /// Words that the model holds on to.
  public struct Instructions: Equatable, Identifiable, CustomStringConvertible, Codable, Sendable {
    /// The identifier.
    public var id: String
    /// The parts.
    public var segments: [Segment]
    /// The tools that the model could call.
    public var toolDefinitions: [ToolDefinition]

    /// Creates instructions of parts.
    public init(
      id: String = TranscriptID.next(), segments: [Segment], toolDefinitions: [ToolDefinition] = []
    ) {
      (self.id, self.segments, self.toolDefinitions) = (id, segments, toolDefinitions)
    }

    /// The words.
    public var description: String { segments.description }
  }

  /// A question.
  public struct Prompt: Equatable, Identifiable, CustomStringConvertible, Codable, Sendable {
    /// The identifier.
    public var id: String
    /// The parts.
    public var segments: [Segment]
    /// The settings of the answer.
    public var options: GenerationOptions
    /// The description of the answer; nil where words are asked for.
    public var responseFormat: ResponseFormat?

    /// Creates a question of parts.
    public init(
      id: String = TranscriptID.next(), segments: [Segment],
      options: GenerationOptions = GenerationOptions(), responseFormat: ResponseFormat? = nil
    ) {
      (self.id, self.segments) = (id, segments)
      (self.options, self.responseFormat) = (options, responseFormat)
    }

    /// The words.
    public var description: String { segments.description }
  }

  /// An answer.
  public struct Response: Equatable, Identifiable, CustomStringConvertible, Codable, Sendable {
    /// The identifier.
    public var id: String
    /// The versions of the models that answered.
    public var assetIDs: [String]
    /// The parts.
    public var segments: [Segment]

    /// Creates an answer of parts.
    public init(id: String = TranscriptID.next(), assetIDs: [String] = [], segments: [Segment]) {
      (self.id, self.assetIDs, self.segments) = (id, assetIDs, segments)
    }

    init(_ place: Int, _ content: GeneratedContent, _ schema: GenerationSchema?) {
      let id = String(place)
      if schema == nil, case .string(let text) = content.kind {
        self.init(id: id, segments: [.text(TextSegment(id: id, content: text))])
      } else {
        let segment = StructuredSegment(id: id, source: schema?.root.name ?? "", content: content)
        self.init(id: id, segments: [.structure(segment)])
      }
    }

    /// The words, or the value as JSON.
    public var description: String { segments.description }
  }

  /// Words of what was said.
  public struct TextSegment: Equatable, Identifiable, CustomStringConvertible, Codable, Sendable {
    /// The identifier.
    public var id: String
    /// The words.
    public var content: String

    /// Creates a part of words.
    public init(id: String = TranscriptID.next(), content: String) {
      (self.id, self.content) = (id, content)
    }

    /// The words.
    public var description: String { content }
  }

  /// A value of what was said.
  public struct StructuredSegment: Equatable, Identifiable, CustomStringConvertible, Codable,
    Sendable
  {
    /// The identifier.
    public var id: String
    /// The name of the value's type.
    public var source: String
    private var stored: StoredContent

    /// Creates a part of a value.
    public init(id: String = TranscriptID.next(), source: String, content: GeneratedContent) {
      (self.id, self.source, stored) = (id, source, StoredContent(content))
    }

    /// The value.
    public var content: GeneratedContent {
      get { stored.content }
      set { stored = StoredContent(newValue) }
    }

    /// The value as JSON.
    public var description: String { content.jsonString }
  }

  /// The description of what is asked for.
  public struct ResponseFormat: Equatable, CustomStringConvertible, Codable, Sendable {
    private let schema: GenerationSchema

    /// Creates the description of a type's values.
    public init<Content: Generable>(type: Content.Type) { schema = type.generationSchema }

    /// Creates the description.
    public init(schema: GenerationSchema) { self.schema = schema }

    /// The name of what is asked for.
    public var name: String { schema.root.name ?? "" }

    /// The name of what is asked for.
    public var description: String { name }

    /// Returns a Boolean value that indicates whether both describe the same values.
    public static func == (left: Self, right: Self) -> Bool {
      left.schema.jsonSchema == right.schema.jsonSchema
    }
  }
}
