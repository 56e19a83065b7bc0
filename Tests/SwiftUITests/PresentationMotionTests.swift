import SwiftUI
import TestSupport
import Testing

/// Alerts, dialogues, popovers and menus on their way, and what goes from rest.
@MainActor @Suite struct PresentationMotionTests {
  /// The springs of cards, dialogues, and menus that come and go.
  private let card = Spring(response: 0.4, dampingRatio: 1)
  private let dialog = Spring(response: 0.275, dampingRatio: 1)
  private let opening = Spring(duration: 0.337, bounce: 0.2)
  private let closing = Spring(duration: 0.409, bounce: 0)

  private func part(_ spring: Spring, _ time: Double) -> Double {
    spring.value(target: 1.0, initialVelocity: 0, time: time)
  }

  /// A button that opens something of a colour or a text, and closes it.
  private struct Opener<Presented: View>: View {
    @ViewBuilder let presented: (AnyView, Binding<Bool>) -> Presented
    @State private var isOpen = false

    var body: some View {
      presented(AnyView(Text("open").onTapGesture { isOpen = true }), $isOpen)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
  }

  /// A text on the screen, with what layers do to it.
  private struct Word {
    let rect: CGRect
    let opacity: Double
  }

  private func word(_ name: String, _ stage: MovingStage) throws -> Word? {
    func find(_ items: [DrawItem], _ transform: CGAffineTransform, _ opacity: Double) -> Word? {
      for item in items {
        switch item.operation {
        case .text(let drawing) where drawing.text.string == name:
          return Word(rect: drawing.frame.applying(transform), opacity: opacity)
        case .layer(let layer):
          let inner = layer.transform.concatenating(transform)
          if let found = find(layer.items, inner, opacity * layer.opacity) { return found }
        default: break
        }
      }
      return nil
    }
    return try find(stage.host.render(in: stage.surroundings).items, .identity, 1)
  }

  /// Lets what was opened come to rest, as before the next action of a flow.
  private func open(_ stage: MovingStage) throws {
    try stage.tap("open")
    try stage.host.finish(in: stage.surroundings)
  }

  /// A rectangle scaled about a point.
  private func scaled(_ rect: CGRect, _ scale: Double, about point: CGPoint) -> CGRect {
    CGRect(
      x: point.x + (rect.minX - point.x) * scale, y: point.y + (rect.minY - point.y) * scale,
      width: rect.width * scale, height: rect.height * scale)
  }

  private func sheets() throws -> MovingStage {
    try MovingStage(
      Opener { content, isOpen in
        content.sheet(isPresented: isOpen) {
          Color.blue.frame(width: 20, height: 20)
            .onTapGesture { isOpen.wrappedValue = false }.accessibilityLabel("close")
        }
      })
  }

  @Test func aSheetThatIsDismissedFromRestSinks() throws {
    let stage = try sheets()
    try open(stage)
    let rest = try #require(try stage.fills(.blue).first).rect.minY
    try stage.tap("close")
    // As long as nobody lets time pass it is gone.
    #expect(try stage.fills(.blue).isEmpty)
    try stage.advance(by: 0.1)
    // The sheet begins ten points beneath the window's top.
    let sunk = try #require(try stage.fills(.blue).first).rect.minY
    #expect(abs(sunk - rest - 190 * part(card, 0.1)) < 0.01)
    try stage.advance(by: 2)
    #expect(try stage.fills(.blue).isEmpty)
  }

  @Test func aSheetWithoutTimeIsGone() throws {
    let stage = try sheets()
    try open(stage)
    try stage.tap("close")
    try stage.host.finish(in: stage.surroundings)
    try stage.advance(by: 0.1)
    #expect(try stage.fills(.blue).isEmpty)
  }

  @Test func aSheetThatIsDraggedAwaySinksFromWhereItWasLetGo() throws {
    let stage = try sheets()
    try open(stage)
    let rest = try #require(try stage.fills(.blue).first).rect.minY
    try stage.host.drive(in: stage.surroundings) {
      try stage.host.last("a sheet") { if case .slide(let slide) = $0 { slide } else { nil } }(114)
    }
    try stage.host.settle(in: stage.surroundings)
    #expect(try stage.fills(.blue).isEmpty)
    try stage.advance(by: 0.1)
    // Six tenths of the way were gone before.
    let sunk = try #require(try stage.fills(.blue).first).rect.minY
    #expect(abs(sunk - rest - 190 * (0.6 + 0.4 * part(card, 0.1))) < 0.01)
    try stage.advance(by: 2)
    #expect(try stage.fills(.blue).isEmpty)
  }

  @Test func anAlertSettlesAndFades() throws {
    let stage = try MovingStage(
      Opener { content, isOpen in
        content.alert("Saved", isPresented: isOpen) { Button("OK") {} }
      }, size: CGSize(width: 400, height: 400))
    try stage.tap("open")
    let whole = try #require(try word("Saved", stage))
    #expect(whole.opacity == 1)
    try stage.advance(by: 0.1)
    let coming = try #require(try word("Saved", stage))
    let come = part(dialog, 0.1)
    #expect(abs(coming.opacity - come) < 1e-6)
    #expect(
      near(coming.rect, scaled(whole.rect, 1.2 - 0.2 * come, about: CGPoint(x: 200, y: 200))))
    try stage.advance(by: 2)
    #expect(near(try #require(try word("Saved", stage)).rect, whole.rect))
    try stage.tap("OK")
    try stage.advance(by: 0.1)
    let going = try #require(try word("Saved", stage))
    #expect(abs(going.opacity - (1 - come)) < 1e-6 && near(going.rect, whole.rect))
    try stage.advance(by: 2)
    #expect(try word("Saved", stage) == nil)
  }

  @Test func aDialogueRisesFromTheBottom() throws {
    let stage = try MovingStage(
      Opener { content, isOpen in
        content.confirmationDialog("Empty", isPresented: isOpen, titleVisibility: .visible) {
          Button("Yes") {}
        }
      }, size: CGSize(width: 400, height: 400))
    try stage.tap("open")
    let whole = try #require(try word("Empty", stage))
    var distances: [Double] = []
    for _ in 0..<2 {
      try stage.advance(by: 0.1)
      let rising = try #require(try word("Empty", stage))
      #expect(rising.opacity == 1 && rising.rect.minX == whole.rect.minX)
      distances.append(rising.rect.minY - whole.rect.minY)
    }
    let (first, second) = (1 - part(dialog, 0.1), 1 - part(dialog, 0.2))
    // A layer's transform lies on a grid.
    #expect(distances[0] > 10 && abs(distances[1] - distances[0] * second / first) < 0.01)
    // The cards come from beneath the edge: what is highest begins there.
    #expect(abs(whole.rect.minY + distances[0] / first - 400) < 30)
    try stage.advance(by: 2)
    try stage.tap("Yes")
    try stage.advance(by: 0.1)
    let sinking = try #require(try word("Empty", stage))
    #expect(
      abs(sinking.rect.minY - whole.rect.minY - distances[0] / first * part(dialog, 0.1)) < 0.01)
  }

  @Test func aPopoverGrowsOutOfItsArrow() throws {
    let stage = try MovingStage(
      Opener { content, isOpen in
        content.frame(width: 100, height: 40).popover(isPresented: isOpen) {
          Color.red.frame(width: 200, height: 100)
        }
      }, size: CGSize(width: 1000, height: 800)
    ) { $0.horizontalSizeClass = .regular }
    try stage.tap("open")
    let whole = try #require(try stage.fills(.red).first).rect
    try stage.advance(by: 0.1)
    let growing = try #require(try stage.fills(.red).first)
    let come = part(opening, 0.1)
    #expect(abs(growing.opacity - come) < 1e-6)
    // The point of the arrow lies at the middle of the source's lower edge.
    #expect(near(growing.rect, scaled(whole, come, about: CGPoint(x: 500, y: 420))))
    try stage.advance(by: 2)
    #expect(near(try #require(try stage.fills(.red).first).rect, whole))
  }

  @Test func aMenuGrowsOutOfItsControlAndGoesBack() throws {
    let menu = VStack {
      Menu("open") { Button("Copy") {} }.frame(width: 80, height: 20)
      Color.red.frame(width: 10, height: 10)
    }
    let stage = try MovingStage(menu, size: CGSize(width: 400, height: 800))
    try stage.tap("open")
    let whole = try #require(try word("Copy", stage)).rect
    try stage.advance(by: 0.1)
    let (growing, come) = (try #require(try word("Copy", stage)), part(opening, 0.1))
    #expect(abs(growing.opacity - come) < 1e-6)
    #expect(abs(growing.rect.width - whole.width * come) < 0.01)
    // It grows along the line from the middle of the control's lower edge.
    #expect(growing.rect.minY < whole.minY && growing.rect.minX > whole.minX)
    try stage.advance(by: 2)
    try stage.tap("Copy")
    try stage.advance(by: 0.1)
    let going = try #require(try word("Copy", stage))
    #expect(abs(going.opacity - (1 - part(closing, 0.1))) < 1e-6)
    try stage.advance(by: 2)
    #expect(try word("Copy", stage) == nil)
  }

  @Test func aContextMenuGrowsWhileItsViewStands() throws {
    let item = Text("Item").padding(10).contextMenu { Button("Share") {} }
    let stage = try MovingStage(item, size: CGSize(width: 400, height: 800))
    try stage.host.drive(in: stage.surroundings) { try stage.host.longPress("Item") }
    try stage.host.settle(in: stage.surroundings)
    let whole = try #require(try word("Share", stage)).rect
    try stage.advance(by: 0.1)
    let growing = try #require(try word("Share", stage))
    #expect(abs(growing.rect.width - whole.width * part(opening, 0.1)) < 0.01)
    #expect(try #require(try word("Item", stage)).opacity == 1)
  }

  @Test func withoutAnimationsPresentationsAreThereAtOnce() throws {
    let stage = try MovingStage(
      Opener { content, isOpen in
        content.alert("Saved", isPresented: isOpen) { Button("OK") {} }
      }
      .transaction { $0.disablesAnimations = true }, size: CGSize(width: 400, height: 400))
    try stage.tap("open")
    try stage.advance(by: 0.1)
    #expect(try #require(try word("Saved", stage)).opacity == 1)
    try stage.tap("OK")
    try stage.advance(by: 0.1)
    #expect(try word("Saved", stage) == nil)
  }

  @Test func nobodyTouchesWhatIsLeaving() throws {
    let stage = try MovingStage(
      Opener { content, isOpen in
        content.alert("Saved", isPresented: isOpen) { Button("OK") {} }
      }, size: CGSize(width: 400, height: 400))
    try open(stage)
    try stage.tap("OK")
    try stage.advance(by: 0.05)
    #expect(throws: InteractionError.self) { try stage.tap("OK") }
    try stage.tap("open")
    #expect(try word("Saved", stage) != nil)
  }
}
