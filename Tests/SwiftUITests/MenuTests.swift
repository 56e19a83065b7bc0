import SwiftUI
import TestSupport
import Testing

@MainActor @Suite struct MenuTests {
  @Test func menuOpensAndChooses() throws {
    struct Screen: View {
      @State private var choice = 1
      var body: some View {
        VStack {
          Text("Choice \(choice)")
          Picker("Plan", selection: $choice) {
            Text("Free").tag(1)
            Text("Paid").tag(2)
          }
        }
      }
    }
    let host = ViewHost(Screen(), text: SquareText(), assets: FixedPictures())
    let surroundings = Surroundings(size: CGSize(width: 390, height: 844))
    _ = try host.render(in: surroundings)
    #expect(throws: InteractionError.self) { try host.tap("Paid") }
    try host.tap("Free")
    _ = try host.render(in: surroundings)
    try host.tap("Paid")
    _ = try host.render(in: surroundings)
    #expect(host.rootElement?.spokenLabel.contains("Choice 2") == true)
  }
}
