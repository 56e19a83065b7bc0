// CSS Flexbox §9.3 and §9.7: lines, and how their items flex.
extension FlexLayout {
  /// §9.3 step 5: fills lines with outer hypothetical sizes; an item that fits on none has one.
  mutating func collectLines() {
    lines = pass.scratch.allocate(isMultiLine ? items.count : min(items.count, 1), of: FlexLine())
    var count = 0
    var start = 0
    while start < items.count {
      lines[count] = line(from: start)
      start = lines[count].end
      count += 1
    }
    lines = UnsafeMutableBufferPointer(rebasing: lines[..<count])
  }

  private func line(from start: Int) -> FlexLine {
    var line = FlexLine(start: start, end: start)
    while line.end < items.count {
      let outer = items[line.end].hypothetical + items[line.end].mainMargin(isRow: isRow)
      // Sums of fractions may be off by less than Blink's 1/64 px.
      if isMultiLine, line.end > start, line.hypothetical + outer > availableMain + 1e-6 { break }
      line.hypothetical += outer + mainGap
      line.end += 1
    }
    line.hypothetical -= mainGap
    return line
  }

  /// §9.7: grows or shrinks the items of a line into the container's main size.
  func resolveFlexibleLengths(_ index: Int, containerMain: Double) throws(Suspension) {
    let line = lines[index]
    let shrinks = line.hypothetical > containerMain
    if shrinks {
      for item in line.start..<line.end where pass.style(items[item].node).pointee.flexShrink > 0 {
        try closeMinimum(&items[item])
      }
    }
    let room = containerMain - mainGap * Double(line.count - 1)
    freezeInflexible(line, shrinks: shrinks)
    let initialFree = freeSpace(line, room)
    while flexOnce(line, shrinks: shrinks, initialFree: initialFree, room: room) {}
    lines[index].freeSpace = freeSpace(line, room)
  }

  /// §9.7 step 2: items that cannot flex in this direction take their hypothetical size.
  private func freezeInflexible(_ line: FlexLine, shrinks: Bool) {
    for index in line.start..<line.end {
      let style = pass.style(items[index].node)
      let factor = shrinks ? style.pointee.flexShrink : style.pointee.flexGrow
      let isPast =
        shrinks
        ? items[index].base < items[index].hypothetical
        : items[index].base > items[index].hypothetical
      items[index].isFrozen = factor == 0 || isPast
      items[index].main = items[index].isFrozen ? items[index].hypothetical : items[index].base
    }
  }

  /// §9.7 step 4 b: the room less frozen target sizes and the others' base sizes.
  private func freeSpace(_ line: FlexLine, _ room: Double) -> Double {
    var free = room
    for index in line.start..<line.end {
      free -= items[index].isFrozen ? items[index].main : items[index].base
      free -= items[index].mainMargin(isRow: isRow)
    }
    return free
  }

  /// §9.7 step 4, once; returns whether an item broke a limit and the rest must share anew.
  private func flexOnce(_ line: FlexLine, shrinks: Bool, initialFree: Double, room: Double) -> Bool
  {
    var factors = 0.0
    var scaled = 0.0
    for index in line.start..<line.end where !items[index].isFrozen {
      let factor = flexFactor(items[index], shrinks)
      factors += factor
      scaled += shrinks ? factor * innerBase(items[index]) : factor
    }
    guard factors > 0 else { return false }
    var free = freeSpace(line, room)
    if factors < 1, abs(initialFree * factors) < abs(free) { free = initialFree * factors }
    let share = (shrinks ? free < 0 : free > 0) && scaled > 0 ? free / scaled : 0
    let violation = distribute(line, shrinks: shrinks, share: share)
    return freeze(line, violation: violation)
  }

  @inline(__always)
  private func flexFactor(_ item: FlexItem, _ shrinks: Bool) -> Double {
    let style = pass.style(item.node)
    return shrinks ? style.pointee.flexShrink : style.pointee.flexGrow
  }

  /// Returns the flex base size of the content box, which weighs the shrink factor (§9.7 step 4 c).
  @inline(__always)
  private func innerBase(_ item: FlexItem) -> Double {
    item.base - (isRow ? item.box.horizontal : item.box.vertical)
  }

  /// §9.7 steps 4 c and d: gives each item its share, within its limits; returns the total
  /// violation.
  private func distribute(_ line: FlexLine, shrinks: Bool, share: Double) -> Double {
    var total = 0.0
    for index in line.start..<line.end where !items[index].isFrozen {
      let weight = flexFactor(items[index], shrinks) * (shrinks ? innerBase(items[index]) : 1)
      let target = items[index].base + weight * share
      items[index].main = items[index].clampMain(target)
      items[index].violation = items[index].main - target
      total += items[index].violation
    }
    return total
  }

  /// §9.7 step 4 e: freezes those that broke the limit that matters; all, if none did.
  private func freeze(_ line: FlexLine, violation: Double) -> Bool {
    guard abs(violation) > 1e-9 else {
      for index in line.start..<line.end { items[index].isFrozen = true }
      return false
    }
    var isAnyLeft = false
    for index in line.start..<line.end where !items[index].isFrozen {
      let breaks = violation > 0 ? items[index].violation > 0 : items[index].violation < 0
      items[index].isFrozen = breaks
      if !breaks { isAnyLeft = true }
    }
    return isAnyLeft
  }
}
