import CairoRender
import StageSupport
import SwiftUI
import Testing

/// What controls look like where a designer found that they did not look like the system's.
@MainActor @Suite struct ControlLookTests {
  /// The fills of a screen in one colour, from its window's origin.
  private func fills(_ stage: Stage, _ color: Color) throws -> [CGRect] {
    let wanted = stage.host.color(color, in: stage.surroundings)
    func find(_ items: [DrawItem]) -> [CGRect] {
      items.flatMap { item -> [CGRect] in
        switch item.operation {
        case .fill(let path, .color(wanted), _): [path.boundingRect]
        case .layer(let layer): find(layer.items)
        default: []
        }
      }
    }
    return find(try stage.render().items)
  }

  @Test func aPaletteOutsideOfAMenuIsSegments() throws {
    func frames(_ style: some PickerStyle) throws -> [CGRect] {
      let picker = Picker("P", selection: .constant(0)) {
        Text("One").tag(0)
        Text("Two").tag(1)
      }
      return try Stage(picker.pickerStyle(style)).words().map(\.frame)
    }
    let segments = try frames(.segmented)
    #expect(try frames(.palette) == segments && segments.count == 2)
    // The control: another style is laid out otherwise.
    #expect(try frames(.menu) != segments)
  }

  /// iOS has no ring: a circular view spins, whatever its value.
  @Test func aCircularProgressSpins() throws {
    func shapes(_ titleBar: TitleBar?, _ value: Double?) throws -> Int {
      let view = Group {
        if let value { ProgressView(value: value) } else { ProgressView() }
      }
      let stage = Stage(view.progressViewStyle(.circular)) { $0.titleBar = titleBar }
      return try stage.render().items.count
    }
    #expect(try shapes(nil, 0.4) == shapes(nil, nil))
    // The control: a Mac's is a ring.
    let bar = TitleBar(.window, height: 28, start: 74, margin: 20)
    #expect(try shapes(bar, 0.4) != shapes(bar, nil))
  }

  /// An arrow that leads to no month within the bounds is grey and hears nothing.
  @Test func aCalendarEndsWithItsBounds() throws {
    struct Dates: View {
      @State var date = Date(timeIntervalSince1970: 1_704_793_260)
      let bounds: ClosedRange<Date>
      var body: some View {
        DatePicker("D", selection: $date, in: bounds).datePickerStyle(.graphical)
      }
    }
    func arrows(_ days: Double) throws -> [SymbolDrawing] {
      let now = Date(timeIntervalSince1970: 1_704_793_260)
      let stage = Stage(Dates(bounds: now...now.addingTimeInterval(86_400 * days))) {
        $0.locale = Locale(identifier: "en_US")
        $0.timeZone = .gmt
      }
      func find(_ items: [DrawItem]) -> [SymbolDrawing] {
        items.flatMap { item -> [SymbolDrawing] in
          switch item.operation {
          case .symbol(let drawing): [drawing]
          case .layer(let layer): find(layer.items)
          default: []
          }
        }
      }
      return try find(stage.render().items)
    }
    // From 9 January on: February is within forty days, and not within ten or eleven.
    #expect(try arrows(10) != arrows(40))
    #expect(try arrows(10) == arrows(11) && !arrows(10).isEmpty)
  }

  /// The caret stands behind the last letter, and is as high with letters as without.
  @Test func theCaretOfASearchStandsBehindItsLetters() throws {
    func stage(_ text: String) throws -> Stage {
      let page = NavigationStack {
        Text("Page").searchable(text: .constant(text), isPresented: .constant(true))
      }
      return Stage(page, text: try TextEngine(fonts: FontBook()))
    }
    func caret(_ stage: Stage) throws -> CGRect {
      func find(_ items: [DrawItem]) -> [CGRect] {
        items.flatMap { item -> [CGRect] in
          switch item.operation {
          case .fill(let path, _, _): [path.boundingRect].filter { $0.width == 2 }
          case .layer(let layer): find(layer.items)
          default: []
          }
        }
      }
      return try #require(find(stage.render().items).first)
    }
    let typed = try stage("Tea")
    #expect(try caret(typed).minX >= typed.frame("Tea").maxX)
    let (full, empty) = (try caret(typed).height, try caret(try stage("")).height)
    #expect(abs(full - empty) < 0.5 && full > 15, "\(full), \(empty)")
    // What is being edited is found by its text.
    #expect(typed.host.rootElement?.words.contains("Tea") == true)
  }

  /// A large sheet lays one shade over the card behind it, a lower one another over the screen.
  @Test func aLargeSheetDarkensOnce() throws {
    func darkness(_ detents: Set<PresentationDetent>) throws -> [CGRect] {
      let view = Color.clear.sheet(isPresented: .constant(true)) {
        Text("Sheet").presentationDetents(detents)
      }
      let stage = Stage(view)
      return try fills(stage, .black.opacity(0.2)) + fills(stage, .black.opacity(0.1))
    }
    #expect(try darkness([.large]).count == 1)
    #expect(try darkness([.medium]).count == 1)
  }

  /// The bubble of a Mac's window has a line around it, since its window may be as light as it is.
  @Test func aBubbleInAWindowHasAnOutline() throws {
    func strokes(_ titleBar: TitleBar?) throws -> Int {
      let view = Text("Source").popover(isPresented: .constant(true)) { Text("Bubble") }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
      let stage = Stage(view, size: CGSize(width: 800, height: 600), safeArea: EdgeInsets()) {
        $0.horizontalSizeClass = .regular
        $0.titleBar = titleBar
      }
      func count(_ items: [DrawItem]) -> Int {
        items.reduce(0) { sum, item in
          switch item.operation {
          case .stroke: sum + 1
          case .layer(let layer): sum + count(layer.items)
          default: sum
          }
        }
      }
      return try count(stage.render().items)
    }
    let bar = TitleBar(.window, height: 28, start: 74, margin: 20)
    #expect(try strokes(bar) == strokes(nil) + 2)
  }

  /// The mark of a picker whose value stands beneath its label has the middle of the value.
  @Test func theMarkOfAStackedPickerHasTheMiddleOfItsValue() throws {
    let form = Form {
      Picker("Label", selection: .constant(0)) { Text("Value").tag(0) }
    }
    let stage = Stage(form) { $0.dynamicTypeSize = .accessibility3 }
    let value = try stage.frame("Value")
    let marks = try symbols(stage.render().items)
    #expect(marks.count == 2)
    let mark = marks.reduce(CGRect.null) { $0.union($1) }
    #expect(abs(mark.midY - value.midY) < 1)
  }

  private func symbols(_ items: [DrawItem]) throws -> [CGRect] {
    items.flatMap { item -> [CGRect] in
      switch item.operation {
      case .symbol(let drawing): [drawing.frame]
      case .layer(let layer): (try? symbols(layer.items)) ?? []
      default: []
      }
    }
  }
}
