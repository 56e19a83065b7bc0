import CairoRender
import DisplayList

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

extension Renderer {
  /// Returns the canonical bytes of items that several lists begin with.
  func encoded(_ items: [DrawItem]) throws -> EncodedItems {
    try DisplayListEncoder.encode(items, contentDigest: assets.digest(of:))
  }

  /// Returns the digest of a list's canonical bytes, with the colours of one scheme.
  func digest(
    of list: DisplayList, picking pick: SchemePick = .light, beginning: EncodedItems = .none
  ) throws -> String {
    let bytes = try DisplayListEncoder.encode(
      list, picking: pick, beginning: beginning, contentDigest: assets.digest(of:))
    return CairoRender.digest(of: bytes).description
  }

  /// Returns the key of a picture: what is drawn, at which scale and size, by which renderer.
  func key(listDigest: String, scale: Int, width: Int, height: Int) -> String {
    CellKey(
      list: listDigest, scale: scale, width: width, height: height, renderer: fingerprint.digest
    ).description
  }
}
