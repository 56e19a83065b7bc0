import ArgumentParser
import CairoRender
import Foundation
import Synchronization

/// `snapshot diff`: how two pictures differ.
struct DiffCommand: StatusCommand {
  static let configuration = CommandConfiguration(
    commandName: "diff",
    abstract: "Counts the pixels in which two PNGs differ, and draws where.",
    discussion: """
      Exits with 0 if all pixels are equal, with 1 if any differs, with 2 if a file cannot be read.
      """)

  @Argument(help: "The expected picture.")
  var expected: String

  @Argument(help: "The actual picture.")
  var actual: String

  @Option(name: [.short, .long], help: "Where to write the picture of the difference.")
  var output: String?

  @Flag(help: "Prints a JSON object.")
  var json = false

  func answer() throws -> ExitStatus {
    let (first, second) = try Self.read(expected, actual)
    let difference = PixelDifference(first.image, second.image)
    let (regions, visible) = Self.both {
      difference.regions
    } and: {
      VisibleDifference(difference, of: first.image, and: second.image)
    }
    let edits = first.description.flatMap { before in
      second.description.map { DescriptionDifference(from: before, to: $0).edits }
    }
    if let output { try write(difference, over: first.image, to: output) }
    let summary = Summary(
      pixels: difference.count, visible: visible.count, antialiased: visible.antialiased,
      of: difference.width * difference.height, box: difference.box,
      regions: regions, largestStep: difference.largestStep,
      density: json ? difference.density() : nil,
      expected: "\(first.image.width)x\(first.image.height)",
      actual: "\(second.image.width)x\(second.image.height)", edits: edits ?? [])
    print(try json ? summary.json() : summary.text)
    return difference.count == 0 ? .success : .differences
  }

  private struct Picture: Sendable {
    let image: PixelImage
    /// The description within the picture, or in a file beside it.
    let description: ScreenDescription?
  }

  /// Reads both pictures at once, as decoding takes longer than comparing.
  private nonisolated static func read(
    _ first: String, _ second: String
  ) throws -> (Picture, Picture) {
    let pictures = both {
      Result { try read(first) }
    } and: {
      Result { try read(second) }
    }
    return (try pictures.0.get(), try pictures.1.get())
  }

  /// Returns the results of two closures, the second of which runs on another thread meanwhile.
  private nonisolated static func both<First, Second: Sendable>(
    _ first: () -> First, and second: @escaping @Sendable () -> Second
  ) -> (First, Second) {
    let other = Mutex<Second?>(nil)
    let group = DispatchGroup()
    DispatchQueue.global().async(group: group) {
      let result = second()
      other.withLock { $0 = result }
    }
    let result = first()
    group.wait()
    return (result, other.withLock { $0 } ?? second())
  }

  private nonisolated static func read(_ path: String) throws -> Picture {
    var isFolder: ObjCBool = false
    if FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue {
      throw DiffError.folder(path)
    }
    guard let data = FileManager.default.contents(atPath: path) else {
      throw DiffError.unreadable(path)
    }
    do {
      let content = try PNGText.read(data)
      return Picture(
        image: try Renderer.decode(data, name: path),
        description: description(content, beside: path))
    } catch let problem as PNGText.Problem {
      throw DiffError.broken(path, problem)
    }
  }

  private nonisolated static func description(
    _ content: PNGText.Content, beside path: String
  ) -> ScreenDescription? {
    let beside = StoredDescription.path(besidePicture: path)
    let text =
      content.texts[BaselinePicture.descriptionKeyword]
      ?? FileManager.default.contents(atPath: beside).map { String(decoding: $0, as: UTF8.self) }
    return text.flatMap { try? StoredDescription(reading: $0).description }
  }

  private func write(
    _ difference: PixelDifference, over expected: PixelImage, to path: String
  ) throws {
    let png = try Renderer.encode(try difference.picture(over: expected))
    try AtomicFile.write(png, to: path)
  }

  private struct Summary: Encodable {
    let pixels: Int
    /// Those that a person would see, and those that smooth an edge.
    let visible: Int
    let antialiased: Int
    let of: Int
    let box: PixelBox?
    let regions: [DifferenceRegion]
    let largestStep: Int
    /// Of JSON alone.
    let density: Double?
    let expected: String
    let actual: String
    let edits: [DescriptionDifference.Edit]

    func json() throws -> String {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes, .prettyPrinted]
      return String(decoding: try encoder.encode(self), as: UTF8.self)
    }

    var text: String {
      guard let box else { return "equal: all \(of) pixels" }
      var lines = ["\(pixels) of \(of) pixels differ, \(visible) visibly, in \(box)"]
      if expected != actual { lines.append("sizes differ: \(expected) and \(actual)") }
      if regions.count > 1 {
        lines += regions.map { "  \(RunMessages.counted($0.pixels, "pixel")) in \($0.box)" }
      }
      lines += edits.map(\.description)
      return lines.joined(separator: "\n")
    }
  }
}

/// An error in comparing pictures.
enum DiffError: Error, CustomStringConvertible {
  case folder(String)
  case unreadable(String)
  case broken(String, PNGText.Problem)

  var description: String {
    switch self {
    case .folder(let path):
      """
      \(path) is a folder, and diff compares two pictures: name one in it. All screens are held \
      against what was approved by snapshot verify, against another revision by snapshot compare.
      """
    case .unreadable(let path): "Cannot read \(path): there is no such file, or no permission."
    case .broken(let path, let problem): "\(path) \(problem)."
    }
  }
}
