import FlyingSocks
import Foundation

/// Server-sent events as the body of a response that has no end.
struct EventStream: AsyncBufferedSequence {
  typealias Element = UInt8

  let events: AsyncStream<String>

  func makeAsyncIterator() -> Iterator { Iterator(events: events.makeAsyncIterator()) }

  struct Iterator: AsyncBufferedIteratorProtocol {
    fileprivate var events: AsyncStream<String>.Iterator
    private var pending: ArraySlice<UInt8> = []

    fileprivate init(events: AsyncStream<String>.Iterator) { self.events = events }

    mutating func next() async -> UInt8? { await nextBuffer(suggested: 1)?.first }

    mutating func nextBuffer(suggested count: Int) async -> [UInt8]? {
      while pending.isEmpty {
        guard let event = await events.next() else { return nil }
        pending = Array(event.utf8)[...]
      }
      let buffer = Array(pending.prefix(Swift.max(1, count)))
      pending = pending.dropFirst(buffer.count)
      return buffer
    }
  }
}
