import DisplayList
import StageSupport
import SwiftUI
import Testing

/// Where lines of a field's prompt end.
@MainActor @Suite struct FieldPromptTests {
  private func pushesOut(_ text: String) throws -> [Bool] {
    let field = TextField("Tell us", text: .constant(text), axis: .vertical)
    return try Stage(field).render().items.flatMap(pushesOut)
  }

  private func pushesOut(_ item: DrawItem) -> [Bool] {
    switch item.operation {
    case .text(let drawing): [drawing.text.paragraph.pushesOutWords]
    case .layer(let layer): layer.items.flatMap(pushesOut)
    default: []
    }
  }

  /// A prompt is a label; what is typed stays where it was typed.
  @Test func aPromptKeepsItsLastWordCompany() throws {
    #expect(try pushesOut("") == [true])
    #expect(try pushesOut("Ferry") == [false])
  }
}
