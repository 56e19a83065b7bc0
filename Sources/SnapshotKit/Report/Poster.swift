import DisplayList
import Foundation

/// The pictures of a run side by side in one, without words, for a README or a pull request.
///
/// Screens that are drawn on one device each stand together; of screens on several, each device has
/// rows of its own.
struct Poster {
  /// A picture that was drawn, with its size in points.
  struct Entry {
    let screen: String
    let device: String
    let path: String
    let size: CGSize

    /// Returns a Boolean value that indicates whether the picture, put before another one, hides
    /// little of it: that of a phone before a tablet's, and of a watch before a Mac's.
    func standsBefore(_ other: Entry) -> Bool {
      size.height < Poster.smaller * other.size.height
        && size.width < Poster.smaller * other.size.width
    }
  }

  /// More of them in a row cannot be recognised.
  private static let most = 8
  /// In points, at two pixels each: twice as wide as pages show it.
  private static let width = 900.0
  private static let gap = 20.0
  /// The share of a larger device's sides up to which another one stands before it.
  private static let smaller = 0.75
  /// The share of its width by which it does.
  private static let overlap = 0.5
  static let scale = 2

  let rows: [[Entry]]
  /// A Boolean value that indicates whether the pictures show devices' bodies, whose shadows keep
  /// them apart.
  let isFramed: Bool

  /// Creates the poster of cells: of each screen on a device that which is drawn first.
  init(of cells: [Cell], in folder: String, isFramed: Bool, size: (Cell) -> CGSize) {
    self.isFramed = isFramed
    var seen: Set<[String]> = []
    let entries = cells.filter { seen.insert([$0.screen, $0.device.id]).inserted }.map {
      Entry(
        screen: $0.screen, device: $0.device.id, path: "\(folder)/\($0.path)", size: size($0))
    }
    let isOnce = Set(entries.map(\.screen)).count == entries.count
    let groups = isOnce ? [entries] : Self.grouped(entries)
    rows = groups.flatMap { group in
      stride(from: 0, to: group.count, by: Self.most).map { start in
        Array(group[start..<min(start + Self.most, group.count)])
      }
    }
  }

  /// The pictures of each device, in the order of the devices' first ones.
  private static func grouped(_ entries: [Entry]) -> [[Entry]] {
    let groups = Dictionary(grouping: entries, by: \.device)
    var seen: Set<String> = []
    return entries.map(\.device).filter { seen.insert($0).inserted }.compactMap { groups[$0] }
  }

  /// The poster's draw list, on no ground; a row is as wide as all others if its pictures are no
  /// larger than life.
  var list: DisplayList {
    var items: [DrawItem] = []
    var y = 0.0
    for row in rows {
      let places = places(of: row)
      let whole = zip(row, places).map { $1 + $0.size.width }.max() ?? 0
      let gaps = isFramed ? 0 : Self.gap * Double(row.count - 1)
      let reduction = min(1, (Self.width - gaps) / whole)
      let height = reduction * (row.map(\.size.height).max() ?? 0)
      let left = (Self.width - gaps - whole * reduction) / 2
      for (index, entry) in row.enumerated() {
        let size = CGSize(
          width: entry.size.width * reduction, height: entry.size.height * reduction)
        let frame = CGRect(
          x: left + places[index] * reduction + (isFramed ? 0 : Self.gap * Double(index)),
          y: y + height - size.height, width: size.width, height: size.height)
        let image = ImageReference(name: entry.path, location: .file(path: entry.path))
        items.append(
          DrawItem(.image(ImageDrawing(image: image, frame: frame, interpolation: .high))))
      }
      y += height + Self.gap
    }
    return DisplayList(
      size: CGSize(width: Self.width, height: max(1, y - Self.gap)),
      background: .clear, items: items)
  }

  /// The left edges of a row's pictures, larger than life, without gaps.
  private func places(of row: [Entry]) -> [Double] {
    var x = 0.0
    return row.enumerated().map { index, entry in
      if isFramed, index > 0, entry.standsBefore(row[index - 1]) {
        x -= entry.size.width * Self.overlap
      }
      defer { x += entry.size.width }
      return x
    }
  }
}
