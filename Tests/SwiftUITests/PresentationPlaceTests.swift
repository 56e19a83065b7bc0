import StageSupport
import SwiftUI
import Testing

/// Where sheets, menus and carets stand.
@MainActor @Suite struct PresentationPlaceTests {
  /// The frames of the fills of a colour, with what their layers do to them.
  private func fills(_ color: Color, _ stage: Stage) throws -> [CGRect] {
    let wanted = stage.host.color(color, in: stage.surroundings)
    func find(_ items: [DrawItem], _ transform: CGAffineTransform) -> [CGRect] {
      items.flatMap { item -> [CGRect] in
        switch item.operation {
        case .fill(let path, .color(wanted), _): [path.boundingRect.applying(transform)]
        case .layer(let layer): find(layer.items, layer.transform.concatenating(transform))
        default: []
        }
      }
    }
    return find(try stage.render().items, .identity)
  }

  @Test func aSheetOverASheetLeavesTheFirstOnesEdge() throws {
    struct Sheets: View {
      let isTwice: Bool
      var body: some View {
        Color.green.ignoresSafeArea().sheet(isPresented: .constant(true)) {
          Text("Two").presentationBackground(Color.red)
            .sheet(isPresented: .constant(isTwice)) {
              Text("Three").presentationBackground(Color.blue)
            }
        }
      }
    }
    func near(_ value: CGFloat, _ other: CGFloat) -> Bool { abs(value - other) < 0.01 }
    let twice = Stage(Sheets(isTwice: true))
    let under = try #require(try fills(.red, twice).first)
    // Ten points above the upper one, as far from the sides as the screen beneath both.
    #expect(near(under.minY, 59) && near(under.minX, 16))
    #expect(try fills(.blue, twice).first?.minY == 69)
    let screen = try #require(try fills(.green, twice).first)
    #expect(near(screen.minY, 59) && near(screen.minX, 16))
    // The control: a sheet alone is not moved.
    let once = Stage(Sheets(isTwice: false))
    #expect(try fills(.red, once).first?.origin == CGPoint(x: 0, y: 69))
    #expect(try #require(try fills(.green, once).first) == screen)
  }

  /// On black, a dark screen that is pushed back would have no edge.
  @Test func whatASheetPushesBackIsShaded() throws {
    struct Sheets: View {
      let count: Int
      var detent = PresentationDetent.large
      var body: some View {
        Color.green.ignoresSafeArea().sheet(isPresented: .constant(count > 0)) {
          Text("One").presentationDetents([detent])
            .sheet(isPresented: .constant(count > 1)) { Text("Two") }
        }
      }
    }
    let shades: [(ColorScheme, Color)] = [
      (.light, .black.opacity(0.1)), (.dark, Color(white: 200.0 / 255).opacity(0.1)),
    ]
    for (scheme, shade) in shades {
      func shaded(_ view: Sheets) throws -> [CGPoint] {
        try fills(shade, Stage(view) { $0.colorScheme = scheme }).map(\.origin)
      }
      #expect(try shaded(Sheets(count: 0)).isEmpty)
      let one = try shaded(Sheets(count: 1))
      #expect(one.count == 1 && one.allSatisfy { abs($0.x - 16) < 0.01 && abs($0.y - 59) < 0.01 })
      // The card of the first sheet, not the room above it.
      let two = try shaded(Sheets(count: 2))
      #expect(two.count == 2 && two.allSatisfy { abs($0.x - 16) < 0.01 && abs($0.y - 59) < 0.01 })
      // A low sheet darkens the screen where it is.
      #expect(try shaded(Sheets(count: 1, detent: .medium)).isEmpty)
    }
  }

  @Test func pagesAndFormsHaveTheirSizesOnTablets() throws {
    func size(
      _ sizing: some PresentationSizing, _ window: CGSize, top: Double = 24
    ) throws -> CGSize {
      let stage = Stage(
        Color.green.ignoresSafeArea().sheet(isPresented: .constant(true)) {
          Text("One").presentationBackground(Color.red).presentationSizing(sizing)
        }, size: window, safeArea: EdgeInsets(top: top, leading: 0, bottom: 20, trailing: 0)
      ) { $0.horizontalSizeClass = .regular }
      let card = try #require(try fills(.red, stage).first)
      // In the middle of the window.
      #expect(card.midX == window.width / 2 && card.midY == window.height / 2)
      return card.size
    }
    let large = CGSize(width: 1024, height: 1366)
    #expect(try size(.form, large) == CGSize(width: 540, height: 620))
    #expect(try size(.page, large) == CGSize(width: 712, height: 1302))
    let middle = CGSize(width: 1180, height: 820)
    #expect(try size(.page, middle) == CGSize(width: 704, height: 766))
    // A tablet with a home button has a lower row of time and levels.
    let small = CGSize(width: 810, height: 1080)
    #expect(try size(.page, small, top: 20) == CGSize(width: 704, height: 1036))
  }

  /// A tablet's sheets are pages on iOS 16 and 17, and forms on iOS 18; a Mac's are never pages.
  @Test func sheetsOfTabletsFollowTheSystem() throws {
    func size(_ version: Int, _ titleBar: TitleBar? = nil) throws -> CGSize? {
      let stage = Stage(
        Color.green.ignoresSafeArea().sheet(isPresented: .constant(true)) {
          Text("One").presentationBackground(Color.red)
        }, size: CGSize(width: 820, height: 1180),
        safeArea: EdgeInsets(top: 24, leading: 0, bottom: 20, trailing: 0)
      ) {
        $0.horizontalSizeClass = .regular
        $0.systemVersion = version
        $0.titleBar = titleBar
      }
      return try fills(.red, stage).first?.size
    }
    #expect(try size(16) == CGSize(width: 712, height: 1126))
    #expect(try size(17) == CGSize(width: 712, height: 1126))
    #expect(try size(18) == CGSize(width: 540, height: 620))
    let bar = TitleBar(.window, height: 28, start: 74, margin: 20)
    #expect(try size(17, bar) == CGSize(width: 540, height: 620))
  }

  /// A page begins below the row of time and levels.
  @Test func pagesBeginBelowTheStatusBar() throws {
    func card(_ window: CGSize, top: Double, _ titleBar: TitleBar? = nil) throws -> CGRect? {
      let stage = Stage(
        Color.green.ignoresSafeArea().sheet(isPresented: .constant(true)) {
          Text("One").presentationBackground(Color.red).presentationSizing(.page)
        }, size: window, safeArea: EdgeInsets(top: top, leading: 0, bottom: 20, trailing: 0)
      ) {
        $0.horizontalSizeClass = .regular
        $0.titleBar = titleBar
      }
      return try fills(.red, stage).first
    }
    let fold = CGSize(width: 669, height: 951)
    #expect(try card(fold, top: 82) == CGRect(x: 20, y: 82, width: 629, height: 849))
    #expect(try card(fold, top: 24) == CGRect(x: 20, y: 24, width: 629, height: 907))
    // The controls: a low row, and a title bar, leave the page in the middle.
    let middle = CGRect(x: 20, y: 22, width: 629, height: 907)
    #expect(try card(fold, top: 20) == middle)
    let bar = TitleBar(.window, height: 82, start: 74, margin: 20)
    #expect(try card(fold, top: 82, bar) == middle)
    let mini = try #require(try card(CGSize(width: 744, height: 1133), top: 24))
    #expect(mini == CGRect(x: 20, y: 24, width: 704, height: 1089))
  }

  /// A sheet of half the height is half of its page, and is dragged up to all of it.
  @Test func pagesAreDragged() throws {
    let stage = Stage(
      Color.green.ignoresSafeArea().sheet(isPresented: .constant(true)) {
        Text("One").presentationBackground(Color.red).presentationDetents([.medium, .large])
      }, size: CGSize(width: 820, height: 1180), safeArea: EdgeInsets()
    ) { $0.horizontalSizeClass = .regular }
    let medium = try #require(try fills(.red, stage).first?.height)
    #expect(abs(medium - 1126 / 2) < 60)
    try stage.host.last("a sheet") { if case .slide(let slide) = $0 { slide } else { nil } }(-400)
    #expect(try fills(.red, stage).first?.height == 1126)
  }

  /// The label of a row's picker is no part of what opens the menu.
  @Test func menusOfRowsStandByTheirValue() throws {
    struct Row: View {
      @State private var choice = 1
      var body: some View {
        Form {
          Picker("Plan", selection: $choice) {
            Text("Free").tag(1)
            Text("Paid").tag(2)
          }
        }
      }
    }
    let stage = Stage(Row())
    let value = try stage.frame("Free")
    #expect(value.minX > 250)
    try stage.host.tap("Plan")
    let panel = try #require(
      try stage.render().items.flatMap(\.materials).first { $0.width == 250 })
    #expect(abs(panel.maxX - (393 - 16 - 16)) < 0.01)
    #expect(panel.minY > value.maxY)
  }

  /// A date's wheels are read as one line, however wide the screen is.
  @Test(arguments: [375, 1024]) func wheelsOfADateStandTogether(_ width: CGFloat) throws {
    let stage = Stage(
      DatePicker(
        "Day", selection: .constant(Date(timeIntervalSince1970: 1_725_874_860)),
        displayedComponents: .date
      ).datePickerStyle(.wheel).labelsHidden(),
      size: CGSize(width: width, height: 800)
    ) {
      $0.locale = Locale(identifier: "en_GB")
      $0.timeZone = .gmt
    }
    let (day, month) = (try stage.frame("9"), try stage.frame("September"))
    let year = try stage.frame("2024")
    #expect(abs(month.minX - day.maxX - 14) < 0.01)
    #expect(try stage.frame("June").minX == month.minX)
    #expect(year.maxX - day.minX < 320 && day.minX > (width - 320) / 2)
  }

  @Test func menusLineUpWithTheNearerEdge() throws {
    func places(_ alignment: Alignment) throws -> (anchor: CGRect, item: CGRect) {
      let stage = Stage(
        Menu("Menu") { Button("Item") {} }
          .frame(maxWidth: .infinity, alignment: alignment).padding(.horizontal, 20))
      let anchor = try stage.frame("Menu")
      try stage.host.tap("Menu")
      return (anchor, try stage.frame("Item"))
    }
    let middle = try places(.center)
    let inset = middle.item.minX - (393 - 250) / 2
    #expect(inset > 0 && inset < 60)
    let leading = try places(.leading)
    #expect(leading.item.minX - inset == leading.anchor.minX)
    let trailing = try places(.trailing)
    #expect(trailing.item.minX - inset + 250 == trailing.anchor.maxX)
  }

  @Test func contextMenusShowTheirViewOnAPlatter() throws {
    let stage = Stage(Text("Item").padding(10).contextMenu { Button("Share") {} })
    let item = try stage.frame("Item").insetBy(dx: -10, dy: -10)
    #expect(try !fills(Color(.systemBackground), stage).contains(item))
    try stage.host.longPress("Item")
    #expect(try fills(Color(.systemBackground), stage).contains(item))
  }

  @Test func fieldsOfSeveralLinesKeepTheRoomAroundOne() throws {
    func height(_ axis: Axis, _ text: String) throws -> (field: CGFloat, words: CGFloat) {
      let stage = Stage(
        VStack(spacing: 0) {
          Text("Above")
          TextField("Title", text: .constant(text), axis: axis).textFieldStyle(.roundedBorder)
          Text("Below")
        })
      return (
        try stage.frame("Below").minY - stage.frame("Above").maxY,
        try stage.frame(text).height
      )
    }
    #expect(try height(.horizontal, "Short").field == 34)
    let long = try height(.vertical, String(repeating: "words of a line ", count: 9))
    #expect(long.words > 60 && long.field == long.words + 14)
  }

  @Test func theCaretStandsHalfBeforeThePrompt() throws {
    struct Typing: View {
      @FocusState private var isFocused: Bool
      var body: some View {
        TextField("Name", text: .constant("")).focused($isFocused).tint(.purple)
          .onAppear { isFocused = true }
      }
    }
    let stage = Stage(Typing())
    let prompt = try stage.frame("Name")
    let carets = try fills(.purple, stage).filter { $0.width == 2 }
    #expect(carets.map(\.midX) == [prompt.minX])
  }
}
