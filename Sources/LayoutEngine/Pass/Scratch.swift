/// Memory for the working state of containers: taken on the way down, given back on the way up.
///
/// Blocks never move, so that a container's items stay where they are while its children take more.
/// Only plain values go in here: nothing is deinitialised.
final class Scratch {
  struct Mark {
    var block: Int
    var offset: Int
  }

  private var blocks: [UnsafeMutableRawBufferPointer] = []
  private var mark = Mark(block: 0, offset: 0)

  deinit {
    for block in blocks { block.deallocate() }
  }

  /// The mark of the next allocation; ``release(to:)`` gives back all that follows it.
  var position: Mark { mark }

  func release(to mark: Mark) { self.mark = mark }

  /// Room for values, each set to the same one.
  func allocate<Value: BitwiseCopyable>(_ count: Int, of value: Value)
    -> UnsafeMutableBufferPointer<Value>
  {
    let bytes = (count * MemoryLayout<Value>.stride + 15) & ~15
    if mark.block >= blocks.count || mark.offset + bytes > blocks[mark.block].count {
      openBlock(bytes)
    }
    let start = blocks[mark.block].baseAddress.map { $0 + mark.offset }
    mark.offset += bytes
    let values = UnsafeMutableBufferPointer(
      start: start?.bindMemory(to: Value.self, capacity: count), count: start == nil ? 0 : count)
    values.initialize(repeating: value)
    return values
  }

  private func openBlock(_ bytes: Int) {
    if mark.block < blocks.count { mark.block += 1 }
    mark.offset = 0
    while mark.block < blocks.count, blocks[mark.block].count < bytes { mark.block += 1 }
    if mark.block == blocks.count {
      blocks.append(.allocate(byteCount: max(bytes, 65_536 << min(mark.block, 8)), alignment: 16))
    }
  }
}
