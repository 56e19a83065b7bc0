/// A drawing of the plot, or the marks of a group.
indirect enum PlottedMark {
  case drawing(MarkDrawing)
  case group(Int, [PlottedMark])
}

extension PlottedMark {
  /// Returns the marks of a plot: drawings that follow each other in a group stand in it together.
  @MainActor
  static func plotted(_ drawings: [MarkDrawing], of model: ChartModel) -> [PlottedMark] {
    plotted(drawings[...], of: model, depth: 0)
  }

  @MainActor
  private static func plotted(
    _ drawings: ArraySlice<MarkDrawing>, of model: ChartModel, depth: Int
  ) -> [PlottedMark] {
    func group(_ drawing: MarkDrawing) -> Int? {
      let groups = model.marks[drawing.style].style.groups
      return depth < groups.count ? groups[depth] : nil
    }
    var plotted: [PlottedMark] = []
    var rest = drawings
    while let first = rest.first {
      guard let number = group(first) else {
        plotted.append(.drawing(first))
        rest = rest.dropFirst()
        continue
      }
      let members = rest.prefix { group($0) == number }
      plotted.append(.group(number, Self.plotted(members, of: model, depth: depth + 1)))
      rest = rest.dropFirst(members.count)
    }
    return plotted
  }

  /// The first drawing within.
  var first: MarkDrawing? {
    switch self {
    case .drawing(let drawing): drawing
    case .group(_, let plotted): plotted.first?.first
    }
  }
}
