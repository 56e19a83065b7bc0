import DisplayList
import Foundation
import SwiftUI
import Testing

@testable import SnapshotKit

@MainActor private func poster(of count: Int) throws -> Poster {
  let screens = (1...count).map { number in Screen("s\(number)", title: "S") { Text("S") } }
  let cells = Matrix(try Catalogue(screens)).cells
  return Poster(of: cells, in: "out", isFramed: false) { $0.device.size(in: .portrait) }
}

@MainActor @Suite struct PosterTests {
  /// Both schemes are drawn, one is shown; each device has its rows, none of more than eight.
  @Test(arguments: [(1, [1, 1, 1]), (8, [8, 8, 8]), (9, [8, 1, 8, 1, 8, 1])])
  func aPosterHasRowsForEachDevice(_ count: Int, _ rows: [Int]) throws {
    #expect(try poster(of: count).rows.map(\.count) == rows)
  }

  @Test func picturesStandWithinThePosterAndApart() throws {
    let list = try poster(of: 3).list
    let frames = list.items.compactMap { item -> CGRect? in
      if case .image(let image) = item.operation { image.frame } else { nil }
    }
    #expect(frames.count == 9)
    // Sums of fractions may be off by the last bit.
    let paper = CGRect(origin: .zero, size: list.size).insetBy(dx: -0.01, dy: -0.01)
    #expect(frames.allSatisfy(paper.contains))
    for (index, frame) in frames.enumerated() {
      #expect(frames[..<index].allSatisfy { !$0.intersects(frame) })
    }
  }

  /// Screens on one device each stand on one ground, in the order of the catalogue: what is much
  /// smaller than the device before it stands before that, and nothing else does.
  @Test func devicesOfOnePosterStandTogether() throws {
    let devices = ["iphone-15-pro", "mac-settings", "watch-46", "ipad-pro-11", "iphone-15-pro"]
    let screens = devices.enumerated().map { index, device in
      Screen("s\(index)", title: "S", on: .devices([device])) { Text("S") }
    }
    let catalogue = try Catalogue(screens)
    let cells = Matrix(catalogue).cells.filter {
      $0.orientation == ($0.device.family == .mac ? .landscape : .portrait)
    }
    func frames(isFramed: Bool) -> [CGRect] {
      let poster = Poster(of: cells, in: "out", isFramed: isFramed) {
        catalogue.devices.size(of: $0, isFramed: isFramed)
      }
      #expect(poster.rows.map(\.count) == [5])
      return poster.list.items.compactMap { item -> CGRect? in
        if case .image(let image) = item.operation { image.frame } else { nil }
      }
    }
    let framed = frames(isFramed: true)
    let bottom = try #require(framed.first).maxY
    #expect(framed.allSatisfy { abs($0.maxY - bottom) < 0.01 })
    let hides = zip(framed, framed.dropFirst()).map { $1.minX < $0.maxX - 0.01 }
    #expect(hides == [false, true, false, true])
    // The control: pictures without bodies never hide each other.
    let plain = frames(isFramed: false)
    #expect(zip(plain, plain.dropFirst()).allSatisfy { $1.minX > $0.maxX })
  }
}
