import DisplayList
import Foundation
import Testing

@testable import CairoRender

/// An app's own symbols.
struct SymbolTemplateTests {
  /// A template of bars that are as thick as each drawing says, at any place of the sheet.
  static func template(
    _ bars: [(name: String, thickness: Int)], class word: String = "", guides: Bool = true
  ) -> String {
    var svg = #"<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"><g id="Guides">"#
    for (scale, baseline) in [("S", 696), ("M", 1126), ("L", 1556)] where guides {
      let capitals = Double(baseline) - 70.459
      svg += #"<line id="Baseline-\#(scale)" x1="263" x2="3036" y1="\#(baseline)"/>"#
      svg += #"<line id="Capline-\#(scale)" x1="263" x2="3036" y1="\#(capitals)"/>"#
    }
    svg += #"</g><g id="Symbols">"#
    for (index, bar) in bars.enumerated() {
      let baseline = bar.name.hasSuffix("S") ? 696 : bar.name.hasSuffix("M") ? 1126 : 1556
      let (x, top) = (500 + index * 700, -35.2295 - Double(bar.thickness) / 2)
      svg += #"<g id="\#(bar.name)" transform="matrix(1 0 0 1 \#(x) \#(baseline))">"#
      svg +=
        #"<path class="\#(word)" d="M0 \#(top) h80 v\#(bar.thickness) h-80 z"/></g>"#
    }
    return svg + "</g></svg>"
  }

  func ink(
    _ template: SymbolTemplate, _ weight: ResolvedFont.Weight,
    _ scale: SymbolReference.Scale = .medium
  ) -> CGRect { template.artwork(weight, scale).parts.inkRect }

  @Test func weightsBetweenTheDrawingsAreInterpolated() throws {
    let template = try SymbolTemplate(
      svg: Self.template([("Ultralight-S", 2), ("Regular-S", 8), ("Black-S", 20)]))
    // Drawings of the small scale are made as large as the medium one's.
    let heights = ResolvedFont.Weight.allCases.map { ink(template, $0).height * 0.79 }
    #expect(heights == heights.sorted() && Set(heights).count == 9)
    #expect(abs(heights[0] - 2) < 0.01 && abs(heights[3] - 8) < 0.01)
    #expect(abs(heights[8] - 20) < 0.01)
    for weight in ResolvedFont.Weight.allCases {
      let rect = ink(template, weight)
      #expect(abs(rect.midX) < 0.01 && abs(rect.midY) < 0.01)
      #expect(abs(rect.width - 80 / 0.79) < 0.01)
    }
  }

  @Test func aCommentMayNameItsVersionsTwice() throws {
    let comment = #"<!--glyph: "sweet", font version: "17.0d4e2", writer version: "0"-->"#
    let template = Self.template([("Regular-M", 8)])
    let commented = template.replacingOccurrences(of: #"<g id="Guides">"#, with: comment + "<g>")
    #expect(commented != template)
    let plain = template.replacingOccurrences(of: #"<g id="Guides">"#, with: "<g>")
    #expect(
      try ink(SymbolTemplate(svg: commented), .regular)
        == ink(SymbolTemplate(svg: plain), .regular))
  }

  @Test func theDrawingOfAScaleIsTaken() throws {
    let template = try SymbolTemplate(
      svg: Self.template([("Ultralight-S", 2), ("Regular-M", 8), ("Black-L", 20)]))
    #expect(abs(ink(template, .regular).height - 8) < 0.01)
    #expect(abs(ink(template, .black, .large).height - 20 / 1.277) < 0.01)
    #expect(ink(template, .semibold).height > 8)
  }

  @Test func drawingsOfAnotherKindAreNotMixed() throws {
    let bars = Self.template([("Ultralight-M", 2)])
    let other =
      #"<g id="Black-M" transform="translate(9 1126)"><circle r="30" cy="-35.2295"/></g></g></svg>"#
    let template = try SymbolTemplate(svg: bars.replacingOccurrences(of: "</g></svg>", with: other))
    #expect(ink(template, .light).height == ink(template, .ultraLight).height)
    #expect(abs(ink(template, .heavy).height - 60) < 0.1)
  }

  @Test func layersAreThoseOfTheClasses() throws {
    let svg = Self.template(
      [("Regular-M", 8)], class: "monochrome-0 multicolor-0:tintColor hierarchical-0:secondary")
    let parts = try SymbolTemplate(svg: svg).artwork(.regular, .medium).parts
    #expect(parts.map(\.level) == [.secondary])
  }

  /// A template of three bars in layers, the second and the third above the first.
  static let coloured: String = {
    let bars = [("systemRedColor", 0), ("custom", 30), ("brand", 60)].enumerated()
    let shapes = bars.map { index, bar in
      #"<path class="monochrome-0 multicolor-\#(index):\#(bar.0)" "#
        + #"d="M\#(bar.1) -60 h20 v50 h-20 z"/>"#
    }
    let unseen = #"<path class="monochrome-0" d="M90 -60 h20 v50 h-20 z"/>"#
    let rules =
      "<style>.multicolor-0:systemRedColor {fill:#FF3B30;opacity:1.0}\n"
      + ".multicolor-1:custom {fill:#00FF00;opacity:0.5;-sfsymbols-motion-group:0}</style>"
    return template([("Regular-M", 8)])
      .replacingOccurrences(of: #"<g id="Guides">"#, with: rules + #"<g id="Guides">"#)
      .replacingOccurrences(
        of: "</g></svg>",
        with: #"<g id="Bold-M" transform="translate(9 1126)">"# + shapes.joined() + unseen
          + "</g></g></svg>")
  }()

  @Test func coloursOfLayersAreThoseOfTheClasses() throws {
    let template = try SymbolTemplate(svg: Self.coloured)
    let half = RGBAColor(hex: 0x00FF00, alpha: 0.5)
    #expect(template.colors == [.named("systemRedColor"), .custom(half), .named("brand")])
    #expect(template.artwork(.bold, .medium).layers == [0, 1, 2])
    func colors(_ word: String) throws -> [SymbolLayerColor] {
      try SymbolTemplate(svg: Self.template([("Regular-M", 8)], class: word)).colors
    }
    #expect(try colors("monochrome-0 hierarchical-0:secondary") == [])
    #expect(try colors("multicolor-1:tintColor") == [.tint, .tint])
    // A colour that no rule tells, and numbers that are none.
    #expect(try colors("multicolor-0:custom") == [.tint])
    for word in ["multicolor-:white", "multicolor-0", "multicolor-9999999999:white"] {
      #expect(try colors(word) == [], "\(word)")
    }
  }

  @Test func layersArePaintedInTheirColours() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("symbol-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("bars.svg")
    try Self.coloured.write(to: file, atomically: true, encoding: .utf8)
    let studio = try Studio()
    #expect(studio.text.layerColors(ofTemplate: file.path).count == 3)
    let symbol = SymbolReference(
      name: "bars", font: ResolvedFont(size: 100, weight: .bold), template: file.path)
    let size = studio.text.measure(symbol).size
    func colours(_ rendering: SymbolDrawing.Rendering) throws -> [UInt32] {
      let paints: [Paint] = [0xFF0000, 0x00FF00, 0x0000FF].map { .color(RGBAColor(hex: $0)) }
      let image = try studio.draw(
        [
          .symbol(
            SymbolDrawing(
              symbol: symbol,
              frame: CGRect(x: 0, y: 20, width: size.width, height: size.height),
              paints: paints, rendering: rendering))
        ], size: CGSize(width: 150, height: 100))
      let left = (size.width - 110) / 2
      return [10, 40, 70, 100].map { image[Int((left + $0) * 2), 80] }
    }
    #expect(try colours(.multicolor) == [0xFFFF_0000, 0xFF00_FF00, 0xFF00_00FF, 0xFFFF_FFFF])
    #expect(try colours(.monochrome) == [UInt32](repeating: 0xFFFF_0000, count: 4))
  }

  @Test func marginsAreThoseOfTheTemplate() throws {
    func room(_ guides: String, _ weight: ResolvedFont.Weight) throws -> ClosedRange<CGFloat> {
      let bars = Self.template([("Ultralight-M", 2), ("Black-M", 20)])
      let svg = bars.replacingOccurrences(of: #"</g><g id="Symbols">"#, with: guides + "</g><g>")
      return try SymbolTemplate(svg: svg).artwork(weight, .medium).room
    }
    func margins(_ name: String, _ left: Int, _ right: Int) -> String {
      #"<line id="left-margin-\#(name)" x1="\#(left)" y1="0"/>"#
        + #"<line id="right-margin-\#(name)" x1="\#(right)" y1="0"/>"#
    }
    // The first drawing's ink reaches from 500 to 580, the second one's from 1200 to 1280.
    let both = margins("Ultralight-M", 480, 590) + margins("Black-M", 1190, 1310)
    #expect(try room(both, .ultraLight) == -60...50)
    #expect(try room(both, .black) == -50...70)
    let between = try room(both, .regular)
    #expect(between.lowerBound > -60 && between.lowerBound < -50)
    // The usual ones without them, or where they are exchanged.
    #expect(try room("", .black) == -49...49)
    #expect(try room(margins("Black-M", 1310, 1190), .black) == -49...49)
  }

  @Test func brokenTemplatesSayWhatIsWrong() {
    func error(_ svg: String) -> SymbolSourceError? {
      do throws(SymbolSourceError) {
        _ = try SymbolTemplate(svg: svg)
        return nil
      } catch {
        return error
      }
    }
    let good = Self.template([("Regular-M", 8)])
    #expect(error(good) == nil)
    #expect(error("") == .empty)
    #expect(error("</g></g><g id=") == .empty)
    #expect(error(Self.template([("Regular-M", 8)], guides: false)) == .empty)
    #expect(error(Self.template([("Regular-X", 8)])) == .empty)
    #expect(error(good.replacingOccurrences(of: "matrix(1", with: "skewX(1")) == .transform)
    #expect(error(good.replacingOccurrences(of: "h80", with: "k80")) != nil)
  }

  @Test func anAppsSymbolIsDrawnAndABrokenOneReported() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("symbol-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("bar.svg")
    try Self.template([("Regular-M", 20)]).write(to: file, atomically: true, encoding: .utf8)
    let studio = try Studio(isStrict: false)
    let font = ResolvedFont(size: 40)
    let symbol = SymbolReference(name: "bar", font: font, template: file.path)
    let size = studio.text.measure(symbol).size
    #expect(abs(size.width - 40 * 0.98) < 0.1 && abs(size.height - 8) < 0.1)
    let image = try studio.draw(
      [
        .symbol(
          SymbolDrawing(
            symbol: symbol, frame: CGRect(x: 5, y: 20, width: size.width, height: size.height),
            paints: [.color(.black)]))
      ], size: CGSize(width: 50, height: 50))
    #expect(image[50, 48] == 0xFF00_0000 && image[50, 20] == 0xFFFF_FFFF)
    #expect(studio.text.issues.isEmpty)
    _ = studio.text.measure(SymbolReference(name: "no", font: font, template: "/no.svg"))
    #expect("\(studio.text.issues)".contains("The symbol no cannot be read"))
  }
}
