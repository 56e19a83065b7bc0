import CairoRender

/// The key of a cell: what is drawn, at which scale and size in device pixels, and by what.
///
/// A cell whose key is as approved has not changed, and is neither drawn nor decoded.
struct CellKey: CustomStringConvertible {
  /// The digest of the draw list's canonical bytes.
  let list: String
  let scale: Int
  let width: Int
  let height: Int
  /// The renderer's fingerprint.
  let renderer: String

  /// The digest of all, as the lock has it.
  var description: String {
    digest(of: Array("\(list) \(scale) \(width)x\(height) \(renderer)".utf8)).description
  }
}
