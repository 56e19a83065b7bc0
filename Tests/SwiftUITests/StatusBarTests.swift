import StageSupport
import SwiftUI
import Testing

@MainActor @Suite struct StatusBarTests {
  /// The bars on a device in a scheme, which decides where the screen asks for nothing.
  private func bars<Root: View>(_ root: Root, in scheme: ColorScheme = .light) throws -> SystemBars
  {
    var bars = try Stage(root) { $0.colorScheme = scheme }.render().systemBars
    bars.statusBarIsLight = bars.statusBarIsLight ?? (scheme == .dark)
    bars.homeIndicatorIsLight = bars.homeIndicatorIsLight ?? (scheme == .dark)
    return bars
  }

  @Test func aScreenThatAsksForNothingLeavesTheBarsToTheDevice() throws {
    for scheme in ColorScheme.allCases {
      #expect(try Stage(Text("x")) { $0.colorScheme = scheme }.render().systemBars == SystemBars())
    }
  }

  @Test func theStatusBarFollowsTheScheme() throws {
    #expect(try bars(Text("x")).statusBarIsLight == false)
    #expect(try bars(Text("x"), in: .dark).statusBarIsLight == true)
    #expect(try bars(Text("x").preferredColorScheme(.dark)).statusBarIsLight == true)
    #expect(try bars(Text("x").preferredColorScheme(.light), in: .dark).statusBarIsLight == false)
  }

  @Test func theStatusBarFollowsTheBarBeneathIt() throws {
    struct Page: View {
      var next: Bool
      var body: some View {
        NavigationStack {
          Text("Root").navigationTitle("Root")
            .toolbarBackground(.red, for: .navigationBar)
            .toolbarColorScheme(.dark, for: .navigationBar)
            .navigationDestination(isPresented: .constant(next)) { Text("Next") }
        }
      }
    }
    let first = try bars(Page(next: false))
    #expect(first.statusBarIsLight == true)
    #expect(first.homeIndicatorIsLight == false)
    #expect(try bars(Page(next: true)).statusBarIsLight == false)
  }

  @Test func aSheetLeavesBlackBeneathTheStatusBar() throws {
    let sheet = Text("x").sheet(isPresented: .constant(true)) { Text("Sheet") }
    #expect(try bars(sheet).statusBarIsLight == true)
    let low = Text("x").sheet(isPresented: .constant(true)) {
      Text("Sheet").presentationDetents([.medium])
    }
    #expect(try bars(low).statusBarIsLight == false)
  }

  /// Where nothing is kept free at the top, time and levels stand at the side, over the sheet.
  @Test func aSheetLiesBeneathTimeAndLevelsAtTheSide() throws {
    func isLight(_ sheet: ColorScheme?, over screen: ColorScheme? = nil, top: Double = 0) throws
      -> Bool?
    {
      let root = Text("x").preferredColorScheme(screen).sheet(isPresented: .constant(true)) {
        Text("Sheet").preferredColorScheme(sheet)
      }
      let stage = Stage(
        root, size: CGSize(width: 466, height: 678),
        safeArea: EdgeInsets(top: top, leading: 0, bottom: 34, trailing: 84))
      return try stage.render().systemBars.statusBarIsLight
    }
    #expect(try isLight(nil) == nil)
    #expect(try isLight(.dark) == true)
    #expect(try isLight(.light) == false)
    #expect(try isLight(nil, over: .dark) == true)
    // The control: a status bar at the top lies on black.
    #expect(try isLight(.light, top: 20) == true)
  }

  @Test func aCoverHasTheStatusBarOfItsOwn() throws {
    let cover = Text("x").statusBarHidden().fullScreenCover(isPresented: .constant(true)) {
      Text("Cover").preferredColorScheme(.dark)
    }
    let bars = try bars(cover)
    #expect(!bars.hidesStatusBar)
    #expect(bars.statusBarIsLight == true)
  }

  @Test func whatIsPresentedHasTheSchemeThatItPrefers() throws {
    struct Scheme: View {
      @Environment(\.colorScheme) var scheme
      var body: some View { Text(scheme == .dark ? "dark" : "light") }
    }
    let sheet = Scheme().sheet(isPresented: .constant(true)) {
      Scheme().preferredColorScheme(.dark)
    }
    #expect(try Stage(sheet).texts() == ["light", "dark"])
  }

  @Test func aHiddenStatusBarLeavesItsRoom() throws {
    let stage = Stage(
      VStack {
        Text("Top")
        Spacer()
      }
      .statusBarHidden(), safeArea: EdgeInsets(top: 20, leading: 0, bottom: 0, trailing: 0))
    #expect(try stage.frame("Top").minY == 20)
    stage.surroundings.statusBarInset = 20
    #expect(try stage.frame("Top").minY == 0)
  }
}
