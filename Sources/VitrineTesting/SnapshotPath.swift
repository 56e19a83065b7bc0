import Foundation
import SnapshotKit

/// The path at which a test's picture is stored.
struct SnapshotPath {
  let file: String
  let function: String
  let name: String?
  let traits: SnapshotTraits
  let size: ScreenSize
  var pathExtension = "png"

  /// Such as `Tests/__Snapshots__/CardTests/looksRight.iphone-15-pro-portrait-light.png`.
  var path: String {
    let url = URL(fileURLWithPath: file)
    let test = Self.plain(function.prefix { $0 != "(" })
    let place = size.name.map { [$0] } ?? [traits.device, traits.orientation.rawValue]
    let held: [String?] =
      place + [
        traits.scheme.rawValue, traits.scale.map { "\($0)x" }, traits.variant.map { $0.name },
      ]
    let parts: [String?] = [
      test, name.map { Self.plain($0[...]) }, held.compactMap { $0 }.joined(separator: "-"),
    ]
    return url.deletingLastPathComponent().appendingPathComponent("__Snapshots__")
      .appendingPathComponent(url.deletingPathExtension().lastPathComponent)
      .appendingPathComponent(parts.compactMap { $0 }.joined(separator: ".") + ".\(pathExtension)")
      .path
  }

  /// Letters, digits, hyphens and underscores; all else becomes a hyphen.
  private static func plain(_ text: Substring) -> String {
    String(text.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "-" })
  }
}
