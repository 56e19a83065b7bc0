import ArgumentParser

/// The options by which every command chooses its cells.
struct FilterOptions: ParsableArguments {
  @OptionGroup var overrides: OverrideOptions

  @Option(
    help: """
      The devices of screens that name none: samples, which are three, or all (default: as the \
      catalogue says).
      """)
  var matrix: MatrixOption?

  @Option(help: "Screens by name; a pattern such as 'saransk-*', repeatable.")
  var screen: [String] = []

  @Option(help: "Devices by id or name: iphone-15-pro, 'iPad*'; repeatable.")
  var device: [String] = []

  @Option(help: "Groups of devices: guide, current, smallest-largest, app-store; repeatable.")
  var group: [String] = []

  @Option(help: "Families: iphone, ipad, watch or mac; repeatable.")
  var family: [String] = []

  @Option(help: "Orientations: portrait or landscape; repeatable.")
  var orientation: [String] = []

  @Option(help: "Scale factors: 1, 2 or 3; repeatable.")
  var scale: [String] = []

  @Option(help: "Colour schemes: light or dark; repeatable.")
  var scheme: [String] = []

  @Option(
    help: """
      Variants: usual, xs to ax5, contrast, bold-text, button-shapes, reduce-motion, \
      reduce-transparency, without-color, rtl, pseudo, inactive, 'locale-*', 'system-*', windows; \
      several at once as in ax5+rtl. Repeatable.
      """)
  var variant: [String] = []

  @Option(
    help: """
      Windows of iPads: full, split-third, split-half, split-two-thirds, slide-over, stage-small, \
      stage-large; repeatable.
      """)
  var window: [String] = []

  @Option(help: "Steps of flows by name; repeatable. Stills have none.")
  var step: [String] = []

  @Option(help: "Cells by name, as reports tell them; a pattern such as 'card/*-dark', repeatable.")
  var cell: [String] = []

  var filter: CellFilter {
    CellFilter(
      screens: screen, devices: device, groups: group, families: family,
      orientations: orientation, scales: scale, schemes: scheme, variants: variant, steps: step,
      windows: window, cells: cell)
  }

  /// The options as arguments, for a report.
  var arguments: [String] {
    overrides.arguments + (matrix.map { ["--matrix", $0.rawValue] } ?? []) + filter.arguments
  }
}

/// The devices of screens that name none.
enum MatrixOption: String, ExpressibleByArgument, CaseIterable {
  case samples, all

  var selection: DeviceSelection { self == .all ? .all : .samples }
}
