/// The approved snapshots as text: the renderer's fingerprint, and a sorted line for each cell.
///
///     vitrine-lock 1
///     keep curated
///     fingerprint 6f0c…
///     environment cairo 1.16.0
///     saransk-catalogue/iphone-8-portrait@2x-light 750x1334 2b51… 90aa…
struct Lock: Sendable, Equatable {
  /// The approval of one cell.
  struct Entry: Sendable, Hashable {
    let pixelWidth: Int
    let pixelHeight: Int
    /// The digest of what is drawn, and by what.
    let key: String
    /// The digest of the pixels.
    let pixels: String

    /// Returns the line of a cell by this name.
    func line(_ name: String) -> String { "\(name) \(pixelWidth)x\(pixelHeight) \(key) \(pixels)" }
  }

  /// For which cells pictures are stored beside the lock.
  enum Keep: String, Codable, Sendable, CaseIterable {
    /// Of the whole matrix a phone and a tablet at the lower scale factor: five apps of some
    /// hundred screens and states stay under ``CuratedCells/limit``.
    case curated
    /// Of a matrix of native scales a phone and a tablet, and the phone's steps of flows.
    case samples
    case all
  }

  static let fileName = "snapshots.lock"
  static let header = "vitrine-lock 1"

  var fingerprint: RendererFingerprint
  var keep = Keep.curated
  /// By the cells' names.
  var entries: [String: Entry]

  /// The file's content.
  var text: String {
    var lines = [Self.header, "keep \(keep)"] + fingerprint.lines
    // Swift compares strings by their Unicode scalars, so the order is the same everywhere.
    lines += entries.sorted { $0.key < $1.key }.map { name, entry in entry.line(name) }
    return lines.joined(separator: "\n") + "\n"
  }
}

/// The identity of a renderer: libraries, fonts, resources, and the pixels of a probe.
struct RendererFingerprint: Sendable, Hashable {
  /// One of the things that decide.
  struct Part: Sendable, Hashable {
    let name: String
    let value: String

    /// A Boolean value that indicates whether the value is a digest, which tells people nothing.
    fileprivate var isDigest: Bool { value.count >= 16 && value.allSatisfy(\.isHexDigit) }
  }

  let digest: String
  /// In the order of the renderer; for people, who want to know what is another.
  let parts: [Part]

  /// The lock's lines of it.
  var lines: [String] {
    ["fingerprint \(digest)"] + parts.map { "environment \($0.name) \($0.value)" }
  }

  /// Returns the parts that differ, each as `cairo 1.16.0, was 1.18.0`.
  func differences(from other: RendererFingerprint) -> [String] {
    guard !other.parts.isEmpty else { return [] }
    let others = Dictionary(other.parts.map { ($0.name, $0.value) }) { first, _ in first }
    let own = Dictionary(parts.map { ($0.name, $0.value) }) { first, _ in first }
    let changed = parts.compactMap { part -> String? in
      guard let value = others[part.name] else { return "\(part.name) is new" }
      if value == part.value { return nil }
      return part.isDigest
        ? "\(part.name) differ" : "\(part.name) \(part.value), was \(value)"
    }
    return changed + other.parts.filter { own[$0.name] == nil }.map { "\($0.name) is gone" }
  }
}
