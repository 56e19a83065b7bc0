import SwiftUI
import TestSupport
import Testing

/// A bar above pages on their way: it stays, and its parts go over into each other.
@MainActor @Suite struct TurningBarTests {
  private static let ground = Color(red: 0.2, green: 0.3, blue: 0.4)
  private static let oldGround = Color(red: 0.1, green: 0.2, blue: 0.3)
  private static let oldItem = Color(red: 0.3, green: 0.4, blue: 0.5)
  private static let newItem = Color(red: 0.4, green: 0.5, blue: 0.6)

  private struct Pages: View {
    var isLarge = false
    var hidesFirst = false
    var hidesBack = false
    var first = "Old"
    var firstHasGround = true
    @State private var path: [Int] = []

    var body: some View {
      NavigationStack(path: $path) {
        ZStack {
          Color.red.frame(width: 20, height: 20)
          Text("push").offset(y: 60).onTapGesture { path = [1] }
        }
        .navigationTitle(first)
        .navigationBarTitleDisplayMode(isLarge ? .large : .inline)
        .toolbar { ToolbarItem(placement: .primaryAction) { item(TurningBarTests.oldItem) } }
        .toolbar(hidesFirst ? .hidden : .automatic, for: .navigationBar)
        .toolbarBackground(TurningBarTests.oldGround, for: .navigationBar)
        .toolbarBackground(firstHasGround ? .visible : .hidden, for: .navigationBar)
        .navigationDestination(for: Int.self) { _ in
          ZStack {
            Color.blue.frame(width: 20, height: 20)
            Text("pop").offset(y: 60).onTapGesture { path = [] }
          }
          .navigationTitle("New")
          .navigationBarTitleDisplayMode(.inline)
          .navigationBarBackButtonHidden(hidesBack)
          .toolbar { ToolbarItem(placement: .primaryAction) { item(TurningBarTests.newItem) } }
          .toolbarBackground(TurningBarTests.ground, for: .navigationBar)
          .toolbarBackground(.visible, for: .navigationBar)
        }
      }
    }

    private func item(_ color: Color) -> some View { color.frame(width: 14, height: 14) }
  }

  private let size = CGSize(width: 400, height: 300)
  /// The share of the way after some seconds: 1 − e^(−ωt)(1 + ωt).
  private static func part(after time: Double) -> Double {
    1 - exp(-2 * Double.pi / 0.35 * time) * (1 + 2 * Double.pi / 0.35 * time)
  }

  /// The share of the way after a tenth of a second, and after half of one.
  private let part = part(after: 0.1)
  private let early = part(after: 0.05)

  /// The opacity of what comes after a tenth of a second, in the second half of the way, and of
  /// what goes after half of it, in the first.
  private var coming: Double { (part - 0.5) / 0.5 }
  private var going: Double { (1 - early - 0.5) / 0.5 }

  /// The opacity of a title that has come by a share of its way from the edge.
  private func title(_ share: Double) -> Double { (share - 0.25) / 0.75 }

  /// The places of a text, with what layers do to it and how opaque they leave it.
  private func texts(_ words: String, _ stage: MovingStage) throws -> [Fill] {
    texts(words, in: try stage.host.render(in: stage.surroundings).items)
  }

  private func texts(_ words: String, in items: [DrawItem]) -> [Fill] {
    func find(
      _ items: [DrawItem], _ transform: CGAffineTransform, _ opacity: Double
    ) -> [Fill] {
      items.flatMap { item -> [Fill] in
        switch item.operation {
        case .text(let drawing) where drawing.text.string == words:
          [Fill(rect: drawing.frame.applying(transform), opacity: opacity)]
        case .layer(let layer):
          find(layer.items, layer.transform.concatenating(transform), opacity * layer.opacity)
        default: []
        }
      }
    }
    return find(items, .identity, 1)
  }

  private func near(_ a: Double, _ b: Double) -> Bool { abs(a - b) < 0.01 }

  @Test func itemsAndGroundsFadeWhereTheyStand() throws {
    let stage = try MovingStage(Pages(), size: size)
    let old = try #require(try stage.fills(Self.oldItem).first).rect
    try stage.tap("push")
    let new = try #require(try stage.fills(Self.newItem).first).rect
    let ground = try #require(try stage.fills(Self.ground).first).rect
    #expect(ground.minX <= 0 && ground.width >= 400)
    try stage.advance(by: 0.05)
    let going = try #require(try stage.fills(Self.oldItem).first)
    #expect(going.rect == old && near(going.opacity, self.going))
    #expect(try stage.fills(Self.newItem).allSatisfy { $0.opacity == 0 })
    try stage.advance(by: 0.05)
    #expect(try stage.fills(Self.oldItem).allSatisfy { $0.opacity == 0 })
    let coming = try #require(try stage.fills(Self.newItem).first)
    #expect(coming.rect == new && near(coming.opacity, self.coming))
    let turning = try #require(try stage.fills(Self.ground).first)
    #expect(turning.rect == ground && near(turning.opacity, part))
    // The control: what the pages show moves.
    #expect(near(try #require(try stage.fills(.red).first).rect.minX, 190 - 120 * part))
    #expect(near(try #require(try stage.fills(.blue).first).rect.minX, 190 + 400 * (1 - part)))
    try stage.advance(by: 2)
    #expect(try stage.fills(Self.oldItem).isEmpty)
    #expect(try stage.fills(Self.newItem).map(\.opacity) == [1])
  }

  /// Nothing is read through a background that fades over what it covers.
  @Test func aGroundThatOneBarAloneHasMovesWithItsPage() throws {
    let stage = try MovingStage(Pages(firstHasGround: false), size: size)
    try stage.tap("push")
    try stage.advance(by: 0.1)
    let ground = try #require(try stage.fills(Self.ground).first)
    #expect(near(ground.rect.minX, 400 * (1 - part)) && ground.opacity == 1)
    try stage.advance(by: 2)
    try stage.tap("pop")
    try stage.advance(by: 0.1)
    let leaving = try #require(try stage.fills(Self.ground).first)
    #expect(near(leaving.rect.minX, 400 * part) && leaving.opacity == 1)
  }

  @Test(arguments: [false, true]) func titlesGoToTheWayBackAndComeFromTheEdge(
    _ isMirrored: Bool
  ) throws {
    let stage = try MovingStage(Pages(), size: size) {
      $0.layoutDirection = isMirrored ? .rightToLeft : .leftToRight
    }
    let start = try #require(try texts("Old", stage).first).rect
    try stage.tap("push")
    let end = try #require(try texts("New", stage).first).rect
    #expect(near(start.midX, 200) && near(end.midX, 200))
    // Beside the chevron; the title and the words that it becomes go one way.
    let margin = isMirrored ? 400 - 25.0 : 25
    let way = isMirrored ? margin - start.maxX : margin - start.minX
    func distance(_ text: Fill) -> Double {
      isMirrored ? text.rect.maxX - start.maxX : text.rect.minX - start.minX
    }
    for share in [early, part] {
      try stage.advance(by: 0.05)
      // They lie upon each other and say the same: they go over into each other all the way.
      let old = try texts("Old", stage)
      #expect(old.count == 2 && old.allSatisfy { near(distance($0), way * share) })
      #expect(old.contains { near($0.opacity, 1 - share) })
      #expect(old.contains { near($0.opacity, share) })
    }
    let coming = try #require(try texts("New", stage).first)
    let edge = isMirrored ? 0.0 : 400
    #expect(near(coming.rect.midX, end.midX + (edge - end.midX) * (1 - part)))
    #expect(near(coming.opacity, title(part)))
    try stage.advance(by: 2)
    #expect(try texts("New", stage).map(\.rect) == [end])
    let back = try #require(try texts("Old", stage).first).rect
    #expect(near(isMirrored ? back.maxX : back.minX, margin))
  }

  @Test func aPageThatIsLeftTakesItsTitleBackToTheEdge() throws {
    let stage = try MovingStage(Pages(), size: size)
    try stage.tap("push")
    try stage.advance(by: 2)
    try stage.tap("pop")
    try stage.advance(by: 0.05)
    let going = try #require(try texts("New", stage).first)
    #expect(near(going.rect.midX, 200 + 200 * early) && near(going.opacity, title(1 - early)))
    let words = try #require(try texts("Old", stage).first { near($0.opacity, 1 - early) })
    #expect(words.rect.minX > 25)
    try stage.advance(by: 0.05)
    #expect(near(try #require(try stage.fills(Self.oldItem).first).opacity, self.coming))
  }

  /// Three pages, of which the second and the third have a way back.
  private struct Three: View {
    @State private var path = [1]

    var body: some View {
      NavigationStack(path: $path) {
        Text("Root").navigationTitle("First")
          .navigationDestination(for: Int.self) { number in
            Text("push \(number)").onTapGesture { path.append(2) }
              .navigationTitle("Page").navigationBarTitleDisplayMode(.inline)
          }
      }
    }
  }

  @Test(arguments: [false, true]) func wordsThatLeaveDoNotCrossTheChevron(
    _ isMirrored: Bool
  ) throws {
    let stage = try MovingStage(Three(), size: size) {
      $0.layoutDirection = isMirrored ? .rightToLeft : .leftToRight
    }
    let start = try #require(try texts("First", stage).first).rect
    try stage.tap("push 1")
    try stage.advance(by: 0.05)
    func clips(_ items: [DrawItem]) -> [CGRect] {
      items.flatMap { item -> [CGRect] in
        guard case .layer(let layer) = item.operation else { return [] }
        let holds = !texts("First", in: [item]).isEmpty
        let own = layer.clip.map { [$0.boundingRect] } ?? []
        return (holds ? own : []) + clips(layer.items)
      }
    }
    let list = try stage.host.render(in: stage.surroundings)
    let room = try #require(clips(list.items).min { $0.width < $1.width })
    // The words begin beside the chevron, and the room ends no further away.
    #expect(isMirrored ? room.maxX >= start.maxX - 0.01 : room.minX <= start.minX + 0.01)
    #expect(isMirrored ? room.maxX < 395 : room.minX > 5)
    // The control: they are on their way over it.
    let going = try #require(try texts("First", stage).first).rect
    #expect(isMirrored ? going.maxX > room.maxX : going.minX < room.minX)
  }

  /// The chevron, a path of three points, as opaque as layers leave it.
  private func chevrons(_ stage: MovingStage) throws -> [Double] {
    func find(_ items: [DrawItem], _ opacity: Double) -> [Double] {
      items.flatMap { item -> [Double] in
        switch item.operation {
        case .stroke(let path, _, let style) where style.lineWidth == 2.6:
          path.isEmpty ? [] : [opacity]
        case .layer(let layer): find(layer.items, opacity * layer.opacity)
        default: []
        }
      }
    }
    return try find(stage.host.render(in: stage.surroundings).items, 1).filter { $0 > 0 }
  }

  @Test func aChevronThatBothBarsHaveStays() throws {
    struct Deep: View {
      @State private var path = [1]
      var body: some View {
        NavigationStack(path: $path) {
          Text("root").navigationTitle("Old")
            .navigationDestination(for: Int.self) { number in
              Text("push \(number)").navigationTitle("Page \(number)")
                .navigationBarTitleDisplayMode(.inline)
                .onTapGesture { path.append(2) }
            }
        }
      }
    }
    let stage = try MovingStage(Deep(), size: size)
    #expect(try chevrons(stage) == [1])
    try stage.tap("push 1")
    try stage.advance(by: 0.1)
    #expect(try chevrons(stage) == [1])
    // The control: the first page has none, and that of the second fades.
    let first = try MovingStage(Pages(), size: size)
    try first.tap("push")
    try first.advance(by: 0.1)
    #expect(near(try #require(try chevrons(first).first), coming))
  }

  @Test(arguments: [false, true]) func aLargeTitleShrinksIntoTheWayBack(
    _ isMirrored: Bool
  ) throws {
    let stage = try MovingStage(Pages(isLarge: true), size: size) {
      $0.layoutDirection = isMirrored ? .rightToLeft : .leftToRight
    }
    func start(_ rect: CGRect) -> Double { isMirrored ? rect.maxX : rect.minX }
    let large = try #require(try texts("Old", stage).first).rect
    try stage.tap("push")
    let small = try #require(try texts("Old", stage).first).rect
    #expect(large.height == 34 && small.height == 17)
    try stage.advance(by: 0.1)
    let old = try texts("Old", stage)
    #expect(old.contains { near($0.opacity, 1 - part) })
    #expect(old.contains { near($0.opacity, part) })
    for text in old {
      #expect(near(start(text.rect), start(large) + (start(small) - start(large)) * part))
      #expect(near(text.rect.midY, large.midY + (small.midY - large.midY) * part))
      #expect(near(text.rect.height, 34 - 17 * part))
    }
    // The control: what the page shows moves otherwise, and the new title is seen already.
    #expect(try texts("New", stage).contains { near($0.opacity, title(part)) })
    try stage.advance(by: 2)
    #expect(try texts("Old", stage).map(\.rect) == [small])
    try stage.tap("pop")
    try stage.advance(by: 0.1)
    let growing = try #require(try texts("Old", stage).first { near($0.opacity, part) })
    #expect(near(growing.rect.height, 17 + 17 * part))
    try stage.advance(by: 2)
    #expect(try texts("Old", stage).map(\.rect) == [large])
  }

  /// A title of 204 points gives way to “Back”, which would be read through it.
  @Test func aTitleThatTheWayBackDoesNotSayIsSeenNoMoreBeforeTheWordIs() throws {
    let title = "Encyclopedia"
    let stage = try MovingStage(Pages(isLarge: true, first: title), size: size)
    try stage.tap("push")
    try stage.advance(by: 0.05)
    #expect(try texts(title, stage).contains { near($0.opacity, going) })
    #expect(try texts("Back", stage).allSatisfy { $0.opacity == 0 })
    try stage.advance(by: 0.05)
    #expect(try texts(title, stage).allSatisfy { $0.opacity == 0 })
    #expect(try texts("Back", stage).contains { near($0.opacity, coming) })
  }

  @Test func aLargeTitleWithoutAWayBackMovesWithItsPage() throws {
    let stage = try MovingStage(Pages(isLarge: true, hidesBack: true), size: size)
    let start = try #require(try texts("Old", stage).first).rect
    try stage.tap("push")
    try stage.advance(by: 0.1)
    let old = try texts("Old", stage)
    #expect(old.contains { near($0.rect.minX, start.minX - 120 * part) && $0.opacity == 1 })
  }

  @Test func aBarThatOnePageAloneHasMovesWithIt() throws {
    let stage = try MovingStage(Pages(hidesFirst: true), size: size)
    try stage.tap("push")
    try stage.advance(by: 0.1)
    let title = try #require(try texts("New", stage).first)
    #expect(near(title.rect.midX, 200 + 400 * (1 - part)) && title.opacity == 1)
    let item = try #require(try stage.fills(Self.newItem).first)
    #expect(item.opacity == 1)
  }
}
