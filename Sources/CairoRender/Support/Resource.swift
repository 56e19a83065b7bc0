import Foundation

/// Reads the renderer's own JSON files.
enum Resource {
  /// Returns the bytes of a file in the bundle.
  ///
  /// - Throws: ``RenderError/brokenResource(name:reason:)``.
  static func data(_ name: String) throws -> Data {
    guard let url = Bundle.module.url(forResource: name, withExtension: "json") else {
      throw RenderError.brokenResource(name: "\(name).json", reason: "it is not in the bundle")
    }
    return try Data(contentsOf: url)
  }

  /// Returns a file in the bundle, decoded.
  ///
  /// - Throws: ``RenderError/brokenResource(name:reason:)``.
  static func decode<Value: Decodable>(_ type: Value.Type, _ name: String) throws -> Value {
    do {
      return try JSONDecoder().decode(type, from: try data(name))
    } catch let error as RenderError {
      throw error
    } catch {
      throw RenderError.brokenResource(name: "\(name).json", reason: "\(error)")
    }
  }
}
