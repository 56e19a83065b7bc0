/// Content that is encoded as the values it consists of.
struct CodableContent: Codable {
  let content: GeneratedContent

  init(_ content: GeneratedContent) { self.content = content }

  private struct Key: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }
    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  init(from decoder: any Decoder) throws {
    if let container = try? decoder.container(keyedBy: Key.self) {
      let keys = container.allKeys.map(\.stringValue).sorted()
      let values = try keys.map {
        ($0, try container.decode(CodableContent.self, forKey: Key(stringValue: $0)).content)
      }
      content = GeneratedContent(
        kind: .structure(
          properties: Dictionary(values) { $1 }, orderedKeys: keys))
      return
    }
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      content = GeneratedContent(kind: .null)
    } else if let value = try? container.decode(Bool.self) {
      content = value.generatedContent
    } else if let value = try? container.decode(Double.self) {
      content = value.generatedContent
    } else if let value = try? container.decode(String.self) {
      content = value.generatedContent
    } else {
      content = GeneratedContent(
        kind: .array(try container.decode([CodableContent].self).map(\.content)))
    }
  }

  func encode(to encoder: any Encoder) throws {
    switch content.kind {
    case .structure(let properties, let keys):
      var container = encoder.container(keyedBy: Key.self)
      for key in keys {
        guard let value = properties[key] else { continue }
        try container.encode(CodableContent(value), forKey: Key(stringValue: key))
      }
    case .array(let elements):
      var container = encoder.unkeyedContainer()
      for element in elements { try container.encode(CodableContent(element)) }
    case .null:
      var container = encoder.singleValueContainer()
      try container.encodeNil()
    case .bool(let value): try value.encode(to: encoder)
    case .string(let value): try value.encode(to: encoder)
    case .number(let value):
      // A count without a point, as Int is decoded.
      if let whole = Int(exactly: value) {
        try whole.encode(to: encoder)
      } else {
        try value.encode(to: encoder)
      }
    }
  }
}

/// Content that is encoded as a text of JSON, since coders forget the order of names.
struct StoredContent: Codable, Equatable, Sendable {
  let content: GeneratedContent

  init(_ content: GeneratedContent) { self.content = content }

  init(from decoder: any Decoder) throws {
    content = try GeneratedContent(json: try String(from: decoder))
  }

  func encode(to encoder: any Encoder) throws { try content.jsonString.encode(to: encoder) }
}
