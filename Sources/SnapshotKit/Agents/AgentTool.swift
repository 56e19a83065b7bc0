import Foundation

/// Something that a coding agent may ask for.
struct AgentTool: Sendable {
  let name: String
  let title: String
  /// The purpose, and when the tool is to be called.
  let description: String
  var parameters: [ToolParameter] = []
  /// False of what writes files.
  var isReadOnly = true
  let call: @Sendable (ToolArguments) async throws -> ToolResult

  /// The tool as a client lists it.
  var listed: JSONValue {
    let properties = parameters.map { ($0.name, $0.schema) }
    return [
      "name": .text(name), "title": .text(title), "description": .text(description),
      "inputSchema": [
        "type": "object", "properties": .object(Dictionary(properties) { first, _ in first }),
        "required": .list(parameters.filter(\.isRequired).map { .text($0.name) }),
        "additionalProperties": false,
      ],
      "annotations": [
        "title": .text(title), "readOnlyHint": .bool(isReadOnly), "destructiveHint": false,
        "idempotentHint": true, "openWorldHint": false,
      ],
    ]
  }

  /// Calls the tool; what goes wrong is told to who called, and ends nothing.
  func result(
    of arguments: JSONValue?, progress: ToolProgress = .untold
  ) async -> ToolResult {
    do {
      return try await call(ToolArguments(arguments ?? .null, of: self, progress: progress))
    } catch {
      return ToolResult(error: String(describing: error))
    }
  }
}

/// The answer of a tool.
struct ToolResult: Sendable, Equatable {
  enum Content: Sendable, Equatable {
    case text(String)
    /// A PNG file.
    case picture(Data)
  }

  /// The most characters of a text: a client may refuse an answer of more than 25,000 tokens, as
  /// Claude Code does (`MAX_MCP_OUTPUT_TOKENS`); names and numbers take one for two or three
  /// characters.
  static let mostCharacters = 40_000

  var content: [Content]
  /// True where what was asked for was not done.
  var isError = false

  init(_ text: String, picture: Data? = nil, isError: Bool = false) {
    content = (picture.map { [.picture($0)] } ?? []) + [.text(Self.cut(text))]
    self.isError = isError
  }

  init(error: String) { self.init(error, isError: true) }

  /// The answer as it is sent.
  var answer: JSONValue {
    let items = content.map { content -> JSONValue in
      switch content {
      case .text(let text): ["type": "text", "text": .text(text)]
      case .picture(let png):
        ["type": "image", "data": .text(png.base64EncodedString()), "mimeType": "image/png"]
      }
    }
    return ["content": .list(items), "isError": .bool(isError)]
  }

  private static func cut(_ text: String) -> String {
    guard text.count > mostCharacters else { return text }
    let lines = text.prefix(mostCharacters).split(separator: "\n", omittingEmptySubsequences: false)
    let rest = text.split(separator: "\n", omittingEmptySubsequences: false).count - lines.count
    return lines.dropLast().joined(separator: "\n") + "\n… and \(rest + 1) more lines"
  }
}
