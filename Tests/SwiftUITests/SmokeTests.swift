import SwiftUI
import TestSupport
import Testing

struct Counter: View {
  @State private var count = 0

  var body: some View {
    VStack(spacing: 4) {
      Text("\(count)").font(.system(size: 10))
      Rectangle().fill(.red).frame(width: 30, height: 20)
    }
    .onAppear { count = 12 }
  }
}

@MainActor @Suite struct SmokeTests {
  @Test func stateSettlesWithinAFrame() throws {
    let host = ViewHost(Counter(), text: SquareText(), assets: FixedPictures())
    let list = try host.render(in: Surroundings(size: CGSize(width: 100, height: 100)))
    #expect(host.passes == 2)
    #expect(host.session.evaluationCount(of: Counter.self) == 2)
    #expect(list.items.count == 2)
    #expect(list.nodes.map(\.frame.size.width) == [20, 30])
    #expect(list.nodes.first?.source.hasPrefix("SwiftUITests/SmokeTests.swift:") == true)
  }
}
