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

  @Test func allDrawingsAreReadInNoTime() throws {
    let time = try ContinuousClock().measure { _ = try SymbolSet.bytes() }
    #expect(time < .milliseconds(60), "\(time)")
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

  @Test func noSymbolIsHigherThanALine() throws {
    let line = 17 * 1.19336
    for name in studio.text.symbols.names {
      for weight in [ResolvedFont.Weight.regular, .black] {
        for scale in [SymbolReference.Scale.small, .medium, .large] {
          let metrics = studio.text.measure(
            SymbolReference(
              name: name, font: ResolvedFont(size: 17, weight: weight), scale: scale))
          #expect(metrics.size.height <= line + 0.002, "\(name)")
          #expect(metrics.baseline <= 17 * 0.95215 + 0.002, "\(name)")
          #expect(metrics.size.height - metrics.baseline <= 17 * 0.24121 + 0.002, "\(name)")
        }
      }
    }
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
      set.plan("heart.slash.circle.fill")
        == .filled(.enclosed(.slashed(heart), in: .drawing("circle"))))
    #expect(
      set.plan("folder.fill.badge.plus")
        == .badged(.filled(.drawing("folder")), with: .drawing("plus")))
    #expect(set.plan("bell.badge.fill") == .filled(.badged(.drawing("bell"), with: nil)))
    #expect(set.plan("7.circle") == .enclosed(.character("7"), in: .drawing("circle")))
    #expect(
      set.plan("chevron.up")
        == .turned(.drawing("chevron.right"), degrees: 270, isMirrored: false))
    let up = SymbolPlan.turned(.drawing("hand.thumbsup"), degrees: 180, isMirrored: false)
    #expect(set.plan("hand.thumbsdown") == .turned(up, degrees: 0, isMirrored: true))
  }

  @Test(arguments: [
    "plus.fill", "heart.hexagram", "nothing.circle", "heart.badge.nothing", "underline.heart",
    "fill",
    "badge", ".", "", "doc.text.magnifyingglass.circle", "7", "777.circle",
  ])
  func partsThatTheSetLacksAreNoSymbols(_ name: String) { #expect(set.plan(name) == nil) }

  @Test func badgesAndLinesAreKeptApartFromTheirSymbol() throws {
    for name in ["person.badge.plus", "bell.slash", "bell.badge"] {
      let parts = try artwork(name).parts
      #expect(parts.contains { $0.effect == .clears && $0.level == .primary }, "\(name)")
      #expect(parts.contains { $0.level == .secondary && $0.effect == .adds }, "\(name)")
    }
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
