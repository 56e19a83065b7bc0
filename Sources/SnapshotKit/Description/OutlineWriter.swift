import Foundation

/// Writes views as lines of a ``StoredDescription``.
struct OutlineWriter {
  private(set) var lines: [String] = []

  init(_ views: [ScreenDescription.Item]) {
    var places = OutlinePlaces()
    var known = OutlineProperties()
    for view in views {
      let title = title(of: view)
      let properties = view.properties.map { "\($0.name) \(Self.escaped($0.value))" }
      let parts =
        [title] + known.written(properties, of: title, depth: view.depth)
        + [frame(of: view, in: view.parent.map { views[$0].frame })]
        + [places.written(view.source, in: view.parent)].compactMap { $0 }
      lines.append(OutlineIndent.written(view.depth) + parts.joined(separator: "; "))
    }
  }

  private func title(of view: ScreenDescription.Item) -> String {
    let name = Self.escaped(view.name).replacing("[", with: "\\o")
    return view.id.map { "\(name)[\(Self.escaped($0))]" } ?? name
  }

  private func frame(
    of view: ScreenDescription.Item, in outer: ScreenDescription.Frame?
  ) -> String {
    let frame = view.frame
    // A view that fills the one around it, as a third do.
    if frame == outer { return "@" }
    let (x, y) = (frame.x - (outer?.x ?? 0), frame.y - (outer?.y ?? 0))
    return "@\(x.written),\(y.written) \(frame.width.written)x\(frame.height.written)"
  }

  /// Returns a text without the characters that part lines and fields.
  private static func escaped(_ text: String) -> String {
    guard text.utf8.contains(where: { $0 == 0x5C || $0 == 0x3B || $0 < 0x20 }) else { return text }
    return text.unicodeScalars.reduce(into: "") { result, scalar in
      switch scalar {
      case "\\": result += "\\\\"
      case ";": result += "\\s"
      case "\n": result += "\\n"
      case _ where scalar.value < 0x20: result += "\\u" + String(scalar.value, radix: 32)
      default: result.unicodeScalars.append(scalar)
      }
    }
  }
}
