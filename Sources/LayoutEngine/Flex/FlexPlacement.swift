// CSS Flexbox §9.4 steps 9 and 11, §9.5 and §9.6: stretching and alignment.
extension FlexLayout {
  /// From the lines' sizes to every item's place.
  mutating func placeLinesAndItems() throws(Suspension) {
    reverseLists()
    alignLines()
    for index in lines.indices {
      try stretchItems(lines[index])
      justifyItems(lines[index])
      for item in lines[index].start..<lines[index].end {
        items[item].crossOffset = lines[index].crossOffset + crossOffset(items[item], lines[index])
      }
    }
  }

  /// Reversed flows are ascending ones of reversed lists (§5.1, §5.2).
  private func reverseLists() {
    if isWrapReverse { reverse(lines, from: 0, to: lines.count) }
    guard style.isReverse else { return }
    for line in lines { reverse(items, from: line.start, to: line.end) }
  }

  private func reverse<Value>(
    _ values: UnsafeMutableBufferPointer<Value>, from start: Int, to end: Int
  ) {
    for offset in 0..<(end - start) / 2 {
      values.swapAt(start + offset, end - 1 - offset)
    }
  }

  /// §9.4 step 9 and §9.6 step 16: `align-content`; a single line fills the container.
  private func alignLines() {
    guard !lines.isEmpty else { return }
    let container = isRow ? contentHeight : contentWidth
    let start = isRow ? box.top : leadingEdge
    if !isMultiLine {
      lines[0].cross = container
      lines[0].crossOffset = start
      return
    }
    var free = container - crossGap * Double(lines.count - 1)
    for line in lines { free -= line.cross }
    let alignment = style.pointee.alignContent
    if free >= 0, alignment.keyword == .stretch || alignment.keyword == .normal {
      for index in lines.indices { lines[index].cross += free / Double(lines.count) }
      free = 0
    }
    let distribution = Distribution(
      alignment, isRow: !isRow, isRightToLeft: isRightToLeft, isReverse: isWrapReverse, free: free,
      count: lines.count)
    var offset = start + distribution.before
    for index in lines.indices {
      lines[index].crossOffset = offset
      offset += lines[index].cross + distribution.between + crossGap
    }
  }

  /// The inline-start border and padding.
  private var leadingEdge: Double { isRightToLeft ? box.right : box.left }

  /// §9.4 step 11: stretched items fill their line; as in browsers, its width is the room of
  /// others.
  private func stretchItems(_ line: FlexLine) throws(Suspension) {
    for index in line.start..<line.end {
      let room = line.cross - items[index].crossMargin(isRow: isRow)
      if items[index].stretches {
        let cross = isRow ? items[index].box.clampHeight(room) : items[index].box.clampWidth(room)
        // A sum of fractions may be off by a rounding error.
        if abs(cross - items[index].cross) > 1e-6 {
          items[index].isStretched = true
          items[index].cross = cross
          try alignAnew(&items[index])
        }
      } else if !isRow, isMultiLine, pass.style(items[index].node).pointee.width == .fitContent {
        items[index].cross = try keywordColumnWidth(
          items[index], mainSize: items[index].main, room: room)
        try alignAnew(&items[index])
      } else if !isRow, isMultiLine, items[index].box.width.isNaN {
        items[index].cross = try automaticColumnWidth(
          items[index], mainSize: items[index].main, room: room)
        try alignAnew(&items[index])
      }
    }
  }

  /// As in browsers, the line's baseline stays, but the item's is that of its final size.
  private func alignAnew(_ item: inout FlexItem) throws(Suspension) {
    guard let sharesEnd = baselineGroup(of: item) else { return }
    item.ascent = try ascent(of: item, fromEnd: sharesEnd)
  }

  /// §9.5: auto margins, then `justify-content`.
  private func justifyItems(_ line: FlexLine) {
    let autoMargins = mainAutoMargins(line)
    let share = autoMargins > 0 && line.freeSpace > 0 ? line.freeSpace / Double(autoMargins) : 0
    let distribution = Distribution(
      style.pointee.justifyContent, isRow: isRow, isRightToLeft: isRightToLeft,
      isReverse: style.isReverse, free: share > 0 ? 0 : line.freeSpace, count: line.count)
    var offset = (isRow ? leadingEdge : box.top) + distribution.before
    for index in line.start..<line.end {
      let (before, after) = mainMargins(items[index], share: share)
      items[index].mainOffset = offset + before
      offset += before + items[index].main + after + distribution.between + mainGap
    }
  }

  private func mainAutoMargins(_ line: FlexLine) -> Int {
    var count = 0
    for index in line.start..<line.end where !items[index].box.autoMargins.isEmpty {
      let auto = items[index].box.autoMargins.intersection(isRow ? .horizontal : .vertical)
      count += auto.rawValue.nonzeroBitCount
    }
    return count
  }

  private func mainMargins(_ item: FlexItem, share: Double) -> (before: Double, after: Double) {
    let auto = item.box.autoMargins
    if !isRow {
      return (
        item.box.marginTop + (auto.contains(.top) ? share : 0),
        item.box.marginBottom + (auto.contains(.bottom) ? share : 0)
      )
    }
    let left = item.box.marginLeft + (auto.contains(.left) ? share : 0)
    let right = item.box.marginRight + (auto.contains(.right) ? share : 0)
    return isRightToLeft ? (right, left) : (left, right)
  }

  /// §9.6 steps 13 and 14: auto margins in the cross axis, then `align-self`; from the line's
  /// start.
  private func crossOffset(_ item: FlexItem, _ line: FlexLine) -> Double {
    let free = line.cross - item.cross - item.crossMargin(isRow: isRow)
    let (marginBefore, autoBefore, autoAfter) = crossStart(item)
    if autoBefore || autoAfter {
      let room = max(0, free)
      return marginBefore + (autoBefore ? (autoAfter ? room / 2 : room) : 0)
    }
    return marginBefore + alignedOffset(item, line, free: free)
  }

  private func crossStart(_ item: FlexItem) -> (margin: Double, before: Bool, after: Bool) {
    let auto = item.box.autoMargins
    if isRow { return (item.box.marginTop, auto.contains(.top), auto.contains(.bottom)) }
    if isRightToLeft {
      return (item.box.marginRight, auto.contains(.right), auto.contains(.left))
    }
    return (item.box.marginLeft, auto.contains(.left), auto.contains(.right))
  }

  private func alignedOffset(_ item: FlexItem, _ line: FlexLine, free: Double) -> Double {
    if item.overflow == .safe, free < 0 { return 0 }
    switch item.alignment {
    case .stretch: return isWrapReverse ? free : 0
    case .flexEnd: return free
    case .center: return free / 2
    case .baseline, .lastBaseline: return baselineOffset(item, line, free: free)
    default: return 0
    }
  }

  private func baselineOffset(_ item: FlexItem, _ line: FlexLine, free: Double) -> Double {
    guard let sharesEnd = baselineGroup(of: item) else {
      return (item.alignment == .lastBaseline) != isWrapReverse ? free : 0
    }
    return sharesEnd
      ? free - (line.endBaseline - item.ascent) : line.startBaseline - item.ascent
  }
}
