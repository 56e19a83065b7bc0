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

  /// Returns the list of a layout behind a step; nil if it is not cached.
  func list(of key: Key, step: String?) -> DisplayList? {
    cached.first { $0.key == key }?.lists[step]
  }

  /// Caches the lists of a layout.
  mutating func keep(_ lists: [String?: DisplayList], of key: Key) {
    cached.removeAll { $0.key == key }
    cached = cached.suffix(Self.most - 1) + [(key, lists)]
  }
}

extension CellPainter {
  /// Lays a job's screen out, with the views of those states that turn out to be described: what
  /// differs is told from there without playing the screen once more.
  func layoutsWithViews(_ job: CellJob, on device: String) throws -> Layouts {
    var steps: Set<String?> = []
    let layouts = try layouts(job, on: device) { step, list in
      guard try self.isDescribed(list, behind: step, job) else { return false }
      steps.insert(step)
      return true
    }
    guard !steps.isEmpty else { return layouts }
    let lists = try layouts.lists.filter { steps.contains($0.key) }
      .mapValues { try withViewsOfNodes($0, job, on: device) }
    let isShared = job.dark != nil && layouts.serveBothSchemes
    described.keep(lists, of: try describedKey(job, on: device, isShared: isShared))
    return layouts
  }

  /// Returns a Boolean value that indicates whether a device's list is cached for its scheme alone,
  /// since it does not serve both.
  func isDescribedForOneScheme(_ job: CellJob, _ picture: CellJob.Picture) throws -> Bool {
    let key = try describedKey(job, on: picture.device, isShared: false)
    return described.list(of: key, step: picture.step) != nil
  }

  /// Returns a Boolean value that indicates whether a description is made of a layout: one that is
  /// approved or renewed, or by which a change is told and has not been told yet.
  ///
  /// The picture's key is made again when it is drawn: a tenth of a millisecond, of the few cells
  /// that have descriptions.
  private func isDescribed(
    _ layout: DisplayList, behind step: String?, _ job: CellJob
  ) throws -> Bool {
    try job.pictures.contains { picture in
      guard picture.step == step else { return false }
      if let file = picture.description, file.stored == nil || file.isRenewed { return true }
      guard picture.description != nil || isTold(picture, job) else { return false }
      return try !picture.isApproved(key(of: layout, picture, job))
    }
  }

  /// Returns a Boolean value that indicates whether a change of a picture is told by a description,
  /// which has not told it yet.
  private func isTold(_ picture: CellJob.Picture, _ job: CellJob) -> Bool {
    guard case .ifChanged(let evidence) = picture.output, let path = evidence.descriptionPath
    else { return false }
    return toldCauses.told(ToldCauses.Key(job, picture, path: path)) == nil
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
    let key = try describedKey(job, on: picture.device, isShared: isShared)
    if let known = described.list(of: key, step: picture.step) { return known }
    let layouts = try self.layouts(
      job, on: picture.device, describesNodes: true, describesViews: true, isShared: isShared)
    let lists = try layouts.lists.mapValues { try withViewsOfNodes($0, job, on: picture.device) }
    described.keep(lists, of: key)
    guard let list = lists[picture.step] else {
      throw PaintError.notDeclared("step \(picture.step ?? "") of \(job.screen)")
    }
    return list
  }

  private func describedKey(
    _ job: CellJob, on device: String, isShared: Bool
  ) throws -> DescribedLayouts.Key {
    DescribedLayouts.Key(
      screen: job.screen,
      traits: catalogue.traits(
        of: try self.device(device), in: job.orientation, scheme: job.scheme, variant: job.variant),
      device: device, isShared: isShared)
  }

  private func withViewsOfNodes(
    _ layout: DisplayList, _ job: CellJob, on device: String
  ) throws -> DisplayList {
    var list = try shown(layout, job, on: device)
    list.addViewsOfNodes()
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
