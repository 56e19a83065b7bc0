import Combine
import StageSupport
import SwiftUI
import TestSupport
import Testing

/// What the less usual call forms do, in texts and numbers.
@MainActor @Suite struct CallFormAdditionTests {
  private func host<Content: View>(_ view: Content) -> ViewHost {
    ViewHost(view, text: SquareText(), assets: FixedPictures())
  }

  private let phone = Surroundings(size: CGSize(width: 390, height: 800))

  private func texts(_ items: [DrawItem]) -> [String] {
    items.flatMap { item -> [String] in
      switch item.operation {
      case .text(let drawing): [drawing.text.string]
      case .layer(let layer): texts(layer.items)
      default: []
      }
    }
  }

  private func texts<Content: View>(of view: Content) throws -> [String] {
    texts(try host(view).render(in: phone).items)
  }

  @Test func aDateIsWrittenByAFormatter() throws {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.timeZone = TimeZone(secondsFromGMT: 0)
    formatter.dateFormat = "d MMMM yyyy"
    let date = Date(timeIntervalSince1970: 86_400)
    #expect(try texts(of: Text(date, formatter: formatter)) == ["2 January 1970"])
    #expect(try texts(of: Text(date, formatter: NumberFormatter())) == [""])
  }

  @Test func tokensStandBeforeTheQuery() throws {
    struct Token: Identifiable { let id: String }
    let page = NavigationStack {
      Text("Page").searchable(
        text: .constant("query"), tokens: .constant([Token(id: "first"), Token(id: "second")])
      ) { Text($0.id) }
    }
    let words = try texts(of: page)
    #expect(
      words.filter { ["first", "second", "query"].contains($0) } == ["first", "second", "query"])
  }

  @Test func aTokenIsAddedByItsSuggestion() throws {
    struct Token: Identifiable, Hashable { let id: String }
    struct Page: View {
      @State private var tokens: [Token] = []
      var body: some View {
        NavigationStack {
          Text("Tokens: \(tokens.count)").searchable(
            text: .constant("query"), tokens: $tokens,
            suggestedTokens: .constant([Token(id: "near")])
          ) { Text($0.id) }
        }
      }
    }
    let host = host(Page())
    _ = try host.render(in: phone)
    try host.tap("near")
    #expect(texts(try host.render(in: phone).items).contains("Tokens: 1"))
  }

  @Test func rowsMayBeLeftOutOfASelection() throws {
    struct Page: View {
      @State private var chosen: Int?
      var body: some View {
        List(selection: $chosen) {
          Text("One").tag(1)
          Text("Two \(chosen ?? 0)").tag(2).selectionDisabled()
        }
      }
    }
    let host = host(Page())
    _ = try host.render(in: phone)
    #expect(throws: InteractionError.self) { try host.tap("Two 0") }
    try host.tap("One")
    #expect(texts(try host.render(in: phone).items).contains("Two 1"))
  }

  @Test func editActionsShowTheirSigns() throws {
    struct Item: Identifiable { let id: Int }
    struct Page: View {
      @State private var items = [Item(id: 1)]
      let actions: EditActions<[Item]>
      var body: some View {
        List($items, editActions: actions) { $item in Text("Row \(item.id)") }
          .environment(\.editMode, .constant(.active))
      }
    }
    let signs = { (actions: EditActions<[Item]>) in
      try host(Page(actions: actions)).render(in: phone).nodes
        .filter { $0.path.hasSuffix("/Image") }.count
    }
    #expect(try signs(.all) == 2)
    #expect(try signs(.delete) == 1)
    #expect(try signs([]) == 0)
  }

  @Test func tablesTakeRowsOneByOne() throws {
    struct Item: Identifiable { let id: String }
    let table = Table(of: Item.self) {
      TableColumn("Name", value: \.id)
    } rows: {
      TableRow(Item(id: "a"))
      ForEach([Item(id: "b"), Item(id: "c")]) { TableRow($0) }
    }
    var pad = Surroundings(size: CGSize(width: 1000, height: 800))
    pad.environment.horizontalSizeClass = .regular
    #expect(texts(try host(table).render(in: pad).items) == ["Name", "a", "b", "c"])
    let bare = table.tableColumnHeaders(.hidden)
    #expect(texts(try host(bare).render(in: pad).items) == ["a", "b", "c"])
  }

  @Test func tablesHaveSections() throws {
    struct Item: Identifiable { let id: String }
    var pad = Surroundings(size: CGSize(width: 1000, height: 800))
    pad.environment.horizontalSizeClass = .regular
    let table = { (isLong: Bool) in
      Table(of: Item.self) {
        TableColumn("Name", value: \.id)
      } rows: {
        Section { ForEach([Item(id: "a"), Item(id: "b")]) { TableRow($0) } }
        Section("Others") {
          TableRow(Item(id: "c"))
          if isLong { TableRow(Item(id: "d")) }
        }
        Section {
          TableRow(Item(id: "e"))
        } header: {
          Text("Last")
        }
      }
    }
    #expect(
      try texts(host(table(true)).render(in: pad).items)
        == ["Name", "a", "b", "Others", "c", "d", "Last", "e"])
    #expect(try texts(host(table(false)).render(in: pad).items).contains("d") == false)
  }

  @Test func columnsAreEquallyWideWhateverTheirCellsAskFor() throws {
    struct Item: Identifiable { let id: String }
    let table = Table([Item(id: "a")]) {
      TableColumn("Name") { item in
        Text(item.id).frame(maxWidth: .infinity, alignment: .leading).layoutPriority(1)
      }
      TableColumn("Length") { _ in Text("7") }
      TableColumn("More") { _ in Text("…") }.width(60)
    }
    let stage = Stage(table, size: CGSize(width: 1000, height: 800)) {
      $0.horizontalSizeClass = .regular
    }
    #expect(try stage.frame("7").minX == stage.frame("Length").minX)
    #expect(try stage.frame("…").minX == stage.frame("More").minX)
    #expect(try stage.frame("More").minX > 900)
  }

  @Test func treesOpenFromTheirRoot() throws {
    struct Node: Identifiable {
      let id: String
      var children: [Node]?
    }
    let root = Node(id: "root", children: [Node(id: "leaf")])
    let list = host(List { OutlineGroup(root, children: \.children) { Text($0.id) } })
    #expect(texts(try list.render(in: phone).items) == ["root"])
    try list.tap("root")
    #expect(texts(try list.render(in: phone).items) == ["root", "leaf"])
  }

  @Test func aSidebarsRowsHaveNoCards() throws {
    let list = List(selection: .constant("a")) {
      Text("A").tag("a")
      Text("B").tag("b")
    }
    let fills = { (width: UserInterfaceSizeClass) in
      var surroundings = Surroundings(size: CGSize(width: 320, height: 800))
      surroundings.environment.horizontalSizeClass = width
      return try host(list.listStyle(.sidebar)).render(in: surroundings).items.flatMap(fillWidths)
    }
    // The selected row's pill alone, 16 pt from both edges; a card's rows have a fill each.
    #expect(try fills(.regular).filter { $0 == 288 }.count == 1)
    #expect(try fills(.compact).filter { $0 == 288 }.count == 2)
  }

  private func fillWidths(_ item: DrawItem) -> [CGFloat] {
    switch item.operation {
    case .fill(let path, _, _):
      path.boundingRect.height < 60 && path.boundingRect.height > 1
        ? [path.boundingRect.width.rounded()] : []
    case .layer(let layer): layer.items.flatMap(fillWidths)
    default: []
    }
  }

  @Test func stateMayBeGivenByAnInitialiser() throws {
    struct Named: View {
      @State private var name: String
      init(_ name: String) { _name = State(initialValue: name) }
      var body: some View { Text(name) }
    }
    #expect(try texts(of: Named("given")) == ["given"])
  }

  @Test func noTimePassesInAStill() throws {
    struct Clock: View {
      @State private var ticks = 0
      let timer = Timer.publish(every: 0.001, on: .main, in: .common).autoconnect()
      var body: some View { Text("\(ticks)").onReceive(timer) { _ in ticks += 1 } }
    }
    #expect(try texts(of: Clock()) == ["0"])
  }

  @Test func sizesHaveUIKitsNames() throws {
    struct Size: View {
      @Environment(\.sizeCategory) private var category
      @Environment(\.dynamicTypeSize) private var size
      var body: some View {
        Text(category == .accessibilityLarge && size == .accessibility2 ? "same" : "other")
      }
    }
    #expect(try texts(of: Size().environment(\.sizeCategory, .accessibilityLarge)) == ["same"])
    #expect(try texts(of: Size()) == ["other"])
  }

  @Test func otherViewsSpeakForOne() throws {
    let view = Text("A").accessibilityRepresentation { Text("B") }
    let host = host(
      VStack {
        view;
        Text("C").accessibilityLabel { label in
          label; Text("D")
        }
      })
    _ = try host.render(in: phone)
    #expect(host.rootElement?.spokenLabel == "B, C, D")
  }
}
