import CairoRender
import Foundation
import SwiftUI
import TestSupport
import Testing

/// What used to be drawn otherwise than SwiftUI draws it.
@MainActor @Suite struct WrongPictureTests {
  private func host<Content: View>(_ view: Content) -> ViewHost {
    ViewHost(view, text: SquareText(), assets: FixedPictures())
  }

  private func list<Content: View>(
    _ view: Content, size: CGSize = CGSize(width: 200, height: 200)
  ) throws -> DisplayList {
    try host(view).render(in: Surroundings(size: size))
  }

  private func words<Content: View>(_ view: Content) throws -> [String] {
    try list(view).items.flatMap(\.words).map(\.text)
  }

  /// A shape of its rectangle's width and height alone.
  private struct Wedge: Shape {
    nonisolated func path(in rect: CGRect) -> Path {
      Path {
        $0.move(to: .zero)
        $0.addLine(to: CGPoint(x: rect.width, y: 0))
        $0.addLine(to: CGPoint(x: 0, y: rect.height))
        $0.closeSubpath()
      }
    }
  }

  @Test func shapesAreAskedInTheirOwnCoordinates() throws {
    let place = CGRect(x: 80, y: 90, width: 40, height: 20)
    func check<Content: View>(_ view: Content, _ path: (DrawOperation) -> Path?) throws {
      let items = try list(view.frame(width: 40, height: 20)).items
      let paths = items.compactMap { path($0.operation) }
      #expect(paths.map(\.boundingRect) == [place])
    }
    try check(Wedge().fill(.red)) { if case .fill(let path, _, _) = $0 { path } else { nil } }
    try check(Wedge().stroke(.red)) { if case .stroke(let path, _, _) = $0 { path } else { nil } }
    try check(Color.red.clipShape(Wedge())) {
      if case .layer(let layer) = $0 { layer.clip } else { nil }
    }
    try check(Color.clear.background(.red, in: Wedge())) {
      if case .fill(let path, _, _) = $0 { path } else { nil }
    }
  }

  @Test func literalsKeepTheirPercentSigns() throws {
    #expect(try words(Text("50% of the")) == ["50% of the"])
    #expect(try words(Text("20% off")) == ["20% off"])
    #expect(try words(Button("20% off") {}) == ["20% off"])
    #expect(try words(Label("100%", systemImage: "star")).last == "100%")
    #expect(try words(Text("100% of \(3)")) == ["100% of 3"])
    #expect(try words(Text("\(0.5, specifier: "%.1f")% off")) == ["0.5% off"])
  }

  @Test func numbersInTextsAreWrittenInTheLocale() throws {
    #expect(try words(Text("\(2024)")) == ["2,024"])
    #expect(
      try words(Text("\(2024)").environment(\.locale, Locale(identifier: "de_DE"))) == ["2.024"])
    #expect(try words(Text("\(999)")) == ["999"])
  }

  @Test func oneLocaleServesTextsFormatsAndCalendars() throws {
    struct Page: View {
      @Environment(\.locale) private var locale
      @Environment(\.calendar) private var calendar
      var body: some View {
        VStack {
          Text(verbatim: locale.identifier)
          Text(verbatim: calendar.locale?.identifier ?? "")
          Text(verbatim: 1234.5.formatted())
          Text(verbatim: 1234.formatted(.number))
          Text(1234.5, format: .number)
          Text(verbatim: Date(timeIntervalSince1970: 0).formatted(.dateTime.month(.wide)))
        }
      }
    }
    #expect(
      try words(Page()) == ["en_US", "en_US", "1,234.5", "1,234", "1,234.5", "January"])
    var surroundings = Surroundings(size: CGSize(width: 400, height: 400))
    surroundings.environment.locale = Locale(identifier: "de_DE")
    let list = try host(Page()).render(in: surroundings)
    let german = list.items.compactMap { item -> String? in
      if case .text(let drawing) = item.operation { drawing.text.string } else { nil }
    }
    #expect(german == ["de_DE", "de_DE", "1.234,5", "1.234", "1.234,5", "Januar"])
  }

  @Test func editModeIsThereAtTheRootAndChanges() throws {
    struct Page: View {
      @Environment(\.editMode) private var editMode
      var body: some View {
        VStack {
          Text(verbatim: editMode.map { "\($0.wrappedValue)" } ?? "none")
          EditButton()
        }
      }
    }
    let host = host(Page())
    let surroundings = Surroundings(size: CGSize(width: 200, height: 200))
    func shown() throws -> [String] {
      try host.render(in: surroundings).items.flatMap(\.words).map(\.text)
    }
    #expect(try shown() == ["inactive", "Edit"])
    try host.tap("Edit")
    #expect(try shown() == ["active", "Done"])
  }

  @Test func scrollViewsHaveASpaceOfTheirOwn() throws {
    final class Seen { var frames: [CGRect] = []; var bounds: CGRect? }
    let seen = Seen()
    let page = VStack(spacing: 0) {
      Color.red.frame(height: 50)
      ScrollView {
        GeometryReader { proxy in
          let _ =
            seen.frames = [
              proxy.frame(in: .scrollView), proxy.frame(in: .scrollView(axis: .vertical)),
              proxy.frame(in: .scrollView(axis: .horizontal)), proxy.frame(in: .global),
            ]
          let _ = seen.bounds = proxy.bounds(of: .scrollView)
          Color.blue
        }
        .frame(height: 300)
      }
    }
    _ = try list(page)
    #expect(seen.frames.map(\.minY) == [0, 0, 50, 50])
    #expect(seen.bounds == CGRect(x: 0, y: 0, width: 200, height: 150))
  }

  @Test func linksWithinScrollViewsOfRowsHaveNoChevron() throws {
    func symbols<Content: View>(_ view: Content) throws -> [String] {
      func names(_ item: DrawItem) -> [String] {
        switch item.operation {
        case .symbol(let drawing): [drawing.symbol.name]
        case .layer(let layer): layer.items.flatMap(names)
        default: []
        }
      }
      return try list(NavigationStack { List { view } }).items.flatMap(names)
    }
    let link = NavigationLink("Go") { Text("There") }
    #expect(try symbols(link) == ["chevron.forward"])
    #expect(try symbols(ScrollView(.horizontal) { HStack { link } }) == [])
  }

  @Test func iconsOfRowsFollowTheForeground() throws {
    func paint<Content: View>(_ view: Content) throws -> RGBAColor? {
      func paints(_ item: DrawItem) -> [RGBAColor] {
        switch item.operation {
        case .symbol(let drawing): drawing.paints.compactMap(\.color)
        case .layer(let layer): layer.items.flatMap(paints)
        default: []
        }
      }
      return try list(List { view }).items.flatMap(paints).first
    }
    let label = Label("Title", systemImage: "star")
    let red = Color.red.resolve(in: EnvironmentValues())
    let blue = Color.blue.resolve(in: EnvironmentValues())
    func resolved(_ color: RGBAColor?) -> Color.Resolved? {
      color.map { Color($0).resolve(in: EnvironmentValues()) }
    }
    #expect(try resolved(paint(label)) == blue)
    #expect(try resolved(paint(label.foregroundColor(.red))) == red)
    #expect(try resolved(paint(label.foregroundStyle(.red))) == red)
  }

  @Test func aMenuPickerShowsWordsAndPicturesAlone() throws {
    let picker = Picker("Colour", selection: .constant(1)) {
      HStack {
        Rectangle().fill(.green)
        Text("Green")
      }.tag(1)
    }
    let list = try list(picker)
    let fills = list.items.filter { if case .fill = $0.operation { true } else { false } }
    #expect(fills.isEmpty)
    #expect(try words(picker) == ["Green"])
  }

  @Test func anEditableTitleHasTheSignOfItsMenu() throws {
    func symbols(_ item: DrawItem) -> [String] {
      switch item.operation {
      case .symbol(let drawing): [drawing.symbol.name]
      case .layer(let layer): layer.items.flatMap(symbols)
      default: []
      }
    }
    let page = NavigationStack {
      Text("Page").navigationTitle(.constant("Name")).navigationBarTitleDisplayMode(.inline)
    }
    #expect(
      try list(page).items.flatMap(symbols) == ["chevron.down.circle.fill"])
  }

  @Test func aZeroSleepIsOverBeforeThePicture() throws {
    struct Page: View {
      @State private var word = "before"
      var body: some View {
        Text(verbatim: word).task {
          try? await Task.sleep(nanoseconds: 0)
          try? await Task.sleep(for: .zero)
          await Task.yield()
          word = "after"
        }
      }
    }
    #expect(try words(Page()) == ["after"])
  }

  @Test func aTurnHasPerspective() throws {
    let turned = Color.red.frame(width: 100, height: 100)
      .rotation3DEffect(.degrees(60), axis: (x: 0, y: 1, z: 0))
    let layers = try list(turned).items.compactMap { item -> Projection? in
      guard case .layer(let layer) = item.operation,
        case .projection(let found)? = layer.filters.first
      else { return nil }
      return found
    }
    let projection = try #require(layers.first)
    // Half of the view's 100 points, turned by 60°: 25 points aside and 43.3 points away from, or
    // near to, an eye that is 100 points away.
    let far = try #require(projection.apply(CGPoint(x: 150, y: 50)))
    let near = try #require(projection.apply(CGPoint(x: 50, y: 50)))
    #expect(abs(far.x - (100 + 25 / 1.433)) < 0.05)
    #expect(abs(far.y - (100 - 50 / 1.433)) < 0.05)
    #expect(abs(near.x - (100 - 25 / 0.567)) < 0.05)
    let flat = try list(
      Color.red.rotation3DEffect(.degrees(60), axis: (x: 0, y: 1, z: 0), perspective: 0))
    guard case .layer(let layer) = flat.items[0].operation else {
      Issue.record("no layer")
      return
    }
    #expect(layer.filters.isEmpty && abs(layer.transform.a - 0.5) < 0.001)
  }

  @Test func perspectiveIsRastered() throws {
    let text = try TextEngine(fonts: FontBook())
    let view = Color.red.frame(width: 60, height: 60)
      .rotation3DEffect(.degrees(60), axis: (x: 0, y: 1, z: 0))
    let list = try ViewHost(view, text: text, assets: ImageStore())
      .render(in: Surroundings(size: CGSize(width: 120, height: 120)))
    let image = try Rasterizer().render(list, scale: 1, text: text, assets: ImageStore())
    func height(at x: Int) -> Int {
      (0..<120).count { image[x, $0] & 0xFF < 128 }
    }
    // The column's middle is half a point beside the axis, where the view is 60 / 60.88 as high.
    #expect(abs(height(at: 60) - 59) <= 1)
    #expect(height(at: 45) > 66)
    #expect(height(at: 66) < 54)
    #expect(height(at: 90) == 0)
  }

  @Test func anEmptyScreenIsWarnedOf() throws {
    #expect(try list(EmptyView()).issues.count == 1)
    #expect(try list(Text("A")).issues == [])
  }
}
