import DisplayList
import Foundation

/// The pictures of a run side by side in one, without words, for a README or a pull request: rows for each device.
struct Poster {
  /// More of them in a row cannot be recognised.
  private static let most = 8
  /// In points, at two pixels each: twice as wide as pages show it.
  private static let width = 900.0
  private static let gap = 20.0
  static let scale = 2

  /// The pictures of each device, with their sizes in points.
  let rows: [[ContactSheet.Entry]]

  /// Creates the poster of cells: of each screen on a device that which is drawn first.
  init(of cells: [Cell], in folder: String, size: (Cell) -> CGSize) {
    var order: [String] = []
    var rows: [String: [Cell]] = [:]
    for cell in cells
    where rows[cell.device.id]?.contains(where: { $0.screen == cell.screen }) != true {
      if rows[cell.device.id] == nil { order.append(cell.device.id) }
      rows[cell.device.id, default: []].append(cell)
    }
    self.rows = order.compactMap { rows[$0] }.flatMap { cells in
      stride(from: 0, to: cells.count, by: Self.most).map { start in
        cells[start..<min(start + Self.most, cells.count)].map {
          ContactSheet.Entry(name: $0.screen, path: "\(folder)/\($0.path)", size: size($0))
        }
      }
    }
  }

  /// The poster's draw list, on no ground; a row is as wide as all others if its pictures are no larger than life.
  var list: DisplayList {
    var items: [DrawItem] = []
    var y = 0.0
    for row in rows {
      let gaps = Self.gap * Double(row.count - 1)
      let reduction = min(1, (Self.width - gaps) / row.reduce(0) { $0 + $1.size.width })
      let height = reduction * (row.map(\.size.height).max() ?? 0)
      var x = (Self.width - gaps - row.reduce(0) { $0 + $1.size.width * reduction }) / 2
      for entry in row {
        let size = CGSize(
          width: entry.size.width * reduction, height: entry.size.height * reduction)
        let frame = CGRect(
          origin: CGPoint(x: x, y: y + height - size.height), size: size)
        let image = ImageReference(name: entry.path, location: .file(path: entry.path))
        items.append(
          DrawItem(.image(ImageDrawing(image: image, frame: frame, interpolation: .high))))
        x += size.width + Self.gap
      }
      y += height + Self.gap
    }
    return DisplayList(
      size: CGSize(width: Self.width, height: max(1, y - Self.gap)),
      background: .clear, items: items)
  }
}
