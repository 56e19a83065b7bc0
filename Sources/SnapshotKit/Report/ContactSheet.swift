import DisplayList
import Foundation

/// One screen on many devices in one picture, each with its name, all to one scale.
struct ContactSheet {
  /// A picture that was drawn, with its size in points.
  struct Entry {
    let name: String
    let path: String
    let size: CGSize
  }

  let title: String
  let isDark: Bool
  let entries: [Entry]

  /// Points of the sheet for a point of a device.
  private static let reduction = 0.3
  private static let width = 1400.0
  private static let margin = 32.0
  private static let gap = 20.0
  private static let nameHeight = 34.0
  /// Pixels a point of the sheet.
  static let scale = 2

  /// Returns the sheet's draw list: rows from left to right, each as high as its highest picture.
  func list(text: any TextMeasuring) -> DisplayList {
    var items = [label(title, size: 22, .bold, at: CGPoint(x: Self.margin, y: 24), Self.width)]
    var y = 72.0
    for row in rows {
      let height = row.map { $0.size.height * Self.reduction }.max() ?? 0
      var x = Self.margin
      for entry in row {
        let size = CGSize(
          width: entry.size.width * Self.reduction, height: entry.size.height * Self.reduction)
        let frame = CGRect(
          x: x, y: y + height - size.height, width: size.width, height: size.height)
        items += [picture(entry, frame), name(entry, below: frame, text)]
        x += column(entry) + Self.gap
      }
      y += height + Self.nameHeight + Self.gap
    }
    return DisplayList(
      size: CGSize(width: Self.width, height: y),
      background: RGBAColor(hex: isDark ? 0x1C1C1E : 0xE5E5EA),
      items: items)
  }

  /// A name may be wider than a narrow phone.
  private func column(_ entry: Entry) -> Double {
    max(Self.narrowest, entry.size.width * Self.reduction)
  }

  private static let narrowest = 112.0

  private var rows: [[Entry]] {
    var rows: [[Entry]] = [[]]
    var x = Self.margin
    for entry in entries {
      if x + column(entry) > Self.width - Self.margin, !rows[rows.count - 1].isEmpty {
        rows.append([])
        x = Self.margin
      }
      rows[rows.count - 1].append(entry)
      x += column(entry) + Self.gap
    }
    return rows
  }

  private func picture(_ entry: Entry, _ frame: CGRect) -> DrawItem {
    let image = ImageReference(name: entry.path, location: .file(path: entry.path))
    return DrawItem(.image(ImageDrawing(image: image, frame: frame, interpolation: .high)))
  }

  private func name(_ entry: Entry, below frame: CGRect, _ text: any TextMeasuring) -> DrawItem {
    let width = max(Self.narrowest, frame.width)
    return label(
      entry.name, size: 12, .regular, at: CGPoint(x: frame.minX, y: frame.maxY + 6), width)
  }

  private func label(
    _ string: String, size: Double, _ weight: ResolvedFont.Weight, at origin: CGPoint,
    _ width: Double
  ) -> DrawItem {
    let font = ResolvedFont(size: size, weight: weight)
    let text = StyledText(
      runs: [
        StyledText.Run(
          .text(string), attributes: TextAttributes(font: font),
          paint: .color(isDark ? .white : .black))
      ], paragraph: ParagraphStyle(lineLimit: 2))
    return DrawItem(
      .text(
        TextDrawing(
          text: text, frame: CGRect(origin: origin, size: CGSize(width: width, height: 34)))))
  }
}

extension ContactSheet {
  /// Returns the sheets of drawn cells: one for each screen, orientation, scheme and variant, of
  /// the smallest scale.
  ///
  /// - Returns: The sheets with their file names below the output folder.
  static func sheets(
    of cells: [Cell], _ catalogue: Catalogue, in folder: String, size: (Cell) -> CGSize
  ) -> [(path: String, sheet: ContactSheet)] {
    var order: [String] = []
    var groups: [String: [Cell]] = [:]
    for cell in cells {
      let path =
        "\(cell.screen)/contact-sheet-\(cell.orientation.rawValue)-\(cell.scheme.rawValue)"
        + (cell.variant.map { "-\($0.name)" } ?? "") + (cell.step.map { ".\($0)" } ?? "") + ".png"
      if groups[path] == nil { order.append(path) }
      groups[path, default: []].append(cell)
    }
    return order.compactMap { path in
      guard let cells = groups[path], let first = cells.first else { return nil }
      let smallest = Dictionary(cells.map { ($0.device.id, $0) }) { $0.scale <= $1.scale ? $0 : $1 }
      let entries = cells.filter { smallest[$0.device.id] == $0 }.map {
        Entry(name: $0.device.name, path: "\(folder)/\($0.path)", size: size($0))
      }
      let title =
        (catalogue.screen(named: first.screen)?.title ?? first.screen)
        + (first.variant.map { ", \($0.title)" } ?? "") + (first.step.map { ", \($0)" } ?? "")
      return (path, ContactSheet(title: title, isDark: first.scheme == .dark, entries: entries))
    }
  }
}
