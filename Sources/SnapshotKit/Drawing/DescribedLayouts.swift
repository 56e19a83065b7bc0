import DisplayList
import Foundation

/// The lists of one layout with their views: what approved and changed pictures are described from.
///
/// Light and dark of a screen come one after the other, so that the last layouts serve.
struct DescribedLayouts {
  /// The traits that decide a layout.
  struct Key: Hashable {
    let screen: String
    let traits: ScreenTraits
    /// A Boolean value that indicates whether the layout serves both schemes.
    let isShared: Bool
  }

  /// A step of a layout on one of the devices that share it.
  struct Place: Hashable {
    let device: String
    let step: String?
  }

  /// A layout for each scheme, and one for both.
  private static let most = 3

  private struct Layout {
    let key: Key
    let lists: [String?: DisplayList]
    /// With what the system of a device draws over them, and a view for each node.
    var finished: [Place: DisplayList] = [:]
  }

  private var cached: [Layout] = []

  /// Keeps a layout's lists, which have their views, instead of those of the same traits before.
  mutating func insert(_ lists: [String?: DisplayList], of key: Key) {
    let others = cached.filter { $0.key != key }
    cached = others.suffix(Self.most - 1) + [Layout(key: key, lists: lists)]
  }

  /// Returns a step's list of a layout, finished: made if it is not cached, nil if there is none.
  mutating func list(
    of key: Key, at place: Place, _ make: () throws -> [String?: DisplayList],
    finish: (DisplayList) throws -> DisplayList
  ) rethrows -> DisplayList? {
    if !cached.contains(where: { $0.key == key }) { insert(try make(), of: key) }
    guard let index = cached.firstIndex(where: { $0.key == key }) else { return nil }
    if let finished = cached[index].finished[place] { return finished }
    let finished = try cached[index].lists[place.step].map(finish)
    cached[index].finished[place] = finished
    return finished
  }
}

extension CellPainter {
  /// Lays a job's screen out.
  ///
  /// Where another picture of the screen has just been explained, this one has probably changed
  /// too, and is laid out with its views at once instead of once more: that takes a fifth more time
  /// where it has not, and spares half where it has.
  func firstLayouts(_ job: CellJob, on device: String) throws -> Layouts {
    guard job.screen == explainedScreen,
      (job.pictures + (job.dark?.pictures ?? [])).contains(where: \.isExplained)
    else {
      return try layouts(job, on: device)
    }
    let isShared = job.dark != nil
    let layouts = try layouts(
      job, on: device, describesNodes: true, describesViews: true, isShared: isShared)
    described.insert(layouts.lists, of: try key(of: job, on: device, isShared: isShared))
    return layouts
  }

  private func key(
    of job: CellJob, on id: String, isShared: Bool
  ) throws -> DescribedLayouts.Key {
    DescribedLayouts.Key(
      screen: job.screen,
      traits: catalogue.traits(
        of: try device(id), in: job.orientation, scheme: job.scheme, variant: job.variant),
      isShared: isShared)
  }

  /// Returns a device's list with its nodes and views, for both schemes if that is asked: only
  /// pictures that are approved or explained need them.
  ///
  /// - Throws: ``PaintError`` if the state cannot be shown any more, and what the screen throws.
  func describedList(
    _ job: CellJob, _ picture: CellJob.Picture, isShared: Bool = false
  ) throws -> DisplayList {
    let start = ContinuousClock.now
    defer { statistics.describeSeconds += (ContinuousClock.now - start) / .seconds(1) }
    var job = job
    if isShared { job.scheme = .light }
    let list = try described.list(
      of: try key(of: job, on: picture.device, isShared: isShared),
      at: .init(device: picture.device, step: picture.step)
    ) {
      try layouts(
        job, on: picture.device, describesNodes: true, describesViews: true, isShared: isShared
      ).lists
    } finish: {
      var list = try shown($0, job, on: picture.device)
      list.addViewsOfNodes()
      return list
    }
    guard let list else {
      throw PaintError.notDeclared("step \(picture.step ?? "") of \(job.screen)")
    }
    return list
  }

  /// Returns the description of a cell of a picture.
  func description(
    of cell: CellName, _ job: CellJob, _ picture: CellJob.Picture, isShared: Bool
  ) throws -> ScreenDescription {
    let list = try describedList(job, picture, isShared: isShared)
    let device = try self.device(cell.device)
    let start = ContinuousClock.now
    defer { statistics.describeSeconds += (ContinuousClock.now - start) / .seconds(1) }
    statistics.descriptions += 1
    return try ScreenDescription(
      list,
      of: Cell(
        screen: job.screen, device: device, orientation: job.orientation, scale: picture.scale,
        scheme: isShared ? .light : job.scheme, variant: job.variant, step: picture.step),
      by: renderer)
  }
}
