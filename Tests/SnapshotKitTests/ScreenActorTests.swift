import DisplayList
import SwiftUI
import Testing

@testable import SnapshotKit

/// Screens are touched before their pictures are taken.
@MainActor @Suite struct ScreenActorTests {
  private struct Fields: View {
    @FocusState private var focus: Int?

    var body: some View {
      TextField("One", text: .constant("")).focused($focus, equals: 1).onSubmit { focus = 2 }
      TextField("Two", text: .constant("")).focused($focus, equals: 2)
      Text(verbatim: "focus \(focus ?? 0)")
    }
  }

  private func texts(
    _ prepare: @escaping @MainActor @Sendable (ScreenActor) throws -> Void
  ) throws -> [String] {
    let screen = Screen("fields", title: "Fields", prepare: prepare) { Fields() }
    let (catalogue, renderer) = (try Catalogue([screen]), try Renderer())
    let device = try #require(catalogue.devices.device(id: "iphone-se-3"))
    let list = try screen.render(
      RenderContext(
        catalogue.traits(of: device, in: .portrait, scheme: .light, variant: nil),
        text: renderer.text, assets: renderer.assets))
    return list.items.compactMap {
      if case .text(let drawing) = $0.operation { drawing.text.string } else { nil }
    }
  }

  @Test func aSubmittedFieldPassesTheFocusOn() throws {
    #expect(try texts { try $0.tap("One") }.contains("focus 1"))
    let texts = try texts { actor in
      try actor.tap("One")
      try actor.submit()
    }
    #expect(texts.contains("focus 2"))
  }

  @Test func withoutAFocusNothingIsSubmitted() {
    #expect(throws: InteractionError.self) { try texts { try $0.submit() } }
  }
}
