extension LiveAction {
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
          "anyOf": [["type": "string"], distance, Target.numbered],
          "description": """
          a label, an identifier or a text, with its index among several from 0 where it is told; or a \
          point [x, y] in points
          """,
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
}

extension LiveAction.Target {
  /// The JSON Schema of a name with its number.
  fileprivate static var numbered: JSONValue {
    [
      "type": "object",
      "properties": ["name": ["type": "string"], "index": ["type": "integer", "minimum": 0]],
      "required": ["name"], "additionalProperties": false,
    ]
  }
}

extension JSONValue {
  /// The members of an object; none of anything else.
  fileprivate var members: [String: JSONValue] {
    if case .object(let members) = self { members } else { [:] }
  }
}
