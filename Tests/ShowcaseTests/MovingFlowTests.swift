import Foundation
import Testing

@testable import Showcase
@testable import SnapshotKit

/// A sheet that rises: five pictures of it, and a moving one.
@MainActor @Suite struct MovingFlowTests {
  private let name = "flow-sheet-rising"

  private func cells(_ catalogue: Catalogue) -> [Cell] {
    Matrix(catalogue).cells.filter {
      $0.screen == name && $0.device.id == "iphone-se-3" && $0.scheme == .light
    }
  }

  @Test func aSheetIsPicturedAtFiveTimes() throws {
    let (catalogue, renderer) = (try Showcase.catalogue(), try Renderer())
    let screen = try #require(catalogue.screen(named: name))
    let times = (1...5).map { "rising-\($0)" }
    #expect(screen.steps == times + ["open"])
    let cell = try #require(cells(catalogue).first)
    let context = RenderContext(
      catalogue.traits(
        of: cell.device, in: cell.orientation, scheme: cell.scheme, variant: cell.variant),
      text: renderer.text, assets: renderer.assets, describesNodes: false,
      locale: catalogue.locale, network: catalogue.network)
    let layouts = try screen.layouts(context, steps: Set(screen.steps))
    #expect(layouts.failure == nil)
    let lists = try screen.steps.map { try #require(layouts.lists[$0]).items }
    for (earlier, later) in zip(lists, lists.dropFirst()) { #expect(earlier != later) }
  }

  @Test func theMovingPictureShowsTheWayUp() throws {
    let (catalogue, renderer) = (try Showcase.catalogue(), try Renderer())
    let folder = NSTemporaryDirectory() + "moving-\(UUID().uuidString)"
    try FileManager.default.createDirectory(
      atPath: "\(folder)/\(name)", withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let writer = FilmWriter(
      catalogue: catalogue, renderer: renderer, folder: folder, framesPerSecond: 10,
      isFramed: false)
    let (paths, failures) = try writer.write(cells(catalogue))
    #expect(failures.isEmpty && paths.count == 1, "\(failures)")
    let path = try #require(paths.first)
    let frames = try MovingPictureFrames([UInt8](Data(contentsOf: URL(fileURLWithPath: path))))
    // A tenth of a second for each frame of the way, then a glance and a look at each step.
    let durations = frames.durations
    #expect(durations.count >= 6, "\(durations)")
    #expect(durations.prefix(4).allSatisfy { $0 == 100 }, "\(durations)")
    #expect((try #require(durations.last)) >= 800, "\(durations)")
    // The way of the sheet, five steps of 0.06 s and the settled one, with a look at each.
    let length = durations.reduce(0, +)
    #expect((5_500...7_500).contains(length), "\(length)")
    #expect(frames.first != frames.last)
  }
}

/// The frames of an animated WebP file: their times in milliseconds, and what is stored of the
/// first and the last.
private struct MovingPictureFrames {
  private(set) var durations: [Int] = []
  private(set) var first: [UInt8] = []
  private(set) var last: [UInt8] = []

  init(_ data: [UInt8]) throws {
    func number(at place: Int, bytes: Int) -> Int {
      (0..<bytes).reduce(0) { $0 | Int(data[place + $1]) << (8 * $1) }
    }
    var place = 12
    while place + 8 <= data.count {
      let (start, size) = (place + 8, number(at: place + 4, bytes: 4))
      if data[place..<place + 4].elementsEqual(Array("ANMF".utf8)) {
        // Its place, its size and its time, in three bytes each.
        durations.append(number(at: start + 12, bytes: 3))
        last = Array(data[start + 16..<start + size])
        if first.isEmpty { first = last }
      }
      place = start + size + size % 2
    }
  }
}
