/// A node of a ``LayoutTree``; it means nothing in another tree, nor once the node is removed.
public struct NodeID: Hashable, Sendable {
  let index: Int32
  let generation: UInt32
}

/// A style that nodes of a ``LayoutTree`` share.
public struct StyleID: Hashable, Sendable {
  let index: Int32
}
