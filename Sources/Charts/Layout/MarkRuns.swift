import ViewTree

/// The marks of each line and each area, by series.
struct MarkRuns {
  private struct Key: Hashable {
    let kind: MarkGeometry.Kind
    let series: [_PlotDatum]
    let plot: Int?
    let groups: [Int]
  }

  /// By the first mark.
  private let runs: [Int: [Int]]

  init(_ marks: [MarkRecord]) {
    var first: [Key: Int] = [:]
    var runs: [Int: [Int]] = [:]
    for (index, mark) in marks.enumerated() {
      let geometry = mark.geometry
      guard geometry.kind == .line || geometry.kind == .area else { continue }
      let key = Key(
        kind: geometry.kind, series: geometry.series.map { [$0.low] } ?? mark.style.seriesKey,
        plot: geometry.plot, groups: mark.style.groups)
      let start = first[key] ?? index
      first[key] = start
      runs[start, default: []].append(index)
    }
    self.runs = runs
  }

  /// Returns the marks of the series that begins with a mark, in order.
  func run(from index: Int) -> [Int]? { runs[index] }
}

extension MarkPlacement {
  /// Returns the line of a series, in parts where a value is missing, then its points.
  func line(_ run: [Int]) -> [MarkDrawing] {
    let style = model.marks[run[0]].style
    let stretches = run.split { point($0) == nil }
    let path = Path { path in
      for stretch in stretches {
        let points = stretch.compactMap { point($0) }
        path.move(to: points[0])
        for element in style.interpolation.segments(through: points) { path.add(element) }
      }
    }
    var drawings: [MarkDrawing] = []
    if run.count > 1, !path.isEmpty {
      drawings.append(
        MarkDrawing(
          mark: spokenMark(run), style: run[0],
          content: .stroke(path, model.styles.line(style, usual: 2)), frame: path.boundingRect))
    }
    if isSampled(run) { return drawings }
    for index in run {
      guard let place = point(index) else { continue }
      drawings += symbol(index, at: place, isNeeded: false)
    }
    return drawings
  }

  /// The graph of a function is spoken of as a whole, a line of data point by point.
  private func isSampled(_ run: [Int]) -> Bool { model.marks[run[0]].geometry.isSample }

  private func spokenMark(_ run: [Int]) -> Int? { isSampled(run) ? run[0] : nil }

  /// Returns the area of a series, in parts where a value is missing.
  func area(_ run: [Int]) -> [MarkDrawing] {
    let style = model.marks[run[0]].style
    let path = Path { path in
      for stretch in run.split(whereSeparator: { edges($0) == nil }) {
        let edges = stretch.compactMap { self.edges($0) }
        let (upper, lower) = (edges.map(\.0), edges.map(\.1))
        path.move(to: upper[0])
        for element in style.interpolation.segments(through: upper) { path.add(element) }
        path.addLine(to: lower[lower.count - 1])
        for element in Self.back(style.interpolation.segments(through: lower), to: lower[0]) {
          path.add(element)
        }
        path.closeSubpath()
      }
    }
    guard !path.isEmpty else { return [] }
    let shape = MarkDrawing(
      mark: spokenMark(run), style: run[0], content: .fill(path), frame: path.boundingRect)
    if isSampled(run) { return [shape] }
    let points = run.compactMap { index in
      edges(index).map {
        MarkDrawing(
          mark: index, style: index, content: .nothing, frame: CGRect(origin: $0.0, size: .zero))
      }
    }
    return [shape] + points
  }

  /// Returns the ends of an area at one mark.
  private func edges(_ index: Int) -> (CGPoint, CGPoint)? {
    let mark = model.marks[index]
    if case .interval = mark.geometry.x {
      guard let y = center(mark, .vertical), let ends = ends(mark, .horizontal) else { return nil }
      return (CGPoint(x: ends.1, y: y), CGPoint(x: ends.0, y: y))
    }
    guard let x = center(mark, .horizontal), let scale = geometry.y else { return nil }
    if let span = model.stacks.spans[index] {
      // Zero may lie outside of a domain that was given: the area ends at the plot's edge.
      let low = min(max(span.low, scale.low), scale.high)
      return (CGPoint(x: x, y: scale.position(span.high)), CGPoint(x: x, y: scale.position(low)))
    }
    guard case .interval = mark.geometry.y, let ends = ends(mark, .vertical) else { return nil }
    return (CGPoint(x: x, y: ends.1), CGPoint(x: x, y: ends.0))
  }

  /// Returns a run of segments from its end to its beginning.
  private static func back(_ segments: [Path.Element], to start: CGPoint) -> [Path.Element] {
    var ends = [start]
    for segment in segments {
      switch segment {
      case .line(let to), .curve(let to, _, _): ends.append(to)
      default: break
      }
    }
    return segments.enumerated().reversed().map { index, segment in
      if case .curve(_, let first, let second) = segment {
        return .curve(to: ends[index], control1: second, control2: first)
      }
      return .line(to: ends[index])
    }
  }
}

extension Path {
  /// Appends an element.
  fileprivate mutating func add(_ element: Element) {
    switch element {
    case .move(let to): move(to: to)
    case .line(let to): addLine(to: to)
    case .quadCurve(let to, let control): addQuadCurve(to: to, control: control)
    case .curve(let to, let first, let second):
      addCurve(to: to, control1: first, control2: second)
    case .closeSubpath: closeSubpath()
    }
  }
}
