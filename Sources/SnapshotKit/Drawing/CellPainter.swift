import CairoRender
import DisplayList
import Foundation
import ViewTree

/// Does a worker's jobs: lays a screen out, digests it, and draws what must be drawn.
@MainActor final class CellPainter {
  let catalogue: Catalogue
  let renderer: Renderer
  var statistics = WorkerStatistics()
  /// Files already made of the current screen, by key: equal pictures are drawn once.
  private var drawn: [String: Drawn] = [:]
  private var drawnScreen = ""
  /// The issues of the job's layouts.
  private var issues: [ScreenIssue] = []
  /// The last lists that were made with their views.
  var described = DescribedLayouts()
  var toldCauses = ToldCauses()
  /// The change to one source line's views, where causes are measured.
  var mutation: SourceMutation?

  private struct Drawn {
    let pixels: String
    let path: String
    /// The digest of the file.
    let file: String
  }

  /// Creates a painter of a catalogue's screens.
  init(_ catalogue: Catalogue, renderer: Renderer) {
    (self.catalogue, self.renderer) = (catalogue, renderer)
  }

  /// The statistics of the worker, to be read at the end.
  var finalStatistics: WorkerStatistics {
    var result = statistics
    result.peakMegabytes = ProcessUsage.peakMegabytes
    result.caches = renderer.caches
    return result
  }

  /// Does a job.
  func paint(_ job: CellJob) -> CellReply {
    let start = ProcessUsage.seconds
    var reply = CellReply(id: job.id, result: .pictures([]))
    renderer.leavesOutBrokenImages = job.purpose == .showing
    issues = []
    do {
      guard let device = job.pictures.first?.device else { return reply }
      let layouts = try layoutsWithViews(job, on: device)
      // A body around the screen is drawn first, and turned with the device.
      let items = try layouts.lists.mapValues { layout in
        try job.isFramed || job.variant.window != .full
          ? .none : measured(\.keySeconds) { try renderer.encoded(layout.items) }
      }
      reply.result = .pictures(try pictures(of: layouts, items, job))
      if let darkJob = job.darkJob, layouts.serveBothSchemes {
        // What fails in the dark alone is drawn again by itself, and tells its reason there.
        reply.dark = try? pictures(of: layouts, items, darkJob)
      }
      reply.renewed = try describeApproved(job, reply)
    } catch let error as SystemError {
      reply.result = .machineFailed(error.description)
    } catch {
      reply.result = .screenFailed(String(describing: error))
    }
    return finished(reply, since: start)
  }

  private func finished(_ reply: CellReply, since start: Double) -> CellReply {
    var reply = reply
    reply.cost = ProcessUsage.seconds - start
    // What other threads were refused belongs to no list.
    let messages = Set(issues.map(\.message)).union(RemoteLoading.takeRefusals())
    reply.issues = IssueWords.told(renderer.takeIssues() + messages.sorted())
    return reply
  }

  /// Returns the pictures that a job wants of a layout, which may serve both schemes.
  private func pictures(
    of layouts: Layouts, _ items: [String?: EncodedItems], _ job: CellJob
  ) throws -> [CellReply.Picture?] {
    var lists: [String: ShownList] = [:]
    return try job.pictures.map { picture in
      guard let layout = layouts.lists[picture.step] else {
        return CellReply.Picture(
          scale: picture.scale, key: "", failure: layouts.failure(of: picture.step))
      }
      do {
        let name = "\(picture.device).\(picture.step ?? "")"
        let list =
          try lists[name]
          ?? list(of: layout, items[picture.step] ?? .none, job, on: picture.device)
        lists[name] = list
        return try self.picture(picture, of: list, layout, job)
      } catch let error as SystemError {
        throw error
      } catch {
        // The other states of a flow may be sound.
        return CellReply.Picture(
          scale: picture.scale, key: "", failure: String(describing: error))
      }
    }
  }

  private func list(
    of layout: DisplayList, _ items: EncodedItems, _ job: CellJob, on device: String
  ) throws -> ShownList {
    let (list, pick) = (try shown(layout, job, on: device), job.scheme.pick)
    let digest = try measured(\.keySeconds) {
      try renderer.digest(of: list, picking: pick, beginning: items)
    }
    return ShownList(list, pick, digest: digest)
  }

  func device(_ id: String) throws -> Device {
    guard let device = catalogue.devices.device(id: id) else { throw PaintError.notDeclared(id) }
    return device
  }

  /// Lays a job's screen out, for any of the devices that share the layout; of a flow, in each
  /// state that is pictured.
  ///
  /// - Parameters:
  ///   - job: The job.
  ///   - device: The id of the device.
  ///   - describesNodes: True for lists with nodes.
  ///   - describesViews: True for lists with views.
  ///   - isShared: Whether the layout may serve both schemes; nil for as the job says.
  ///   - wantsViews: A closure that returns whether a state's list is wanted with its views, too.
  /// - Returns: The lists of the states.
  /// - Throws: ``PaintError``, and what the screen throws.
  func layouts(
    _ job: CellJob, on device: String, describesNodes: Bool = false, describesViews: Bool = false,
    isShared: Bool? = nil, wantsViews: RenderContext.ViewsQuestion? = nil
  ) throws -> Layouts {
    guard let screen = catalogue.screen(named: job.screen) else {
      throw PaintError.notDeclared(job.screen)
    }
    var context = RenderContext(
      catalogue.traits(
        of: try self.device(device), in: job.orientation, scheme: job.scheme, variant: job.variant),
      text: renderer.text, assets: renderer.assets, describesNodes: describesNodes,
      describesViews: describesViews, locale: catalogue.locale, network: catalogue.network)
    context.isShared = isShared ?? (job.dark != nil && !describesNodes)
    context.mutation = mutation
    context.wantsViews = wantsViews
    statistics.layouts += 1
    let steps = Set(job.pictures.map(\.step))
    var layouts = try measured(\.layoutSeconds) { try screen.layouts(context, steps: steps) }
    let sizes =
      try self.device(device).fitsContent
      ? [] : [context.traits.size] + [context.traits.turned?.size].compactMap { $0 }
    for (step, list) in layouts.lists {
      if let error = Self.refusal(of: list, sizes: sizes, for: job.purpose) {
        layouts.refuse(step, error.description)
      } else {
        issues += list.issues
      }
    }
    return layouts
  }

  /// Returns the reason against a picture of a layout, which must have one of some sizes, the
  /// device's first, if there are any; nil if there is none.
  private static func refusal(
    of list: DisplayList, sizes: [CGSize], for purpose: CellJob.Purpose
  ) -> PaintError? {
    if let size = sizes.first, !sizes.contains(list.size) {
      return .wrongSize(drawn: list.size, device: size)
    }
    let faults = list.issues.filter { $0.severity == .fault }
    return purpose == .showing || faults.isEmpty ? nil : .incomplete(faults.map(\.message))
  }

  /// Returns a layout with what the system of a device draws over it, and with its body around it.
  func shown(_ layout: DisplayList, _ job: CellJob, on id: String) throws -> DisplayList {
    let device = try device(id)
    guard !device.isComponent || job.isFramed else { return layout }
    let orientation = catalogue.devices.orientation(
      showing: layout.size, on: device, heldIn: job.orientation, window: job.variant.window)
    let picture = DevicePicture(
      table: catalogue.devices, device: device, orientation: orientation, scheme: job.scheme,
      variant: job.variant, isCropped: job.isCropped, showsSafeArea: job.showsSafeArea,
      locale: catalogue.locale, text: renderer.text)
    let list = picture.list(of: layout)
    guard job.isFramed else { return list }
    let frame = catalogue.devices.frame(
      of: device, in: orientation, scheme: job.scheme, variant: job.variant)
    guard let frame else { throw PaintError.noBody(device.name) }
    return frame.around(list)
  }

  /// Draws a picture; returns nil if its key alone shows that it is as approved.
  private func picture(
    _ picture: CellJob.Picture, of shown: ShownList, _ layout: DisplayList, _ job: CellJob
  ) throws -> CellReply.Picture? {
    let (width, height) = shown.pixels(at: picture.scale)
    let key = key(of: shown, picture)
    if picture.isApproved(key) { return nil }
    var reply = CellReply.Picture(scale: picture.scale, key: key)
    if try hasOwnSize(layout, picture, job) { reply.size = .init(width: width, height: height) }
    if let file = try linked(picture, key: key, job) ?? kept(picture, key: key) {
      (reply.pixels, reply.file, reply.isWritten) = (file.pixels, file.file, true)
      return reply
    }
    let list = shown.picked
    if case .always(let path, _) = picture.output, let format = Renderer.documentFormat(of: path) {
      try writeDocument(list, format, to: path)
      reply.isWritten = true
      return reply
    }
    statistics.rasters += 1
    let image = try measured(\.rasterSeconds) { try renderer.raster(list, scale: picture.scale) }
    if job.purpose == .recording { try checkContent(image, picture, layout, job) }
    let pixels = PixelDigest(of: image).description
    reply.pixels = pixels
    try write(image, picture, job, pixels: pixels, &reply)
    return reply
  }

  /// Returns the key of a picture of a layout.
  func key(of layout: DisplayList, _ picture: CellJob.Picture, _ job: CellJob) throws -> String {
    key(of: try list(of: layout, .none, job, on: picture.device), picture)
  }

  private func key(of shown: ShownList, _ picture: CellJob.Picture) -> String {
    let (width, height) = shown.pixels(at: picture.scale)
    return renderer.key(
      listDigest: shown.digest, scale: picture.scale, width: width, height: height)
  }

  /// Returns a Boolean value that indicates whether a picture has a size that its cell does not
  /// tell: that of its content, or of a device that a flow has turned.
  private func hasOwnSize(
    _ layout: DisplayList, _ picture: CellJob.Picture, _ job: CellJob
  ) throws -> Bool {
    let device = try device(picture.device)
    return device.fitsContent
      || catalogue.devices.orientation(
        showing: layout.size, on: device, heldIn: job.orientation, window: job.variant.window)
        != job.orientation
  }

  /// Refuses a screen of one single colour, unless it is declared so.
  ///
  /// The safe area tells most: within it the system draws nothing of its own.
  private func checkContent(
    _ image: PixelImage, _ picture: CellJob.Picture, _ layout: DisplayList, _ job: CellJob
  ) throws {
    guard catalogue.screen(named: job.screen)?.allowsSingleColor == false else { return }
    let device = try device(picture.device)
    let geometry = catalogue.devices.geometry(
      of: device,
      in: catalogue.devices.orientation(
        showing: layout.size, on: device, heldIn: job.orientation, window: job.variant.window),
      rule: catalogue.sizeClassRule)
    // Of a window the screen around it tells nothing.
    guard
      job.variant.window != .full
        || image.isSingleColored(within: geometry.safeArea, scale: picture.scale)
    else { return }
    // Without what the system draws over it, all of it.
    let list = layout.picked(job.scheme.pick)
    guard try renderer.raster(list, scale: 1).isSingleColored() else { return }
    throw PaintError.singleColor
  }

  /// Links a file of the same key that this worker made before, and gives its digests.
  private func linked(
    _ picture: CellJob.Picture, key: String, _ job: CellJob
  ) throws -> Drawn? {
    if drawnScreen != job.screen { (drawnScreen, drawn) = (job.screen, [:]) }
    guard case .always(let path, _) = picture.output, let twin = drawn[key] else { return nil }
    try AtomicFile.link(twin.path, to: path)
    return twin
  }

  /// Gives the digests of a file that an earlier run drew from the same, and that nothing else has
  /// written since.
  private func kept(_ picture: CellJob.Picture, key: String) -> Drawn? {
    guard case .always(let path, let known?) = picture.output, known.key == key,
      let data = FileManager.default.contents(atPath: path),
      data.withUnsafeBytes({ PixelDigest(of: $0).description }) == known.file
    else { return nil }
    statistics.unchanged += 1
    let file = Drawn(pixels: known.pixels, path: path, file: known.file)
    drawn[key] = file
    return file
  }

  private func write(
    _ image: PixelImage, _ picture: CellJob.Picture, _ job: CellJob, pixels: String,
    _ reply: inout CellReply.Picture
  ) throws {
    switch picture.output {
    case .none: return
    case .always(let path, _):
      let file = try write(image, to: path, scale: picture.scale).description
      reply.file = file
      drawn[reply.key] = Drawn(pixels: pixels, path: path, file: file)
    case .baseline(let files):
      for file in files where file.pixels != pixels {
        try write(
          image, to: file.path, scale: picture.scale, effort: .small,
          texts: [(BaselinePicture.pixelsKeyword, pixels)])
      }
    case .ifChanged(let evidence):
      guard picture.approved.contains(where: { $0.pixels != pixels }) || picture.approved.isEmpty
      else { return }
      try write(
        image, to: evidence.actualPath, scale: picture.scale,
        texts: [(BaselinePicture.pixelsKeyword, pixels)])
      reply.difference = try explain(image, job, picture, evidence)
      reply.cause = cause(of: reply, job, picture, evidence)
    }
    reply.isWritten = true
  }

  /// Writes a picture, and returns the digest of the file.
  @discardableResult
  private func write(
    _ image: PixelImage, to path: String, scale: Int, effort: PNGEncoder.Effort = .fast,
    texts: [(keyword: String, text: String)] = []
  ) throws -> PixelDigest {
    let png = try measured(\.encodeSeconds) {
      let data = try Renderer.encode(image, scale: scale, effort: effort)
      return texts.isEmpty ? data : PNGText.adding(texts, to: data)
    }
    statistics.files += 1
    statistics.bytes += png.count
    try AtomicFile.write(png, to: path)
    return png.withUnsafeBytes { PixelDigest(of: $0) }
  }

  private func writeDocument(
    _ list: DisplayList, _ format: VectorDocument.Format, to path: String
  ) throws {
    let data = try measured(\.encodeSeconds) { try renderer.document(list, as: format) }
    statistics.files += 1
    statistics.bytes += data.count
    try AtomicFile.write(data, to: path)
  }

  /// Compares a changed picture with its baseline, and draws what differs.
  private func explain(
    _ image: PixelImage, _ job: CellJob, _ picture: CellJob.Picture, _ evidence: CellJob.Evidence
  ) throws -> CellReply.Difference? {
    guard let path = evidence.baselinePath else { return nil }
    let data = try Data(contentsOf: URL(fileURLWithPath: path))
    let expected = try Renderer.decode(data, name: path)
    let difference = PixelDifference(expected, image)
    if difference.count > 0 {
      try write(
        try difference.picture(over: expected), to: evidence.differencePath, scale: picture.scale)
      try AtomicFile.write(data, to: evidence.expectedPath)
    }
    let spent = try evidence.tolerances.first {
      guard difference.largestStep <= $0.maximumColorDifference else { return false }
      return $0.covers(difference, try describedList(job, picture), scale: picture.scale)
    }
    return CellReply.Difference(
      count: difference.count,
      visible: VisibleDifference(difference, of: expected, and: image).count, box: difference.box,
      regions: difference.regions, largestStep: difference.largestStep,
      density: difference.density(), spent: spent)
  }

  func measured<Value>(
    _ step: WritableKeyPath<WorkerStatistics, Double>, _ body: () throws -> Value
  ) rethrows -> Value {
    let start = ContinuousClock.now
    defer { statistics[keyPath: step] += (ContinuousClock.now - start) / .seconds(1) }
    return try body()
  }
}

/// A layout as a device shows it in one scheme, with its digest.
private final class ShownList {
  let digest: String
  /// With the colours of both schemes, where the layout has them.
  private let list: DisplayList
  private let pick: SchemePick
  /// With the colours of the one, which only drawing needs: most digests are as approved.
  lazy var picked = list.picked(pick)

  init(_ list: DisplayList, _ pick: SchemePick, digest: String) {
    (self.list, self.pick, self.digest) = (list, pick, digest)
  }

  var size: CGSize { list.size }

  /// Returns the size of a picture at a scale, in pixels.
  func pixels(at scale: Int) -> (width: Int, height: Int) {
    (
      Int((size.width * Double(scale)).rounded()),
      Int((size.height * Double(scale)).rounded())
    )
  }
}

/// An error that keeps a screen's list from becoming a picture.
enum PaintError: Error, CustomStringConvertible {
  case notDeclared(String)
  case wrongSize(drawn: CGSize, device: CGSize)
  case noBody(String)
  case notPlayed(String)
  case incomplete([String])
  case singleColor

  var description: String {
    switch self {
    case .notDeclared(let name): "\(name) is not declared in the catalogue"
    case .notPlayed(let reason): reason
    case .noBody(let name):
      "the device table has no body for \(name); add one to its \"bodies\", or leave out --frame"
    case .incomplete(let faults): faults.joined(separator: "; ")
    case .singleColor:
      """
      the screen has one single colour, as if it had drawn nothing; if it is meant to, declare it with \
      Screen(..., allowsSingleColor: true)
      """
    case .wrongSize(let drawn, let device):
      """
      the screen drew \(drawn.width) x \(drawn.height) points, the device has \
      \(device.width) x \(device.height)
      """
    }
  }
}

extension CellJob.Picture {
  /// Returns a Boolean value that indicates whether the key alone shows that nothing has changed.
  func isApproved(_ key: String) -> Bool {
    guard !rasterises, !approved.isEmpty, approved.allSatisfy({ $0.key == key }) else {
      return false
    }
    switch output {
    case .none, .ifChanged: return true
    case .always: return false
    case .baseline(let files): return files.allSatisfy { approved.map(\.pixels) == [$0.pixels] }
    }
  }
}
