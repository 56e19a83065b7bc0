import StageSupport
import SwiftUI
import Testing

/// What lies beneath a presentation: its tints lose their colour, and its bars are not seen through
/// a card's.
@MainActor @Suite struct TintDimmingTests {
  private enum Kind: CaseIterable { case none, alert, sheet, dialog, cover }

  private struct Page: View {
    let kind: Kind
    var body: some View {
      VStack {
        Rectangle().fill(Color.accentColor).frame(width: 77, height: 20)
          .accentColor(Color(red: 1, green: 0, blue: 0))
        Rectangle().fill(.tint).frame(width: 66, height: 20)
      }
      .alert("Sure?", isPresented: .constant(kind == .alert)) {}
      .sheet(isPresented: .constant(kind == .sheet)) {
        Rectangle().fill(.tint).frame(width: 55, height: 20)
      }
      .confirmationDialog("How?", isPresented: .constant(kind == .dialog)) { Button("So") {} }
      .fullScreenCover(isPresented: .constant(kind == .cover)) { Text("All") }
      .tint(Color(red: 1, green: 0, blue: 0))
    }
  }

  private func tint(_ stage: Stage, width: CGFloat) throws -> RGBAColor {
    func find(_ items: [DrawItem]) -> [RGBAColor] {
      items.flatMap { item -> [RGBAColor] in
        switch item.operation {
        case .fill(let path, .color(let color), _):
          path.boundingRect.width == width ? [color] : []
        case .layer(let layer): find(layer.items)
        default: []
        }
      }
    }
    return try #require(find(try stage.render().items).first)
  }

  @Test func tintsBeneathAPresentationAreGrey() throws {
    for kind in Kind.allCases {
      let isDimmed = [.alert, .sheet, .dialog].contains(kind)
      for width: CGFloat in [77, 66] {
        let color = try tint(Stage(Page(kind: kind)), width: width)
        #expect((color.red == color.green && color.green == color.blue) == isDimmed, "\(kind)")
      }
    }
    // What is presented keeps its own.
    let own = try tint(Stage(Page(kind: .sheet)), width: 55)
    #expect(own.red == 1 && own.green == 0)
  }

  @Test func tintsReturnWithTheirScreen() throws {
    struct Asking: View {
      @State private var asks = true
      var body: some View {
        Rectangle().fill(.tint).frame(width: 77, height: 20)
          .alert("Sure?", isPresented: $asks) { Button("Yes") {} }
      }
    }
    let stage = Stage(Asking())
    let dimmed = try tint(stage, width: 77)
    try stage.host.tap("Yes")
    #expect(try tint(stage, width: 77) != dimmed)
  }

  /// A bar at a card's top blurs the card's own content, and nothing of the dark screen behind.
  @Test func aCardsBarIsOneColour() throws {
    struct Screen: View {
      var body: some View {
        Color.black.ignoresSafeArea().sheet(isPresented: .constant(true)) {
          VStack(spacing: 0) {
            Color.white.frame(height: 56).background(.white).overlay { Rectangle().fill(.bar) }
            Color.white
          }
          .ignoresSafeArea()
        }
      }
    }
    let image = try Picture(Screen(), size: CGSize(width: 300, height: 500)).image
    let top = try #require((0..<200).first { image[300, $0] != image[300, 0] })
    let colours = Set([2, 20, 60, 100].map { image[300, top + 2 + $0] })
    #expect(colours.count == 1)
  }

  @Test func aCoverHasAScreensBarAndGround() throws {
    struct Screen: View {
      let isSheet: Bool
      var body: some View {
        Text("Base")
          .sheet(isPresented: .constant(isSheet)) { page }
          .fullScreenCover(isPresented: .constant(!isSheet)) { page }
      }
      private var page: some View {
        NavigationStack {
          Text("x").navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
        }
      }
    }
    let cover = Stage(Screen(isSheet: false)) { $0.colorScheme = .dark }
    #expect(try cover.frame("Title").midY == 59 + 22)
    let sheet = Stage(Screen(isSheet: true)) { $0.colorScheme = .dark }
    #expect(try sheet.frame("Title").midY == 69 + 28)
    func grounds(_ stage: Stage) throws -> [RGBAColor] {
      func find(_ items: [DrawItem]) -> [RGBAColor] {
        items.flatMap { item -> [RGBAColor] in
          switch item.operation {
          case .fill(let path, .color(let color), _):
            path.boundingRect.height > 600 && color.alpha == 1 ? [color] : []
          case .layer(let layer): find(layer.items)
          default: []
          }
        }
      }
      return find(try stage.render().items)
    }
    #expect(try grounds(cover).last == RGBAColor(hex: 0x000000))
    #expect(try grounds(sheet).contains(RGBAColor(hex: 0x1C1C1E)))
  }
}
