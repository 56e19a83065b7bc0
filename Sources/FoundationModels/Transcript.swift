/// The entries of a conversation.
public struct Transcript: RandomAccessCollection, Equatable, Sendable {
  /// Something that was said: by the app, by a person, or by the model.
  public enum Entry: Equatable, Identifiable, CustomStringConvertible, Sendable {
    /// Words that the model holds on to.
    case instructions(Instructions)
    /// A question.
    case prompt(Prompt)
    /// An answer.
    case response(Response)

    /// The identifier: the place in its conversation.
    public var id: String {
      switch self {
      case .instructions(let instructions): instructions.id
      case .prompt(let prompt): prompt.id
      case .response(let response): response.id
      }
    }

    /// The words.
    public var description: String {
      let segments =
        switch self {
        case .instructions(let instructions): instructions.segments
        case .prompt(let prompt): prompt.segments
        case .response(let response): response.segments
        }
      return segments.map(\.description).joined(separator: "\n")
    }
  }

  /// A part of what was said.
  public enum Segment: Equatable, CustomStringConvertible, Sendable {
    /// Words.
    case text(TextSegment)

    /// The words.
    public var description: String {
      switch self {
      case .text(let segment): segment.content
      }
    }
  }

  /// Words of what was said.
  public struct TextSegment: Equatable, Sendable {
    /// The words.
    public var content: String

    /// Creates a part of words.
    public init(content: String) { self.content = content }
  }

  /// Words that the model holds on to.
  public struct Instructions: Equatable, Identifiable, Sendable {
    /// The identifier.
    public let id: String
    /// The parts.
    public var segments: [Segment]

    /// Creates instructions of parts.
    public init(id: String = "", segments: [Segment]) { (self.id, self.segments) = (id, segments) }

    init(_ place: Int, _ text: String) {
      self.init(id: String(place), segments: [.text(TextSegment(content: text))])
    }
  }

  /// A question.
  public struct Prompt: Equatable, Identifiable, Sendable {
    /// The identifier.
    public let id: String
    /// The parts.
    public var segments: [Segment]

    /// Creates a question of parts.
    public init(id: String = "", segments: [Segment]) { (self.id, self.segments) = (id, segments) }

    init(_ place: Int, _ text: String) {
      self.init(id: String(place), segments: [.text(TextSegment(content: text))])
    }
  }

  /// An answer.
  public struct Response: Equatable, Identifiable, Sendable {
    /// The identifier.
    public let id: String
    /// The parts.
    public var segments: [Segment]

    /// Creates an answer of parts.
    public init(id: String = "", segments: [Segment]) { (self.id, self.segments) = (id, segments) }

    init(_ place: Int, _ text: String) {
      self.init(id: String(place), segments: [.text(TextSegment(content: text))])
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
