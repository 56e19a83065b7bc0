extension LiveAction {
  private static let keys = ["do", "at", "text", "by", "to"]

  /// The words by which an agent knows what can be done.
  static let guide = """
    What is done to the screen since it was opened, one after the other; after each the screen comes \
    to rest. "at" is what is acted on: a name that look told, an identifier or a text, or a point \
    [x, y]. {"do": "tap", "at": "Save"}, doubleTap, longPress; {"do": "type", "text": "Lamp", "at": \
    "Search"}, clear, delete (a letter), submit (return); {"do": "toggle", "at": "Wi-Fi"} ("to": 1 on, \
    0 off); {"do": "select", "text": "Red", "at": "Colour"}; {"do": "adjust", "at": "Volume", "to": \
    0.5} or "text": "increment"/"decrement"; {"do": "scroll", "at": "Last row"} or "by": [0, 200] at a \
    point; {"do": "swipe", "at": "Row", "text": "trailing"}; {"do": "drag", "at": [196, 400], "by": [0, \
    200]}, dragSheet; {"do": "turnPages", "to": 1}; refresh, back, dismiss, rotate; {"do": "open", \
    "text": "myapp://item/1"}; {"do": "advance", "to": 0.5} lets seconds pass; {"do": "step", "text": \
    "typed"} does a step of the screen's flow.
    """

  /// The JSON Schema of an action.
  static var schema: JSONValue {
    let distance = ToolParameter.Kind.twoNumbers
    return [
      "type": "object",
      "properties": [
        "do": ["type": "string", "enum": .list(Kind.allCases.map { .text($0.rawValue) })],
        "at": [
          "anyOf": [["type": "string"], distance],
          "description": "a label, an identifier or a text; or a point [x, y] in points",
        ],
        "text": [
          "type": "string",
          "description": "what is typed; an option, an edge, a direction, an address, a step",
        ],
        "by": .object(
          (distance.members).merging(
            ["description": "to the right and downwards, in points"]) { first, _ in first }),
        "to": ["type": "number", "description": "a share from 0 to 1, pages, seconds"],
      ],
      "required": ["do"], "additionalProperties": false,
    ]
  }

  /// Reads an action of a call.
  ///
  /// - Throws: ``ToolArgumentError`` with the action's place, and the nearest names.
  init(_ value: JSONValue, named name: String) throws(ToolArgumentError) {
    guard case .object(var members) = value else {
      throw .wrong(name, wants: "an object, such as {\"do\": \"tap\", \"at\": \"Save\"}")
    }
    members = members.filter { $0.value != .null }
    for key in members.keys.sorted() where !Self.keys.contains(key) {
      throw .unknown(key, of: name, among: Self.keys)
    }
    guard let action = members["do"] else { throw .missing("do", of: name) }
    let kinds = Kind.allCases.map(\.rawValue)
    guard let kind = action.text.flatMap(Kind.init) else {
      throw action.text.map { .noChoice("\(name).do", $0, among: kinds) }
        ?? .wrong("\(name).do", wants: "one of " + kinds.joined(separator: ", "))
    }
    self.init(kind: kind)
    target = try members["at"].map { at throws(ToolArgumentError) in
      try Target(at, named: "\(name).at")
    }
    if let value = members["text"] {
      guard let text = value.text else { throw .wrong("\(name).text", wants: "a text") }
      self.text = text
    }
    if let value = members["by"] {
      guard let distance = value.numbers, distance.count == 2 else {
        throw .wrong("\(name).by", wants: "a distance, [right, down] in points")
      }
      self.distance = distance
    }
    if let value = members["to"] {
      guard let amount = value.number else { throw .wrong("\(name).to", wants: "a number") }
      self.amount = amount
    }
  }
}

extension LiveAction.Target {
  fileprivate init(_ value: JSONValue, named name: String) throws(ToolArgumentError) {
    if let text = value.text {
      self = .name(text)
    } else if let numbers = value.numbers, numbers.count == 2 {
      self = .point(x: numbers[0], y: numbers[1])
    } else {
      throw .wrong(name, wants: "a name, or a point, [x, y] in points")
    }
  }
}

extension JSONValue {
  /// The members of an object; none of anything else.
  fileprivate var members: [String: JSONValue] {
    if case .object(let members) = self { members } else { [:] }
  }
}
