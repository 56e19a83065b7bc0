import LayoutEngine
import StageSupport
import SwiftUI
import TestSupport
import Testing

extension DrawItem {
  /// Whether it or an item within it is a material.
  var materials: [CGRect] {
    switch operation {
    case .material(let path, _, _): [path.boundingRect]
    case .layer(let layer): layer.items.flatMap(\.materials)
    default: []
    }
  }
}

private struct Place: Hashable { let name: String }

private struct Guide: View {
  var mode = NavigationBarItem.TitleDisplayMode.automatic

  var body: some View {
    NavigationStack {
      ScrollView {
        VStack {
          NavigationLink("View", destination: Text("By view").navigationTitle("Deep"))
          NavigationLink("Value", value: Place(name: "Erzia"))
          Color.red.frame(height: 2000)
        }
      }
      .navigationTitle("Home")
      .navigationBarTitleDisplayMode(mode)
      .navigationDestination(for: Place.self) { Text($0.name).navigationTitle("Place") }
    }
  }
}

@MainActor @Suite struct NavigationTests {
  /// A title stands in the middle of the bar, whatever is at its ends.
  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func titlesStandInTheMiddle(_ direction: LayoutDirection) throws {
    let stage = Stage(
      NavigationStack(path: .constant([1])) {
        Text("Root").navigationTitle("Root")
          .navigationDestination(for: Int.self) { _ in
            Text("Page").navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
          }
      }
    ) { $0.layoutDirection = direction }
    #expect(try stage.frame("Title").midX == 393 / 2)
  }

  @Test func contentBeginsBelowTheBars() throws {
    #expect(try Stage(Guide()).frame("View").minY == 59 + 96)
    #expect(try Stage(Guide(mode: .inline)).frame("View").minY == 59 + 44)
    let lying = Stage(
      Guide(), size: CGSize(width: 852, height: 393),
      safeArea: EdgeInsets(top: 0, leading: 59, bottom: 21, trailing: 59)
    ) { $0.verticalSizeClass = .compact }
    #expect(try lying.frame("View").minY == 32)
    let pad = Stage(
      Guide(), size: CGSize(width: 820, height: 1180),
      safeArea: EdgeInsets(top: 24, leading: 0, bottom: 20, trailing: 0)
    ) { $0.horizontalSizeClass = .regular }
    #expect(try pad.frame("View").minY == 24 + 102)
  }

  @Test func listsBeginNearALargeTitle() throws {
    func top(_ mode: NavigationBarItem.TitleDisplayMode, searches: Bool = false) throws -> CGFloat {
      let list = List { Text("Row") }.navigationTitle("T").navigationBarTitleDisplayMode(mode)
      let stage = Stage(
        NavigationStack {
          if searches { list.searchable(text: .constant("")) } else { list }
        })
      let row = try stage.frame("Row")
      return (row.midY - 22).rounded()
    }
    let large = try top(.large)
    #expect(large == CGFloat(59 + 96 + 10))
    #expect(try top(.automatic) == large)
    #expect(try top(.inline) == 59 + 44 + 35)
    #expect(try top(.inline, searches: true) == 59 + 44 + 52 + 10)
    // A sheet is no page of what presents it.
    let sheet = Stage(
      NavigationStack {
        Text("x").sheet(isPresented: .constant(true)) { List { Text("Row") } }
          .navigationTitle("T")
      })
    let bare = Stage(Text("x").sheet(isPresented: .constant(true)) { List { Text("Row") } })
    #expect(try sheet.frame("Row") == bare.frame("Row"))
  }

  /// Navigation views lower their pages before they stack them.
  @Test func listsOfNavigationViewsBeginWhereThoseOfStacksDo() throws {
    func top<Navigation: View>(_ navigation: Navigation) throws -> CGFloat {
      try Stage(navigation).frame("Row").minY
    }
    let list = List { Text("Row") }
    for mode in [NavigationBarItem.TitleDisplayMode.automatic, .large, .inline] {
      let page = list.navigationTitle("T").navigationBarTitleDisplayMode(mode)
      let stacked = try top(NavigationStack { page })
      #expect(try top(NavigationView { page }) == stacked)
      #expect(try top(NavigationView { page }.navigationViewStyle(.stack)) == stacked)
    }
    let found = list.navigationTitle("T").searchable(text: .constant(""))
    #expect(try top(NavigationView { found }) == top(NavigationStack { found }))
  }

  @Test func linksPushAndBackPops() throws {
    let stage = Stage(Guide())
    try stage.render()
    try stage.host.tap("View")
    #expect(try stage.texts() == ["By view", "Home", "Deep"])
    try stage.host.tap("Back")
    #expect(try stage.texts() == ["View", "Value", "Home"])
    try stage.host.tap("Value")
    #expect(try stage.texts() == ["Erzia", "Home", "Place"])
    try stage.host.tap("Back")
    #expect(try stage.texts().first == "View")
  }

  @Test func aValueWithoutAPageIsReported() throws {
    struct Lost: View {
      var body: some View {
        NavigationStack(path: .constant(NavigationPath([1]))) { Text("Root") }
      }
    }
    let stage = Stage(Lost())
    try stage.render()
    #expect(stage.host.session.warnings.contains { $0.hasPrefix("No page for Int") })
  }

  @Test func theAppKeepsThePath() throws {
    struct Kept: View {
      @State private var path = [1, 2]
      var body: some View {
        NavigationStack(path: $path) {
          Text("Root").navigationDestination(for: Int.self) { number in
            Text("Page \(number)").navigationTitle("T\(number)")
          }
        }
      }
    }
    let stage = Stage(Kept())
    #expect(try stage.texts() == ["Page 2", "T1", "T2"])
    try stage.host.tap("Back")
    #expect(try stage.texts().first == "Page 1")
  }

  @Test func dismissPopsAPage() throws {
    struct Leaf: View {
      @Environment(\.dismiss) var dismiss
      var body: some View { Text("Leaf").onTapGesture { dismiss() } }
    }
    struct Flow: View {
      @State private var shows = true
      var body: some View {
        NavigationStack {
          Text("Root").navigationDestination(isPresented: $shows) { Leaf() }
        }
      }
    }
    let stage = Stage(Flow())
    #expect(try stage.texts().first == "Leaf")
    try stage.host.tap("Leaf")
    let texts = try stage.texts()
    #expect(texts == ["Root"])
  }

  @Test func titlesNeverMeetItems() throws {
    struct Crowded: View {
      var body: some View {
        NavigationStack {
          Text("x").navigationTitle("A title that is far too long to fit")
            .navigationBarTitleDisplayMode(.inline)
            .toolbar {
              ToolbarItem(placement: .topBarLeading) { Text("Filters") }
              ToolbarItem(placement: .topBarTrailing) { Text("Edit") }
            }
        }
      }
    }
    let stage = Stage(Crowded(), size: CGSize(width: 375, height: 667))
    let words = try stage.words()
    let filters = try #require(words.first { $0.text == "Filters" }).frame
    let edit = try #require(words.first { $0.text == "Edit" }).frame
    let title = try #require(words.first { $0.text.hasPrefix("A title") }).frame
    #expect(filters.minX == 16)
    #expect(abs(edit.maxX - (375 - 16)) < 0.001)
    #expect(title.minX >= filters.maxX + 8)
    #expect(title.maxX <= edit.minX - 8)
  }

  @Test func theBarIsPaintedOnlyOverContent() throws {
    let stage = Stage(Guide(mode: .inline))
    #expect(try stage.render().items.flatMap(\.materials).isEmpty)
    try stage.host.scroll(to: CGPoint(x: 0, y: 30))
    #expect(
      try stage.render().items.flatMap(\.materials) == [
        CGRect(x: 0, y: 0, width: 393, height: 59 + 44)
      ])
  }

  @Test func toolbarsStandAtTheirPlaces() throws {
    struct Bars: View {
      var body: some View {
        NavigationStack {
          Text("Content")
            .toolbar {
              ToolbarItem(placement: .principal) { Text("Middle") }
              ToolbarItem(placement: .confirmationAction) { Text("Done") }
              ToolbarItem(placement: .cancellationAction) { Text("Cancel") }
              ToolbarItem(placement: .bottomBar) { Text("Bottom") }
              if Bool(true) { ToolbarItem(placement: .status) { Text("Status") } }
            }
        }
      }
    }
    let stage = Stage(Bars())
    let cancel = try stage.frame("Cancel")
    #expect(cancel.minX == 16 && cancel.midY == 59 + 22)
    #expect(try stage.frame("Done").maxX == 393 - 16)
    #expect(try stage.frame("Middle").midX == 393 / 2)
    #expect(try stage.frame("Bottom").midY == 852 - 34 - 22)
  }

  @Test func hiddenBarsTakeNoRoom() throws {
    struct Bare: View {
      var body: some View {
        NavigationStack {
          ScrollView { Text("Top") }.navigationTitle("T").toolbar(.hidden, for: .navigationBar)
        }
      }
    }
    #expect(try Stage(Bare()).frame("Top").minY == 59)
  }

  @Test func titlesWithinGeometryReadersAreFound() throws {
    struct Deferred: View {
      var body: some View {
        NavigationStack { GeometryReader { _ in Text("Inside").navigationTitle("Late") } }
      }
    }
    let stage = Stage(Deferred())
    #expect(try stage.texts().contains("Late"))
    #expect(stage.host.passes == 2)
  }

  @Test func rightToLeftMirrorsTheBar() throws {
    let stage = Stage(Guide()) { $0.layoutDirection = .rightToLeft }
    try stage.render()
    try stage.host.tap("View")
    let back = try stage.frame("Home")
    #expect(back.maxX > 300)
  }

  /// The way back says a long title where it leaves the page's own in the middle; a shorter one may
  /// push that aside.
  @Test func theWayBackSaysAsLongATitleAsThereIsRoomFor() throws {
    func stage(_ before: String, _ title: String, _ size: CGSize) -> Stage {
      Stage(
        NavigationStack(path: .constant([1])) {
          Text("x").navigationTitle(before)
            .navigationDestination(for: Int.self) { _ in
              Text("y").navigationTitle(title).navigationBarTitleDisplayMode(.inline)
            }
        }, size: size
      ) { $0.horizontalSizeClass = size.width > 600 ? .regular : .compact }
    }
    let (phone, pad) = (CGSize(width: 393, height: 852), CGSize(width: 820, height: 1180))
    // A letter is 17 points wide: 221 points, and 170.
    let (long, short) = ("Encyclopaedia", "Favourites")
    #expect(try stage(long, "New", phone).shows("Back"))
    let wide = stage(long, "New", pad)
    #expect(try wide.shows(long))
    #expect(try wide.frame("New").midX == 410)
    // The title would have to give way to the words.
    let title = String(repeating: "N", count: 30)
    #expect(try stage(long, title, pad).shows("Back"))
    let aside = stage(short, title, pad)
    #expect(try aside.shows(short))
    #expect(try aside.frame(title).midX > 410)
    #expect(try stage(short, "New", phone).shows(short))
  }
}
