import ArgumentParser

/// The options by which every command chooses its cells.
struct FilterOptions: ParsableArguments {
  @Option(help: "Screens by name; a pattern such as 'saransk-*', repeatable.")
  var screen: [String] = []

  @Option(help: "Devices by id or name: iphone-15-pro, 'iPad*'; repeatable.")
  var device: [String] = []

  @Option(help: "Families: iphone or ipad; repeatable.")
  var family: [String] = []

  @Option(help: "Orientations: portrait or landscape; repeatable.")
  var orientation: [String] = []

  @Option(help: "Scale factors: 1, 2 or 3; repeatable.")
  var scale: [String] = []

  @Option(help: "Colour schemes: light or dark; repeatable.")
  var scheme: [String] = []

  @Option(help: "Variants: usual, xs to ax5, contrast, rtl, pseudo, 'locale-*'; repeatable.")
  var variant: [String] = []

  var filter: CellFilter {
    CellFilter(
      screens: screen, devices: device, families: family, orientations: orientation,
      scales: scale, schemes: scheme, variants: variant)
  }
}
