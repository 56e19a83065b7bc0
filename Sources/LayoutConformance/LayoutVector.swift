import Foundation
import LayoutEngine

/// A tree with the geometry that a browser gave it: one line of a vector file.
public struct LayoutVector: Decodable {
  /// A box in points.
  struct Box: Decodable {
    var x: Double
    var y: Double
    var width: Double
    var height: Double
  }

  /// A node of the tree.
  struct VectorNode: Decodable {
    var style: [String: JSONValue]
    var text: String?
    var children: [VectorNode]?
    var layout: Box
    var rounded: Box?
  }

  /// The name of the vector.
  public let id: String
  let direction: String?
  let viewport: [JSONValue]?
  let rounding: Bool?
  /// The greatest deviation of a coordinate, in points; nil for 0.1.
  let tolerance: Double?
  let root: VectorNode

  /// Decodes one line.
  /// - Throws: `DecodingError` if the line is not a vector.
  public static func decode(_ line: Data) throws -> LayoutVector {
    try JSONDecoder().decode(LayoutVector.self, from: line)
  }
}
