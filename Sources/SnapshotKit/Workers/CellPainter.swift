import CairoRender
import DisplayList
import Foundation

/// Does a worker's jobs: lays a screen out, digests it, and draws what must be drawn.
@MainActor final class CellPainter {
  private let catalogue: Catalogue
  private let renderer: Renderer
  private(set) var statistics = WorkerStatistics()
  /// Files already made of the current screen, by key: equal pictures are drawn once.
  private var drawn: [String: Drawn] = [:]
  private var drawnScreen = ""
  /// The last list that was made with its nodes, and what it is of.
  private var described: (job: Int, device: String, list: DisplayList)?

  private struct Drawn {
    let pixels: String
    let path: String
  }

  /// Creates a painter of a catalogue's screens.
  init(_ catalogue: Catalogue, renderer: Renderer) {
    (self.catalogue, self.renderer) = (catalogue, renderer)
  }

  /// What was done, at the end.
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
    do {
      guard let device = job.pictures.first?.device else { return reply }
      let layout = try layout(job, on: device)
      // A body around the screen is drawn first, and turned with the device.
      let items =
        try job.isFramed ? .none : measured(\.keySeconds) { try renderer.encoded(layout.items) }
      reply.result = .pictures(try pictures(of: layout, items, job))
      if let darkJob = job.darkJob, layout.servesBothSchemes {
        // What fails in the dark alone is drawn again by itself, and tells its reason there.
        reply.dark = try? pictures(of: layout, items, darkJob)
      }
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
    reply.issues = renderer.takeIssues()
    return reply
  }

  /// The pictures that a job wants of a layout, which may serve both schemes.
  private func pictures(
    of layout: DisplayList, _ items: EncodedItems, _ job: CellJob
  ) throws -> [CellReply.Picture?] {
    var lists: [String: ShownList] = [:]
    return try job.pictures.map { picture in
      let list = try lists[picture.device] ?? list(of: layout, items, job, on: picture.device)
      lists[picture.device] = list
      return try self.picture(picture, of: list, job)
    }
  }

  private func list(
    of layout: DisplayList, _ items: EncodedItems, _ job: CellJob, on device: String
  ) throws -> ShownList {
    let (list, isDark) = (try shown(layout, job, on: device), job.scheme == .dark)
    let digest = try measured(\.keySeconds) {
      try renderer.digest(of: list, isDark: isDark, beginning: items)
    }
    return ShownList(list, isDark: isDark, digest: digest)
  }

  private func device(_ id: String) throws -> Device {
    guard let device = catalogue.devices.device(id: id) else { throw PaintError.notDeclared(id) }
    return device
  }

  /// Lays a job's screen out, for any of the devices that share the layout.
  func layout(
    _ job: CellJob, on device: String, describesNodes: Bool = false, describesViews: Bool = false
  ) throws -> DisplayList {
    guard let screen = catalogue.screen(named: job.screen) else {
      throw PaintError.notDeclared(job.screen)
    }
    let context = RenderContext(
      catalogue.traits(
        of: try self.device(device), in: job.orientation, scheme: job.scheme, variant: job.variant),
      text: renderer.text, assets: renderer.assets, describesNodes: describesNodes,
      describesViews: describesViews, wantsBothSchemes: job.dark != nil && !describesNodes)
    statistics.layouts += 1
    let list = try measured(\.layoutSeconds) { try screen.render(context) }
    guard list.size == context.traits.size else {
      throw PaintError.wrongSize(drawn: list.size, device: context.traits.size)
    }
    return list
  }

  /// A layout with what the system of a device draws over it, and with its body around it.
  func shown(_ layout: DisplayList, _ job: CellJob, on id: String) throws -> DisplayList {
    let device = try device(id)
    let geometry = catalogue.devices.geometry(
      of: device, in: job.orientation, rule: catalogue.sizeClassRule)
    var list = layout
    list.add(
      DeviceChrome(
        device: device, orientation: job.orientation, geometry: geometry, scheme: job.scheme,
        bars: list.systemBars, text: renderer.text))
    guard job.isFramed else { return list }
    guard let body = catalogue.devices.body(of: device) else {
      throw PaintError.noBody(device.name)
    }
    return DeviceFrame(device: device, body: body, orientation: job.orientation).around(list)
  }

  /// What a picture has become; nil if its key alone shows that it is as approved.
  private func picture(
    _ picture: CellJob.Picture, of shown: ShownList, _ job: CellJob
  ) throws -> CellReply.Picture? {
    let (width, height) = (
      Int((shown.size.width * Double(picture.scale)).rounded()),
      Int((shown.size.height * Double(picture.scale)).rounded())
    )
    let key = renderer.key(
      listDigest: shown.digest, scale: picture.scale, width: width, height: height)
    if picture.isApproved(key) { return nil }
    var reply = CellReply.Picture(scale: picture.scale, key: key)
    if let twin = try linked(picture, key: key, job) {
      (reply.pixels, reply.isWritten) = (twin, true)
      return reply
    }
    let list = shown.picked
    if case .always(let path) = picture.output, let format = Renderer.documentFormat(of: path) {
      try writeDocument(list, format, to: path)
      reply.isWritten = true
      return reply
    }
    statistics.rasters += 1
    let image = try measured(\.rasterSeconds) { try renderer.raster(list, scale: picture.scale) }
    let pixels = PixelDigest(of: image).description
    reply.pixels = pixels
    try write(image, picture, job, pixels: pixels, &reply)
    if case .always(let path) = picture.output { drawn[key] = Drawn(pixels: pixels, path: path) }
    return reply
  }

  /// Links a file of the same key that this worker made before, and gives its digest.
  private func linked(
    _ picture: CellJob.Picture, key: String, _ job: CellJob
  ) throws -> String? {
    if drawnScreen != job.screen { (drawnScreen, drawn) = (job.screen, [:]) }
    guard case .always(let path) = picture.output, let twin = drawn[key] else { return nil }
    try AtomicFile.link(twin.path, to: path)
    return twin.pixels
  }

  private func write(
    _ image: PixelImage, _ picture: CellJob.Picture, _ job: CellJob, pixels: String,
    _ reply: inout CellReply.Picture
  ) throws {
    switch picture.output {
    case .none: return
    case .always(let path): try write(image, to: path, scale: picture.scale)
    case .baseline(let files):
      for file in files where file.pixels != pixels {
        try write(
          image, to: file.path, scale: picture.scale,
          texts: try baselineTexts(job, picture.device, pixels))
      }
    case .ifChanged(let evidence):
      guard picture.approved.contains(where: { $0.pixels != pixels }) || picture.approved.isEmpty
      else { return }
      try write(
        image, to: evidence.actualPath, scale: picture.scale,
        texts: try baselineTexts(job, picture.device, pixels))
      reply.difference = try explain(image, job, picture, evidence)
      reply.indication = try indication(job, picture.device, evidence)
    }
    reply.isWritten = true
  }

  private func write(
    _ image: PixelImage, to path: String, scale: Int, texts: [(keyword: String, text: String)] = []
  ) throws {
    let png = try measured(\.encodeSeconds) {
      let data = try Renderer.encode(image, scale: scale)
      return texts.isEmpty ? data : PNGText.adding(texts, to: data)
    }
    statistics.files += 1
    statistics.bytes += png.count
    try AtomicFile.write(png, to: path)
  }

  private func writeDocument(
    _ list: DisplayList, _ format: VectorDocument.Format, to path: String
  ) throws {
    let data = try measured(\.encodeSeconds) { try renderer.document(list, as: format) }
    statistics.files += 1
    statistics.bytes += data.count
    try AtomicFile.write(data, to: path)
  }

  private func baselineTexts(
    _ job: CellJob, _ device: String, _ pixels: String
  ) throws -> [(keyword: String, text: String)] {
    [
      (BaselinePicture.pixelsKeyword, pixels),
      (BaselinePicture.nodesKeyword, try nodes(job, device).text),
    ]
  }

  /// A device's list with its nodes, which only pictures that are stored or explained need.
  private func describedList(_ job: CellJob, _ device: String) throws -> DisplayList {
    if let described, described.job == job.id, described.device == device { return described.list }
    let list = try shown(try layout(job, on: device, describesNodes: true), job, on: device)
    described = (job.id, device, list)
    return list
  }

  private func nodes(_ job: CellJob, _ device: String) throws -> NodeTable {
    try NodeTable(try describedList(job, device), contentDigest: renderer.assets.digest(of:))
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
    let approved = try PNGText.read(data).texts[BaselinePicture.nodesKeyword]
    let node = try approved.flatMap(NodeTable.init(text:)).flatMap {
      try nodes(job, picture.device).firstDifference(from: $0)
    }
    let list = try describedList(job, picture.device)
    return CellReply.Difference(
      count: difference.count, box: difference.box, largestStep: difference.largestStep,
      density: difference.density(), node: node?.located(in: list),
      spent: evidence.tolerances.first { $0.covers(difference, list, scale: picture.scale) })
  }

  /// The first differing node, by a stored picture of the same layout at another scale.
  private func indication(
    _ job: CellJob, _ device: String, _ evidence: CellJob.Evidence
  ) throws -> NodeIndication? {
    guard evidence.baselinePath == nil, let sibling = evidence.sibling,
      let data = FileManager.default.contents(atPath: sibling.path),
      let text = try PNGText.read(data).texts[BaselinePicture.nodesKeyword],
      let approved = NodeTable(text: text),
      let node = try nodes(job, device).firstDifference(from: approved)
    else { return nil }
    return NodeIndication(
      cell: sibling.cell, node: node.located(in: try describedList(job, device)))
  }

  private func measured<Value>(
    _ step: WritableKeyPath<WorkerStatistics, Double>, _ body: () throws -> Value
  ) rethrows -> Value {
    let start = ContinuousClock.now
    defer { statistics[keyPath: step] += (ContinuousClock.now - start) / .seconds(1) }
    return try body()
  }
}

/// What a device shows of a layout in one scheme, with its digest.
private final class ShownList {
  let digest: String
  /// With the colours of both schemes, where the layout has them.
  private let list: DisplayList
  private let isDark: Bool
  /// With the colours of the one, which only drawing needs: most digests are as approved.
  lazy var picked = isDark ? list.inDark : list.inLight

  init(_ list: DisplayList, isDark: Bool, digest: String) {
    (self.list, self.isDark, self.digest) = (list, isDark, digest)
  }

  var size: CGSize { list.size }
}

/// Why a screen's list cannot become a picture.
enum PaintError: Error, CustomStringConvertible {
  case notDeclared(String)
  case wrongSize(drawn: CGSize, device: CGSize)
  case noBody(String)

  var description: String {
    switch self {
    case .notDeclared(let name): "\(name) is not declared in the catalogue"
    case .noBody(let name):
      "the device table has no body for \(name); add one to its \"bodies\", or leave out --frame"
    case .wrongSize(let drawn, let device):
      """
      the screen drew \(drawn.width) x \(drawn.height) points, the device has \
      \(device.width) x \(device.height)
      """
    }
  }
}

extension CellJob.Picture {
  /// Whether the key alone shows that nothing has changed.
  fileprivate func isApproved(_ key: String) -> Bool {
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
