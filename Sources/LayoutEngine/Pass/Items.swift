extension LayoutPass {
  /// Returns the nodes that a container lays out, in `order`: its children that have a box and are
  /// in flow, with those of `display: contents` children in their places (CSS Display 3 §2.5).
  func inFlowItems(of container: Int32) -> UnsafeMutableBufferPointer<Int32> {
    let flags = record(container).pointee.flags
    let room = flags.contains(.hasContentsChild) ? boxCount(below: container) : nil
    let buffer = scratch.allocate(room ?? Int(record(container).pointee.childCount), of: Int32(0))
    var count = 0
    appendItems(of: container, to: buffer, &count)
    let items = UnsafeMutableBufferPointer(rebasing: buffer[..<count])
    if flags.contains(.hasOrderedChild) { sortByOrder(items) }
    return items
  }

  /// Returns a Boolean value that indicates whether a container's child takes part in its flow.
  @inline(__always)
  func isInFlow(_ node: Int32) -> Bool {
    let style = style(node)
    return style.pointee.position != .absolute && style.pointee.display != .none
  }

  private func appendItems(
    of parent: Int32, to buffer: UnsafeMutableBufferPointer<Int32>, _ count: inout Int
  ) {
    var child = record(parent).pointee.firstChild
    while child != Node.none {
      if style(child).pointee.display == .contents {
        appendItems(of: child, to: buffer, &count)
      } else if isInFlow(child) {
        buffer[count] = child
        count += 1
      }
      child = record(child).pointee.nextSibling
    }
  }

  private func boxCount(below parent: Int32) -> Int {
    var count = 0
    forEachBox(below: parent) { _ in count += 1 }
    return count
  }

  /// Calls with each child that has a box or would have one but for `display: none`, in tree order.
  func forEachBox<Failure>(below parent: Int32, _ body: (Int32) throws(Failure) -> Void)
    throws(Failure)
  {
    var child = record(parent).pointee.firstChild
    while child != Node.none {
      if style(child).pointee.display == .contents {
        try forEachBox(below: child, body)
      } else {
        try body(child)
      }
      child = record(child).pointee.nextSibling
    }
  }

  /// Calls with each absolutely positioned child that has a box, in tree order.
  func forEachAbsolute(below parent: Int32, _ body: (Int32) throws(Suspension) -> Void)
    throws(Suspension)
  {
    guard record(parent).pointee.flags.contains(.hasAbsoluteChild) else { return }
    try forEachBox(below: parent) { (child) throws(Suspension) in
      let style = style(child)
      if style.pointee.position == .absolute, style.pointee.display != .none { try body(child) }
    }
  }

  /// A stable insertion sort: most lists are all but sorted (CSS Display 3 §3).
  private func sortByOrder(_ items: UnsafeMutableBufferPointer<Int32>) {
    guard items.count > 64 else { return insertionSort(items) }
    let sorted = items.enumerated().sorted {
      let (left, right) = (style($0.element).pointee.order, style($1.element).pointee.order)
      return left == right ? $0.offset < $1.offset : left < right
    }
    for (index, item) in sorted.enumerated() { items[index] = item.element }
  }

  private func insertionSort(_ items: UnsafeMutableBufferPointer<Int32>) {
    for index in items.indices.dropFirst() {
      var place = index
      while place > 0,
        style(items[place - 1]).pointee.order > style(items[place]).pointee.order
      {
        items.swapAt(place - 1, place)
        place -= 1
      }
    }
  }
}
