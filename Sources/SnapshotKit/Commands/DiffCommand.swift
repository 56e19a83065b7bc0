import ArgumentParser
import CairoRender
import Foundation

/// `snapshot diff`: how two pictures differ.
struct DiffCommand: CatalogueCommand {
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

  func run(_ catalogue: Catalogue) throws -> ExitStatus {
    let (first, second) = (try read(expected), try read(actual))
    let difference = PixelDifference(first.image, second.image)
    let node = second.nodes.flatMap { nodes in first.nodes.flatMap(nodes.firstDifference(from:)) }
    if let output { try write(difference, over: first.image, to: output) }
    let result = Result(
      pixels: difference.count, of: difference.width * difference.height, box: difference.box,
      largestStep: difference.largestStep, density: difference.density(),
      expected: "\(first.image.width)x\(first.image.height)",
      actual: "\(second.image.width)x\(second.image.height)", node: node)
    print(try json ? result.json() : result.text)
    return difference.count == 0 ? .success : .differences
  }

  private struct Picture {
    let image: PixelImage
    let nodes: NodeTable?
  }

  private func read(_ path: String) throws -> Picture {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw DiffError.unreadable(path)
    }
    do {
      let content = try PNGText.read(data)
      return Picture(
        image: try Renderer.decode(data, name: path),
        nodes: content.texts[BaselinePicture.nodesKeyword].flatMap(NodeTable.init(text:)))
    } catch let problem as PNGText.Problem {
      throw DiffError.broken(path, problem)
    }
  }

  private func write(
    _ difference: PixelDifference, over expected: PixelImage, to path: String
  ) throws {
    let png = try Renderer.encode(try difference.picture(over: expected))
    try AtomicFile.write(png, to: path)
  }

  private struct Result: Encodable {
    let pixels: Int
    let of: Int
    let box: PixelBox?
    let largestStep: Int
    let density: Double
    let expected: String
    let actual: String
    let node: NodeTable.Difference?

    func json() throws -> String {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes, .prettyPrinted]
      return String(decoding: try encoder.encode(self), as: UTF8.self)
    }

    var text: String {
      guard let box else { return "equal: all \(of) pixels" }
      var lines = ["\(pixels) of \(of) pixels differ, in \(box)"]
      if expected != actual { lines.append("sizes differ: \(expected) and \(actual)") }
      if let node { lines.append("first node: \(node)") }
      return lines.joined(separator: "\n")
    }
  }
}

/// Why a picture cannot be compared.
enum DiffError: Error, CustomStringConvertible {
  case unreadable(String)
  case broken(String, PNGText.Problem)

  var description: String {
    switch self {
    case .unreadable(let path): "Cannot read \(path): there is no such file, or no permission."
    case .broken(let path, let problem): "\(path) \(problem)."
    }
  }
}
