/// One layout of a tree: the arena's records by address, and the working memory of its containers.
///
/// The addresses are those of the tree's own arrays, which stay put for as long as the tree is
/// borrowed by ``LayoutTree/withPass(_:)``; nothing else makes a pass.
final class LayoutPass {
  let nodes: UnsafeMutablePointer<Node>
  let caches: UnsafeMutablePointer<NodeCache>
  let styles: UnsafePointer<Style>
  let measures: UnsafePointer<MeasureFunction?>
  let scratch = Scratch()

  /// The node under which containing blocks and percentages end.
  var root: Int32 = 0
  /// The depth of questions to nodes that are being answered, one inside another.
  var level = 0
  /// The question that the last suspension waits for.
  var awaited: Question?
  /// Answers to questions that were suspended on, for as long as somebody waits.
  var answers: [(question: Question, extent: Extent)] = []
  /// The nodes whose children still have to be placed.
  var unplaced: [Int32] = []

  init(
    nodes: UnsafeMutablePointer<Node>, caches: UnsafeMutablePointer<NodeCache>,
    styles: UnsafePointer<Style>, measures: UnsafePointer<MeasureFunction?>
  ) {
    self.nodes = nodes
    self.caches = caches
    self.styles = styles
    self.measures = measures
  }

  @inline(__always)
  func style(_ node: Int32) -> UnsafePointer<Style> {
    styles + Int(nodes[Int(node)].style)
  }

  @inline(__always)
  func record(_ node: Int32) -> UnsafeMutablePointer<Node> {
    nodes + Int(node)
  }

  @inline(__always)
  func cache(_ node: Int32) -> UnsafeMutablePointer<NodeCache> {
    caches + Int(node)
  }

  @inline(__always)
  func isRightToLeft(_ node: Int32) -> Bool {
    nodes[Int(node)].flags.contains(.rightToLeft)
  }
}

extension LayoutTree {
  /// Lends the arrays' memory to a pass; there must be a node.
  mutating func withPass<Result>(_ body: (LayoutPass) throws(LayoutError) -> Result)
    throws(LayoutError) -> Result
  {
    // An empty array has no address, and a tree need not have a measured leaf.
    if measures.isEmpty { measures.append(nil) }
    caches.append(contentsOf: repeatElement(NodeCache(), count: nodes.count - caches.count))
    return try nodes.withUnsafeMutableBufferPointer { (nodes) throws(LayoutError) in
      try caches.withUnsafeMutableBufferPointer { (caches) throws(LayoutError) in
        try styles.withUnsafeBufferPointer { (styles) throws(LayoutError) in
          try measures.withUnsafeBufferPointer { (measures) throws(LayoutError) in
            guard let nodes = nodes.baseAddress, let caches = caches.baseAddress,
              let styles = styles.baseAddress, let measures = measures.baseAddress
            else { preconditionFailure("a pass needs a node") }
            return try body(
              LayoutPass(nodes: nodes, caches: caches, styles: styles, measures: measures))
          }
        }
      }
    }
  }
}
