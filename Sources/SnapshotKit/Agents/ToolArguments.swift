import DisplayList

/// An argument that a tool takes.
struct ToolParameter: Sendable {
  enum Kind: Sendable {
    case text
    case texts
    case choice([String])
    case integer(ClosedRange<Int>)
    case bool
    /// Two numbers.
    case point
    /// Actions on a screen.
    case actions
  }

  let name: String
  let kind: Kind
  let description: String
  var isRequired = false

  init(_ name: String, _ kind: Kind, _ description: String, isRequired: Bool = false) {
    (self.name, self.kind, self.description) = (name, kind, description)
    self.isRequired = isRequired
  }

  /// The parameter's JSON Schema.
  var schema: JSONValue {
    guard case .object(var schema) = kind.schema else { return [:] }
    schema["description"] = .text(description)
    return .object(schema)
  }
}

extension ToolParameter.Kind {
  fileprivate var schema: JSONValue {
    switch self {
    case .text: ["type": "string"]
    case .texts: ["type": "array", "items": ["type": "string"]]
    case .choice(let names): ["type": "string", "enum": .list(names.map(JSONValue.text))]
    case .integer(let range):
      [
        "type": "integer", "minimum": .integer(range.lowerBound),
        "maximum": .integer(range.upperBound),
      ]
    case .bool: ["type": "boolean"]
    case .point: Self.twoNumbers
    case .actions: ["type": "array", "items": LiveAction.schema]
    }
  }

  static var twoNumbers: JSONValue {
    ["type": "array", "items": ["type": "number"], "minItems": 2, "maxItems": 2]
  }

  /// The values that the parameter takes, in words.
  fileprivate var words: String {
    switch self {
    case .text: "a text"
    case .texts: "a list of texts"
    case .choice(let names): "one of " + names.joined(separator: ", ")
    case .integer(let range): "a whole number from \(range.lowerBound) to \(range.upperBound)"
    case .bool: "true or false"
    case .point: "a point, [x, y] in points"
    case .actions: "a list of actions"
    }
  }

  /// Returns a Boolean value that indicates whether a value is of this kind; names and actions are
  /// looked at as they are read.
  fileprivate func takes(_ value: JSONValue) -> Bool {
    switch (self, value) {
    case (.text, .text), (.choice, .text), (.bool, .bool), (.actions, .list): true
    case (.texts, .list(let items)): items.allSatisfy { $0.text != nil }
    case (.integer(let range), .integer(let integer)): range.contains(integer)
    case (.point, _): value.numbers?.count == 2
    default: false
    }
  }
}

/// The arguments of a call, each known to the tool and of its kind.
struct ToolArguments: Sendable {
  private let values: [String: JSONValue]
  /// Tells the client how far the call has come.
  let progress: ToolProgress

  /// Checks the arguments of a call.
  ///
  /// - Throws: ``ToolArgumentError``, with the nearest names.
  init(
    _ value: JSONValue, of tool: AgentTool, progress: ToolProgress
  ) throws(ToolArgumentError) {
    self.progress = progress
    switch value {
    case .null: values = [:]
    // A null is an argument that is left out.
    case .object(let members): values = members.filter { $0.value != .null }
    default: throw .wrong("arguments", wants: "an object")
    }
    let names = tool.parameters.map(\.name)
    for key in values.keys.sorted() where !names.contains(key) {
      throw .unknown(key, of: tool.name, among: names)
    }
    for parameter in tool.parameters { try check(parameter, of: tool.name) }
  }

  private func check(
    _ parameter: ToolParameter, of tool: String
  ) throws(ToolArgumentError) {
    guard let value = values[parameter.name] else {
      if parameter.isRequired { throw .missing(parameter.name, of: tool) }
      return
    }
    guard parameter.kind.takes(value) else {
      throw .wrong(parameter.name, wants: parameter.kind.words)
    }
    if case .choice(let names) = parameter.kind, let name = value.text, !names.contains(name) {
      throw .noChoice(parameter.name, name, among: names)
    }
  }

  func text(_ name: String) -> String? { values[name]?.text }

  func texts(_ name: String) -> [String] {
    if case .list(let items)? = values[name] { items.compactMap(\.text) } else { [] }
  }

  func integer(_ name: String) -> Int? {
    if case .integer(let integer)? = values[name] { integer } else { nil }
  }

  func bool(_ name: String) -> Bool { values[name] == true }

  func point(_ name: String) -> (x: Double, y: Double)? {
    values[name]?.numbers.map { ($0[0], $0[1]) }
  }

  /// Returns what is done to a screen.
  ///
  /// - Throws: ``ToolArgumentError``, with the action's place.
  func actions(_ name: String) throws(ToolArgumentError) -> [LiveAction] {
    guard case .list(let items)? = values[name] else { return [] }
    var actions: [LiveAction] = []
    for (place, item) in items.enumerated() {
      actions.append(try LiveAction(item, named: "\(name)[\(place)]"))
    }
    return actions
  }
}

/// An argument that a tool does not take.
enum ToolArgumentError: Error, Equatable, CustomStringConvertible {
  case unknown(String, of: String, among: [String])
  case missing(String, of: String)
  case wrong(String, wants: String)
  case noChoice(String, String, among: [String])

  var description: String {
    switch self {
    case .unknown(let name, let owner, let names) where names.isEmpty:
      "\(owner) takes no arguments: leave out \"\(name)\"."
    case .unknown(let name, let owner, let names):
      "\(owner) takes no \"\(name)\". Nearest: \(Self.nearest(name, names)). "
        + "All: \(names.joined(separator: ", "))."
    case .missing(let name, let owner): "\(owner) needs \"\(name)\"."
    case .wrong(let name, let wants): "\(name) takes \(wants)."
    case .noChoice(let name, let value, let names):
      "\(name) cannot be \"\(value)\". Nearest: \(Self.nearest(value, names)). "
        + "All: \(names.joined(separator: ", "))."
    }
  }

  private static func nearest(_ name: String, _ names: [String]) -> String {
    NearestNames.nearest(to: name, among: names).joined(separator: ", ")
  }
}
