import ArgumentParser
import Foundation

/// `snapshot list`: every cell of the matrix.
struct ListCommand: FilteringCommand {
  static let configuration = CommandConfiguration(
    commandName: "list",
    abstract: """
      Lists screen, device, orientation, scale, scheme, variant and size in pixels, and a flow's step.
      """)

  @OptionGroup var filters: FilterOptions

  @Flag(help: "Prints a JSON array, with the path of each picture.")
  var json = false

  func run(_ catalogue: Catalogue) throws -> ExitStatus {
    let cells = try Matrix(catalogue).cells(matching: filters.filter)
    print(json ? try Self.json(cells) : Self.table(cells))
    // Beside the output proper, which is a line a cell.
    StandardError.print(Self.totals(cells))
    return .success
  }

  /// Returns the number of cells, and of the screens and devices that they are of.
  static func totals(_ cells: [Cell]) -> String {
    let devices = Dictionary(grouping: cells, by: \.device.family)
      .mapValues { Set($0.map(\.device.id)).count }
    let families = devices.sorted { $0.key.rawValue < $1.key.rawValue }
      .map { "\($0.value) \($0.key.rawValue)" }.joined(separator: ", ")
    return [
      RunMessages.counted(cells.count, "cell"),
      RunMessages.counted(Set(cells.map(\.screen)).count, "screen"),
      RunMessages.counted(devices.values.reduce(0, +), "device")
        + (families.isEmpty ? "" : " (\(families))"),
    ].joined(separator: ", ")
  }

  private struct Entry: Encodable {
    let screen: String
    let device: String
    let orientation: Orientation
    let scale: Int
    let scheme: Scheme
    let variant: String
    let window: DeviceWindow
    let step: String?
    let pixelWidth: Int
    let pixelHeight: Int
    let path: String

    init(_ cell: Cell) {
      (screen, device, path) = (cell.screen, cell.device.id, cell.path)
      (orientation, scale, scheme) = (cell.orientation, cell.scale, cell.scheme)
      (variant, window, step) = (cell.variant.name, cell.window, cell.step)
      (pixelWidth, pixelHeight) = (cell.pixelWidth, cell.pixelHeight)
    }
  }

  private static func json(_ cells: [Cell]) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let lines = try cells.map { String(decoding: try encoder.encode(Entry($0)), as: UTF8.self) }
    return lines.isEmpty ? "[]" : "[\n" + lines.joined(separator: ",\n") + "\n]"
  }

  private static func table(_ cells: [Cell]) -> String {
    let rows = cells.map { cell -> [String] in
      [
        cell.screen, cell.device.id, cell.orientation.rawValue, "@\(cell.scale)x",
        cell.scheme.rawValue, cell.variant.name,
        cell.device.fitsContent ? "fitting" : "\(cell.pixelWidth)x\(cell.pixelHeight)",
      ] + (cell.step.map { [$0] } ?? [])
    }
    return Columns.aligned(rows)
  }
}
