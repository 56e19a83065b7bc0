import Foundation

/// The figures of one benchmark: lines on the terminal, and a JSON file with the machine and the
/// date.
struct Report: Encodable {
  /// One measured thing: its median time, and whatever else is known of it.
  struct Figure: Encodable {
    var name: String
    var milliseconds: Double
    /// Further values with what they are, such as `calls a leaf`, in the order that they are
    /// printed in.
    var values: [(label: String, value: Double)] = []
  }

  /// A figure's time divided by another one's.
  struct Ratio: Encodable {
    var name: String
    var value: Double
  }

  /// The name of the benchmark, and of its JSON file.
  let name: String
  /// The processor that the figures hold for, how many of it there are, and the system.
  let machine = Machine()
  /// The day on which the figures were measured, such as `2026-02-03`.
  let date = Date.now.formatted(.iso8601.year().month().day())
  private(set) var figures: [Figure] = []
  private(set) var ratios: [Ratio] = []

  init(_ name: String) { self.name = name }

  /// Keeps a figure and prints its line, at once in a pipe too: the next may take minutes.
  mutating func add(_ figure: Figure) {
    figures.append(figure)
    print(figure.line)
    fflush(nil)
  }

  /// Keeps the ratio of two figures' times and prints its line; nothing if one was not measured.
  mutating func addRatio(_ name: String, of figure: String, to reference: String) {
    guard let time = milliseconds(of: figure), let other = milliseconds(of: reference), other > 0
    else { return }
    addRatio(name, time / other)
  }

  /// Keeps a ratio and prints its line.
  mutating func addRatio(_ name: String, _ value: Double) {
    ratios.append(Ratio(name: name, value: value))
    print("\(name.padded(to: Self.column)) ratio \(String(format: "%.2f", value))")
  }

  func milliseconds(of figure: String) -> Double? {
    figures.first { $0.name == figure }?.milliseconds
  }

  /// Writes the JSON file: where an argument that ends in `.json` says, or into `Benchmarks/`.
  func write(arguments: [String]) throws {
    let path = arguments.first { $0.hasSuffix(".json") } ?? "Benchmarks/\(name).json"
    let url = URL(fileURLWithPath: path)
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try encoder.encode(self).write(to: url)
    print("written to \(path)")
  }

  fileprivate static let column = 52
}

extension Report.Figure {
  fileprivate var line: String {
    var line = name.padded(to: Report.column) + String(format: " %9.3f ms", milliseconds)
    for (label, value) in values {
      let digits = value == value.rounded() ? "%.0f" : "%.3f"
      line += "  " + String(format: digits, value) + " " + label
    }
    return line
  }

  private enum Key: String, CodingKey {
    case name, milliseconds, values
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(name, forKey: .name)
    try container.encode(milliseconds, forKey: .milliseconds)
    let values = Dictionary(values.map { ($0.label, $0.value) }) { first, _ in first }
    try container.encode(values, forKey: .values)
  }
}

extension String {
  fileprivate func padded(to width: Int) -> String {
    padding(toLength: max(width, count), withPad: " ", startingAt: 0)
  }
}
