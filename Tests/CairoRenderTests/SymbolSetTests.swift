import DisplayList
import Foundation
import RecordedEnvironment
import Testing

@testable import CairoRender

/// The project's own symbols: drawings, names, composition.
struct SymbolSetTests {
  let studio: Studio
  let set: SymbolSet

  init() throws {
    studio = try Studio()
    set = studio.text.symbols.drawings
  }

  func artwork(
    _ name: String, _ weight: ResolvedFont.Weight = .regular,
    scale: SymbolReference.Scale = .medium
  ) throws -> SymbolArtwork {
    try #require(
      studio.text.symbols.artwork(
        SymbolReference(
          name: name, font: ResolvedFont(size: 17, weight: weight), scale: scale)), "\(name)")
  }

  // MARK: Sources

  @Test func eachDrawingIsRead() {
    for name in set.naming.drawings {
      if case .failure(let error) = set.read(name) { Issue.record("\(error)") }
    }
    #expect(set.naming.drawings.count >= 250)
  }

  /// What a build folder keeps of drawings that are gone is neither drawn nor part of the
  /// renderer's fingerprint.
  @Test func drawingsAreTheFilesOfTheSources() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Sources/CairoRender/Resources/symbols")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(Set(files) == Set(set.naming.drawings.map { "\($0).svg" }))
  }

  /// A drawing that takes the place of a rule's picture adds no name to those that are shown.
  @Test func unlistedFilesAreDrawn() {
    #expect(set.plan("clock.slash.fill") == .filled(.drawing("clock.slash")))
    #expect(!set.names.contains("clock.slash") && set.names.contains("person.slash"))
    #expect(set.plan("text.document") == .drawing("doc.text"))
    #expect(!set.names.contains("text.document") && !set.naming.drawings.contains("text.document"))
    #expect(set.plan("tv.slash") == .slashed(.drawing("tv")))
  }

  /// What is drawn for a line through it is so too where the name says the filling first.
  @Test func fillMayStandBeforeTheLine() {
    #expect(set.plan("house.fill.slash") == set.plan("house.slash.fill"))
    #expect(set.plan("house.fill.slash") == .filled(.drawing("house.slash")))
    #expect(set.plan("tv.fill.slash") == .slashed(.filled(.drawing("tv"))))
  }

  /// The renderer's fingerprint reads all of them, so that they may not be long.
  @Test func drawingsAreShort() throws {
    let count = set.naming.drawings.count
    #expect((200...1000).contains(try SymbolSet.bytes().count / count))
  }

  @Test func eachNameLeadsToADrawing() throws {
    for name in set.names { #expect(set.plan(name) != nil, "\(name)") }
    #expect(set.plan("no.such.drawing") == nil)
  }

  @Test func brokenDrawingsSayWhatIsWrong() {
    func error(_ body: String) -> SymbolSourceError? {
      do throws(SymbolSourceError) {
        _ = try SymbolSource(svg: "<svg>\(body)</svg>")
        return nil
      } catch {
        return error
      }
    }
    #expect(error(#"<path d="M0,0 L3,4"/>"#) == nil)
    #expect(error("") == .empty)
    #expect(error(#"<path d="M0,0 K3"/>"#) == .brokenPath("M0,0 K3"))
    #expect(error(#"<path d="M0,"/>"#) == .brokenPath("M0,"))
    #expect(error(#"<text x="1"/>"#) == .unknownElement("text"))
    #expect(error(#"<circle r="x"/>"#) == .brokenNumber("x"))
    #expect(error(#"<path class="lien" d="M0,0 H1"/>"#) == .unknownClass("lien"))
    #expect(error(#"<circle r="9" fill="red" r="3"/>"#) == .repeatedAttribute("r"))
    #expect(error(#"<path transform="scale(2)" d="M0,0 H1"/>"#) == .transform)
  }

  @Test func pathDataIsReadAsSVGSays() throws {
    let path = try #require(PathData.path("m1-2 3,4h-1V.5q1 1 2 0c1,0 2,1 2,2s1,2 2,2z"))
    #expect(path.elements.count == 8)
    guard case .line(let corner) = path.elements[1], case .line(let end) = path.elements[3] else {
      Issue.record("no lines")
      return
    }
    #expect(corner == CGPoint(x: 4, y: 2) && end == CGPoint(x: 3, y: 0.5))
    let arc = try #require(PathData.path("M-10,0 A10,10 0 1 1 10,0 A10,10 0 1 1 -10,0 Z"))
    for point in arc.flattened().joined() {
      let radius = (point.x * point.x + point.y * point.y).squareRoot()
      #expect(abs(radius - 10) < 0.01)
    }
  }

  // MARK: Weights and sizes

  @Test(.recordedEnvironment) func strokesAreAsThickAsIntersStems() throws {
    let catalogue = try FontCatalogue.load()
    let scale = CGFloat(catalogue.calibration.glyphScale) * 100
    for weight in ResolvedFont.Weight.allCases {
      for (role, tolerance) in [("ui", 0.02), ("display", 0.4)] {
        let face = try #require(
          catalogue.faces.first {
            $0.role == role && $0.weight == weight.rawValue && !$0.italic
          })
        let font = try OutlineFont(path: face.path, package: face.package)
        let stem = font.outline(of: "l").inkRect.width * scale
        #expect(abs(SymbolStroke.stem(weight) - stem) < tolerance, "\(role) \(weight) \(stem)")
      }
      let ring = try artwork("circle", weight)
      let middle: CGFloat = 91.6
      #expect(abs(ring.ink.width - middle - SymbolStroke.stem(weight)) < 0.1)
    }
  }

  @Test(arguments: [
    "atom", "gearshape.2", "pawprint", "switch.2", "touchid", "bicycle",
  ])
  func denseSymbolsGrowLess(_ name: String) throws {
    func widest(_ weight: ResolvedFont.Weight) throws -> CGFloat {
      try artwork(name, weight).parts.filter { $0.effect == .adds }.compactMap(\.strokeWidth).max()
        ?? 0
    }
    let strokes = try ResolvedFont.Weight.allCases.map(widest)
    #expect(strokes == strokes.sorted() && Set(strokes).count == 9, "\(strokes)")
    #expect(try widest(.black) < SymbolStroke.stem(.black), "\(strokes)")
    #expect(try abs(widest(.regular) - SymbolStroke.stem(.regular)) < 0.01)
    // What has room grows as the text does.
    let star = try artwork("star", .black).parts.compactMap(\.strokeWidth).max()
    #expect(star == SymbolStroke.stem(.black))
  }

  @Test(arguments: [
    "arrow.right", "arrow.down.to.line", "arrow.left.to.line", "arrow.turn.down.right", "plus",
  ])
  func openMarksGrowAsTheTextDoes(_ name: String) throws {
    let strokes = try artwork(name, .black).parts.compactMap(\.strokeWidth)
    #expect(try #require(strokes.min()) > SymbolStroke.stem(.black) * 0.9, "\(strokes)")
  }

  @Test func aDrawingsHeaviestStrokeLiesBetweenTheStems() throws {
    for name in set.naming.drawings {
      guard let black = set.source(name)?.black else { continue }
      #expect(
        (SymbolStroke.stem(.regular)...SymbolStroke.stem(.black)).contains(black), "\(name)")
    }
    #expect(SymbolStroke.eased(6, to: 12) == 6)
    #expect(abs(SymbolStroke.eased(SymbolStroke.stem(.black), to: 12) - 12) < 0.001)
  }

  @Test(arguments: [
    "keyboard", "calendar", "trash", "square.grid.3x3", "list.clipboard", "cube", "map", "cpu",
    "memorychip", "gift", "creditcard", "doc.text", "bolt.horizontal", "phone", "tray.2", "ruler",
    "personalhotspot", "puzzlepiece.extension", "rectangle.on.rectangle.angled", "pills",
    "hourglass.bottomhalf.filled", "stethoscope", "pause", "sailboat", "person",
    "theatermasks", "doc", "bell", "bolt", "mic", "wrench", "mail", "arcade.stick",
    // What stands in others: its strokes stay apart.
    "antenna.radiowaves.left.and.right.circle.fill", "waveform.circle.fill",
    "line.3.horizontal.decrease.circle.fill", "arrow.up.arrow.down.circle.fill",
  ])
  func countersStayOpenInBlack(_ name: String) throws {
    let (regular, black) = (try holes(name, .regular), try holes(name, .black))
    #expect(black == regular, "\(name)")
    #expect(regular > 0)
  }

  /// The control: a counter that is filled is none.
  @Test func countersAreCounted() throws {
    #expect(try holes("plus", .black) == 0)
    #expect(try holes("circle.fill", .black) == 0)
    #expect(try holes("circle", .black) == 1)
    #expect(try holes("circle.lefthalf.filled", .black) == 1)
  }

  /// Returns the number of areas that a symbol's ink leaves and encloses.
  private func holes(_ name: String, _ weight: ResolvedFont.Weight) throws -> Int {
    let side = 100
    let symbol = SymbolReference(name: name, font: ResolvedFont(size: 70, weight: weight))
    let size = studio.text.measure(symbol).size
    let frame = CGRect(
      x: (100 - size.width) / 2, y: (100 - size.height) / 2, width: size.width,
      height: size.height)
    let image = try studio.draw(
      [.symbol(SymbolDrawing(symbol: symbol, frame: frame, paints: [.color(.black)]))],
      size: CGSize(width: side, height: side))
    // Closed places around the picture: what is beside a place needs no question after the edge.
    let row = side * 2 + 2
    var isOpen = Array(repeating: false, count: row * row)
    image.withPixels { pixels in
      for (index, pixel) in pixels.enumerated() where pixel & 255 > 127 {
        isOpen[(index / (side * 2) + 1) * row + index % (side * 2) + 1] = true
      }
    }
    var count = 0
    var waiting: [Int] = []
    for start in isOpen.indices where isOpen[start] {
      var area = 0
      waiting.append(start)
      isOpen[start] = false
      while let place = waiting.popLast() {
        area += 1
        for next in [place - 1, place + 1, place - row, place + row] where isOpen[next] {
          isOpen[next] = false
          waiting.append(next)
        }
      }
      // Specks between two curves are none.
      if area > 15 { count += 1 }
    }
    return count - 1
  }

  @Test func symbolsOfOneLineHaveOneHeightWithTheirWords() {
    func height(_ name: String) -> Double {
      let font = ResolvedFont(size: 17)
      let attributes = TextAttributes(font: font)
      let text = StyledText(runs: [
        .init(.text("Слова"), attributes: attributes, paint: .color(.black)),
        .init(
          .symbol(SymbolReference(name: name, font: font)), attributes: attributes,
          paint: .color(.black)),
      ])
      return studio.text.measure(text, width: .infinity, height: .infinity).size.height
    }
    let heights = Set(["minus", "star", "square.and.arrow.up", "doc.on.doc"].map(height))
    #expect(heights.count == 1, "\(heights)")
  }

  // MARK: Names

  @Test func suffixesAreComposed() {
    let heart = SymbolPlan.drawing("heart")
    #expect(set.plan("heart.fill") == .filled(heart))
    #expect(set.plan("heart.slash.fill") == .filled(.slashed(heart)))
    #expect(set.plan("heart.circle") == .enclosed(heart, in: .drawing("circle")))
    #expect(
      set.plan("xmark.rectangle.portrait.fill")
        == .filled(.enclosed(.drawing("xmark"), in: .drawing("rectangle.portrait"))))
    #expect(
      set.plan("heart.slash.circle.fill")
        == .filled(.enclosed(.slashed(heart), in: .drawing("circle"))))
    #expect(
      set.plan("folder.fill.badge.plus")
        == .badged(.filled(.drawing("folder")), with: .drawing("plus")))
    #expect(
      set.plan("lock.open.trianglebadge.exclamationmark.fill")
        == .filled(.warned(.drawing("lock.open"))))
    #expect(set.plan("bell.badge.fill") == .filled(.badged(.drawing("bell"), with: nil)))
    // A circle is around a symbol with its badge.
    let belled = SymbolPlan.badged(.drawing("bell"), with: nil)
    #expect(set.plan("bell.badge.circle") == .enclosed(belled, in: .drawing("circle")))
    #expect(
      set.plan("bell.badge.circle.fill") == .filled(.enclosed(belled, in: .drawing("circle"))))
    #expect(set.plan("7.circle") == .enclosed(.character("7"), in: .drawing("circle")))
    #expect(
      set.plan("chevron.up")
        == .turned(.drawing("chevron.right"), degrees: 270, isMirrored: false))
    // The letter, not the cross.
    #expect(set.plan("x.circle") == .enclosed(.character("X"), in: .drawing("circle")))
    #expect(set.plan("wonsign.circle") == .enclosed(.character("₩"), in: .drawing("circle")))
    // The mark stands bare beside the person.
    #expect(set.plan("person.fill.checkmark") == .drawing("person.fill.checkmark"))
    #expect(set.plan("person.badge.key") == .drawing("person.badge.key"))
    let up = SymbolPlan.turned(.drawing("hand.thumbsup"), degrees: 180, isMirrored: false)
    #expect(set.plan("hand.thumbsdown") == .turned(up, degrees: 0, isMirrored: true))
  }

  /// Names of one picture, and of its mirror image.
  @Test func aPictureHasSeveralNames() {
    let laurel = SymbolPlan.drawing("laurel.leading")
    #expect(set.plan("laurel.trailing") == .turned(laurel, degrees: 0, isMirrored: true))
    let photo = SymbolPlan.drawing("photo.on.rectangle")
    #expect(set.plan("photo.fill.on.rectangle.fill") == .filled(photo))
    #expect(set.plan("bin.xmark") == .drawing("xmark.bin"))
    #expect(set.plan("bin.xmark.fill") == .filled(.drawing("xmark.bin")))
    #expect(set.plan("carseat.right.fill") == .filled(.drawing("carseat.right")))
    // What is solid in SF too has no filling.
    for name in ["swift.fill", "laurel.leading.fill", "recordingtape.fill"] {
      #expect(set.plan(name) == nil, "\(name)")
    }
  }

  @Test(arguments: [
    "plus.fill", "heart.hexagram", "nothing.circle", "heart.badge.nothing", "underline.heart",
    "fill", "trianglebadge.exclamationmark", "lock.trianglebadge",
    "badge", ".", "", "doc.text.magnifyingglass.circle", "7", "777.circle",
  ])
  func partsThatTheSetLacksAreNoSymbols(_ name: String) { #expect(set.plan(name) == nil) }

  @Test func badgesAndLinesAreKeptApartFromTheirSymbol() throws {
    for name in [
      "person.badge.plus", "bell.slash", "bell.badge", "lock.trianglebadge.exclamationmark",
    ] {
      let parts = try artwork(name).parts
      #expect(parts.contains { $0.effect == .clears && $0.level == .primary }, "\(name)")
      #expect(parts.contains { $0.level == .secondary && $0.effect == .adds }, "\(name)")
    }
  }

  /// A clock's disc is the badge's own: its hands are cut out, and nothing is painted on the disc.
  ///
  /// A gear has a hub, which is painted in the hole.
  @Test(arguments: [ResolvedFont.Weight.ultraLight, .regular, .black])
  func aClockIsTheDiscOfItsBadge(_ weight: ResolvedFont.Weight) throws {
    func marks(_ name: String) throws -> [SymbolArtwork.Part] {
      let parts = try artwork(name, weight).parts
      let disc = try #require(parts.lastIndex { $0.effect == .adds && $0.level == .primary })
      return Array(parts[(disc + 1)...])
    }
    let hands = try marks("calendar.badge.clock")
    #expect(hands.count == 1 && hands[0].effect == .clears)
    #expect(hands.inkRect.width < 16 && hands.inkRect.height < 22)
    #expect(try marks("folder.badge.gearshape").contains { $0.effect == .restores })
  }

  @Test func partsHaveTheLayersThatTheirUsersKnow() throws {
    let two: Set<SymbolArtwork.Level> = [.primary, .secondary]
    for name in [
      "clock", "lock", "mic", "eye", "bell", "calendar", "house", "camera", "doc.text", "cart",
      "sun.max", "wifi.exclamationmark", "battery.75", "list.bullet", "globe.americas", "mappin",
      "box.truck", "cloud.fog", "ladybug", "person.fill.xmark", "map", "macbook.and.iphone",
    ] {
      #expect(try Set(artwork(name).levels) == two, "\(name)")
    }
    for name in [
      "antenna.radiowaves.left.and.right", "square.stack", "cube", "water.waves", "sunrise",
      "person.text.rectangle", "square.3.layers.3d", "person.3.sequence",
    ] {
      #expect(try artwork(name).levels.count == 3, "\(name)")
    }
    // What the palette's first colour paints.
    func primary(_ name: String) throws -> CGRect {
      try artwork(name).parts.filter { $0.level == .primary }.inkRect
    }
    #expect(try primary("clock").width < 40 && primary("list.bullet").maxX < -30)
    #expect(try primary("sun.max").width < 50 && primary("lock").minY > -12)
    #expect(try artwork("plus").levels == [.primary])
  }

  @Test func filledEnclosuresShowTheirSymbolAsAHole() throws {
    let parts = try artwork("heart.circle.fill").parts
    #expect(parts.first?.level == .secondary)
    #expect(parts.dropFirst().allSatisfy { $0.effect == .cuts && $0.level == .primary })
    // The same silhouette as without the hole.
    #expect(try artwork("heart.circle.fill").ink == artwork("circle").ink)
  }

  // MARK: Where pictures come from

  @Test func theShowcaseTakesNothingFromFontsOfIcons() throws {
    let root = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let uses = #/(?:systemImage|systemName|symbol|icon)[^"\n]{0,60}"([a-z0-9.]+)"/#
    var seen: Set<String> = []
    for folder in ["Showcase", "Components", "SwiftUI", "MapPanel", "Charts"] {
      let files = FileManager.default.enumerator(atPath: root.path + "/Sources/" + folder)
      while let file = files?.nextObject() as? String {
        guard file.hasSuffix(".swift") || file.hasSuffix(".json"),
          let text = try? String(
            contentsOfFile: "\(root.path)/Sources/\(folder)/\(file)", encoding: .utf8)
        else { continue }
        for match in text.matches(of: uses) {
          let name = String(match.1)
          guard studio.text.symbols.has(name) else { continue }
          seen.insert(name)
          #expect(studio.text.symbols.origin(of: name) == .own, "\(file): \(name)")
        }
      }
    }
    #expect(seen.count > 80)
    // What the fonts' catalogue holds is what the set lacks, and told apart.
    for name in try SymbolCatalogue.load().symbols.keys {
      #expect(studio.text.symbols.origin(of: name) == .fonts, "\(name)")
    }
  }
}
