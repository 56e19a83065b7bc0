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

  /// The smallest part of the stem that the thickest stroke of a drawing has, at any weight.
  private static let least: CGFloat = 0.8

  /// Returns the thickest stroke of each drawing as a part of the stem.
  ///
  /// Dots, and forms that are filled, show no stroke: drawings of nothing else have none.
  private func shares(_ weight: ResolvedFont.Weight) throws -> [String: CGFloat] {
    var shares: [String: CGFloat] = [:]
    for (name, parts) in try WeighedDrawings.at(weight).parts {
      let strokes = parts.filter { $0.effect == .adds && $0.isLong }
      guard strokes.contains(where: { !$0.isFilled }) else { continue }
      let most = strokes.compactMap(\.strokeWidth).max()
      shares[name] = most.map { $0 / SymbolStroke.stem(weight) }
    }
    return shares
  }

  /// The thickest stroke of nine drawings in ten equals the stem at every weight, that of all has
  /// four fifths of it; strokes of the weights left out lie between those of their neighbours.
  ///
  /// What is struck out has the stroke of its line, which is thinner above regular for all.
  @Test(arguments: [.ultraLight, .light, .regular, .bold, .black] as [ResolvedFont.Weight])
  func strokesEqualTheStem(_ weight: ResolvedFont.Weight) throws {
    let shares = try shares(weight)
    #expect(shares.count > 620)
    let whole = shares.filter { set.source($0.key)?.slash == nil }
    let equal = whole.filter { abs($0.value - 1) < 0.002 }.count
    let marks = whole.filter { $0.value > 1.002 }
    // Open marks are heavier by the weight that their drawings say.
    #expect(marks.allSatisfy { (set.source($0.key)?.weight ?? 1) > 1 }, "\(marks)")
    let part = Double(equal + marks.count) / Double(whole.count)
    #expect(part > (weight.rawValue <= 400 ? 0.99 : 0.88), "\(part)")
    for (name, share) in shares where share < Self.least {
      Issue.record("\(name) has \(share) of the stem at \(weight)")
    }
  }

  /// What is thinner than the stem is never thinner than it is at the regular weight.
  @Test(arguments: [.semibold, .black] as [ResolvedFont.Weight])
  func noStrokeIsThinnerThanAtRegular(_ weight: ResolvedFont.Weight) throws {
    let atRegular = try WeighedDrawings.at(.regular).parts
    let atWeight = try WeighedDrawings.at(weight).parts
    #expect(Set(atRegular.keys) == set.naming.drawings && Set(atWeight.keys) == set.naming.drawings)
    for (name, parts) in atRegular {
      // What a slash leaves of a drawing is covered by forms without strokes, of another number.
      let regular = parts.compactMap(\.strokeWidth)
      let heavier = try #require(atWeight[name]).compactMap(\.strokeWidth)
      #expect(regular.count == heavier.count, "\(name)")
      #expect(zip(regular, heavier).allSatisfy { $0 <= $1 + 0.001 }, "\(name)")
    }
  }

  /// A drawing that is thinner as a whole has lines between which the stem would leave less than
  /// the gap beside a detail.
  @Test func limitedDrawingsLackRoomForTheStem() throws {
    let (stem, gap): (CGFloat, CGFloat) = (SymbolStroke.stem(.black), 3.6)
    let limited = set.naming.drawings.compactMap { name in set.source(name).map { (name, $0) } }
      .filter { $0.1.black != nil }
    #expect(limited.count < 75)
    for (name, source) in limited {
      let shapes = source.grown(for: stem).shapes.filter { !$0.isCut && !$0.isOver }
      var least = CGFloat.infinity
      for (index, shape) in shapes.enumerated() {
        for other in shapes[index...] {
          let strokes = [shape, other].filter { $0.form != .flat }.count
          guard strokes > 0 else { continue }
          for outline in shape.outlines {
            for another in other.outlines {
              least = min(least, outline.distance(to: another) - CGFloat(strokes) * stem / 2)
            }
          }
        }
      }
      #expect(least < gap, "\(name) has \(least)")
    }
  }

  // MARK: Growth

  private func source(_ svg: String) throws -> SymbolSource { try SymbolSource(svg: svg) }

  @Test func middleLinesSpreadAboveRegular() throws {
    let drawing = try source(
      #"<svg data-growth="1.1 1.2" data-badge="20 10"><path d="M-20,-10 L20,10"/></svg>"#)
    #expect(drawing.growth == CGSize(width: 1.1, height: 1.2))
    for weight in [ResolvedFont.Weight.ultraLight, .regular] {
      let shape = drawing.grown(for: SymbolStroke.stem(weight)).shapes[0]
      #expect(shape.path == drawing.shapes[0].path)
    }
    let black = drawing.grown(for: SymbolStroke.stem(.black)).shapes[0].path.inkRect
    #expect(abs(black.width - 44) < 0.001 && abs(black.height - 24) < 0.001)
    // The place of a badge moves with them.
    let badge = try #require(drawing.grown(for: SymbolStroke.stem(.black)).badge)
    #expect(abs(badge.x - 22) < 0.001 && abs(badge.y - 12) < 0.001)
    let middle = (SymbolStroke.stem(.regular) + SymbolStroke.stem(.black)) / 2
    #expect(abs(drawing.grown(for: middle).shapes[0].path.inkRect.width - 42) < 0.001)
    // One ratio is for both ways, and a drawing without one stays as it is.
    #expect(try source(#"<svg data-growth="1.1"><path d="M0,0 H9"/></svg>"#).growth.height == 1.1)
    #expect(try source(#"<svg><path d="M0,0 H9"/></svg>"#).growth == CGSize(width: 1, height: 1))
  }

  @Test func growthIsBounded() {
    for name in set.naming.drawings {
      guard let source = set.source(name), source.growth != CGSize(width: 1, height: 1) else {
        continue
      }
      #expect((1...1.26).contains(source.growth.width), "\(name)")
      #expect((1...1.15).contains(source.growth.height), "\(name)")
      // The room for others does not move.
      #expect(source.slot == nil, "\(name)")
    }
  }

  /// In another symbol a drawing is as large as its room.
  @Test func whatStandsInAnotherDoesNotGrow() throws {
    let drawing = try source(#"<svg data-growth="1.1"><path d="M-20,0 H20"/></svg>"#)
    let black = SymbolStroke.stem(.black)
    let alone = SymbolPen(black).parts(of: drawing, isFilled: false)
    let inside = SymbolPen(inside: black, scale: 0.5, isCutOut: false)
      .parts(of: drawing, isFilled: true)
    #expect(abs(alone[0].path.inkRect.width - 44) < 0.001)
    #expect(inside[0].path.inkRect.width == 40)
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

  /// A ring is a line around its details; what lies beside it is none.
  @Test func whatARingEnclosesGivesWay() throws {
    let ring = #"<circle class="line" r="30"/>"#
    let inner = #"<circle class="line" r="10"/>"#
    #expect(try abs(#require(try details(ring + inner)[1]) - 13.8) < 0.5)
    let beside = #"<path class="line" d="M50,-10 V10"/>"#
    #expect(try details(ring + beside).isEmpty)
    let bow = #"<path class="line" d="M-30,0 A30,30 0 1 1 0,30"/>"#
    #expect(try details(bow + inner).isEmpty)
  }

  /// What lies over another has a gap of its own to it, but none to what is drawn later.
  @Test func detailsGiveWayToAnOutlineThatLiesOverOthers() throws {
    let outline = #"<rect class="over area" x="-40" y="-40" width="80" height="80"/>"#
    let detail = #"<path class="line" d="M-20,-20 V20"/>"#
    #expect(try abs(#require(try details(outline + detail)[1]) - 13.8) < 0.01)
    #expect(try details(detail + outline).isEmpty)
    let over = detail.replacingOccurrences(of: "line", with: "over line")
    #expect(try details(outline + over).isEmpty)
  }

  /// A shape of a drawing says that it gives way; the others keep the stem.
  @Test func shapesHaveStrokesOfTheirOwn() throws {
    let body = #"<path d="M-40,0 H40"/><path data-black="12" d="M-40,30 H40"/>"#
    let drawing = try source("<svg>\(body)</svg>")
    #expect(try details(body) == [1: 12])
    func strokes(_ weight: ResolvedFont.Weight) -> [CGFloat] {
      SymbolPen(SymbolStroke.stem(weight)).parts(of: drawing, isFilled: false)
        .compactMap(\.strokeWidth)
    }
    #expect(strokes(.black)[0] == SymbolStroke.stem(.black))
    #expect(abs(strokes(.black)[1] - 12) < 0.001)
    #expect(Set(strokes(.regular)) == [SymbolStroke.stem(.regular)])
    // No thinner than at regular, and no thicker than the drawing.
    #expect(try details(#"<path data-black="3" d="M0,0 H9"/>"#) == [0: SymbolStroke.stem(.regular)])
    #expect(try details(#"<path data-black="17" d="M0,0 H9"/>"#, heaviest: 15) == [0: 15])
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

extension SymbolArtwork.Part {
  /// A Boolean value that indicates whether the part is more than dots.
  fileprivate var isLong: Bool {
    path.flattened().contains { points in points.contains { $0 != points[0] } }
  }
}
