// CSS Flexbox §8.5: the baselines of a flex container.
extension FlexLayout {
  /// Returns the container's baselines, once its items are placed: of the first and the last line,
  /// that which its items share, or else that of its first or last item.
  func baselines() throws(Suspension) -> Extent {
    guard !lines.isEmpty else { return Extent(height: space.height) }
    let first = lines[0]
    let last = lines[lines.count - 1]
    var extent = Extent(height: space.height)
    extent.firstBaseline = startBaseline(first).or(endBaseline(first))
    extent.lastBaseline = endBaseline(last).or(startBaseline(last))
    if extent.firstBaseline.isNaN {
      extent.firstBaseline = try baseline(of: items[first.start], last: false)
    }
    if extent.lastBaseline.isNaN {
      extent.lastBaseline = try baseline(of: items[last.end - 1], last: true)
    }
    return extent
  }

  private func startBaseline(_ line: FlexLine) -> Double {
    isRow ? line.crossOffset + line.startBaseline : .indefinite
  }

  private func endBaseline(_ line: FlexLine) -> Double {
    isRow ? line.crossOffset + line.cross - line.endBaseline : .indefinite
  }

  private func baseline(of item: FlexItem, last: Bool) throws(Suspension) -> Double {
    try pass.baseline(item.node, finalSpace(item), last: last)
      + (isRow ? item.crossOffset : item.mainOffset)
  }
}
