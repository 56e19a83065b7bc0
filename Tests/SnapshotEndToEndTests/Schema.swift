import Foundation
import Testing

/// Holds a value against the parts of JSON Schema that Vitrine's schemas use.
struct Schema {
  let root: [String: Any]

  /// What is wrong, each with its place.
  func faults(_ value: Any, _ schema: [String: Any], at place: String = "$") -> [String] {
    if let reference = schema["$ref"] as? String {
      let definitions = root["$defs"] as? [String: [String: Any]]
      let target = definitions?[String(reference.dropFirst("#/$defs/".count))]
      return target.map { faults(value, $0, at: place) } ?? ["\(place): \(reference) is undefined"]
    }
    if let constant = schema["const"] as? String, value as? String != constant {
      return ["\(place) is not \(constant)"]
    }
    if let allowed = schema["enum"] as? [String], !allowed.contains(value as? String ?? "") {
      return ["\(place) is \(value)"]
    }
    switch schema["type"] as? String {
    case "object": return objectFaults(value, schema, at: place)
    case "array":
      guard let array = value as? [Any] else { return ["\(place) is no array"] }
      let items = schema["items"] as? [String: Any] ?? [:]
      return array.enumerated().flatMap { faults($1, items, at: "\(place)[\($0)]") }
    case "string":
      guard let text = value as? String else { return ["\(place) is no string"] }
      guard let pattern = schema["pattern"] as? String else { return [] }
      return text.range(of: pattern, options: .regularExpression) == nil
        ? ["\(place) is \(text)"] : []
    case "integer", "number": return value is NSNumber ? [] : ["\(place) is no number"]
    case "boolean": return value is Bool ? [] : ["\(place) is no boolean"]
    default: return []
    }
  }

  private func objectFaults(_ value: Any, _ schema: [String: Any], at place: String) -> [String] {
    guard let object = value as? [String: Any] else { return ["\(place) is no object"] }
    let properties = schema["properties"] as? [String: [String: Any]] ?? [:]
    let required = schema["required"] as? [String] ?? []
    let others = schema["additionalProperties"] as? [String: Any]
    let absent = required.filter { object[$0] == nil }.map { "\(place).\($0) is absent" }
    return absent
      + object.flatMap { name, value in
        (properties[name] ?? others).map { faults(value, $0, at: "\(place).\(name)") }
          ?? ["\(place).\(name) is not described"]
      }
  }

  /// Reads a schema of the documentation.
  init(_ name: String) throws {
    let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Documentation")
      .appendingPathComponent(name)
    let json = try JSONSerialization.jsonObject(with: Data(contentsOf: url))
    root = try #require(json as? [String: Any])
  }
}
