extension LiveAction: Decodable {
  /// Reads an action as a page or another process has sent it.
  init(from decoder: any Decoder) throws {
    try self.init(JSONValue(from: decoder), named: "action")
  }

  /// Reads an action.
  ///
  /// - Parameters:
  ///   - value: The action as JSON.
  ///   - name: The action's place, such as `actions[2]`.
  /// - Throws: ``ToolArgumentError`` with that place, and the nearest names.
  init(_ value: JSONValue, named name: String) throws(ToolArgumentError) {
    guard case .object(var members) = value else {
      throw .wrong(name, wants: "an object, such as {\"do\": \"tap\", \"at\": \"Save\"}")
    }
    members = members.filter { $0.value != .null }
    let keys = CodingKeys.allCases.map(\.rawValue)
    for key in members.keys.sorted() where !keys.contains(key) {
      throw .unknown(key, of: name, among: keys)
    }
    self.init(kind: try Kind(members["do"], of: name))
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

extension LiveAction.Kind {
  fileprivate init(_ value: JSONValue?, of name: String) throws(ToolArgumentError) {
    guard let value else { throw .missing("do", of: name) }
    let kinds = Self.allCases.map(\.rawValue)
    guard let kind = value.text.flatMap(Self.init) else {
      throw value.text.map { .noChoice("\(name).do", $0, among: kinds) }
        ?? .wrong("\(name).do", wants: "one of " + kinds.joined(separator: ", "))
    }
    self = kind
  }
}

extension LiveAction.Target: Encodable {
  private enum CodingKeys: String, CodingKey { case name, index }

  fileprivate init(_ value: JSONValue, named name: String) throws(ToolArgumentError) {
    if let text = value.text {
      self = .name(text)
    } else if let numbers = value.numbers, numbers.count == 2 {
      self = .point(x: numbers[0], y: numbers[1])
    } else if let text = value[CodingKeys.name.rawValue]?.text {
      self = .name(text, index: value[CodingKeys.index.rawValue]?.index)
    } else {
      throw .wrong(name, wants: "a name, or a point, [x, y] in points")
    }
  }

  func encode(to encoder: any Encoder) throws {
    switch self {
    case .name(let name, nil):
      var value = encoder.singleValueContainer()
      try value.encode(name)
    case .name(let name, let index):
      var members = encoder.container(keyedBy: CodingKeys.self)
      try members.encode(name, forKey: .name)
      try members.encode(index, forKey: .index)
    case .point(let x, let y):
      var value = encoder.singleValueContainer()
      try value.encode([x, y])
    }
  }
}

extension JSONValue {
  /// The number of an element among several, from 0; nil of anything else.
  fileprivate var index: Int? {
    if case .integer(let index) = self, index >= 0 { index } else { nil }
  }
}
