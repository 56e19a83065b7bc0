import StageSupport
import SwiftUI
import Testing

/// Changes of geometry that are told to views.
@MainActor @Suite struct GeometryChangeTests {
  private struct Chain: View {
    @State private var log: [String] = []

    var body: some View {
      Text(log.joined(separator: " "))
        .onGeometryChange(for: Int.self) { _ in
          1
        } action: {
          log.append("in\($0)")
        }
        .onGeometryChange(for: Int.self) { _ in
          2
        } action: {
          log.append("out\($0)")
        }
    }
  }

  @Test func modifiersOfOneTypeTellOnceEach() throws {
    let stage = Stage(Chain())
    #expect(try stage.texts() == ["in1 out2"])
  }
}
