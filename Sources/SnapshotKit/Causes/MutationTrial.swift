import CairoRender
import Foundation
import SwiftUI

/// Changes screens at single source lines, and measures whether the causes told are those lines.
@MainActor package struct MutationTrial {
  private let catalogue: Catalogue
  private let renderer: Renderer
  private let describer: ScreenDescriber
  private let filter: CellFilter
  /// A Boolean value that indicates whether pixels are compared too, beside descriptions.
  private let comparesPixels: Bool

  /// A cell as it is without a mutation.
  private struct Original {
    let cell: Cell
    let description: ScreenDescription
    let image: PixelImage?
  }

  /// A line of a screen, and what stands there.
  private struct Target {
    let line: String
    /// The types of the views that the line makes.
    let views: Set<String>
    /// The lines of the views within those.
    let inner: Set<String>
    /// A Boolean value that indicates whether some view consists of these alone: nobody takes such
    /// away.
    let isWhole: Bool
  }

  /// Creates a trial on the cells of some devices.
  ///
  /// - Parameters:
  ///   - catalogue: The screens.
  ///   - devices: Ids; none for all devices, held both ways.
  ///   - schemes: Names of schemes; none for both.
  ///   - comparesPixels: True to draw each cell before and after.
  /// - Throws: `RenderError` if a font or a resource is missing.
  package init(
    _ catalogue: Catalogue, devices: [String], schemes: [String] = [], comparesPixels: Bool = true
  ) throws {
    self.catalogue = catalogue.with(matrix: .all)
    self.comparesPixels = comparesPixels
    renderer = try Renderer()
    describer = ScreenDescriber(self.catalogue, renderer: renderer)
    filter = CellFilter(
      devices: devices, orientations: devices.isEmpty ? [] : ["portrait"], schemes: schemes,
      variants: [Variant.usualName])
  }

  /// Makes each kind of mutation that applies at some lines of a screen, chosen evenly.
  ///
  /// - Parameters:
  ///   - screen: The screen's name.
  ///   - count: The number of lines.
  ///   - kinds: The kinds of changes to them.
  ///   - deadline: The time to stop.
  /// - Returns: The score of the mutations.
  /// - Throws: The screen's own error, if it cannot be drawn as it is.
  package func run(
    _ screen: String, lines count: Int, kinds: [MutationKind] = MutationKind.allCases,
    until deadline: ContinuousClock.Instant? = nil
  ) throws -> MutationScore {
    var score = MutationScore()
    if let deadline, deadline <= .now { return score }
    let originals = try cells(of: screen).map { cell in
      let drawn = try describer.draw(cell)
      return Original(
        cell: cell, description: drawn.description, image: try image(of: drawn.list, cell))
    }
    let targets = Self.targets(in: originals.map(\.description))
    let step = max(1, targets.count / max(1, count))
    for index in stride(from: 0, to: targets.count, by: step).prefix(count) {
      let target = targets[index]
      for kind in kinds where target.views.contains(where: kind.applies) {
        if kind.takesAway, target.isWhole { continue }
        if let deadline, deadline <= .now { return score }
        try measure(kind, target, originals, &score[kind])
      }
    }
    return score
  }

  private func image(of list: DisplayList, _ cell: Cell) throws -> PixelImage? {
    guard comparesPixels else { return nil }
    return try renderer.raster(list.picked(cell.scheme.pick), scale: 1)
  }

  private func cells(of screen: String) throws -> [Cell] {
    let cells = try Matrix(catalogue).cells(matching: filter).filter { $0.screen == screen }
    let scales = Dictionary(cells.map { ($0.device.id, $0.scale) }, uniquingKeysWith: min)
    // One scale tells all.
    return cells.filter { $0.step == nil && $0.scale == scales[$0.device.id] }
  }

  /// Controls that are nothing without what they hold.
  private static let labelled: Set<String> = [
    "Button", "DisclosureGroup", "Label", "Link", "Menu", "NavigationLink", "Picker", "Toggle",
  ]

  /// Returns the lines of some descriptions, in the order of the views.
  private static func targets(in descriptions: [ScreenDescription]) -> [Target] {
    var order: [String] = []
    var views: [String: Set<String>] = [:]
    var inner: [String: Set<String>] = [:]
    var whole: Set<String> = []
    for description in descriptions {
      var counts: [Int: Int] = [:]
      for view in description.views { counts[view.parent ?? -1, default: 0] += 1 }
      for view in description.views where view.source.fileAndLine != nil {
        if let parent = view.parent, counts[parent] == 1,
          !ScreenDescription.holders.contains(description.views[parent].name)
            || Self.labelled.contains(description.views[parent].name)
        {
          whole.insert(view.source)
        }
        if views[view.source] == nil { order.append(view.source) }
        views[view.source, default: []].insert(view.name)
        if let parent = view.parent {
          inner[description.views[parent].source, default: []].insert(view.source)
        }
      }
    }
    return order.map {
      Target(
        line: $0, views: views[$0] ?? [], inner: inner[$0] ?? [], isWhole: whole.contains($0))
    }
  }

  /// Returns the views whose code has a line: without them nothing is left of what the line was in,
  /// and nobody takes away all that a view consists of.
  private static func owners(
    of line: String, _ description: ScreenDescription
  ) -> Set<ScreenDescription.Owner> {
    Set(
      description.views.indices.filter { description.views[$0].source == line }
        .compactMap(description.owner))
  }

  private func measure(
    _ kind: MutationKind, _ target: Target, _ originals: [Original],
    _ result: inout MutationScore.Result
  ) throws {
    var members: [Clustering.Member] = []
    var boxes: Set<String> = []
    for original in originals {
      // What a mutation breaks is told by the screen's own error.
      guard let drawn = try? describer.draw(original.cell, kind.mutation(at: target.line)) else {
        continue
      }
      if kind.takesAway,
        Self.owners(of: target.line, original.description)
          .contains(where: { drawn.description.count(of: $0) < original.description.count(of: $0) })
      {
        return
      }
      let pixels = try self.pixels(original, drawn)
      let isChanged = pixels.map { $0.count > 0 } ?? (drawn.description != original.description)
      guard isChanged else { continue }
      let difference = DescriptionDifference(from: original.description, to: drawn.description)
      guard
        let cause = CellCause(difference, from: original.description, to: drawn.description)
      else {
        result.causeless.append("\(target.line) \(kind) \(original.cell.name)")
        continue
      }
      members.append(.init(cell: original.cell.name, cause: cause, weight: pixels?.count ?? 1))
      guard let pixels else { continue }
      boxes.insert("\(pixels.box.map(\.description) ?? "") \(pixels.count)")
      let views = ChangedViews(difference, original.description, drawn.description)
      if let pixel = views.pixelOutside(of: pixels) {
        result.unowned.append("\(target.line) \(kind) \(original.cell.name) at \(pixel)")
      }
    }
    result.made += 1
    guard !members.isEmpty else { return }
    let clusters = Clustering(members).clusters
    result.noticed += 1
    result.clusters.append(clusters.count)
    if comparesPixels { result.boxGroups.append(boxes.count) }
    guard let top = clusters.first else { return }
    if top.source == target.line || kind == .swap && target.inner.contains(top.source) {
      result.right += 1
    } else {
      result.wrong.append("\(kind) \(target.line) -> \(top.headline)")
    }
  }

  private func pixels(
    _ original: Original, _ drawn: ScreenDescriber.Drawn
  ) throws -> PixelDifference? {
    guard let before = original.image, let after = try image(of: drawn.list, original.cell) else {
      return nil
    }
    return PixelDifference(before, after)
  }
}

extension ScreenDescription {
  /// A view that is not SwiftUI's, told by its type and place.
  fileprivate struct Owner: Hashable {
    let name: String
    let source: String
  }

  /// Returns the view whose code makes a view; nil for the screen's own code.
  fileprivate func owner(of index: Int) -> Owner? {
    sequence(first: index) { views[$0].parent }.dropFirst().dropLast()
      .first { !Self.holders.contains(views[$0].name) }
      .map { Owner(name: views[$0].name, source: views[$0].source) }
  }

  /// Returns the number of views that an owner stands for.
  fileprivate func count(of owner: Owner) -> Int {
    views.count { $0.name == owner.name && $0.source == owner.source }
  }
}

/// The frames of views that changed or moved, before and after.
private struct ChangedViews {
  private let frames: [CGRect]

  init(
    _ difference: DescriptionDifference, _ old: ScreenDescription, _ new: ScreenDescription
  ) {
    var frames: [CGRect] = []
    let (oldReach, newReach) = (Self.reaches(old), Self.reaches(new))
    func add(_ index: Int, _ description: ScreenDescription, _ reaches: [Reach]) {
      // The shadow of what is seen through falls otherwise where something in it is another.
      var next: Int? = index
      while let view = next {
        let item = description.views[view]
        if view == index || reaches[view].own > 0 {
          frames.append(item.frame.rect.insetBy(dx: -reaches[view].all, dy: -reaches[view].all))
        }
        next = item.parent
      }
    }
    for edit in difference.located {
      if let index = edit.old { for view in old.within(index) { add(view, old, oldReach) } }
      if let index = edit.new { for view in new.within(index) { add(view, new, newReach) } }
    }
    for pair in ViewMatch(old, new).pairs where old.views[pair.old].parent != nil {
      guard old.views[pair.old].frame != new.views[pair.new].frame else { continue }
      add(pair.old, old, oldReach)
      add(pair.new, new, newReach)
    }
    // Glass and blurs show what changed beneath them.
    for view in old.views + new.views
    where view.properties.contains(where: { $0.name.hasPrefix("material") }) {
      frames.append(view.frame.rect.insetBy(dx: -Self.margin, dy: -Self.margin))
    }
    self.frames = frames
  }

  /// The distance around its frame that a view is drawn in, in points.
  private struct Reach {
    /// By its own shadows and blurs.
    let own: Double
    /// By its edges too, and by the shadows and blurs of what it lies in.
    let all: Double
  }

  private static func reaches(_ description: ScreenDescription) -> [Reach] {
    var reaches: [Reach] = []
    for view in description.views {
      let own = reach(of: view)
      reaches.append(
        Reach(own: own, all: max(own + margin, view.parent.map { reaches[$0].all } ?? 0)))
    }
    return reaches
  }

  /// Returns how far a view's own shadows and blurs reach, in points.
  private static func reach(of view: ScreenDescription.Item) -> Double {
    view.properties.compactMap { property -> Double? in
      // A shadow is a colour, a radius and an offset; a Gaussian ends within three deviations, each
      // of a radius.
      guard property.name.hasPrefix("shadow") || property.name.hasPrefix("blur") else { return nil }
      let numbers = property.value.split(separator: " ").compactMap { Double($0) }
      return (numbers.first ?? 0) * 3 + numbers.dropFirst().map(abs).reduce(0, +)
    }.max() ?? 0
  }

  /// Edges are drawn a little beyond a frame.
  private static let margin = 16.0

  /// Returns the first differing pixel, at a scale of 1, that lies in no frame; nil if all do.
  func pixelOutside(of pixels: PixelDifference) -> String? {
    guard let box = pixels.box else { return nil }
    let rect = CGRect(x: box.x, y: box.y, width: box.width, height: box.height)
    if frames.contains(where: { $0.encloses(rect) }) { return nil }
    for y in box.y..<(box.y + box.height) {
      let row = frames.filter { $0.minY <= Double(y) && Double(y + 1) <= $0.maxY }
      for x in box.x..<(box.x + box.width) where pixels.mask[y * pixels.width + x] {
        let isHeld = row.contains { $0.minX <= Double(x) && Double(x + 1) <= $0.maxX }
        if !isHeld { return "(\(x), \(y))" }
      }
    }
    return nil
  }
}

extension ScreenDescription {
  /// Returns a view and all within it.
  fileprivate func within(_ index: Int) -> Range<Int> {
    let end = views.indices.dropFirst(index + 1).first { views[$0].depth <= views[index].depth }
    return index..<(end ?? views.endIndex)
  }
}
