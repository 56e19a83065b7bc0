import CairoRender
import Foundation

/// The pictures that a folder holds after a run, and how they differ from those of the run before.
struct WatchedPictures {
  private struct Picture {
    let data: Data
    let pixels: String?
    let views: [ScreenDescription.Item]?
  }

  private struct Description: Decodable { let views: [ScreenDescription.Item] }

  private let folder: String
  private let pictures: [String: Picture]
  /// The names in the report's order.
  private let names: [String]

  /// Reads what the last run of a folder drew; nothing if there is no report.
  init(_ folder: String) {
    self.folder = folder
    let cells = (try? RunReport.read(folder))?.cells.filter { $0.status == .written } ?? []
    names = cells.map(\.name)
    var pictures: [String: Picture] = [:]
    for cell in cells {
      guard let data = FileManager.default.contents(atPath: "\(folder)/\(cell.name).png") else {
        continue
      }
      pictures[cell.name] = Picture(
        data: data, pixels: cell.pixels, views: Self.views(cell.name, in: folder))
    }
    self.pictures = pictures
  }

  /// Returns the views of a cell, where the run has described it.
  private static func views(_ name: String, in folder: String) -> [ScreenDescription.Item]? {
    let path = "\(folder)/\(DescriptionScripts.folderName)/\(name).js"
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    let script = String(decoding: data, as: UTF8.self)
    guard let start = script.range(of: "vitrine.description = ")?.upperBound,
      let end = script.lastIndex(of: ";"), start < end
    else { return nil }
    return (try? JSONDecoder().decode(Description.self, from: Data(script[start..<end].utf8)))?
      .views
  }

  /// The paths of the pictures.
  var paths: [String] { names.map(path) }

  private func path(_ name: String) -> String { "\(folder)/\(name).png" }

  /// Lines that tell what is another than before; none if nothing is.
  func changes(since old: WatchedPictures) -> [String] {
    names.flatMap { name -> [String] in
      guard let new = pictures[name], let old = old.pictures[name] else {
        return ["\(path(name)): new"]
      }
      guard new.pixels != old.pixels || new.pixels == nil && new.data != old.data else { return [] }
      return ["\(path(name)): \(difference(old.data, new.data))"] + causes(old.views, new.views)
    } + old.names.filter { pictures[$0] == nil }.map { "\(path($0)): gone" }
  }

  private func difference(_ old: Data, _ new: Data) -> String {
    guard let before = try? Renderer.decode(old, name: "before"),
      let after = try? Renderer.decode(new, name: "after")
    else { return "changed" }
    let difference = PixelDifference(before, after)
    let place = difference.box.map { " in \($0)" } ?? ""
    return RunMessages.counted(difference.count, "pixel") + place
  }

  private func causes(
    _ old: [ScreenDescription.Item]?, _ new: [ScreenDescription.Item]?
  ) -> [String] {
    guard let old, let new else { return [] }
    let difference = DescriptionDifference(from: .init(views: old), to: .init(views: new))
    return difference.text.split(separator: "\n").map { "  \($0)" }
  }
}

extension ScreenDescription {
  /// A description of views alone, to be held against another of the same screen.
  fileprivate init(views: [Item]) {
    self.init(
      format: Self.currentFormat, screen: "", device: "", orientation: .portrait, scheme: .light,
      variant: "", views: views)
  }
}
