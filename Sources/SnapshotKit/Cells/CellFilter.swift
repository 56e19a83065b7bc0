import ViewTree

/// A choice of cells: each list is of alternatives, and an empty list lets everything through.
public struct CellFilter: Sendable, Hashable {
  var screens: [Glob]
  var devices: [Glob]
  var groups: [Glob]
  var families: [Glob]
  var orientations: [Glob]
  var scales: [Glob]
  var schemes: [Glob]
  var variants: [Glob]
  var windows: [Glob]
  var steps: [Glob]
  var cells: [Glob]

  /// Creates a filter from shell patterns, such as `saransk-*`.
  ///
  /// A cell passes where one pattern of each list matches; an empty list lets all pass.
  ///
  /// - Parameters:
  ///   - screens: Patterns of screens' names.
  ///   - devices: Patterns of devices' ids or names.
  ///   - groups: Patterns of the table's groups.
  ///   - families: Patterns of families, such as `ipad`.
  ///   - orientations: Patterns of `portrait` and `landscape`.
  ///   - scales: Patterns of scales, such as `3` or `@3x`.
  ///   - schemes: Patterns of `light` and `dark`.
  ///   - variants: Patterns of variants' names.
  ///   - steps: Patterns of a flow's steps.
  ///   - windows: Patterns of windows' names, such as `split-*`.
  ///   - cells: Patterns of cells' names, such as `card/*-dark`.
  public init(
    screens: [String] = [], devices: [String] = [], groups: [String] = [],
    families: [String] = [], orientations: [String] = [], scales: [String] = [],
    schemes: [String] = [], variants: [String] = [], steps: [String] = [],
    windows: [String] = [], cells: [String] = []
  ) {
    (self.screens, self.devices) = (screens.map(Glob.init), devices.map(Glob.init))
    self.groups = groups.map(Glob.init)
    (self.families, self.orientations) = (families.map(Glob.init), orientations.map(Glob.init))
    self.scales = scales.map { Glob($0.filter { !"@xX".contains($0) }) }
    (self.schemes, self.variants) = (schemes.map(Glob.init), variants.map(Glob.init))
    (self.steps, self.windows) = (steps.map(Glob.init), windows.map(Glob.init))
    self.cells = cells.map(Glob.init)
  }

  /// A Boolean value that indicates whether every cell passes.
  var isEmpty: Bool { self == CellFilter() }

  /// Returns a Boolean value that indicates whether a cell passes.
  func matches(_ cell: Cell) -> Bool {
    passes(cells, [cell.name])
      && matches(
        screen: cell.screen, devices: [cell.device.id, cell.device.name],
        groups: cell.device.groups, family: cell.device.family.rawValue,
        orientation: cell.orientation, scale: cell.scale, scheme: cell.scheme,
        variant: cell.variant, step: cell.step)
  }

  /// Returns a Boolean value that indicates whether a cell of these traits passes, whatever its
  /// name; a device has an id and a name.
  func matches(
    screen: String, devices ids: [String], groups: [String], family: String,
    orientation: Orientation, scale: Int, scheme: Scheme, variant: Variant?, step: String?
  ) -> Bool {
    passes(screens, [screen]) && passes(devices, ids) && passes(self.groups, groups)
      && passes(families, [family])
      && passes(orientations, [orientation.rawValue]) && passes(scales, [String(scale)])
      && passes(schemes, [scheme.rawValue]) && passes(variants, [variant.name])
      && passes(windows, [variant.window.rawValue])
      && (steps.isEmpty || step.map { passes(steps, [$0]) } ?? false)
  }

  func passes(_ globs: [Glob], _ names: [String]) -> Bool {
    globs.isEmpty || globs.contains { glob in names.contains(where: glob.matches) }
  }
}

extension CellFilter {
  /// Checks that each pattern matches something declared.
  func validate(against matrix: Matrix) throws(FilterError) {
    let devices = matrix.table.devices
    var scales: [String] = []
    for scale in devices.flatMap(\.scales).sorted() where !scales.contains(String(scale)) {
      scales.append(String(scale))
    }
    try check(screens, "screen", matrix.screens)
    try check(self.devices, "device", devices.map(\.id), devices.map(\.name))
    try check(groups, "group", matrix.table.groups)
    try check(families, "family", DeviceFamily.allCases.map(\.rawValue))
    try check(orientations, "orientation", Orientation.allCases.map(\.rawValue))
    try check(self.scales, "scale", scales)
    try check(schemes, "scheme", Scheme.allCases.map(\.rawValue))
    try check(variants, "variant", matrix.variantNames)
    let isOfSome = !screens.isEmpty
    try check(
      steps, isOfSome ? "step of \(screens.map(\.pattern).joined(separator: ", "))" : "step",
      matrix.stepNames { name in
        !isOfSome || screens.contains { $0.matches(name) }
      })
    try check(windows, "window", matrix.windowNames)
    if !cells.isEmpty { try check(cells, "cell", matrix.cells.map(\.name)) }
  }

  private func check(
    _ globs: [Glob], _ kind: String, _ names: [String], _ alsoNames: [String] = []
  ) throws(FilterError) {
    for glob in globs where !(names + alsoNames).contains(where: glob.matches) {
      throw .unknown(
        kind: kind, value: glob.pattern, nearest: Self.nearest(to: glob.literal, among: names))
    }
  }

  /// Returns three names at most, those spelt most alike; where none of them holds the word, the
  /// shortest two that do stand before them, as `map` rather means `city-map` than `card`.
  static func nearest(to word: String, among names: [String]) -> [String] {
    let wanted = word.lowercased()
    func holds(_ name: String) -> Bool { name.lowercased().contains(wanted) }
    let alike = NearestNames.nearest(to: word, among: names)
    if wanted.count < 3 || alike.contains(where: holds) { return alike }
    let holding = names.filter(holds).sorted { ($0.count, $0) < ($1.count, $1) }
    return Array((holding.prefix(2) + alike).prefix(3))
  }

  /// The filter as arguments of a command.
  var arguments: [String] {
    let parts = [
      ("screen", screens), ("device", devices), ("group", groups), ("family", families),
      ("orientation", orientations), ("scale", scales), ("scheme", schemes),
      ("variant", variants), ("window", windows), ("step", steps), ("cell", cells),
    ]
    return parts.flatMap { name, globs in globs.flatMap { ["--\(name)", $0.pattern] } }
  }

  var description: String { arguments.joined(separator: " ") }
}

/// An error of filters that choose nothing.
public enum FilterError: Error, Equatable, CustomStringConvertible {
  /// A filter's value names nothing; the nearest names are told.
  case unknown(kind: String, value: String, nearest: [String])
  /// No cell passes the filters, which are told.
  case empty(String)

  /// The fault and the nearest names, in words of whoever reads them.
  public var description: String { message(for: .current) }

  /// Returns the fault, the nearest names, and where a reader finds all of them.
  func message(for reader: MessageReader) -> String {
    switch self {
    case .unknown(let kind, let value, let nearest) where nearest.isEmpty:
      "No \(kind) matches \"\(value)\": there is no \(kind) at all."
    case .unknown(let kind, let value, let nearest):
      """
      No \(kind) matches "\(value)". Nearest: \(nearest.joined(separator: ", ")). \
      All names: \(Self.place(of: kind, for: reader)).
      """
    case .empty(let filter):
      "No snapshot matches \(filter) together; see "
        + (reader == .agent ? "the tool devices." : "snapshot list for the scales of each device.")
    }
  }

  /// Returns the command or the tool that has the names of a kind.
  private static func place(of kind: String, for reader: MessageReader) -> String {
    switch reader {
    case .person:
      ["group", "family", "window"].contains(kind) ? "snapshot help list" : "snapshot list"
    case .agent:
      kind == "screen" || kind.hasPrefix("step") ? "the tool screens" : "the tool devices"
    }
  }
}
