import StageSupport
import SwiftUI
import Testing

private struct Tabbed: View {
  @State private var chosen = 1
  var onAppear: (String) -> Void = { _ in }

  var body: some View {
    TabView(selection: $chosen) {
      ScrollView { Text("First page") }.onAppear { onAppear("first") }
        .tabItem { Label("One", systemImage: "map") }.tag(0)
      ScrollView { Text("Second page") }.tag(1)
        .tabItem {
          Image(systemName: "heart")
          Text("Two")
        }
        .badge(7)
    }
  }
}

@MainActor @Suite struct TabTests {
  @Test func theTaggedTabShowsAndTapsChoose() throws {
    let stage = Stage(Tabbed())
    let texts = try stage.texts()
    #expect(texts == ["Second page", "One", "7", "Two"])
    try stage.host.tap("One")
    #expect(try stage.texts().first == "First page")
  }

  @Test func tabsThatDoNotShowDoNotAppear() throws {
    var appeared: [String] = []
    let stage = Stage(Tabbed { appeared.append($0) })
    try stage.render()
    #expect(appeared == [])
    try stage.host.tap("One")
    try stage.render()
    #expect(appeared == ["first"])
  }

  /// A page with little on it leaves the bar without a ground, however long those beneath it are.
  @Test func pagesBeneathTheLastDoNotColourTheBar() throws {
    struct Pushed: View {
      @State var path: [Int]
      var body: some View {
        TabView {
          NavigationStack(path: $path) {
            ScrollView { Color.red.frame(height: 3000) }
              .navigationDestination(for: Int.self) { _ in ScrollView { Text("Short") } }
          }
          .tabItem { Text("One") }
        }
      }
    }
    func materials(_ path: [Int]) throws -> Int {
      func find(_ items: [DrawItem]) -> [CGRect] {
        items.flatMap { item -> [CGRect] in
          switch item.operation {
          case .material(let path, _, _): [path.boundingRect]
          case .layer(let layer): layer.opacity > 0 ? find(layer.items) : []
          default: []
          }
        }
      }
      return find(try Stage(Pushed(path: path)).render().items).count { $0.maxY > 800 }
    }
    #expect(try materials([]) == 1)
    #expect(try materials([1]) == 0)
  }

  @Test func aLowBarHasSmallSymbolsAndBadgesStandAtTheCorner() throws {
    func icon(_ size: CGSize, isLying: Bool) throws -> (icon: CGRect, badge: CGRect) {
      let stage = Stage(Tabbed(), size: size) {
        $0.verticalSizeClass = isLying ? .compact : .regular
      }
      let badge = try stage.frame("7")
      func find(_ items: [DrawItem]) -> [CGRect] {
        items.flatMap { item -> [CGRect] in
          switch item.operation {
          case .symbol(let drawing): drawing.symbol.name.hasPrefix("heart") ? [drawing.frame] : []
          case .layer(let layer): find(layer.items)
          default: []
          }
        }
      }
      return (try #require(find(try stage.render().items).first), badge)
    }
    let upright = try icon(CGSize(width: 393, height: 852), isLying: false)
    let lying = try icon(CGSize(width: 852, height: 393), isLying: true)
    #expect(abs(lying.icon.height / upright.icon.height - 18.0 / 25) < 0.01)
    #expect(upright.badge.midY < upright.icon.midY - 3)
  }

  @Test func contentEndsAboveTheBar() throws {
    struct Filled: View {
      var body: some View {
        TabView {
          VStack {
            Spacer()
            Text("Low")
          }
          .tabItem { Text("One") }
        }
      }
    }
    #expect(try Stage(Filled()).frame("Low").maxY == 852 - 34 - 49)
  }

  @Test func theKeyboardLiesOverTheBar() throws {
    struct Typing: View {
      @State private var text = ""
      @FocusState private var isFocused: Bool
      var body: some View {
        TabView {
          VStack {
            TextField("Name", text: $text).focused($isFocused)
            Spacer()
            Text("Low")
          }
          .onAppear { isFocused = true }
          .tabItem { Text("One") }
        }
      }
    }
    let stage = Stage(Typing())
    #expect(try stage.frame("Low").maxY == 852 - 291)
    // The bar keeps its place, within the keyboard's.
    #expect(try stage.frame("One").maxY > 852 - 34 - 49)
  }

  @Test func tabsOfEighteenAreKnownByValue() throws {
    struct Modern: View {
      @State private var value = "b"
      var body: some View {
        TabView(selection: $value) {
          Tab("A", systemImage: "house", value: "a") { Text("Page A") }
          Tab("B", systemImage: "star", value: "b") { Text("Page B") }.badge(2)
          ForEach(["c", "d"], id: \.self) { name in
            Tab(name, systemImage: "circle", value: name) { Text("Page \(name)") }
          }
        }
      }
    }
    let stage = Stage(Modern())
    #expect(try stage.texts().first == "Page B")
    try stage.host.tap("d")
    #expect(try stage.texts().first == "Page d")
  }

  /// As an app's own type, whose body names the values' type alone.
  private struct Shelves: TabContent {
    let isOpen: Bool

    var body: some TabContent<Int> {
      Tab("A", systemImage: "house", value: 1) { Text("Page A") }
      Tab("B", systemImage: "star", value: 2) { Text("Page B") }
      if isOpen { Last() }
    }
  }

  private struct Last: TabContent {
    var body: some TabContent<Int> {
      Tab("C", systemImage: "circle", value: 3) { Text("Page C") }
    }
  }

  @Test(arguments: [true, false])
  func anAppsOwnTabContentHasSeveralTabs(isOpen: Bool) throws {
    struct Library: View {
      let isOpen: Bool
      @State private var value = 2
      var body: some View { TabView(selection: $value) { Shelves(isOpen: isOpen) } }
    }
    let stage = Stage(Library(isOpen: isOpen))
    #expect(try stage.texts() == ["Page B", "A", "B"] + (isOpen ? ["C"] : []))
    guard isOpen else { return }
    try stage.host.tap("C")
    #expect(try stage.texts().first == "Page C")
  }

  @Test func aSixthTabMakesAMenuOfTheRest() throws {
    struct Six: View {
      var body: some View {
        TabView { ForEach(0..<6, id: \.self) { n in Text("P\(n)").tabItem { Text("T\(n)") } } }
      }
    }
    let stage = Stage(Six()) { $0.locale = Locale(identifier: "en_US") }
    #expect(try stage.texts() == ["P0", "T0", "T1", "T2", "T3", "More"])
  }

  @Test func aPageHidesTheTabBar() throws {
    struct Hiding: View {
      var body: some View {
        TabView {
          NavigationStack { Text("Page").toolbar(.hidden, for: .tabBar) }.tabItem { Text("T") }
        }
      }
    }
    #expect(try Stage(Hiding()).texts() == ["Page"])
  }

  @Test func pagesHaveDots() throws {
    struct Paged: View {
      var body: some View {
        TabView {
          Text("1")
          Text("2")
          Text("3")
        }
        .tabViewStyle(.page)
      }
    }
    let list = try Stage(Paged()).render()
    let dots = list.items.filter { if case .fill = $0.operation { true } else { false } }
    #expect(dots.count == 3)
  }
}

@MainActor @Suite struct SearchTests {
  private struct Searched: View {
    @State private var text = ""
    var body: some View {
      NavigationStack {
        ScrollView { Text("Found") }
          .navigationTitle("T")
          .searchable(text: $text, prompt: "Find places")
      }
    }
  }

  /// The field grows by what a line of body text grows (53 of 17 points), and so does the bar.
  @Test func theFieldGrowsWithTheType() throws {
    func place(_ size: DynamicTypeSize) throws -> (words: CGRect, content: CGRect) {
      let stage = Stage(Searched()) { $0.dynamicTypeSize = size }
      return (try stage.frame("Find places"), try stage.frame("Found"))
    }
    let (usual, small) = (try place(.large), try place(.xSmall))
    let large = try place(.accessibility5)
    let growth = (53.0 / 17 - 1) * 20.281
    // A large title's line above it grows by what its size does, 34 to 40 points.
    let title = (40.0 - 34) / 17 * 20.281
    #expect(large.words.height > 2.5 * usual.words.height)
    #expect(abs(large.words.midY - usual.words.midY - title - growth / 2) < 1)
    #expect(abs(large.content.minY - usual.content.minY - title - growth) < 1)
    // It never is lower than at the usual size.
    #expect(abs(small.content.minY - usual.content.minY) < 0.5)
  }

  @Test func theFieldStandsUnderTheTitle() throws {
    let stage = Stage(Searched())
    let prompt = try stage.frame("Find places")
    #expect(prompt.minY > 59 + 96 && prompt.maxY < 59 + 96 + 40)
    #expect(try stage.frame("Found").minY == 59 + 96 + 52)
  }

  @Test func typingBringsTheFieldIntoTheBar() throws {
    let stage = Stage(Searched())
    try stage.render()
    try stage.host.type("museum", into: "Find places")
    #expect(try stage.texts() == ["Found", "museum", "Cancel"])
    try stage.host.tap("Cancel")
    #expect(try stage.texts().contains("Find places"))
  }

  /// The field that says what is done with it.
  private struct Submitted: View {
    @State private var text = ""
    @State private var asked: [String] = []

    var body: some View {
      NavigationStack {
        VStack {
          ForEach(asked, id: \.self) { Text(verbatim: "asked \($0)") }
        }
        .navigationTitle("T")
        .searchable(text: $text, prompt: "Find places")
        .onSubmit(of: .search) { asked.append(text) }
        .onSubmit { asked.append("a field") }
      }
    }
  }

  @Test func aTapBringsTheKeyboardUntilTheSearchIsSubmitted() throws {
    let stage = Stage(Submitted())
    let query = ElementQuery("Find places")
    try stage.render()
    #expect(throws: InteractionError.self) { try stage.host.submit() }
    try stage.host.tap(query)
    #expect(try stage.texts().contains("Cancel"))
    #expect(try stage.texts().contains("search"))
    try stage.host.type("museum", into: query)
    try stage.render()
    try stage.host.submit()
    let texts = try stage.texts()
    // The search stays, the keyboard goes; what is told of fields is not told.
    #expect(texts.contains("asked museum") && !texts.contains("asked a field"))
    #expect(texts.contains("Cancel") && !texts.contains("search"))
    try stage.host.tap("Cancel")
    #expect(try stage.texts().contains("Find places"))
    #expect(try !stage.texts().contains("Cancel"))
  }

  @Test func scrollingHidesTheFieldAndThenTheTitle() throws {
    struct Long: View {
      var body: some View {
        NavigationStack {
          ScrollView { Color.red.frame(height: 3000) }
            .navigationTitle("T").searchable(text: .constant(""), prompt: "Find")
        }
      }
    }
    let stage = Stage(Long())
    try stage.render()
    try stage.host.scroll(to: CGPoint(x: 0, y: 200))
    let texts = try stage.texts()
    #expect(texts == ["T"])
  }
}

@MainActor @Suite struct SplitViewTests {
  private struct Split: View {
    var body: some View {
      NavigationSplitView {
        NavigationLink("Go", destination: Text("Gone"))
      } detail: {
        Text("Detail")
      }
    }
  }

  private func pad(
    _ width: Double, _ height: Double, _ view: some View = Split()
  ) -> Stage {
    Stage(
      view, size: CGSize(width: width, height: height),
      safeArea: EdgeInsets(top: 24, leading: 0, bottom: 20, trailing: 0)
    ) { $0.horizontalSizeClass = .regular }
  }

  @Test func columnsStandBesideEachOtherInLandscape() throws {
    let stage = pad(1180, 820)
    #expect(try stage.frame("Go").midX == 160)
    #expect(try stage.frame("Detail").midX == 320 + (1180 - 320) / 2)
    try stage.host.tap("Go")
    #expect(try stage.texts() == ["Go", "Gone"])
  }

  @Test func theDetailStandsAloneInPortraitUntilTheSidebarIsCalled() throws {
    let stage = pad(820, 1180)
    #expect(try stage.texts() == ["Detail"])
    try stage.host.tap("Sidebar")
    #expect(try Set(stage.texts()) == ["Go", "Detail"])
  }

  @Test func aCalledSidebarLiesOverTheDetailOfAnUprightWindow() throws {
    let stage = pad(820, 1180)
    #expect(try stage.frame("Detail").midX == 410)
    try stage.host.tap("Sidebar")
    #expect(try stage.frame("Detail").midX == 410)
    #expect(try stage.frame("Go").midX == 160)
    try stage.host.tap("Sidebar")
    #expect(try stage.texts() == ["Detail"])
    try stage.host.tap("Sidebar")
    try stage.render()
    try stage.host.last("columns") { if case .dismiss(let hide) = $0 { hide } else { nil } }()
    #expect(try stage.texts() == ["Detail"])
    // The control: the largest iPad has room for both.
    let large = pad(1024, 1366)
    try large.render()
    try large.host.tap("Sidebar")
    #expect(try large.frame("Detail").midX == 320 + (1024 - 320) / 2)
  }

  /// In the dark what lies over the detail is lighter than it.
  @Test(arguments: [820.0, 1024]) func anOverlaidSidebarRisesInTheDark(_ width: Double) throws {
    struct Shown: View {
      var body: some View {
        NavigationSplitView(columnVisibility: .constant(.all)) {
          Color(.systemBackground).frame(width: 33, height: 33)
        } detail: {
          Color(.systemBackground).frame(width: 44, height: 44)
        }
      }
    }
    let stage = Stage(Shown(), size: CGSize(width: width, height: 1366)) {
      $0.horizontalSizeClass = .regular
      $0.colorScheme = .dark
    }
    func color(_ side: Double) throws -> RGBAColor? {
      func find(_ items: [DrawItem]) -> RGBAColor? {
        items.lazy.compactMap { item -> RGBAColor? in
          switch item.operation {
          case .fill(let path, .color(let color), _) where path.boundingRect.width == side: color
          case .layer(let layer): find(layer.items)
          default: nil
          }
        }.first
      }
      return find(try stage.render().items)
    }
    let (side, detail) = (try #require(try color(33)), try #require(try color(44)))
    #expect((side.red > detail.red) == (width < 1024))
  }

  @Test func stylesTellWhetherColumnsMakeRoom() throws {
    let balanced = pad(820, 1180, Split().navigationSplitViewStyle(.balanced))
    try balanced.render()
    try balanced.host.tap("Sidebar")
    #expect(try balanced.frame("Detail").midX == 320 + (820 - 320) / 2)
    let prominent = pad(1180, 820, Split().navigationSplitViewStyle(.prominentDetail))
    #expect(try prominent.frame("Detail").midX == 590)
    #expect(try prominent.frame("Go").midX == 160)
  }

  @Test func nothingOfADimmedDetailIsTapped() throws {
    struct Behind: View {
      @State private var count = 0
      var body: some View {
        NavigationSplitView {
          Text("Side")
        } detail: {
          Button("Add \(count)") { count += 1 }
        }
      }
    }
    let stage = pad(820, 1180, Behind())
    try stage.render()
    try stage.host.tap("Add 0")
    try stage.host.tap("Sidebar")
    #expect(try stage.texts().contains("Add 1"))
    #expect(throws: InteractionError.self) { try stage.host.tap("Add 1") }
  }

  @Test func aStackWithinTheDetailHasTheOnlyBar() throws {
    struct Nested: View {
      var body: some View {
        NavigationSplitView {
          Text("Side")
        } detail: {
          NavigationStack {
            ScrollView { Text("Detail") }.navigationTitle("T").navigationBarTitleDisplayMode(
              .inline)
          }
        }
      }
    }
    let stage = Stage(
      Nested(), size: CGSize(width: 820, height: 1180),
      safeArea: EdgeInsets(top: 24, leading: 0, bottom: 20, trailing: 0)
    ) { $0.horizontalSizeClass = .regular }
    #expect(try stage.frame("Detail").minY == 24 + 50)
    try stage.host.tap("Sidebar")
    #expect(try stage.texts().contains("Side"))
  }

  @Test func narrowWindowsStackTheColumns() throws {
    let stage = Stage(Split())
    #expect(try stage.texts() == ["Go"])
    try stage.host.tap("Go")
    #expect(try stage.texts().first == "Gone")
  }
}
