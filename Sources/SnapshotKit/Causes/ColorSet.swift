import Foundation

/// A set of colours of an asset catalogue, which views know by its name.
struct ColorSet {
  /// Such as `Accent`.
  let name: String
  /// Six digits each, as descriptions write colours.
  private let colors: Set<String>

  /// Reads a set by the path of its `Contents.json`; nil for any other file.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - folder: The folder that the path begins at.
  init?(path: String, below folder: String) {
    let folders = path.split(separator: "/").dropLast()
    guard let set = folders.last, set.hasSuffix(".colorset"), path.hasSuffix(".json"),
      let data = FileManager.default.contents(atPath: "\(folder)/\(path)")
    else { return nil }
    name = String(set.dropLast(".colorset".count))
    colors = Self.colors(in: data)
  }

  /// Returns a Boolean value that indicates whether an edit's new colour is one of the set.
  func proves(_ edit: CellCause.Edit) -> Bool {
    ChangedValues(edit.text).colors.contains { colors.contains($0.1) }
  }

  /// Returns an edit's colours as they were and are: `#B3261E to #A81F1A`.
  func change(_ edit: CellCause.Edit) -> String? {
    ChangedValues(edit.text).colors.first { colors.contains($0.1) }.map { "#\($0.0) to #\($0.1)" }
  }

  private struct Contents: Decodable {
    struct Entry: Decodable { let color: Color? }
    struct Color: Decodable { let components: Components? }
    struct Components: Decodable {
      let red: String?
      let green: String?
      let blue: String?
      let white: String?
    }
    let colors: [Entry]
  }

  private static func colors(in data: Data) -> Set<String> {
    guard let contents = try? JSONDecoder().decode(Contents.self, from: data) else { return [] }
    return Set(
      contents.colors.compactMap(\.color?.components).compactMap { components in
        let digits = [
          components.red ?? components.white, components.green ?? components.white,
          components.blue ?? components.white,
        ].compactMap { $0.flatMap(self.digits) }
        return digits.count == 3 ? digits.joined() : nil
      })
  }

  /// Returns two digits of a component: `0xB3`, `179` or `0.702`.
  private static func digits(_ component: String) -> String? {
    let byte: Double? =
      if component.hasPrefix("0x") {
        Int(component.dropFirst(2), radix: 16).map(Double.init)
      } else if component.contains(".") {
        Double(component).map { $0 * 255 }
      } else {
        Double(component)
      }
    guard let byte, byte >= 0, byte <= 255 else { return nil }
    let text = String(Int(byte.rounded()), radix: 16, uppercase: true)
    return text.count == 1 ? "0" + text : text
  }
}
