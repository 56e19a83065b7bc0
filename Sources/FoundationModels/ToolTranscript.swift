// What a conversation has of tools.
extension Transcript {
  /// A tool that the model could call.
  public struct ToolDefinition: Equatable, Codable, Sendable {
    /// The name.
    public var name: String
    /// The tool's use in words.
    public var description: String
    private let parameters: GenerationSchema

    /// Creates the description of a tool.
    ///
    /// - Parameters:
    ///   - name: The name.
    ///   - description: The tool's use in words.
    ///   - parameters: The description of its arguments.
    public init(name: String, description: String, parameters: GenerationSchema) {
      (self.name, self.description, self.parameters) = (name, description, parameters)
    }

    /// Creates the description of a tool.
    public init(tool: some Tool) {
      self.init(name: tool.name, description: tool.description, parameters: tool.parameters)
    }

    /// Returns a Boolean value that indicates whether both describe the same tool.
    public static func == (left: Self, right: Self) -> Bool {
      left.name == right.name && left.description == right.description
        && left.parameters.jsonSchema == right.parameters.jsonSchema
    }
  }

  /// A call of a tool.
  public struct ToolCall: Equatable, Identifiable, CustomStringConvertible, Codable, Sendable {
    /// The identifier.
    public var id: String
    /// The tool's name.
    public var toolName: String
    private var stored: StoredContent

    /// Creates a call.
    ///
    /// - Parameters:
    ///   - id: The identifier.
    ///   - toolName: The tool's name.
    ///   - arguments: What the tool is called with.
    public init(id: String, toolName: String, arguments: GeneratedContent) {
      (self.id, self.toolName, stored) = (id, toolName, StoredContent(arguments))
    }

    /// The arguments.
    public var arguments: GeneratedContent {
      get { stored.content }
      set { stored = StoredContent(newValue) }
    }

    /// The tool's name and the arguments as JSON.
    public var description: String { "\(toolName): \(arguments.jsonString)" }
  }

  /// Calls of tools, made together.
  public struct ToolCalls: RandomAccessCollection, Equatable, Identifiable,
    CustomStringConvertible, Codable, Sendable
  {
    /// The identifier.
    public var id: String
    private var calls: [ToolCall]

    /// Creates calls.
    public init<S: Sequence>(id: String = TranscriptID.next(), _ calls: S)
    where S.Element == ToolCall {
      (self.id, self.calls) = (id, Array(calls))
    }

    /// The place of the first call.
    public var startIndex: Int { calls.startIndex }
    /// The place behind the last call.
    public var endIndex: Int { calls.endIndex }

    /// Returns the call at a place.
    public subscript(position: Int) -> ToolCall { calls[position] }

    /// The calls in words.
    public var description: String { calls.map(\.description).joined(separator: "\n") }
  }

  /// The result of a tool.
  public struct ToolOutput: Equatable, Identifiable, CustomStringConvertible, Codable, Sendable {
    /// The identifier.
    public var id: String
    /// The tool's name.
    public var toolName: String
    /// The parts.
    public var segments: [Segment]

    /// Creates a result of parts.
    public init(id: String, toolName: String, segments: [Segment]) {
      (self.id, self.toolName, self.segments) = (id, toolName, segments)
    }

    /// The words.
    public var description: String { segments.map(\.description).joined(separator: "\n") }
  }
}
