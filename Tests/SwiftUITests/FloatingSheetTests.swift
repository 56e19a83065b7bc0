import StageSupport
import SwiftUI
import Testing

/// Sheets that float over a tablet's page: what a keyboard does to them, and their shadow.
@MainActor @Suite struct FloatingSheetTests {
  private static let upright = CGSize(width: 820, height: 1180)
  private static let wide = CGSize(width: 1180, height: 820)

  private func stage(
    _ sizing: some PresentationSizing, on window: CGSize = upright, keyboard: Double = 0,
    _ change: (inout EnvironmentValues) -> Void = { _ in }
  ) -> Stage {
    let page = Color.green.ignoresSafeArea().sheet(isPresented: .constant(true)) {
      Text("Low").frame(maxHeight: .infinity, alignment: .bottom)
        .presentationBackground(Color.red).presentationSizing(sizing)
    }
    let stage = Stage(
      page, size: window, safeArea: EdgeInsets(top: 24, leading: 0, bottom: 20, trailing: 0)
    ) {
      $0.horizontalSizeClass = .regular
      change(&$0)
    }
    stage.surroundings.keyboardHeight = keyboard
    return stage
  }

  /// The frame of the card, which is red.
  private func card(_ stage: Stage) throws -> CGRect {
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
    return try #require(try find(stage.render().items).first)
  }

  /// What the keyboard covers of a page is no part of its content's room.
  @Test func aKeyboardLeavesAPageWhereItIs() throws {
    let (free, typing) = (stage(.page), stage(.page, keyboard: 371))
    let frame = CGRect(x: 54, y: 27, width: 712, height: 1126)
    #expect(try card(free) == frame)
    #expect(try card(typing) == frame)
    #expect(try free.frame("Low").maxY == frame.maxY)
    #expect(try typing.frame("Low").maxY == 1180 - 371)
  }

  @Test func aKeyboardRaisesAForm() throws {
    let (free, typing) = (stage(.form), stage(.form, keyboard: 371))
    #expect(try card(free).minY == 280)
    // In the middle of what is left, as high as before.
    #expect(try card(typing) == CGRect(x: 140, y: 94.5, width: 540, height: 620))
    #expect(try typing.frame("Low").maxY == 94.5 + 620)
  }

  /// Where there is less room than the form is high, it ends beneath the keyboard.
  @Test func aFormRisesToTheStatusBarAtMost() throws {
    let typing = stage(.form, on: Self.wide, keyboard: 454)
    #expect(try card(typing) == CGRect(x: 320, y: 24, width: 540, height: 620))
    #expect(try typing.frame("Low").maxY == 820 - 454)
  }

  /// A sheet that its content makes low is a form to a keyboard, whatever its width.
  @Test func aFittedPageRises() throws {
    let fitted = PagePresentationSizing().fitted(horizontal: false, vertical: true)
    let (free, typing) = (stage(fitted), stage(fitted, keyboard: 371))
    #expect(try card(typing).minY < card(free).minY)
    #expect(try card(typing).size == card(free).size)
  }

  /// The shadows that are drawn, each with the frame of what casts it.
  private func shadows(_ stage: Stage) throws -> [(shadow: Shadow, frame: CGRect)] {
    func find(_ items: [DrawItem]) -> [(shadow: Shadow, frame: CGRect)] {
      items.flatMap { item -> [(shadow: Shadow, frame: CGRect)] in
        guard case .layer(let layer) = item.operation else { return [] }
        if case .shadow(let shadow)? = layer.filters.first,
          case .fill(let path, _, _)? = layer.items.first?.operation
        {
          return [(shadow, path.boundingRect)]
        }
        return find(layer.items)
      }
    }
    return find(try stage.render().items)
  }

  @Test func aCardThatFloatsHasAShadow() throws {
    for (scheme, alpha) in [(ColorScheme.light, 0.2), (.dark, 0.5)] {
      let stage = stage(.form) { $0.colorScheme = scheme }
      let drawn = try shadows(stage)
      let shadow = try #require(drawn.first)
      let color = stage.host.color(.black.opacity(alpha), in: stage.surroundings)
      #expect(drawn.count == 1 && shadow.shadow.color == color)
      #expect(try shadow.frame == card(stage))
    }
    // The control: a sheet that hangs at the window's edge has none.
    #expect(try shadows(stage(.form) { $0.horizontalSizeClass = .compact }).isEmpty)
  }

  /// Through a card without a ground the dimmed page is seen, and no shadow.
  @Test func theShadowLiesAroundTheCardAlone() throws {
    var environment = EnvironmentValues()
    environment.horizontalSizeClass = .regular
    environment.verticalSizeClass = .regular
    let page = Color.white.ignoresSafeArea().sheet(isPresented: .constant(true)) {
      Color.clear.presentationBackground(Color.clear).presentationSizing(.form)
    }
    let picture = try Picture(page, size: Self.upright, scale: 1, environment: environment)
    func colors(_ x: Double, _ y: Double) -> Set<UInt32> {
      picture.colors(in: CGRect(x: x, y: y, width: 4, height: 4), scale: 1)
    }
    let far = colors(4, 4)
    #expect(far.count == 1)
    #expect(colors(410, 590) == far && colors(410, 290) == far)
    #expect(colors(410, 910).isDisjoint(with: far) && colors(690, 590).isDisjoint(with: far))
  }
}
