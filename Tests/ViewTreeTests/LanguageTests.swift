import StageSupport
import Testing
import ViewTree

private struct Prefixed: ViewModifier {
  let mark: String
  @State private var count = 0
  func body(content: Content) -> some View {
    HStack(spacing: 0) {
      Text(verbatim: mark)
      content
    }
  }
}

private struct LevelKey: EnvironmentKey { static let defaultValue = 0 }

extension EnvironmentValues {
  fileprivate var level: Int {
    get { self[LevelKey.self] }
    set { self[LevelKey.self] = newValue }
  }
}

private struct Level: View {
  @Environment(\.level) private var level
  var body: some View { Text(verbatim: "level \(level)") }
}

private struct WidthKey: PreferenceKey {
  static let defaultValue: CGFloat = 0
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
    value = max(value, nextValue())
  }
}

private struct Box<Content: View>: View {
  let content: Content
  init(@ViewBuilder content: () -> Content) { self.content = content() }
  var body: some View { content.padding(5) }
}

private enum Mood { case good, bad, none }

private struct Choice: View {
  let mood: Mood
  @ViewBuilder var body: some View {
    switch mood {
    case .good: Text(verbatim: "good")
    case .bad: Text(verbatim: "bad")
    case .none: EmptyView()
    }
  }
}

private struct Halves: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize { proposal.replacingUnspecifiedDimensions() }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    for (index, view) in subviews.enumerated() {
      view.place(
        at: CGPoint(x: bounds.minX + bounds.width / 2 * CGFloat(index), y: bounds.minY),
        proposal: ProposedViewSize(width: bounds.width / 2, height: bounds.height))
    }
  }
}

/// What Swift code written for SwiftUI says, and what becomes of it.
@MainActor @Suite struct LanguageTests {
  @Test func buildersTakeAnyNumberOfChildren() throws {
    let stage = Stage {
      VStack {
        Text(verbatim: "1"); Text(verbatim: "2"); Text(verbatim: "3"); Text(verbatim: "4")
        Text(verbatim: "5"); Text(verbatim: "6"); Text(verbatim: "7"); Text(verbatim: "8")
        Text(verbatim: "9"); Text(verbatim: "a"); Text(verbatim: "b"); Text(verbatim: "c")
      }
    }
    #expect(try stage.texts().joined() == "123456789abc")
  }

  @Test(arguments: [(Mood.good, ["good"]), (.bad, ["bad"]), (.none, [])])
  private func switchesChoose(mood: Mood, words: [String]) throws {
    #expect(try Stage { Choice(mood: mood) }.texts() == words)
  }

  @Test func modifiersWrapTheirContent() throws {
    let stage = Stage { Text(verbatim: "x").modifier(Prefixed(mark: "-")) }
    #expect(try stage.texts() == ["-", "x"])
    #expect(try stage.frames().map(\.minX) == [90, 100])
  }

  @Test func modifiersOfGroupsReachEachView() throws {
    let stage = Stage {
      HStack(spacing: 0) {
        Group {
          Text(verbatim: "a")
          Text(verbatim: "b")
        }.padding(.horizontal, 5)
      }
    }
    #expect(try stage.frames().map(\.minX) == [85, 105])
  }

  @Test func environmentsReachDown() throws {
    let stage = Stage {
      VStack {
        Level()
        Level().environment(\.level, 2)
        AnyView(Level().transformEnvironment(\.level) { $0 += 1 }).environment(\.level, 4)
      }
    }
    #expect(try stage.texts() == ["level 0", "level 2", "level 5"])
  }

  @Test func preferencesReachUp() throws {
    struct Wide: View {
      @State private var width: CGFloat = 0
      var body: some View {
        VStack(spacing: 0) {
          Text(verbatim: "\(Int(width))")
          Text(verbatim: "abc").background {
            GeometryReader { Color.clear.preference(key: WidthKey.self, value: $0.size.width) }
          }
        }.onPreferenceChange(WidthKey.self) { width = $0 }
      }
    }
    let stage = Stage { Wide() }
    #expect(try stage.texts() == ["30", "abc"])
    #expect(stage.host.passes == 2)
  }

  @Test func anchorsFindTheirPlace() throws {
    struct Places: PreferenceKey {
      static var defaultValue: [Anchor<CGRect>] { [] }
      static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) {
        value += nextValue()
      }
    }
    let stage = Stage {
      HStack(spacing: 0) {
        Text(verbatim: "ab")
        Text(verbatim: "c").anchorPreference(key: Places.self, value: .bounds) { [$0] }
      }.overlayPreferenceValue(Places.self) { places in
        GeometryReader { room in
          ForEach(places.indices, id: \.self) { index in
            Rectangle().frame(width: room[places[index]].width, height: 2)
              .offset(x: room[places[index]].minX)
          }
        }
      }
    }
    #expect(try stage.frames().last == CGRect(x: 105, y: 95, width: 10, height: 2))
  }

  @Test func genericContainersAndOptionals() throws {
    let absent: Text? = nil
    let stage = Stage {
      Box {
        if let absent { absent }
        if true { Text(verbatim: "yes") } else { Text(verbatim: "no") }
      }
    }
    #expect(try stage.texts() == ["yes"])
  }

  @Test func forEachOverRangesAndBindings() throws {
    struct Item: Identifiable { let id: Int; var name: String }
    struct Items: View {
      @State private var items = [Item(id: 1, name: "a"), Item(id: 2, name: "b")]
      var body: some View {
        VStack {
          ForEach(0..<2) { Text(verbatim: "\($0)") }
          ForEach($items) { $item in
            Text(verbatim: item.name).onTapGesture { item.name += "!" }
          }
        }
      }
    }
    let stage = Stage { Items() }
    try stage.render()
    try stage.host.tap("b")
    #expect(try stage.texts() == ["0", "1", "a", "b!"])
  }

  @Test func layoutsOfAnAppsOwn() throws {
    let stage = Stage {
      Halves()() {
        Rectangle()
        Rectangle()
      }
    }
    #expect(
      try stage.frames() == [
        CGRect(x: 0, y: 0, width: 100, height: 200), CGRect(x: 100, y: 0, width: 100, height: 200),
      ])
  }

  @Test func elementsKnowTheirSource() throws {
    let node = try Stage { VStack { Text(verbatim: "x") } }.render().nodes[0]
    #expect(node.path.hasSuffix("VStack/Text"))
    #expect(node.source.hasPrefix("ViewTreeTests/LanguageTests.swift:"))
  }

  @Test func explicitIdsStandInPaths() throws {
    let stage = Stage { ForEach(["erzia"], id: \.self) { Text(verbatim: $0) } }
    #expect(try stage.render().nodes[0].path.contains("[erzia]"))
  }

  @Test func flexWrapsWhereStacksOverflow() throws {
    let stage = Stage {
      Flex(wrap: .wrap, columnGap: 10, rowGap: 5) {
        Rectangle().frame(width: 120, height: 10)
        Rectangle().frame(width: 60, height: 10)
        Rectangle().frame(width: 90, height: 10)
      }
    }
    #expect(try stage.frames().map(\.minY) == [87.5, 87.5, 102.5])
  }

  @Test func appearancesAndChanges() throws {
    struct Log: View {
      let note: (String) -> Void
      @State private var isShown = true
      var body: some View {
        VStack {
          Text(verbatim: "hide").onTapGesture { isShown = false }
          if isShown {
            Text(verbatim: "x").onAppear { note("appear") }.onDisappear { note("disappear") }
          }
        }.onChange(of: isShown) { old, new in note("\(old) \(new)") }
      }
    }
    var notes: [String] = []
    let stage = Stage { Log { notes.append($0) } }
    try stage.render()
    try stage.host.tap("hide")
    try stage.render()
    #expect(notes == ["appear", "true false", "disappear"])
  }
}

private struct Cell: View {
  let number: Int
  var body: some View { Rectangle().frame(height: 50) }
}

/// Lazy containers, which make what shows.
@MainActor @Suite struct LazyTests {
  @Test func onlyWhatShowsIsMade() throws {
    let stage = Stage {
      ScrollView {
        LazyVGrid(columns: [GridItem(), GridItem()], spacing: 0) {
          ForEach(0..<1000) { Cell(number: $0) }
        }
      }
    }
    #expect(try stage.frames().filter { $0.height == 50 }.count == 10)
    #expect(stage.host.session.evaluationCount(of: Cell.self) == 10)
    try stage.host.scroll(to: CGPoint(x: 0, y: 500))
    #expect(try stage.frames().contains { $0.minY == -50 })
  }

  @Test func theRestCountsInTheLength() throws {
    let stage = Stage {
      ScrollView {
        VStack(spacing: 0) {
          LazyVStack(spacing: 0) { ForEach(0..<100) { Cell(number: $0) } }
          Text(verbatim: "end")
        }
      }
    }
    try stage.render()
    try stage.host.scroll(to: CGPoint(x: 0, y: 4820))
    #expect(try stage.texts() == ["end"])
  }

  @Test func outsideOfScrollViewsAllAreMade() throws {
    let stage = Stage { LazyVStack(spacing: 0) { ForEach(0..<20) { Cell(number: $0) } } }
    try stage.render()
    #expect(stage.host.session.evaluationCount(of: Cell.self) == 20)
  }
}
