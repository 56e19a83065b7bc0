import CairoRender
import DisplayList
import Foundation
import ViewTree

/// The traits under which a test draws a screen: device, orientation, scale, scheme and variant.
///
/// The device names a row of the table; all else has a usual value.
///
///     let traits = SnapshotTraits(device: "iphone-15-pro", scheme: .dark)
public struct SnapshotTraits: Sendable, Hashable {
  /// The id of a device of the table, such as `iphone-15-pro`.
  public var device: String
  /// The orientation in which the device is held.
  public var orientation: Orientation
  /// Device pixels in a point; nil for the device's own.
  public var scale: Int?
  /// The colour scheme, light or dark.
  public var scheme: Scheme
  /// The departure from a person's usual settings; nil for none.
  public var variant: Variant?

  /// Creates traits.
  ///
  /// - Parameters:
  ///   - device: The id of a device of the table, such as `iphone-15-pro`.
  ///   - orientation: The orientation in which it is held.
  ///   - scale: Device pixels in a point; nil for the device's own.
  ///   - scheme: The colour scheme.
  ///   - variant: The departure from a person's usual settings; nil for none.
  public init(
    device: String, orientation: Orientation = .portrait, scale: Int? = nil,
    scheme: Scheme = .light, variant: Variant? = nil
  ) {
    (self.device, self.orientation) = (device, orientation)
    (self.scale, self.scheme, self.variant) = (scale, scheme, variant)
  }
}

/// Holds single screens against pictures stored in files, within a test's own process.
@MainActor public final class StoredPictureChecker {
  /// The result of a check.
  public enum Outcome: Sendable, Equatable {
    /// The pixels equal those of the stored picture.
    case unchanged
    /// The picture is stored now, as the mode allows.
    case recorded
    /// Nothing is stored, and the mode does not allow to.
    case missing
    /// The pixels differ: how, in a line, and the picture drawn now and that of the difference.
    case changed(String, actual: Data, difference: Data)
    /// The stored picture was drawn by another renderer, and its pixels differ.
    case otherRenderer
  }

  private let renderer: Renderer
  private let table: DeviceTable

  /// Loads fonts and devices.
  ///
  /// - Throws: `RenderError` that names what is missing, ``DeviceTableError``, and
  ///   ``LibraryVariablesError`` if the environment changes what is drawn.
  public init() throws {
    try LibraryVariables.refuse()
    (renderer, table) = (try Renderer(), try DeviceTable.bundled())
  }

  /// Draws a screen and holds it against the picture at a path.
  ///
  ///     let traits = SnapshotTraits(device: "iphone-15-pro")
  ///     let outcome = try StoredPictureChecker().check(
  ///       screen, as: traits, at: "Pictures/card.png", mode: .missing)
  ///
  /// - Parameters:
  ///   - screen: The screen to draw.
  ///   - traits: The device, orientation, scale, scheme and variant.
  ///   - path: The path of the stored picture.
  ///   - mode: The pictures that may be written.
  /// - Returns: The outcome.
  /// - Throws: An error of the screen, ``FilterError`` for an unknown device, and one that keeps
  ///   the stored file from being read or written.
  public func check(
    _ screen: Screen, as traits: SnapshotTraits, at path: String, mode: RecordMode
  ) throws -> Outcome {
    let device = try screen.size.component ?? device(traits.device)
    try table.require(traits.variant.window, on: device, in: traits.orientation)
    return try check(
      try list(of: screen, device, traits), cell(screen, device, traits), as: traits, at: path,
      mode: mode)
  }

  /// Plays a flow and holds each of its steps against the picture at a path.
  ///
  /// - Parameters:
  ///   - flow: A screen with steps.
  ///   - traits: The device, orientation, scale, scheme and variant.
  ///   - mode: The pictures that may be written.
  ///   - path: The path of a step's picture.
  /// - Returns: The outcome of each step, in their order.
  /// - Throws: An error of a step, and those of ``check(_:as:at:mode:)``.
  public func checkSteps(
    of flow: Screen, as traits: SnapshotTraits, mode: RecordMode, at path: (String) -> String
  ) throws -> [(path: String, outcome: Outcome)] {
    let device = try flow.size.component ?? device(traits.device)
    try table.require(traits.variant.window, on: device, in: traits.orientation)
    let layouts = try flow.layouts(context(device, traits), steps: Set(flow.steps))
    if let failure = layouts.failure { throw PaintError.notPlayed(failure) }
    return try flow.steps.compactMap { step in
      guard let layout = layouts.lists[step] else { return nil }
      let list = try shown(layout, device, traits)
      let path = path(step)
      return (
        path,
        try check(list, cell(flow, device, traits, step: step), as: traits, at: path, mode: mode)
      )
    }
  }

  private func check(
    _ list: DisplayList, _ cell: Cell, as traits: SnapshotTraits, at path: String,
    mode: RecordMode
  ) throws -> Outcome {
    let image = try renderer.raster(list, scale: cell.scale)
    let actual = try stored(image, list, cell)
    guard let data = FileManager.default.contents(atPath: path) else {
      guard mode == .all || mode == .missing else { return .missing }
      try record(actual, at: path)
      return .recorded
    }
    let texts = try PNGText.read(data).texts
    if texts[BaselinePicture.pixelsKeyword] == PixelDigest(of: image).description {
      return .unchanged
    }
    if mode == .all || mode == .failed {
      try record(actual, at: path)
      return .recorded
    }
    guard texts[BaselinePicture.rendererKeyword] == renderer.fingerprint.digest else {
      return .otherRenderer
    }
    return try explain(image, try description(list, cell), actual, data, texts, path)
  }

  private func cell(
    _ screen: Screen, _ device: Device, _ traits: SnapshotTraits, step: String? = nil
  ) -> Cell {
    Cell(
      screen: screen.name, device: device, orientation: traits.orientation,
      scale: traits.scale ?? device.nativeScale, scheme: traits.scheme, variant: traits.variant,
      step: step)
  }

  private func description(_ list: DisplayList, _ cell: Cell) throws -> ScreenDescription {
    var list = list
    list.addViewsOfNodes()
    return try ScreenDescription(list, of: cell, by: renderer)
  }

  private func device(_ id: String) throws(FilterError) -> Device {
    if let device = table.device(id: id) { return device }
    let nearest = NearestNames.nearest(to: id, among: table.devices.map(\.id))
    throw .unknown(kind: "device", value: id, nearest: nearest)
  }

  private func list(
    of screen: Screen, _ device: Device, _ traits: SnapshotTraits
  ) throws -> DisplayList {
    try shown(try screen.render(context(device, traits)), device, traits)
  }

  private func context(_ device: Device, _ traits: SnapshotTraits) -> RenderContext {
    func held(in orientation: Orientation) -> ScreenTraits {
      ScreenTraits(
        table.geometry(of: device, in: orientation, window: traits.variant.window),
        colorScheme: traits.scheme, variant: traits.variant)
    }
    var screen = held(in: traits.orientation)
    if device.isTurned { screen.turned = TurnedScreen(held(in: traits.orientation.turned)) }
    return RenderContext(
      screen,
      text: renderer.text, assets: renderer.assets, describesViews: true)
  }

  /// Returns a layout with what the system of a device draws over it.
  ///
  /// - Throws: ``PaintError`` if something that was asked for is not there to be seen.
  private func shown(
    _ layout: DisplayList, _ device: Device, _ traits: SnapshotTraits
  ) throws -> DisplayList {
    let faults = layout.issues.filter { $0.severity == .fault }
    guard faults.isEmpty else { throw PaintError.incomplete(faults.map(\.message)) }
    guard !device.isComponent else { return layout }
    let picture = DevicePicture(
      table: table, device: device,
      orientation: table.orientation(
        showing: layout.size, on: device, heldIn: traits.orientation,
        window: traits.variant.window), scheme: traits.scheme,
      variant: traits.variant, locale: ScreenLocale.usual, text: renderer.text)
    return picture.list(of: layout)
  }

  private func stored(_ image: PixelImage, _ list: DisplayList, _ cell: Cell) throws -> Data {
    let pixels = PixelDigest(of: image).description
    let geometry = table.geometry(of: cell.device, in: cell.orientation, window: cell.window)
    let description = StoredDescription(
      pictures: [String(cell.name.split(separator: "/").last ?? ""): pixels],
      traits: ScreenTraits(geometry, colorScheme: cell.scheme, variant: cell.variant).written,
      description: try description(list, cell))
    return PNGText.adding(
      [
        (BaselinePicture.pixelsKeyword, pixels),
        (BaselinePicture.rendererKeyword, renderer.fingerprint.digest),
        (BaselinePicture.descriptionKeyword, description.text),
      ], to: try Renderer.encode(image, scale: cell.scale, effort: .small))
  }

  private func record(_ data: Data, at path: String) throws {
    if let slash = path.lastIndex(of: "/") { try AtomicFile.makeFolder(String(path[..<slash])) }
    try AtomicFile.write(data, to: path)
  }

  private func explain(
    _ image: PixelImage, _ screen: ScreenDescription, _ actual: Data, _ data: Data,
    _ texts: [String: String], _ path: String
  ) throws -> Outcome {
    let expected = try Renderer.decode(data, name: path)
    let difference = PixelDifference(expected, image)
    let approved = texts[BaselinePicture.descriptionKeyword].flatMap {
      try? StoredDescription(reading: $0)
    }
    let edit = approved.flatMap {
      DescriptionDifference(from: $0.description, to: screen).edits.first
    }
    let place = difference.box.map { " in \($0)" } ?? ""
    let cause = edit.map { "; \($0)" } ?? ""
    return .changed(
      "\(RunMessages.counted(difference.count, "pixel")) differ\(place)\(cause)", actual: actual,
      difference: try Renderer.encode(try difference.picture(over: expected)))
  }
}
