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
    let device: String
    /// A Boolean value that indicates whether the layout serves both schemes.
    let isShared: Bool
  }

  /// A layout for each scheme, and one for both.
  private static let most = 3

  private var cached: [(key: Key, lists: [String?: DisplayList])] = []

  /// Returns the lists of a layout, made if they are not cached.
  mutating func lists(
    of key: Key, _ make: () throws -> [String?: DisplayList]
  ) rethrows -> [String?: DisplayList] {
    if let known = cached.first(where: { $0.key == key }) { return known.lists }
    let lists = try make()
    cached = cached.suffix(Self.most - 1) + [(key, lists)]
    return lists
  }
}

extension CellPainter {
  /// Returns a device's list with its nodes and views, for both schemes if that is asked: only
  /// pictures that are approved or explained need them.
  ///
  /// - Throws: ``PaintError`` if the state cannot be shown any more, and what the screen throws.
  func describedList(
    _ job: CellJob, _ picture: CellJob.Picture, isShared: Bool = false
  ) throws -> DisplayList {
    let start = ContinuousClock.now
    defer { statistics.describeSeconds += (ContinuousClock.now - start) / .seconds(1) }
    let device = try self.device(picture.device)
    var job = job
    if isShared { job.scheme = .light }
    let key = DescribedLayouts.Key(
      screen: job.screen,
      traits: catalogue.traits(
        of: device, in: job.orientation, scheme: job.scheme, variant: job.variant),
      device: device.id, isShared: isShared)
    let lists = try described.lists(of: key) {
      let layouts = try self.layouts(
        job, on: device.id, describesNodes: true, describesViews: true, isShared: isShared)
      return try layouts.lists.mapValues {
        var list = try shown($0, job, on: device.id)
        list.addViewsOfNodes()
        return list
      }
    }
    guard let list = lists[picture.step] else {
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
