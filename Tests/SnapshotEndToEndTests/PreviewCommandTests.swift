import CairoRender
import Foundation
import SnapshotKit
import SwiftUI
import Testing

/// The command of a module's previews.
struct PreviewCommandTests {
  private static func run(
    _ arguments: String..., by products: URL = Run.ownProducts, in scratch: Scratch
  ) throws -> Run {
    // An optimised build has no providers: the compiler leaves out what nothing refers to.
    try Run(
      path: products.appendingPathComponent("snapshot-fixture").path, arguments,
      environment: ["FIXTURE_PREVIEWS": "1"], in: scratch.url)
  }

  @Test func previewsAreListedAndDrawn() throws {
    let scratch = try Scratch()
    let list = try Self.run("list", "--scale", "2", "--scheme", "light", in: scratch)
    let names = list.output.split(separator: "\n").map { $0.prefix { $0 != " " } }
    #expect(list.status == 0 && Set(names) == ["harbour", "quay"], "\(list.output)\(list.errors)")
    let render = try Self.run("render", "-o", "out", "--scale", "2", in: scratch)
    #expect(render.status == 0, "\(render.errors)")
    let pictures = try contents(of: scratch.file("out")).filter { $0.key.hasSuffix(".png") }
    let harbour = try #require(pictures["harbour/fixed-40x20-portrait@2x-light.png"])
    let quay = try #require(pictures["quay/fixed-30x30-portrait@2x-light.png"])
    #expect(headerSize(harbour) == [80, 40] && headerSize(quay) == [60, 60])
    let image = try PNGDecoder.decode([UInt8](harbour), name: "harbour")
    let other = try PNGDecoder.decode([UInt8](quay), name: "quay")
    #expect(image[10, 10] != other[10, 10])
  }

  /// Blocks are there in any build, for they are referred to.
  @Test func anOptimisedBuildHasItsBlocks() throws {
    let scratch = try Scratch()
    let list = try Self.run("list", "--scale", "2", by: Run.products, in: scratch)
    #expect(list.status == 0 && list.output.contains("quay"), "\(list.output)\(list.errors)")
  }

  /// Without the variable the same executable has its screens.
  @Test func otherScreensAreNotPreviews() throws {
    let list = try Run.fixture("list", "--scale", "2", "--device", "iphone-8")
    #expect(!list.output.contains("harbour") && list.output.contains("card"))
  }

  @Test func anUnknownScreenIsAnErrorOfTheCommand() throws {
    let run = try Self.run("list", "--screen", "pier", in: try Scratch())
    #expect(run.status != 0 && run.errors.contains("pier"), "\(run.errors)")
  }

  @MainActor @Test func twoPreviewsOfOneNameAreAnError() {
    #expect(throws: CatalogueError.duplicateName("preview-command-tests")) {
      try Catalogue(previewsOf: "SnapshotEndToEndTests")
    }
  }
}

struct PreviewCommandTests_Previews: PreviewProvider {
  static var previews: some View { Text(verbatim: "of a provider") }
}

#Preview {
  Text(verbatim: "of a block without a name, which its file names")
}
