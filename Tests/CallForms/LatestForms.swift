import SwiftUI
import WebKit

/// A shape whose values a macro finds.
@Animatable
private struct LatestWave: Shape {
  var height: CGFloat
  var phase: Angle = .zero
  var strength = 0.5
  @AnimatableIgnored var count: Int

  func path(in rect: CGRect) -> Path {
    Path(rect.insetBy(dx: CGFloat(count), dy: height * strength * cos(phase.radians)))
  }
}

@Animatable
private struct LatestNumber: View {
  var value: Double
  @State private var isOn = false

  var body: some View { Text(value, format: .number).opacity(isOn ? 0.5 : 1) }
}

/// A card whose corners views within may follow.
private struct LatestCard: RoundedRectangularShape {
  func path(in rect: CGRect) -> Path { Path(roundedRect: rect, cornerRadius: 24) }
  func corners(in size: CGSize?) -> Corners? { .fixed(24) }
}

/// The forms that came with iOS 26.
struct LatestForms: View {
  private struct Tool: Identifiable {
    let id: Int
    let name: String
  }

  @State private var value = 0.3
  @State private var isOn = true
  @State private var page = WebPage()
  @State private var note = AttributedString("Ferry at nine")
  @State private var selection = AttributedTextSelection()
  private let tools = [Tool(id: 1, name: "Pen")]

  var body: some View {
    LatestWave(height: 4, count: 1).frame(width: 40, height: 20)
    LatestNumber(value: value)
    lines
    shapes
    corners
    bars
    sliders
    List {
      Section("A") { Text("B") }.listSectionMargins(.horizontal, 0)
      Section("C") { Text("D") }.listSectionMargins(.top, 4)
    }
    .listSectionMargins(.all, nil)
    Button("A") {}.buttonStyle(.glassProminent).buttonSizing(.flexible)
    Menu("A") { Button("B") {} }.buttonSizing(.fitted)
    symbols
    texts
    pages
    Text(person, format: .name(style: .long))
    Text(person.formatted(.name(style: .abbreviated)))
    Text(Self.document.formatted(.byteCount(style: .file)))
  }

  private var pages: some View {
    WebView(page)
      .webViewBackForwardNavigationGestures(.disabled)
      .webViewContentBackground(.hidden)
      .onAppear { page.load(URL(string: "https://example.com")) }
      .overlay { WebView(url: URL(string: "https://example.com/help")).opacity(0.5) }
  }

  private var person: PersonNameComponents {
    var name = PersonNameComponents()
    (name.givenName, name.familyName) = ("Ada", "Lind")
    return name
  }

  private static var document: Int {
    let renderer = UIGraphicsPDFRenderer(bounds: CGRect(x: 0, y: 0, width: 595, height: 842))
    return renderer.pdfData { context in
      context.beginPage()
      UIColor.black.setFill()
      context.fill(CGRect(x: 40, y: 40, width: 515, height: 1))
    }.count
  }

  private var lines: some View {
    var high = AttributedString("High")
    high.lineHeight = .exact(points: 40)
    let heights: [AttributedString.LineHeight] = [.tight, .normal, .loose, .variable]
    return VStack {
      Text(high).lineHeight(.loose).lineHeight(nil)
      ForEach(heights, id: \.self) { Text("A").lineHeight($0) }
      Text("A").environment(\.lineHeight, .multiple(factor: 1.4)).lineHeight(.leading(increase: 4))
    }
  }

  @ViewBuilder private var shapes: some View {
    Circle().fill(.red).strokeBorder(.white, lineWidth: 2)
    Circle().fill(.red.gradient).strokeBorder(.white, style: StrokeStyle(dash: [4]))
    Circle().fill(.thinMaterial).strokeBorder(.quaternary).stroke(.red, lineWidth: 1)
    Capsule().strokeBorder(.red, lineWidth: 2, antialiased: true).fill(.blue)
    Capsule().fill(.red).stroke(.blue, style: StrokeStyle(lineWidth: 2), antialiased: true)
  }

  @ViewBuilder private var corners: some View {
    ConcentricRectangle().fill(.teal)
    ConcentricRectangle(corners: .concentric(minimum: 12), isUniform: true).strokeBorder(.red)
    ConcentricRectangle(corners: .concentric(minimum: .fixed(12))).inset(by: 4)
    ConcentricRectangle(uniformTopCorners: .fixed(10), uniformBottomCorners: .concentric)
    ConcentricRectangle(uniformBottomCorners: .concentric(minimum: 20))
    ConcentricRectangle(uniformLeadingCorners: .concentric, topTrailingCorner: .square)
    ConcentricRectangle(topLeadingCorner: .concentric, bottomTrailingCorner: 3)
    Text("A")
      .background(.red, in: .rect(corners: .concentric, isUniform: true))
      .glassEffect(.regular, in: .rect(corners: .concentric(minimum: 16)))
      .containerShape(.rect(cornerRadius: 24))
      .containerShape(.rect(corners: .concentric(minimum: 12)))
      .containerShape(.capsule)
      .containerShape(LatestCard())
    Text("A").background(.red, in: .rect(corners: isOn ? Edge.Corner.Style.concentric : .fixed(8)))
  }

  private var bars: some View {
    Text("A").toolbar {
      Group {
        ToolbarItem(placement: .cancellationAction) { Button("B") {} }
        if isOn { ToolbarItem { Button("C") {} } }
      }
      ForEach(tools) { tool in ToolbarItem(placement: .bottomBar) { Text(tool.name) } }
      ForEach(tools, id: \.name) { tool in
        if tool.id > 1 { ToolbarItem { Text(tool.name) } }
      }
      ForEach(0..<2) { number in ToolbarItem { Text("\(number)") } }
      if isOn { ToolbarSpacer(.fixed) } else { ToolbarSpacer(.flexible, placement: .bottomBar) }
    }
  }

  @ViewBuilder private var sliders: some View {
    Slider(value: $value) {
      Text("A")
    } currentValueLabel: {
      Text("B")
    } ticks: {
      SliderTickContentForEach(stride(from: 0.0, through: 1, by: 0.25).map { $0 }, id: \.self) {
        SliderTick($0)
      }
    }
    Slider(value: $value, in: 0...10) {
      Text("A")
    } ticks: {
      SliderTick(0) { Text("B") }
      if isOn { SliderTick("C", 10) }
    }
    Slider(value: $value, in: 0...100, step: 10) {
      Text("A")
    } tick: {
      $0 == 50 ? SliderTick($0) : nil
    }
    Slider(value: $value, in: -1...1, neutralValue: 0, enabledBounds: -0.5...0.5) {
      Text("A")
    } minimumValueLabel: {
      Text("B")
    } maximumValueLabel: {
      Text("C")
    } ticks: {
      SliderTick(0)
    }
  }

  @ViewBuilder private var texts: some View {
    TextEditor(text: $note)
    TextEditor(text: $note, selection: $selection).textSelectionAffinity(.upstream)
    Button("Bold") {
      note.transformAttributes(in: &selection) {
        $0.font = ($0.font ?? .body).bold()
        $0.underlineStyle = .single
      }
      note.replaceSelection(&selection, with: AttributedString("A"))
    }
    .disabled(selection.typingAttributes(in: note).font == nil)
    Image("A").resizable().backgroundExtensionEffect()
    Color.red.backgroundExtensionEffect(isEnabled: isOn)
    Text("A").navigationSubtitle("").toolbar { ToolbarItem(placement: .title) { Text("B") } }
    Text("A").toolbar {
      ToolbarItem(placement: .subtitle) { Text("B") }
      ToolbarItem(placement: .largeTitle) { Text("C") }
      ToolbarItem(placement: .largeSubtitle) { Text("D") }
    }
    Text("A").scrollTransition(.interactive(timingCurve: .easeIn)) { view, phase in
      view.opacity(phase.isIdentity ? 1 : 0)
    }
    Image(systemName: "heart")
      .contentTransition(.symbolEffect(.replace.magic(fallback: .downUp.byLayer)))
    TabView {
      Tab("A", systemImage: "heart") { Text("B") }.hidden(!isOn).disabled(isOn)
      Tab(role: .search) { Text("C") }
    }
    .tabViewSearchActivation(.searchTabSelection)
  }

  @ViewBuilder private var symbols: some View {
    Image(systemName: "heart.fill").symbolColorRenderingMode(.gradient).resizable()
    Image(systemName: "heart.fill").symbolEffect(.drawOn.byLayer, isActive: !isOn)
    Image(systemName: "heart.fill").symbolEffect(.drawOff.individually, isActive: !isOn)
    Image(systemName: "wifi", variableValue: 0.5).symbolVariableValueMode(.draw)
    Label("A", systemImage: "heart").symbolColorRenderingMode(.flat)
      .symbolVariableValueMode(.color)
  }
}
