import StageSupport
import SwiftUI
import TestSupport
import Testing
import WidgetKit

/// The margins, backgrounds and modes of widgets.
@MainActor @Suite struct WidgetDrawingTests {
  /// A widget with a content of its own.
  private struct Plain<Content: View>: Widget {
    private let isRemovable: Bool
    private let content: Content

    init() { fatalError("made by tests alone") }

    init(isRemovable: Bool, _ content: Content) {
      (self.isRemovable, self.content) = (isRemovable, content)
    }

    var body: some WidgetConfiguration {
      StaticConfiguration(kind: "plain", provider: TideProvider()) { _ in content }
        .containerBackgroundRemovable(isRemovable)
    }
  }

  /// A widget without margins.
  private struct Bare<Content: View>: Widget {
    private let base: Plain<Content>

    init() { base = Plain() }

    init(_ base: Plain<Content>) { self.base = base }

    var body: some WidgetConfiguration { base.body.contentMarginsDisabled() }
  }

  private let small = CGRect(x: 117.5, y: 359.5, width: 158, height: 158)

  private func draw<Content: View>(
    _ family: WidgetFamily = .systemSmall, hasMargins: Bool = true, isRemovable: Bool = true,
    scheme: ColorScheme = .light, @ViewBuilder _ content: () -> Content
  ) throws -> DrawnWidget {
    let widget = Plain(isRemovable: isRemovable, content())
    let preview =
      hasMargins
      ? WidgetPreview(widget, family: family) : WidgetPreview(Bare(widget), family: family)
    return try DrawnWidget(preview) { $0.colorScheme = scheme }
  }

  @Test func contentLiesWithinMargins() throws {
    #expect(try draw { Color.red }.fills.last?.bounds == small.insetBy(dx: 16, dy: 16))
    // Margins are no safe area, which a view could ignore.
    let ignoring = try draw { Color.red.ignoresSafeArea() }
    #expect(ignoring.fills.last?.bounds == small.insetBy(dx: 16, dy: 16))
  }

  @Test func withoutMarginsContentReachesTheEdges() throws {
    #expect(try draw(hasMargins: false) { Color.red }.fills.last?.bounds == small)
  }

  @Test func theEnvironmentTellsMarginsThatAreLeftOut() throws {
    let drawn = try draw(hasMargins: false) { Surroundings() }
    #expect(drawn.texts.contains("16 16 16 16"))
    #expect(try draw(.accessoryRectangular) { Surroundings() }.texts.contains("0 0 0 0"))
  }

  @Test(arguments: [ColorScheme.light, .dark]) func aWidgetIsOnTheSystemsBackground(
    _ scheme: ColorScheme
  ) throws {
    let drawn = try draw(scheme: scheme) { Text("Kiel") }
    #expect(drawn.fills.map(\.bounds) == [small])
    #expect(drawn.fills.first?.color == (scheme == .light ? .white : .black))
  }

  @Test func theContainersBackgroundReachesTheEdges() throws {
    let red = try draw { Text("Kiel").containerBackground(.red, for: .widget) }
    #expect(red.fills.map(\.bounds) == [small, small])
    #expect(red.texts == ["Kiel"])
    let views = try draw {
      Text("Kiel").containerBackground(for: .widget) {
        Color.blue
        Color.red.frame(height: 20)
      }
    }
    #expect(views.fills.map(\.bounds.width) == [158, 158, 158])
    #expect(views.fills.map(\.bounds.height) == [158, 158, 20])
  }

  @Test func aBackgroundWithinOtherModifiersReachesTheEdgesToo() throws {
    let drawn = try draw {
      VStack {
        Text("Kiel")
        Text("Husum").containerBackground(.red, for: .widget)
      }
      .padding(10)
    }
    #expect(drawn.fills.map(\.bounds) == [small, small])
  }

  @Test func aBackgroundWithinAGeometryReaderReachesTheEdgesToo() throws {
    let content = GeometryReader { geometry in
      Text(verbatim: "\(Int(geometry.size.width))").containerBackground(.red, for: .widget)
    }
    let home = try draw { content }
    #expect(home.fills.map(\.bounds) == [small, small] && home.texts == ["126"])
    #expect(try draw(.accessoryCircular) { content }.fills.isEmpty)
  }

  @Test func aBackgroundHasTheEnvironmentOfItsView() throws {
    let drawn = try draw {
      Text("Kiel").containerBackground(for: .widget) { Rectangle() }.foregroundStyle(.red)
    }
    let red = try draw { Text("Kiel").containerBackground(.red, for: .widget) }
    #expect(drawn.fills.map(\.color) == red.fills.map(\.color))
  }

  @Test func anAlignmentIsTheBackgroundsAlone() throws {
    let plain = try draw { Text("Kiel") }
    let drawn = try draw {
      Text("Kiel").containerBackground(for: .widget, alignment: .bottom) {
        Color.red.frame(height: 20)
      }
    }
    #expect(drawn.fills.last?.bounds == CGRect(x: 117.5, y: 497.5, width: 158, height: 20))
    #expect(drawn.words.map(\.frame) == plain.words.map(\.frame))
  }

  @Test func viewsAboveEachOtherShareABackgroundAndStayWhereTheyAre() throws {
    let views = Group {
      Text("Kiel")
      Text("Husum")
    }
    let drawn = try draw { views.containerBackground(.red, for: .widget) }
    #expect(drawn.fills.map(\.bounds) == [small, small])
    #expect(try drawn.words.map(\.frame) == draw { views }.words.map(\.frame))
  }

  @Test func theFirstOfSeveralBackgroundsIsDrawn() throws {
    let drawn = try draw {
      VStack {
        Text("Kiel").containerBackground(.red, for: .widget)
        Text("Husum").containerBackground(.blue, for: .widget)
      }
    }
    let red = try draw { Text("Kiel").containerBackground(.red, for: .widget) }
    #expect(drawn.fills.map(\.color) == red.fills.map(\.color))
  }

  @Test func otherBackgroundsStayWhereTheyAre() throws {
    let drawn = try draw { Text("Kiel").padding(5).background(.red) }
    #expect(drawn.fills.count == 2)
    #expect(drawn.fills.last?.bounds == drawn.words.first?.frame.insetBy(dx: -5, dy: -5))
    let filling = Text("Kiel").frame(maxWidth: .infinity, maxHeight: .infinity)
      .background { Color.red.ignoresSafeArea() }
    #expect(try draw { filling }.fills.last?.bounds == small.insetBy(dx: 16, dy: 16))
    #expect(try draw(.accessoryCircular) { filling }.fills.count == 1)
    let covered = try draw(.accessoryCircular) {
      Text("Kiel").frame(maxWidth: .infinity, maxHeight: .infinity)
        .overlay { Color.red.ignoresSafeArea() }
    }
    #expect(covered.fills.map(\.bounds.size) == [CGSize(width: 72, height: 72)])
  }

  @Test func aBackgroundWithoutViewsIsNone() throws {
    let drawn = try draw { Text("Kiel").containerBackground(for: .widget) {} }
    #expect(drawn.fills.map(\.bounds) == [small] && drawn.texts == ["Kiel"])
  }

  @Test func cornersAreContinuous() throws {
    let layer = try #require(try draw { Color.red }.layer)
    let shape = RoundedRectangle(cornerRadius: 22, style: .continuous)
    #expect(layer.clip == shape.path(in: small))
  }

  @Test func shapesOfTheContainerFollowTheCorners() throws {
    let drawn = try draw(hasMargins: false) {
      ContainerRelativeShape().fill(.red).padding(6)
    }
    guard case .fill(let outline, _, _) = try #require(drawn.layer?.items.last?.operation) else {
      Issue.record("the shape is not the last")
      return
    }
    let inner = RoundedRectangle(cornerRadius: 16, style: .continuous)
    #expect(outline == inner.path(in: small.insetBy(dx: 6, dy: 6)))
  }

  @Test func viewsStandAboveEachOther() throws {
    let words = try draw {
      Text("Kiel")
      Text("Husum")
    }.words
    #expect(words.map(\.text) == ["Kiel", "Husum"])
    #expect(words[0].frame.maxY <= words[1].frame.minY)
  }

  /// A view of the widget's environment.
  private struct Surroundings: View {
    @Environment(\.widgetFamily) private var family
    @Environment(\.widgetRenderingMode) private var mode
    @Environment(\.showsWidgetContainerBackground) private var showsBackground
    @Environment(\.widgetContentMargins) private var margins

    var body: some View {
      Text(verbatim: "\(family)")
      Text(verbatim: "\(mode)")
      Text(verbatim: showsBackground ? "background" : "bare")
      Text(
        verbatim: [margins.top, margins.leading, margins.bottom, margins.trailing]
          .map { "\(Int($0))" }.joined(separator: " "))
    }
  }

  @Test(arguments: [WidgetFamily.systemSmall, .systemMedium, .systemLarge])
  func homeScreensAreInFullColor(_ family: WidgetFamily) throws {
    let drawn = try draw(family) { Surroundings() }
    #expect(drawn.texts == [family.description, "fullColor", "background", "16 16 16 16"])
  }

  @Test(arguments: [WidgetFamily.accessoryCircular, .accessoryRectangular, .accessoryInline])
  func lockScreensAreVibrantAndBare(_ family: WidgetFamily) throws {
    let drawn = try draw(family) {
      Surroundings().containerBackground(.red, for: .widget)
    }
    #expect(drawn.texts == [family.description, "vibrant", "bare", "0 0 0 0"])
    #expect(drawn.fills.isEmpty)
    #expect(drawn.layer?.filters == [.grayscale(1)])
  }

  @Test func aBackgroundThatCannotBeRemovedStays() throws {
    let drawn = try draw(.accessoryRectangular, isRemovable: false) {
      Text("Kiel").containerBackground(.red, for: .widget)
    }
    #expect(drawn.fills.map(\.bounds.size) == [CGSize(width: 160, height: 72)])
  }

  @Test func theVeilIsALockScreensAlone() throws {
    let round = try draw(.accessoryCircular) { AccessoryWidgetBackground() }
    #expect(round.fills.map(\.bounds.size) == [CGSize(width: 72, height: 72)])
    #expect(round.fills.first?.color?.alpha == 0.15)
    let long = try draw(.accessoryRectangular) { AccessoryWidgetBackground() }
    #expect(long.fills.map(\.bounds.size) == [CGSize(width: 160, height: 72)])
    #expect(try draw(.accessoryInline) { AccessoryWidgetBackground() }.fills.isEmpty)
    #expect(try draw(.systemSmall) { AccessoryWidgetBackground() }.fills.count == 1)
  }

  @Test func aLineIsOne() throws {
    func limit(_ family: WidgetFamily) throws -> Int? {
      let items = try #require(try draw(family) { Text("Kiel") }.layer).items
      guard case .text(let text) = items.last?.operation else { return nil }
      return text.text.paragraph.lineLimit
    }
    #expect(try limit(.accessoryInline) == 1)
    #expect(try limit(.accessoryRectangular) == nil)
  }

  @Test func modifiersOfOtherContextsChangeNothing() throws {
    let plain = try draw { Text("Kiel") }
    let modified = try draw {
      Text("Kiel").widgetURL(URL(string: "tides://kiel")).widgetAccentable()
        .widgetLabel("Kiel").widgetLabel { Text("Kiel") }.widgetCurvesContent()
    }
    #expect(plain.list.items.map(\.operation) == modified.list.items.map(\.operation))
  }

  @Test func equalWidgetsAreDrawnEqually() throws {
    let lists = try (0..<2).map { _ in
      try DrawnWidget(WidgetPreview(TideWidget(), family: .systemLarge)).list.items
    }
    #expect(lists[0] == lists[1])
  }
}
