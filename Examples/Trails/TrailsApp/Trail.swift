import Foundation

/// A way to walk.
struct Trail: Decodable, Identifiable, Hashable {
  var id: String { name }
  let name: String
  /// In kilometres.
  let length: Double
  /// In metres.
  let ascent: Int
}
