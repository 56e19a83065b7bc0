import Foundation
import SwiftUI
import Testing

@testable import SnapshotKit

/// Flows whose screens are on their way: pictured between two states, and as moving pictures.
@MainActor @Suite struct FilmTests {
  private struct Door: View {
    @State private var isOpen = false
    @State private var words = "closed"

    var body: some View {
      Text(verbatim: words)
      Color.red.frame(width: isOpen ? 200 : 100, height: 20)
      Button("Open") {
        withAnimation(.linear(duration: 0.4)) { isOpen = true }
        Task {
          try? await Task.sleep(for: .seconds(0.6))
          words = "open"
        }
      }
    }
  }

  private func catalogue() throws -> Catalogue {
    try Catalogue([
      .flow("door", title: "Door") {
        Door()
      } steps: {
        Step("closed")
        Step("half-way") {
          try $0.tap("Open")
          try $0.advance(by: 0.2)
        }
        Step("open") { try $0.settle() }
      }
    ])
  }

  private func lists() throws -> [String?: DisplayList] {
    let (catalogue, renderer) = (try catalogue(), try Renderer.shared())
    let device = try #require(catalogue.devices.device(id: "iphone-se-3"))
    let context = RenderContext(
      catalogue.traits(of: device, in: .portrait, scheme: .light, variant: nil),
      text: renderer.text, assets: renderer.assets)
    let layouts = try #require(catalogue.screen(named: "door"))
      .layouts(context, steps: ["closed", "half-way", "open"])
    #expect(layouts.failure == nil)
    return layouts.lists
  }

  @Test func aStepShowsTheStateBetween() throws {
    let lists = try lists()
    for (step, width, word) in [
      ("closed", 100.0, "closed"), ("half-way", 150, "closed"), ("open", 200, "open"),
    ] {
      let items = try #require(lists[step]).items
      let widths = items.compactMap { item -> Double? in
        guard case .fill(let path, .color(let color), _) = item.operation, color.red > 0.9,
          color.green < 0.5
        else { return nil }
        return path.boundingRect.width
      }
      #expect(widths.count == 1 && abs((widths.first ?? 0) - width) < 0.01, "\(step): \(widths)")
      #expect(
        items.contains {
          if case .text(let drawing) = $0.operation { drawing.text.string == word } else { false }
        }, "\(step)")
    }
  }

  @Test func aFlowBecomesAMovingPicture() throws {
    let (catalogue, renderer) = (try catalogue(), try Renderer.shared())
    let folder = NSTemporaryDirectory() + "film-\(UUID().uuidString)"
    try FileManager.default.createDirectory(
      atPath: folder + "/door", withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let cells = Matrix(catalogue).cells.filter { $0.device.id == "iphone-15" }
    let writer = FilmWriter(
      catalogue: catalogue, renderer: renderer, folder: folder, framesPerSecond: 20,
      isFramed: false)
    let (paths, failures) = try writer.write(cells)
    #expect(failures.isEmpty)
    let path = try #require(paths.first)
    #expect(paths.count == 1 && path.hasSuffix("door/iphone-15-portrait@3x-light.webp"))
    let data = [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
    #expect(data.starts(with: Array("RIFF".utf8)))
    // Some four frames up to the half, as many up to the end, and the states themselves.
    let frames = chunks(of: data).filter { $0 == "ANMF" }.count
    #expect((6...20).contains(frames), "\(frames)")
  }

  /// The names of a WebP file's chunks.
  private func chunks(of data: [UInt8]) -> [String] {
    var names: [String] = []
    var place = 12
    while place + 8 <= data.count {
      names.append(String(decoding: data[place..<place + 4], as: UTF8.self))
      let size = (0..<4).reduce(0) { $0 | Int(data[place + 4 + $1]) << (8 * $1) }
      place += 8 + size + size % 2
    }
    return names
  }
}
