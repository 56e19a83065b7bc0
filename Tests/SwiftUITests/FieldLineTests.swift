import CairoRender
import StageSupport
import SwiftUI
import Testing

/// The height of fields of several lines.
@MainActor @Suite struct FieldLineTests {
  /// Returns the room between a text above a field and one below, in points.
  private func height<Field: View>(_ field: Field) throws -> CGFloat {
    let stage = Stage(
      VStack(spacing: 0) {
        Text(verbatim: "top").fixedSize()
        field.font(.system(size: 10))
        Text(verbatim: "end").fixedSize()
      }, text: try TextEngine(fonts: FontBook()))
    return try stage.frame("end").minY - stage.frame("top").maxY
  }

  private func field(_ text: String, axis: Axis = .vertical) -> some View {
    TextField("Notes", text: .constant(text), axis: axis)
  }

  /// Returns a Boolean value that indicates whether a field is as high as a number of lines.
  private func holds<Field: View>(_ count: Int, _ field: Field) throws -> Bool {
    let line = try height(self.field("a"))
    // Heights are rounded to pixels.
    return try line > 9 && abs(height(field) - CGFloat(count) * line) < 1
  }

  @Test(arguments: ["", "one", "one\ntwo"])
  func aFieldKeepsRoomForItsLeastLines(text: String) throws {
    #expect(try holds(3, field(text).lineLimit(3, reservesSpace: true)))
    #expect(try holds(3, field(text).lineLimit(3...6)))
    #expect(try holds(4, field(text).lineLimit(4...)))
  }

  @Test func aFieldGrowsToItsMostLines() throws {
    let text = "a\nb\nc\nd\ne"
    #expect(try holds(4, field(text).lineLimit(2...4)))
    #expect(try holds(5, field(text).lineLimit(2...)))
    #expect(try holds(1, field("a").lineLimit(...4)))
    #expect(try holds(1, field("a").lineLimit(4, reservesSpace: false)))
    #expect(try holds(3, field("a").lineLimit(3...6).lineLimit(nil)))
    #expect(try holds(1, field("a").lineLimit(nil).lineLimit(3...6)))
  }

  @Test func aFieldOfOneLineKeepsOne() throws {
    let plain = try height(field("one", axis: .horizontal))
    #expect(try height(field("one", axis: .horizontal).lineLimit(3...6)) == plain)
  }
}
