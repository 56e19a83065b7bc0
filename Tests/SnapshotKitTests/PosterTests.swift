import DisplayList
import Foundation
import SwiftUI
import Testing

@testable import SnapshotKit

@MainActor private func poster(of count: Int) throws -> Poster {
  let screens = (1...count).map { number in Screen("s\(number)", title: "S") { Text("S") } }
  let cells = Matrix(try Catalogue(screens)).cells
  return Poster(of: cells, in: "out") { $0.device.size(in: .portrait) }
}

/// Both schemes are drawn, one is shown; each device has its rows, none of more than eight.
@MainActor @Test(arguments: [(1, [1, 1, 1]), (8, [8, 8, 8]), (9, [8, 1, 8, 1, 8, 1])])
func aPosterHasRowsForEachDevice(_ count: Int, _ rows: [Int]) throws {
  #expect(try poster(of: count).rows.map(\.count) == rows)
}

@MainActor @Test func picturesStandWithinThePosterAndApart() throws {
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
