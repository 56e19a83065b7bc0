import CairoRender
import DisplayList
import Foundation

/// Writes the films of flows: a moving picture for each device, the steps one after the other.
@MainActor struct FilmWriter {
  let catalogue: Catalogue
  let renderer: Renderer
  let folder: String
  let framesPerSecond: Double
  /// A Boolean value that indicates whether the device's body is drawn around the screen.
  let isFramed: Bool
  /// A Boolean value that indicates whether a window is cropped from the screen around it.
  var isCropped = false

  /// Writes the films of some cells.
  ///
  /// - Returns: The paths of the files, and what failed.
  /// - Throws: ``SystemError`` if a file cannot be written.
  func write(_ cells: [Cell]) throws -> (paths: [String], failures: [String]) {
    var (paths, failures): ([String], [String]) = ([], [])
    var seen: Set<String> = []
    for cell in cells where cell.step != nil {
      let name = String(cell.name.prefix { $0 != "." })
      guard seen.insert(name).inserted else { continue }
      let path = "\(folder)/\(name).webp"
      do {
        try AtomicFile.write(try film(of: cell), to: path)
        paths.append(path)
      } catch let error as SystemError {
        throw error
      } catch {
        failures.append("\(name): \(error)")
      }
    }
    return (paths, failures)
  }

  private func film(of cell: Cell) throws -> Data {
    guard let screen = catalogue.screen(named: cell.screen) else {
      throw PaintError.notDeclared(cell.screen)
    }
    let film = Film(framesPerSecond: framesPerSecond)
    var context = RenderContext(
      catalogue.traits(
        of: cell.device, in: cell.orientation, scheme: cell.scheme, variant: cell.variant),
      text: renderer.text, assets: renderer.assets, describesNodes: false,
      locale: catalogue.locale, network: catalogue.network)
    context.film = film
    let layouts = try screen.layouts(context, steps: Set(screen.steps))
    if let failure = layouts.failure { throw FilmError(reason: failure) }
    let size = catalogue.devices.pixelSize(
      of: cell, isFramed: isFramed, isCropped: isCropped)
    let picture = try MovingPicture(width: size.width, height: size.height)
    // While a screen is turned or has another size, the film shows what was before.
    for frame in film.frames where frame.list.size == context.traits.size {
      let image = try renderer.raster(try shown(frame.list, cell), scale: cell.scale)
      try picture.add(image, at: milliseconds(frame.time))
    }
    return try picture.data(endingAt: milliseconds(film.length))
  }

  private func milliseconds(_ seconds: Double) -> Int { Int((seconds * 1000).rounded()) }

  private func shown(_ layout: DisplayList, _ cell: Cell) throws -> DisplayList {
    let picture = DevicePicture(
      table: catalogue.devices, device: cell.device, orientation: cell.orientation,
      scheme: cell.scheme, variant: cell.variant, isCropped: isCropped,
      locale: catalogue.locale, text: renderer.text)
    let list = picture.list(of: layout)
    guard isFramed else { return list }
    guard let frame = catalogue.devices.frame(of: cell) else {
      throw PaintError.noBody(cell.device.name)
    }
    return frame.around(list)
  }
}

/// An error in filming a flow.
struct FilmError: Error, CustomStringConvertible {
  let reason: String
  var description: String { reason }
}
