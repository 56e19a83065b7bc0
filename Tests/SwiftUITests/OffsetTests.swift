import SwiftUI
import Testing

@Suite struct OffsetTests {
  @Test func elementsGoByTheirOffsets() {
    var letters = Array("abcde")
    letters.remove(atOffsets: [1, 3, 9])
    #expect(letters == ["a", "c", "e"])
    var slice = Array("abcde")[1...]
    slice.remove(atOffsets: [0])
    #expect(slice == ["c", "d", "e"])
  }

  /// As Apple's documentation says: the destination counts before the move.
  @Test func elementsMoveBeforeTheDestination() {
    var letters = Array("abcde")
    letters.move(fromOffsets: [0, 1], toOffset: 4)
    #expect(letters == ["c", "d", "a", "b", "e"])
    letters.move(fromOffsets: [4], toOffset: 0)
    #expect(letters == ["e", "c", "d", "a", "b"])
    letters.move(fromOffsets: [2, 3], toOffset: 3)
    #expect(letters == ["e", "c", "d", "a", "b"])
    letters.move(fromOffsets: [0], toOffset: 5)
    #expect(letters == ["c", "d", "a", "b", "e"])
  }
}
