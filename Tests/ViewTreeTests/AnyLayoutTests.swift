import StageSupport
import Testing
import ViewTree

/// A stack that is chosen at run time behaves as the stack that is written.
@MainActor @Suite struct AnyLayoutTests {
  @ViewBuilder private static var content: some View {
    Color.red.frame(width: 20, height: 30)
    Spacer(minLength: 4)
    Color.blue.frame(width: 50, height: 10)
  }

  @Test func spacersGiveWayAlongTheHiddenAxis() throws {
    let row = AnyLayout(HStackLayout(alignment: .bottom, spacing: 6))
    let hidden = try Stage { row { Self.content }.border(.black) }.frames()
    let written = try Stage {
      HStack(alignment: .bottom, spacing: 6) { Self.content }.border(.black)
    }.frames()
    #expect(hidden == written)
    #expect(written.contains { $0.width == 200 && $0.height == 30 })
  }

  @Test func columnsToo() throws {
    let column = AnyLayout(VStackLayout(alignment: .trailing, spacing: 6))
    let hidden = try Stage { column { Self.content }.border(.black) }.frames()
    let written = try Stage {
      VStack(alignment: .trailing, spacing: 6) { Self.content }.border(.black)
    }.frames()
    #expect(hidden == written)
    #expect(written.contains { $0.width == 50 && $0.height == 200 })
  }

  /// What stands beside the hidden stack meets its guides, as that of its text's first line.
  @Test func guidesOfTheHiddenStackAreKnownAround() throws {
    @ViewBuilder func words() -> some View {
      Text("Small").font(.caption)
      Color.blue.frame(width: 50, height: 40)
    }
    func frames<Row: View>(_ row: Row) throws -> [CGRect] {
      try Stage {
        HStack(alignment: .firstTextBaseline, spacing: 6) {
          Text("Large").font(.largeTitle)
          row
        }
      }.frames()
    }
    let stack = HStackLayout(alignment: .firstTextBaseline, spacing: 4)
    let hidden = try frames(AnyLayout(AnyLayout(stack)).callAsFunction { words() })
    let written = try frames(
      HStack(alignment: .firstTextBaseline, spacing: 4) { words() })
    #expect(hidden == written)
    let centered = try frames(HStack(alignment: .center, spacing: 4) { words() })
    #expect(hidden != centered)
  }
}
