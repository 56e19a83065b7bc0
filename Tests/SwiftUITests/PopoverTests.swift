import StageSupport
import SwiftUI
import Testing

/// Where popovers stand beside what they point at.
@MainActor @Suite struct PopoverTests {
  /// The middle of a tablet's window, or one of its corners.
  private func stage(
    _ edge: Edge?, at anchor: PopoverAttachmentAnchor = .rect(.bounds),
    in alignment: Alignment = .center, size: CGSize = CGSize(width: 200, height: 100),
    _ change: (inout EnvironmentValues) -> Void = { _ in }
  ) -> Stage {
    Stage(
      Text("Source").frame(width: 100, height: 40)
        .popover(isPresented: .constant(true), attachmentAnchor: anchor, arrowEdge: edge) {
          Color.red.frame(width: size.width, height: size.height)
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment),
      size: CGSize(width: 1000, height: 800), safeArea: EdgeInsets()
    ) {
      $0.horizontalSizeClass = .regular
      change(&$0)
    }
  }

  /// The bubble: what its content fills.
  private func bubble(_ stage: Stage) throws -> CGRect {
    let red = stage.host.color(.red, in: stage.surroundings)
    func find(_ items: [DrawItem]) -> [CGRect] {
      items.flatMap { item -> [CGRect] in
        switch item.operation {
        case .fill(let path, .color(red), _): [path.boundingRect]
        case .layer(let layer): find(layer.items)
        default: []
        }
      }
    }
    return try #require(find(try stage.render().items).first)
  }

  /// The middle of a bubble, from that of its source.
  private func place(_ stage: Stage, _ source: CGPoint = CGPoint(x: 500, y: 400)) throws -> CGPoint
  {
    let bubble = try bubble(stage)
    return CGPoint(x: bubble.midX - source.x, y: bubble.midY - source.y)
  }

  /// Half of the source, the arrow of 13 points, half of the bubble.
  @Test func bubblesStandAtTheEdgeThatIsAskedFor() throws {
    #expect(try place(stage(nil)) == CGPoint(x: 0, y: 20 + 13 + 50))
    #expect(try place(stage(.bottom)) == CGPoint(x: 0, y: 20 + 13 + 50))
    #expect(try place(stage(.top)) == CGPoint(x: 0, y: -(20 + 13 + 50)))
    #expect(try place(stage(.leading)) == CGPoint(x: -(50 + 13 + 100), y: 0))
    #expect(try place(stage(.trailing)) == CGPoint(x: 50 + 13 + 100, y: 0))
    let mirrored = try place(stage(.leading) { $0.layoutDirection = .rightToLeft })
    #expect(mirrored == CGPoint(x: 50 + 13 + 100, y: 0))
  }

  /// A bar does not grow with type; what its buttons present does, and has symbols of usual size.
  @Test func aBarsButtonPresentsInThePagesType() throws {
    func words(isInBar: Bool) throws -> CGFloat {
      let button = Button("Source") {}
        .popover(isPresented: .constant(true)) {
          HStack {
            Text("Popover")
            Image(systemName: "star")
          }
        }
      let stage = Stage(
        NavigationStack {
          Text("Page").toolbar { if isInBar { button } }
            .overlay { if !isInBar { button } }
        }, size: CGSize(width: 1000, height: 800)
      ) {
        $0.horizontalSizeClass = .regular
        $0.dynamicTypeSize = .accessibility3
      }
      let (source, popover) = (try stage.frame("Source"), try stage.frame("Popover"))
      #expect(isInBar == (source.height < popover.height))
      return popover.height
    }
    #expect(try words(isInBar: true) == words(isInBar: false))
  }

  /// The tip keeps off a bar's symbol, which is lower than its button.
  @Test func aBarsButtonIsPointedAtAsATargetOf44Points() throws {
    let stage = Stage(
      NavigationStack {
        Color.clear.toolbar {
          ToolbarItem(placement: .primaryAction) {
            Color.blue.frame(width: 20, height: 20).popover(isPresented: .constant(true)) {
              Color.red.frame(width: 200, height: 100)
            }
          }
        }
      },
      size: CGSize(width: 1000, height: 800), safeArea: EdgeInsets()
    ) { $0.horizontalSizeClass = .regular }
    // The bar's middle, half of a target, the arrow.
    #expect(try bubble(stage).minY == 25 + 22 + 13)
  }

  /// The opposite edge comes next, then the others; what fits nowhere stands where most room is.
  @Test func bubblesThatDoNotFitGoElsewhere() throws {
    let corner = CGPoint(x: 50, y: 20)
    // Kept ten points from the window's edge.
    #expect(try place(stage(.top, in: .topLeading), corner) == CGPoint(x: 60, y: 83))
    #expect(try place(stage(.leading, in: .topLeading), corner) == CGPoint(x: 163, y: 40))
    let high = try place(stage(.top, size: CGSize(width: 200, height: 500)))
    #expect(high == CGPoint(x: 163, y: 0))
    let huge = try bubble(stage(.leading, size: CGSize(width: 900, height: 500)))
    #expect(huge.minY == 433)
  }

  @Test func bubblesPointAtAPartOfTheirSource() throws {
    let trailing = try place(stage(.trailing, at: .point(.trailing)))
    #expect(trailing == CGPoint(x: 50 + 13 + 100, y: 0))
    #expect(try place(stage(.bottom, at: .point(.center))) == CGPoint(x: 0, y: 13 + 50))
    let topLeading = try place(stage(.top, at: .point(.topLeading)))
    #expect(topLeading == CGPoint(x: -50, y: -(20 + 13 + 50)))
    let mirrored = try place(
      stage(.top, at: .point(.topLeading)) { $0.layoutDirection = .rightToLeft })
    #expect(mirrored == CGPoint(x: 50, y: -(20 + 13 + 50)))
    let part = CGRect(x: 80, y: 0, width: 20, height: 40)
    let piece = try place(stage(.bottom, at: .rect(.rect(part))))
    #expect(piece == CGPoint(x: 40, y: 20 + 13 + 50))
  }

  /// A background of the content's own is the arrow's too.
  @Test(arguments: Edge.allCases) func arrowsHaveTheBackgroundOfTheirBubble(_ edge: Edge) throws {
    let stage = Stage(
      Text("Source").frame(width: 100, height: 40)
        .popover(isPresented: .constant(true), arrowEdge: edge) {
          Text("Words").frame(width: 200, height: 100).presentationBackground(.green)
        },
      size: CGSize(width: 1000, height: 800), safeArea: EdgeInsets()
    ) { $0.horizontalSizeClass = .regular }
    let green = stage.host.color(.green, in: stage.surroundings)
    /// The clips within which green is drawn, each with what is filled there.
    func find(_ items: [DrawItem]) -> [(clip: CGRect, fill: CGRect)] {
      items.flatMap { item -> [(clip: CGRect, fill: CGRect)] in
        guard case .layer(let layer) = item.operation else { return [] }
        let fills = layer.items.compactMap { inner -> CGRect? in
          if case .fill(let path, .color(green), _) = inner.operation { return path.boundingRect }
          return nil
        }
        let clip = layer.clip?.boundingRect
        return fills.compactMap { fill in clip.map { ($0, fill) } } + find(layer.items)
      }
    }
    let found = try find(stage.render().items)
    #expect(found.count == 2)
    for (clip, fill) in found { #expect(fill.union(clip) == fill) }
    #expect(
      Set(found.map { max($0.clip.width, $0.clip.height) }) == [36, 200]
        && found.contains { min($0.clip.width, $0.clip.height) == 14 })
  }

  /// The arrow's tip touches what the bubble points at, on each side; its other end is a point
  /// within the bubble.
  @Test(arguments: Edge.allCases) func arrowsTouchTheirSource(_ edge: Edge) throws {
    let stage = stage(edge)
    let background = stage.host.color(Color(.systemBackground), in: stage.surroundings)
    func find(_ items: [DrawItem]) -> [CGRect] {
      items.flatMap { item -> [CGRect] in
        switch item.operation {
        case .fill(let path, .color(background), _): [path.boundingRect]
        case .layer(let layer): find(layer.items)
        default: []
        }
      }
    }
    let arrows = try find(stage.render().items).filter {
      near(min($0.width, $0.height), 14) && near(max($0.width, $0.height), 36)
    }
    let arrow = try #require(arrows.first)
    let source = CGRect(x: 450, y: 380, width: 100, height: 40)
    switch edge {
    case .top: #expect(near(arrow.maxY, source.minY) && near(arrow.midX, source.midX))
    case .bottom: #expect(near(arrow.minY, source.maxY) && near(arrow.midX, source.midX))
    case .leading: #expect(near(arrow.maxX, source.minX) && near(arrow.midY, source.midY))
    case .trailing: #expect(near(arrow.minX, source.maxX) && near(arrow.midY, source.midY))
    }
  }

  /// Places along an arc are not those of a number that is written down.
  private func near(_ a: Double, _ b: Double) -> Bool { abs(a - b) < 0.01 }

  /// Over a card that is as light as itself a bubble would have no edge in the dark.
  @Test func aBubbleOverACardIsLighterThanTheCardInTheDark() throws {
    struct Source: View {
      var body: some View {
        Text("Source").popover(isPresented: .constant(true)) { Text("Bubble") }
      }
    }
    func grounds<Root: View>(_ root: Root, _ scheme: ColorScheme) throws -> [RGBAColor] {
      let stage = Stage(root, size: CGSize(width: 1000, height: 800), safeArea: EdgeInsets()) {
        $0.horizontalSizeClass = .regular
        $0.colorScheme = scheme
      }
      return fills(try stage.render().items)
    }
    let card = Text("Screen").sheet(isPresented: .constant(true)) { Source() }
    let (base, raised) = (RGBAColor(hex: 0x1C1C1E), RGBAColor(hex: 0x2C2C2E))
    let onCard = try grounds(card, .dark)
    #expect(onCard.contains(base) && onCard.contains(raised))
    // The controls: over a screen the level above the base is enough, and light has one white.
    let onScreen = try grounds(Source(), .dark)
    #expect(onScreen.contains(base) && !onScreen.contains(raised))
    #expect(try !grounds(card, .light).contains(RGBAColor(hex: 0xF2F2F7)))
  }

  /// The colours that are painted, in the order of painting.
  private func fills(_ items: [DrawItem]) -> [RGBAColor] {
    items.flatMap { item -> [RGBAColor] in
      switch item.operation {
      case .fill(_, .color(let color), _): [color]
      case .layer(let layer): fills(layer.items)
      default: []
      }
    }
  }
}
