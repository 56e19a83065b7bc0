extension LayoutPass {
  /// Returns a leaf's intrinsic width.
  ///
  /// The measured height is cached as the leaf's at that width, so that a leaf which ends up at its
  /// intrinsic width is measured once.
  func measuredWidth(_ node: Int32, _ kind: IntrinsicKind) -> Double {
    let edges = edges(of: node, percentWidth: 0)
    let content = measure(node, kind == .minContent ? .minContent : .maxContent, .maxContent)
    let width = content.size.width.asSize + edges.horizontal
    if !record(node).pointee.flags.contains(.hasPercentPadding) {
      cache(node).pointee.store(
        NodeCache.Height(space: Space(width: width), extent: leafExtent(content, edges)))
    }
    return width
  }

  /// Returns a leaf's height and baselines at a width; a settled height matters to its baselines
  /// alone.
  func measuredExtent(_ node: Int32, _ space: Space) -> Extent {
    let edges = edges(of: node, percentWidth: space.percentWidth)
    let width = Constraint.exactly(max(0, space.width - edges.horizontal))
    guard space.height.isDefinite else {
      return leafExtent(measure(node, width, .maxContent), edges)
    }
    var open = space
    open.height = .indefinite
    open.heightIsDefinite = true
    if let extent = cache(node).pointee.height(in: open), extent.height == space.height {
      return extent
    }
    let height = Constraint.exactly(max(0, space.height - edges.vertical))
    return leafExtent(measure(node, width, height), edges)
  }

  private func leafExtent(_ content: Measurement, _ edges: Box) -> Extent {
    Extent(
      height: content.size.height.asSize + edges.vertical,
      firstBaseline: (content.firstBaseline?.asLength).map { $0 + edges.top } ?? .indefinite,
      lastBaseline: (content.lastBaseline?.asLength ?? content.firstBaseline?.asLength).map {
        $0 + edges.top
      } ?? .indefinite)
  }

  private func measure(_ node: Int32, _ width: Constraint, _ height: Constraint) -> Measurement {
    measures[Int(record(node).pointee.measure)]?(width, height) ?? Measurement(size: .zero)
  }
}
