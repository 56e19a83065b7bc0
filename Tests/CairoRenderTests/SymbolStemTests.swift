import DisplayList
import Foundation
import Testing

@testable import CairoRender

/// The strokes of all drawings beside the stem of the text.
struct SymbolStemTests {
  let studio: Studio
  let set: SymbolSet

  init() throws {
    studio = try Studio()
    set = studio.text.symbols.drawings
  }

  /// Drawings whose parts are too many for the stem in heavy weights: they have less than four
  /// fifths of it in the heaviest, as the detailed symbols of SF have.
  private static let dense: Set = [
    "ant", "app.dashed", "atom", "barcode", "bicycle", "camera.filters", "capslock", "cat",
    "circle.grid.2x2", "circle.grid.3x3", "dumbbell", "ellipsis.curlybraces", "eyes",
    "figure.mind.and.body", "fork.knife", "gear", "gearshape.2", "globe.desk", "hand.tap",
    "hand.wave", "hare", "iphone.radiowaves.left.and.right", "livephoto", "paperclip", "pawprint",
    "pip.swap",
    "point.3.connected.trianglepath.dotted", "point.3.filled.connected.trianglepath.dotted",
    "rectangle.and.paperclip", "rectangle.grid.2x2", "sailboat", "signature", "sparkles",
    "square.dashed", "switch.2", "testtube.2", "textformat.abc", "touchid", "waveform",
  ]

  /// Returns the thickest stroke of each drawing as a part of the stem; none of those that consist
  /// of dots.
  private func shares(_ weight: ResolvedFont.Weight) throws -> [String: CGFloat] {
    var shares: [String: CGFloat] = [:]
    for name in set.naming.drawings {
      let symbol = SymbolReference(name: name, font: ResolvedFont(size: 17, weight: weight))
      let artwork = try #require(studio.text.symbols.artwork(symbol))
      let strokes = artwork.parts.filter { $0.effect == .adds }.compactMap(\.strokeWidth)
      shares[name] = strokes.max().map { $0 / SymbolStroke.stem(weight) }
    }
    return shares
  }

  @Test(arguments: ResolvedFont.Weight.allCases)
  func strokesEqualTheStem(_ weight: ResolvedFont.Weight) throws {
    let shares = try shares(weight)
    let equal = shares.filter { abs($0.value - 1) < 0.002 }.count
    let marks = shares.filter { $0.value > 1.002 }
    // Open marks are heavier by the weight that their drawings say.
    #expect(marks.allSatisfy { (set.source($0.key)?.weight ?? 1) > 1 }, "\(marks)")
    #expect(equal + marks.count >= (weight.rawValue <= 400 ? 630 : 370), "\(equal)")
    for (name, share) in shares where share < 0.8 && !Self.dense.contains(name) {
      Issue.record("\(name) has \(share) of the stem at \(weight)")
    }
  }

  /// A drawing that has become thicker leaves the list.
  @Test func denseDrawingsAreThinner() throws {
    let shares = try shares(.black)
    for name in Self.dense {
      #expect((0.35..<0.8).contains(try #require(shares[name], "\(name)")), "\(name)")
    }
  }

  // MARK: Details

  private func details(_ body: String, heaviest: CGFloat = 19) throws -> [Int: CGFloat] {
    SymbolDetails(of: try SymbolSource(svg: "<svg>\(body)</svg>"), heaviest: heaviest).strokes
  }

  @Test func detailsGiveWayToTheOutline() throws {
    let outline = #"<rect class="area" x="-40" y="-40" width="80" height="80"/>"#
    // The outline's half and the gap of 3.6 leave 20 - 9.5 - 3.6 of 20, twice.
    let near = try details(outline + #"<path class="line" d="M-20,-20 V20"/>"#)
    #expect(abs(try #require(near[1]) - 13.8) < 0.01 && near[0] == nil)
    // A thinner outline leaves more, and what is far away gives no way.
    let thin = try details(outline + #"<path class="line" d="M-20,-20 V20"/>"#, heaviest: 15)
    #expect(thin.isEmpty)
    #expect(try details(outline + #"<path class="line" d="M0,-10 V10"/>"#).isEmpty)
    // Two details share their room; no detail becomes thinner than at the regular weight.
    let two = try details(outline + #"<path class="line" d="M-8,-9 V9"/><path d="M8,-9 V9"/>"#)
    #expect(abs(try #require(two[1]) - 12.4) < 0.01 && two[1] == two[2])
    let close = try details(outline + #"<path class="line" d="M-28,-20 V20"/>"#)
    #expect(close[1] == SymbolStroke.stem(.regular))
    // A line that is larger than the area is none of its details.
    let large = #"<path class="line" d="M-60,-60 V60 M60,-60 V60"/>"#
    #expect(try details(outline + large).isEmpty)
  }

  @Test(arguments: ["calendar", "terminal", "tv", "newspaper", "keyboard", "trash"])
  func outlinesKeepTheStemAndDetailsTheirGaps(_ name: String) throws {
    let source = try #require(set.source(name))
    #expect(source.black == nil)
    let heaviest = SymbolStroke.stem(.black)
    let details = SymbolDetails(of: source, heaviest: heaviest).strokes
    #expect(!details.isEmpty)
    #expect(details.values.allSatisfy { $0 < heaviest })
  }
}
