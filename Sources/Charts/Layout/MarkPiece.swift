/// A drawing of the plot, or the pieces of a group.
indirect enum MarkPiece {
  case drawing(MarkDrawing)
  case group(Int, [MarkPiece])
}

extension MarkPiece {
  /// Returns the pieces of a plot: drawings that follow each other in a group stand in it together.
  @MainActor
  static func pieces(_ drawings: [MarkDrawing], of model: ChartModel) -> [MarkPiece] {
    pieces(drawings[...], of: model, depth: 0)
  }

  @MainActor
  private static func pieces(
    _ drawings: ArraySlice<MarkDrawing>, of model: ChartModel, depth: Int
  ) -> [MarkPiece] {
    func group(_ drawing: MarkDrawing) -> Int? {
      let groups = model.marks[drawing.style].style.groups
      return depth < groups.count ? groups[depth] : nil
    }
    var pieces: [MarkPiece] = []
    var rest = drawings
    while let first = rest.first {
      guard let number = group(first) else {
        pieces.append(.drawing(first))
        rest = rest.dropFirst()
        continue
      }
      let members = rest.prefix { group($0) == number }
      pieces.append(.group(number, Self.pieces(members, of: model, depth: depth + 1)))
      rest = rest.dropFirst(members.count)
    }
    return pieces
  }

  /// The first drawing within.
  var first: MarkDrawing? {
    switch self {
    case .drawing(let drawing): drawing
    case .group(_, let pieces): pieces.first?.first
    }
  }
}
