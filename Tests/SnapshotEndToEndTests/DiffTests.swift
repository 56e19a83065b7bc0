import CairoRender
import Foundation
import Testing

/// Writes a picture whose pixels a closure may change.
private func picture(
  _ url: URL, width: Int = 20, height: Int = 10, _ change: (inout [UInt32]) -> Void = { _ in }
) throws {
  var pixels = Array(repeating: UInt32(0xFF20_4060), count: width * height)
  change(&pixels)
  let image = try PixelImage(width: width, height: height, pixels: pixels)
  try Data(try PNGEncoder().encode(image)).write(to: url)
}

@Suite struct DiffTests {
  @Test func equalPicturesExitWithZero() throws {
    let scratch = try Scratch()
    for name in ["a.png", "b.png"] { try picture(scratch.file(name)) }
    let run = try Run.fixture("diff", "a.png", "b.png", in: scratch.url)
    #expect(run.status == 0)
    #expect(run.output == "equal: all 200 pixels\n")
  }

  @Test func differencesAreCountedBoxedAndDrawn() throws {
    let scratch = try Scratch()
    try picture(scratch.file("a.png"))
    try picture(scratch.file("b.png")) { pixels in
      pixels[3 * 20 + 5] ^= 1
      pixels[7 * 20 + 9] = 0xFFFF_FFFF
    }
    let run = try Run.fixture("diff", "a.png", "b.png", "-o", "d.png", in: scratch.url)
    #expect(run.status == 1)
    #expect(run.output == "2 of 200 pixels differ, 1 visibly, in 5x5 at (5, 3)\n")
    let drawn = try PNGDecoder.decode([UInt8](Data(contentsOf: scratch.file("d.png"))), name: "d")
    let marked = (0..<200).filter { drawn[$0 % 20, $0 / 20] == 0xFFFF_0080 }
    #expect(marked == [65, 149])
  }

  @Test func foldersAreToldAsSuch() throws {
    let scratch = try Scratch()
    try picture(scratch.file("a.png"))
    for folder in ["before", "after"] {
      try FileManager.default.createDirectory(
        at: scratch.file(folder), withIntermediateDirectories: true)
    }
    for arguments in [["before", "after"], ["a.png", "before"]] {
      let run = try Run("snapshot-fixture", ["diff"] + arguments, in: scratch.url)
      #expect(run.status == 2)
      #expect(run.errors.contains("before is a folder, and diff compares two pictures"))
      #expect(run.errors.contains("snapshot compare"))
    }
    // The control: what is not there is no folder.
    let gone = try Run("snapshot-fixture", ["diff", "a.png", "gone.png"], in: scratch.url)
    #expect(gone.status == 2 && gone.errors.contains("Cannot read gone.png"))
  }

  @Test func otherSizesDifferWhereOnePictureHasNothing() throws {
    let scratch = try Scratch()
    try picture(scratch.file("a.png"))
    try picture(scratch.file("b.png"), width: 22, height: 9)
    let run = try Run.fixture("diff", "a.png", "b.png", in: scratch.url)
    #expect(run.status == 1)
    #expect(run.output.contains("38 of 220 pixels differ, 38 visibly, in 22x10 at (0, 0)"))
    #expect(run.output.contains("sizes differ: 20x10 and 22x9"))
  }

  @Test func partsFarApartAreListed() throws {
    let scratch = try Scratch()
    try picture(scratch.file("a.png"), width: 200)
    try picture(scratch.file("b.png"), width: 200) { ($0[3], $0[190]) = (0xFFFF_FFFF, 0xFFFF_FFFF) }
    let run = try Run.fixture("diff", "a.png", "b.png", in: scratch.url)
    #expect(
      run.output == """
        2 of 2000 pixels differ, 2 visibly, in 188x1 at (3, 0)
          1 pixel in 1x1 at (3, 0)
          1 pixel in 1x1 at (190, 0)

        """)
  }

  @Test func jsonTellsTheSame() throws {
    let scratch = try Scratch()
    try picture(scratch.file("a.png"))
    try picture(scratch.file("b.png")) { $0[0] = 0xFF00_0000 }
    let run = try Run.fixture("diff", "a.png", "b.png", "--json", in: scratch.url)
    let result = try #require(
      try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    #expect(result["pixels"] as? Int == 1)
    #expect(result["largestStep"] as? Int == 0x60)
    #expect((result["regions"] as? [[String: Any]])?.map { $0["pixels"] as? Int } == [1])
  }

  @Test(arguments: ["missing.png", "text.png", "cut.png", "flipped.png", "."])
  func unreadablePicturesExitWithTwo(name: String) throws {
    let scratch = try Scratch()
    try picture(scratch.file("a.png"))
    let png = try Data(contentsOf: scratch.file("a.png"))
    try Data("no picture".utf8).write(to: scratch.file("text.png"))
    try png.dropLast(20).write(to: scratch.file("cut.png"))
    var flipped = png
    flipped[png.count / 2] ^= 1
    try flipped.write(to: scratch.file("flipped.png"))
    let run = try Run.fixture("diff", "a.png", name, in: scratch.url)
    #expect(run.status == 2)
    #expect(run.errors.contains(name))
  }
}
