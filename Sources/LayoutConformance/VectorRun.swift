import LayoutEngine

/// A node whose frame is not the expected one.
public struct LayoutMismatch: CustomStringConvertible {
  let id: String
  /// The numbers of the children that lead to the node from the root.
  let path: [Int]
  let kind: String
  let expected: Rect
  let got: Rect

  /// The vector, the node and the deviation in a line.
  public var description: String {
    let place = "/" + path.map(String.init).joined(separator: "/")
    return "\(id) \(place) \(kind): expected \(Self.text(expected)), got \(Self.text(got))"
  }

  private static func text(_ rect: Rect) -> String {
    "(\(rect.minX), \(rect.minY), \(rect.width) x \(rect.height))"
  }
}

extension LayoutVector {
  /// Lays out the tree and compares every frame with the browser's.
  /// - Throws: If the vector has a property that the engine does not know, or nodes that are no
  ///   tree.
  public func mismatches() throws -> [LayoutMismatch] {
    var tree = LayoutTree()
    let root = try add(self.root, to: &tree, isRoot: true)
    let (width, percentWidth) = room(viewport?.first)
    let (height, percentHeight) = room(viewport?.dropFirst().first)
    try tree.layout(
      root, width: width, height: height, percentageBasis: (percentWidth, percentHeight))
    var found: [LayoutMismatch] = []
    try compare(self.root, root, tree, [], &found)
    return found
  }

  private func room(_ value: JSONValue?) -> (Constraint, Double?) {
    guard let length = value?.number else { return (.maxContent, nil) }
    return (.atMost(length), length)
  }

  private func add(_ node: VectorNode, to tree: inout LayoutTree, isRoot: Bool = false) throws
    -> NodeID
  {
    var style = try Style(properties: node.style)
    if isRoot, style.direction == nil, direction == "rtl" { style.direction = .rightToLeft }
    if let text = node.text {
      let ahem = AhemText(text)
      return tree.addLeaf(style) { ahem.measure(width: $0, height: $1) }
    }
    return try tree.addNode(style, children: (node.children ?? []).map { try add($0, to: &tree) })
  }

  private func compare(
    _ node: VectorNode, _ id: NodeID, _ tree: LayoutTree, _ path: [Int],
    _ found: inout [LayoutMismatch]
  ) throws {
    let frame = try tree.frame(of: id)
    let allowed = tolerance ?? 0.1
    if !Self.isNear(frame, node.layout.rect, within: allowed) {
      found.append(mismatch(path, "layout", node.layout, frame))
    }
    if rounding != false, tolerance == nil {
      let rounded = try tree.roundedFrame(of: id)
      let expected = node.rounded ?? node.layout
      if rounded != expected.rect { found.append(mismatch(path, "rounded", expected, rounded)) }
    }
    for (index, (child, childID)) in zip(node.children ?? [], try tree.children(of: id))
      .enumerated()
    {
      try compare(child, childID, tree, path + [index], &found)
    }
  }

  private func mismatch(_ path: [Int], _ kind: String, _ expected: Box, _ got: Rect)
    -> LayoutMismatch
  {
    LayoutMismatch(id: id, path: path, kind: kind, expected: expected.rect, got: got)
  }

  private static func isNear(_ left: Rect, _ right: Rect, within tolerance: Double) -> Bool {
    abs(left.minX - right.minX) <= tolerance && abs(left.minY - right.minY) <= tolerance
      && abs(left.width - right.width) <= tolerance
      && abs(left.height - right.height) <= tolerance
  }
}

extension LayoutVector.Box {
  var rect: Rect { Rect(x: x, y: y, width: width, height: height) }
}
