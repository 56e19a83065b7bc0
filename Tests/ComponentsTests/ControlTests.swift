import Components
import SwiftUI
import TestSupport
import Testing

/// Controls of the guides' apps: targets, states and what assistive technology is told.
@MainActor @Suite struct ControlTests {
  private func frames(
    window: CGSize = CGSize(width: 375, height: 1000),
    _ sizeClass: UserInterfaceSizeClass = .compact,
    @ViewBuilder _ content: () -> some View
  ) throws -> [CGRect] {
    let host = ViewHost(
      content(), text: BoxText(CGSize(width: 10, height: 10), baseline: 8), assets: FixedPictures())
    var surroundings = Surroundings(size: window)
    surroundings.environment.horizontalSizeClass = sizeClass
    return try host.render(in: surroundings).nodes.map(\.frame)
  }

  private func host(@ViewBuilder _ content: () -> some View) throws -> ViewHost {
    let host = ViewHost(
      content(), text: BoxText(CGSize(width: 10, height: 10), baseline: 8), assets: FixedPictures())
    try host.settle(in: Surroundings(size: CGSize(width: 375, height: 667)))
    return host
  }

  @Test func targetsAreAtLeastFortyFourPointsEachWay() throws {
    let frames = try frames {
      Rectangle().frame(width: 8, height: 8).touchTarget().background(.red)
    }
    #expect(frames.contains { $0.size == CGSize(width: 44, height: 44) })
  }

  @Test(arguments: AppButton.Style.allCases) func buttonsAreHeard(style: AppButton.Style) throws {
    var taps = 0
    let host = try host { AppButton("Go", style: style) { taps += 1 } }
    try host.tap("Go")
    #expect(taps == 1)
  }

  /// A busy button keeps its fill, but hears nothing; one that is disabled is faint.
  @Test func busyButtonsAreNotFaint() throws {
    func isFaint(@ViewBuilder _ content: () -> some View) throws -> Bool {
      func isFaint(_ items: [DrawItem]) -> Bool {
        items.contains { item in
          guard case .layer(let layer) = item.operation else { return false }
          return layer.opacity == 0.5 || isFaint(layer.items)
        }
      }
      let host = try host(content)
      let surroundings = Surroundings(size: CGSize(width: 375, height: 667))
      return isFaint(try host.render(in: surroundings).items)
    }
    for style in AppButton.Style.allCases {
      #expect(try !isFaint { AppButton("Go", style: style, isBusy: true) {} })
      #expect(try !isFaint { AppButton("Go", style: style) {} })
      #expect(try isFaint { AppButton("Go", style: style) {}.disabled(true) })
    }
    var taps = 0
    let busy = try host { AppButton("Go", isBusy: true) { taps += 1 } }
    #expect(throws: InteractionError.self) { try busy.tap("Go") }
    #expect(taps == 0)
  }

  @Test func chosenChipsToggle() throws {
    var isSelected = false
    let host = try host {
      CategoryChip("Parks", icon: "tree", isSelected: false) { isSelected = true }
    }
    try host.tap("Parks")
    #expect(isSelected)
  }

  /// A chip's words keep off its round ends as it grows, and its symbol stays by them.
  @Test(arguments: [(DynamicTypeSize.large, 14.0, 6.0), (.accessibility5, 28, 10)])
  func chipsGrowInProportion(type: DynamicTypeSize, margin: Double, gap: Double) throws {
    let host = ViewHost(
      CategoryChip("Parks", icon: "tree", isSelected: false) {}, text: SquareText(),
      assets: FixedPictures())
    var surroundings = Surroundings(size: CGSize(width: 900, height: 400))
    surroundings.environment.dynamicTypeSize = type
    let frames = try host.render(in: surroundings).nodes.map(\.frame)
    let word = try #require(try host.render(in: surroundings).items.flatMap(\.words).first).frame
    let capsule = try #require(frames.max { $0.width < $1.width })
    let symbol = try #require(
      frames.filter { $0.maxX <= word.minX && $0.minX > capsule.minX }.last)
    #expect(abs(capsule.maxX - word.maxX - margin) < 0.6, "\(frames)")
    #expect(abs(word.minX - symbol.maxX - gap) < 0.6, "\(frames)")
  }

  /// As in the system's field.
  @Test func aSearchBarsGlassIsEightPointsFromItsEdge() throws {
    let host = try host { SearchBar(text: .constant(""), prompt: "Find") }
    let surroundings = Surroundings(size: CGSize(width: 375, height: 667))
    let nodes = try host.render(in: surroundings).nodes
    let glass = try #require(nodes.first { $0.path.hasSuffix("Image") })
    #expect(glass.frame.minX == 8)
  }

  @Test func searchBarsAreTypedIntoAndCleared() throws {
    struct Search: View {
      @State var text = ""
      var body: some View {
        SearchBar(text: $text, prompt: "Find")
        Button("said \(text)") {}
      }
    }
    let surroundings = Surroundings(size: CGSize(width: 375, height: 667))
    let host = try host { Search() }
    try host.type("fort", into: "Find")
    try host.settle(in: surroundings)
    try host.tap("said fort")
    try host.tap("Очистить")
    try host.settle(in: surroundings)
    #expect(throws: InteractionError.self) { try host.tap("Очистить") }
  }

  /// A long prompt gives way to a short one where it has no room, and names the field in any case.
  @Test(arguments: [(560.0, "Find a place in town"), (160, "Find")])
  func promptsFitIntoTheirField(width: Double, shown: String) throws {
    var text = ""
    let view = SearchBar(
      text: Binding {
        text
      } set: {
        text = $0
      }, prompt: "Find a place in town", shortPrompt: "Find"
    ).frame(width: width)
    let host = ViewHost(view, text: SquareText(), assets: FixedPictures())
    let list = try host.render(
      in: Surroundings(size: CGSize(width: 600, height: 400)), describesViews: true)
    #expect(list.items.flatMap(\.words).map(\.text).filter { !$0.isEmpty } == [shown])
    #expect(list.accessibilityElements.compactMap(\.label) == ["Find a place in town"])
    #expect(list.accessibilityElements.first?.traits.contains("searchField") == true)
    try host.type("fort", into: "Find a place in town")
    #expect(text == "fort")
  }

  /// Two squares below each other in a window that stands, side by side in one that lies.
  @Test(arguments: [
    (CGSize(width: 400, height: 800), [0.0, 56.0]), (CGSize(width: 800, height: 400), [0, 0]),
  ])
  func orientationTurnsTheAxis(window: CGSize, offsets: [Double]) throws {
    let frames = try frames(window: window) {
      OrientationAwareView {
        Rectangle().frame(width: 40, height: 40)
        Rectangle().frame(width: 40, height: 40)
      }
    }
    let first = try #require(frames.first)
    #expect(frames.map { Double($0.minY - first.minY) } == offsets)
  }

  /// Two columns where each has room enough: a page beside a sidebar may be regular and narrow.
  @Test(arguments: [
    (UserInterfaceSizeClass.compact, 375.0, 1), (.compact, 820, 1), (.regular, 820, 2),
    (.regular, 656, 2), (.regular, 655, 1), (.regular, 500, 1),
  ])
  func listsHaveOneColumnOrTwo(
    sizeClass: UserInterfaceSizeClass, width: Double, columns: Int
  ) throws {
    struct Item: Identifiable { let id: Int }
    let frames = try frames(window: CGSize(width: width, height: 1000), sizeClass) {
      AdaptiveList((0..<4).map(Item.init)) { _ in Rectangle().frame(height: 40) }
    }
    #expect(Set(frames.map(\.minX)).count == columns)
  }

  /// Rings fill by what is done; beyond the ends and without a number they stay at an end.
  @Test(arguments: [(0.25, "25 %"), (-1, "0 %"), (7, "100 %"), (.nan, "0 %"), (.infinity, "0 %")])
  func ringsStayWithinTheirEnds(progress: Double, value: String) throws {
    let host = try host { CircularProgressView(progress: progress) }
    let values = host.rootElement?.placedDescendants.compactMap(\.accessibility.value) ?? []
    #expect(values == [value])
  }

  /// What VoiceOver says of a view, an element a text.
  private func spoken(@ViewBuilder _ content: () -> some View) throws -> [String] {
    let list = try host(content).render(
      in: Surroundings(size: CGSize(width: 375, height: 667)), describesViews: true)
    return list.accessibilityElements.map {
      [$0.label, $0.value].compactMap(\.self).filter { !$0.isEmpty }.joined(separator: ": ")
    }
  }

  /// A verdict that is seen is said too; before it there is none.
  @Test(arguments: [
    (AnswerButton.Verdict.open, "Owl"), (.other, "Owl"), (.right, "Owl: Верный ответ"),
    (.wrong, "Owl: Неверный ответ"),
  ])
  func answersSayTheirVerdict(verdict: AnswerButton.Verdict, words: String) throws {
    #expect(try spoken { AnswerButton("Owl", letter: "A", verdict: verdict) {} } == [words])
  }

  /// A symbol beside a figure says nothing of its own, and the figure says what it counts.
  @Test func figuresAreSpokenOfWithoutTheirSymbols() throws {
    let words = try spoken { QuizProgress(number: 4, total: 10, score: 3, streak: 2) }
    #expect(words == ["Вопрос 4 из 10", "Серия: 2", "Счёт: 3"])
    // The control: a symbol by itself says its name.
    #expect(try spoken { Image(systemName: "flame.fill") } == ["flame"])
  }

  /// In a card that is one element, a rating stays among the words that it stands between.
  @Test func aRatingIsSpokenOfInItsPlace() throws {
    let words = try spoken {
      VStack {
        Text("Museum")
        RatingLabel(4.8)
        Text("Open")
      }
      .environment(\.locale, Locale(identifier: "ru"))
      .accessibilityElement(children: .combine)
    }
    #expect(words == ["Museum, Рейтинг 4,8, Open"])
  }

  @Test func titlesGrowInRegularWidth() {
    #expect(AdaptiveTypography.title.font(in: .regular) == AppTypography.title1)
    #expect(AdaptiveTypography.title.font(in: .compact) == AppTypography.title2)
    #expect(AdaptiveTypography.body.font(in: nil) == AppTypography.callout)
  }
}
