import DisplayList
import Foundation
import Testing

@testable import CairoRender

/// Strokes of symbols in all weights: what follows the stem, what gaps and lines make thinner.
struct SymbolWeightTests {
  let studio: Studio
  let set: SymbolSet

  init() throws {
    studio = try Studio()
    set = studio.text.symbols.drawings
  }

  func artwork(_ name: String, _ weight: ResolvedFont.Weight = .regular) throws -> SymbolArtwork {
    try #require(
      studio.text.symbols.artwork(
        SymbolReference(name: name, font: ResolvedFont(size: 17, weight: weight))), "\(name)")
  }

  // MARK: Gaps

  private func openStroke(_ body: String) throws -> CGFloat? {
    SymbolGaps(of: try SymbolSource(svg: "<svg>\(body)</svg>")).openStroke
  }

  @Test func gapsAreMeasuredWherePlacesFaceEachOther() throws {
    func near(_ body: String, _ expected: CGFloat) throws -> Bool {
      abs(try #require(try openStroke(body)) - expected) < 1.2
    }
    // Two bars leave six tenths of a stroke between them, a ring a whole one within it.
    #expect(try near(#"<path class="line" d="M0,-30 V30 M24,-30 V30"/>"#, 24 / 1.6))
    #expect(try near(#"<circle class="line" r="20"/>"#, 40 / 2))
    // An end faces what is ahead of it.
    #expect(try near(#"<path class="line" d="M0,0 H30 M50,-20 V20"/>"#, 20 / 1.6))
    // An area has half of a stroke around it.
    let dot = #"<rect class="solid" x="20" y="-20" width="9" height="40"/>"#
    #expect(try near(#"<path class="line" d="M0,-30 V30"/>"# + dot, (20 - 8.11 / 2) / 1.1))
    // What is between two ends, or at a dot, may be narrower; a side faces as a bar does.
    let stem = #"<path class="line" d="M0,-40 V0"/>"#
    #expect(try near(stem + #"<path class="line" d="M0,26 V60"/>"#, 26 / 1.3))
    #expect(try near(stem + #"<path class="line" d="M-1.2,30 H1.2 M0,28.8 V31.2"/>"#, 28.8 / 1.3))
    #expect(try near(stem + #"<path class="line" d="M-20,26 H20"/>"#, 26 / 1.6))
    // Neither a corner, nor a line by itself, nor lines that touch leave a gap.
    #expect(try openStroke(#"<path class="line" d="M-30,30 L0,0 L30,30"/>"#) == nil)
    #expect(try openStroke(#"<path class="line" d="M-30,0 H30"/>"#) == nil)
    #expect(try openStroke(#"<path class="line" d="M0,-30 V30 M6,-30 V30"/>"#) == nil)
  }

  @Test(arguments: [
    "waveform.circle.fill", "wave.3.right.circle",
    "line.3.horizontal.decrease.circle", "questionmark.folder", "lock.circle.fill",
    "lock.shield.fill", "trash.circle",
  ])
  func strokesInsideLeaveGapsInBlack(_ name: String) throws {
    guard case .enclosed(let inside, _) = try plan(name), case .drawing(let drawing) = inside,
      let source = set.source(drawing)
    else {
      Issue.record("\(name) is no drawing in another")
      return
    }
    func stroke(_ weight: ResolvedFont.Weight) throws -> CGFloat {
      try artwork(name, weight).parts.filter { $0.level == .primary }.compactMap(\.strokeWidth)
        .max() ?? 0
    }
    let strokes = try ResolvedFont.Weight.allCases.map(stroke)
    #expect(strokes == strokes.sorted(), "\(strokes)")
    let (regular, black) = (try stroke(.regular), try stroke(.black))
    // In the drawing's own units.
    let box = try artwork(drawing).ink
    let inked = try artwork(name).parts.filter { $0.level == .primary }.inkOrHoles
    let scale = max(inked.width, inked.height) / max(box.width, box.height)
    let open = try #require(SymbolGaps(of: source).openStroke) * scale
    #expect(black <= max(regular * 1.25, open * 1.1), "\(name) \(regular) \(black) \(open)")
  }

  /// A drawing whose lines leave too little between them is lighter than the symbol around it.
  @Test(arguments: ["paperclip.circle", "gear.circle", "paperclip.circle.fill"])
  func denseDrawingsInsideAreLighter(_ name: String) throws {
    func ratio(_ weight: ResolvedFont.Weight) throws -> CGFloat {
      let parts = try artwork(name, weight).parts
      let inside = parts.filter { $0.level == .primary }.compactMap(\.strokeWidth).max()
      return try #require(inside) / SymbolStroke.stem(weight)
    }
    #expect(try (0.65...0.85).contains(ratio(.regular)), "\(name)")
    // There is room at the lightest weight.
    #expect(try ratio(.ultraLight) > 0.85, "\(name)")
  }

  /// What has no gaps within grows on.
  @Test func openStrokesInsideGrow() throws {
    func stroke(_ weight: ResolvedFont.Weight) throws -> CGFloat {
      try artwork("plus.circle.fill", weight).parts.filter { $0.level == .primary }
        .compactMap(\.strokeWidth).max() ?? 0
    }
    #expect(try stroke(.black) > stroke(.regular) * 1.7)
  }

  @Test(arguments: [
    "exclamationmark.circle", "exclamationmark.triangle", "exclamationmark.octagon.fill",
    "exclamationmark.shield", "exclamationmark.bubble.fill",
  ])
  func anExclamationMarkFollowsItsFrame(_ name: String) throws {
    func mark(_ weight: ResolvedFont.Weight) throws -> CGFloat {
      // The wedge with its stroke, without the dot.
      let parts = try artwork(name, weight).parts.filter { $0.level == .primary }
      let top = try #require(parts.map(\.box.minY).min())
      return try #require(parts.filter { $0.box.minY < top + 4 }.map(\.box.width).max())
    }
    #expect(try mark(.black) > mark(.regular) * 1.15, "\(name)")
    let frame = SymbolStroke.stem(.ultraLight)
    #expect(try (frame * 0.9...frame * 1.6).contains(mark(.ultraLight)), "\(name)")
  }

  @Test func charactersInsideAreOfOneWeightWithTheirFrame() {
    for weight in ResolvedFont.Weight.allCases where weight.rawValue <= 400 {
      let ratio = SymbolStroke.stem(weight.insideSymbol) * 0.62 / SymbolStroke.stem(weight)
      #expect((0.8...1.25).contains(ratio), "\(weight) \(ratio)")
    }
    #expect(ResolvedFont.Weight.ultraLight.insideSymbol == .thin)
    #expect(ResolvedFont.Weight.regular.insideSymbol == .semibold)
    #expect(ResolvedFont.Weight.black.insideSymbol == .black)
  }

  /// The heaviest character is lighter than the lines about it: what it lacks lies around it.
  @Test func aCharacterInsideHeavyLinesIsThickened() throws {
    func outline(_ name: String, _ weight: ResolvedFont.Weight) throws -> CGFloat? {
      try artwork(name, weight).parts.last { $0.level == .primary }?.strokeWidth
    }
    for name in ["1.circle", "b.square.fill"] {
      #expect(try (1...2).contains(#require(try outline(name, .black))), "\(name)")
      // Heavier characters are there for lighter lines.
      #expect(try outline(name, .regular) == nil && outline(name, .medium) == nil, "\(name)")
    }
    // Two digits would touch, and a currency's bars would close.
    #expect(try outline("10.circle", .black) == nil && outline("wonsign.circle", .black) == nil)
  }

  /// Numbers stand beside each other, as days do: narrow ones are not larger than wide ones.
  @Test(arguments: [.ultraLight, .regular, .black] as [ResolvedFont.Weight])
  func numbersInsideAreEquallyHigh(_ weight: ResolvedFont.Weight) throws {
    func rect(_ name: String) throws -> CGRect {
      try artwork(name, weight).parts.filter { $0.level == .primary }
        .reduce(.null) { $0.union($1.path.boundingRect) }
    }
    for number in [11, 14, 31, 47] {
      // No more than round figures pass the line.
      #expect(try abs(rect("\(number).circle").height - rect("22.circle").height) < 1, "\(number)")
      #expect(try rect("\(number).circle").width < 57, "\(number)")
    }
    #expect(try rect("1.circle").height > rect("11.circle").height)
  }

  private func plan(_ name: String) throws -> SymbolPlan {
    let plan = try #require(set.plan(name))
    if case .filled(let plan) = plan { return plan }
    return plan
  }

  // MARK: Struck out

  @Test(arguments: [
    "speaker.slash", "speaker.slash.fill", "key.slash", "cloud.slash", "bell.slash", "person.slash",
  ])
  func linesThroughTakeLittleMoreInOtherWeights(_ name: String) throws {
    func widths(_ weight: ResolvedFont.Weight) throws -> (band: CGFloat, line: CGFloat) {
      let parts = try artwork(name, weight).parts.suffix(2).map { $0.strokeWidth ?? 0 }
      return (parts[0], parts[1])
    }
    let regular = try widths(.regular)
    for weight in ResolvedFont.Weight.allCases {
      let (band, line) = try widths(weight)
      // The gap narrows with lines that are lighter than regular.
      let isLight = weight.rawValue < ResolvedFont.Weight.regular.rawValue
      let least = isLight ? 0.5 : 0.7
      #expect((least...1.21).contains(band / regular.band), "\(weight) \(band)")
      // The line is as thick as the strokes below it.
      let strokes = try artwork(name, weight).parts.dropLast(2)
        .filter { $0.effect == .adds }.compactMap(\.strokeWidth)
      let most = try #require(strokes.max())
      #expect(abs(line - most) < 0.01, "\(weight) \(line) \(strokes)")
    }
  }

  // MARK: Every drawing

  /// A drawing of areas alone would be the same at all weights.
  @Test func theInkOfEveryDrawingFollowsTheWeight() throws {
    let light = try WeighedDrawings.at(.ultraLight).ink
    let regular = try WeighedDrawings.at(.regular).ink
    let black = try WeighedDrawings.at(.black).ink
    for name in set.naming.drawings {
      let (most, usual, least) = (
        try #require(black[name]), try #require(regular[name]), try #require(light[name])
      )
      #expect(least < usual * 0.92, "\(name) \(least / usual)")
      #expect(most > usual * 1.1, "\(name) \(most / usual)")
    }
  }

  // MARK: Objects

  @Test func thermometersDifferInTheirMercury() throws {
    func top(_ name: String) throws -> CGFloat {
      try artwork(name).parts.filter { $0.level == .primary }.inkRect.minY
    }
    #expect(try top("thermometer.high") < top("thermometer.medium") - 10)
    #expect(try top("thermometer.medium") < top("thermometer.low") - 10)
    #expect(set.plan("thermometer") == set.plan("thermometer.medium"))
  }

  @Test func aPinsBallAndNeedleAreSeenInADisc() throws {
    let disc = try artwork("mappin.circle.fill")
    let cuts = disc.parts.filter { $0.effect == .cuts }
    let ball = try #require(cuts.first { $0.strokeWidth == nil }).box
    #expect((0.24...0.34).contains(ball.width / disc.ink.width), "\(ball)")
    let needle = try #require(cuts.compactMap(\.strokeWidth).max())
    #expect(needle > SymbolStroke.stem(.regular) * 0.9, "\(needle)")
  }

  @Test func lowSignsStandInTheMiddleOfCapitals() throws {
    for name in ["manatsign", "shekelsign", "eurosign", "rublesign"] {
      #expect(try abs(artwork(name).ink.midY) < 2.5, "\(name)")
    }
  }
}

extension [SymbolArtwork.Part] {
  /// The smallest rectangle around what the parts add or cut out.
  fileprivate var inkOrHoles: CGRect { reduce(CGRect.null) { $0.union($1.box) } }
}
