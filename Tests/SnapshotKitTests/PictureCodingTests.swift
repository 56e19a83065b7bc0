import Foundation
import Testing

@testable import SnapshotKit

/// What a worker is sent arrives as it was.
struct PictureCodingTests {
  private static let tolerance = Tolerance(
    screen: "map*", node: "A/B", maximumColorDifference: 3, maximumDensity: 0.5, reason: "\"r\"",
    expires: "2026-12-31")

  private static let outputs: [CellJob.Output] = [
    .none, .always(path: "a b/\u{1}\t\"ы\".png"),
    .always(path: "a", drawn: .init(key: "k", pixels: "p", file: "f")),
    .ifChanged(.init(base: "out/x")),
    .ifChanged(
      .init(
        base: "out/x", baselinePath: "Snapshots/x.png", descriptionPath: "Snapshots/x.txt",
        tolerances: [tolerance])),
    .baseline([]), .baseline([.init(path: "a", pixels: nil), .init(path: "b", pixels: "c")]),
  ]

  @Test(arguments: outputs)
  func outputsArrive(_ output: CellJob.Output) throws {
    for approved in [[], [CellJob.Approval(key: "k", pixels: "p"), .init(key: "l", pixels: "q")]] {
      let sent = CellJob.Picture(
        device: "iphone-15", scale: 3, approved: approved, rasterises: true, output: output)
      let data = try JSONEncoder().encode(sent)
      let arrived = try JSONDecoder().decode(CellJob.Picture.self, from: data)
      #expect(arrived.device == sent.device && arrived.scale == 3 && arrived.rasterises)
      #expect(arrived.approved == approved && arrived.output == output)
    }
  }

  @Test(arguments: [
    "[]", "{}", #"["d",2,["odd"],false,"none"]"#, #"["d",2,[],false,"elsewhere"]"#,
    #"["d",2,[],false,"always"]"#, #"["d",2,[],false,"ifChanged","b",["one"]]"#,
  ])
  func brokenPicturesAreErrors(_ text: String) {
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(CellJob.Picture.self, from: Data(text.utf8))
    }
  }

  @Test func whatIsAsApprovedIsFilledIn() {
    let pictures = [2, 3].map {
      CellJob.Picture(device: "d", scale: $0, approved: [.init(key: "k\($0)", pixels: "p")])
    }
    let filled = CellJob.filled([nil, CellReply.Picture(scale: 3, key: "other")], pictures)
    #expect(filled.map(\.key) == ["k2", "other"] && filled.map(\.scale) == [2, 3])
  }
}
