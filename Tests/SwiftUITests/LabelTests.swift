import StageSupport
import SwiftUI
import Testing

/// Where a label's icon stands.
@MainActor @Suite struct LabelTests {
  /// The frames of a label's icon, a square, and of its title.
  private func frames(
    width: CGFloat, inList: Bool = false, side: CGFloat = 10
  ) throws -> (icon: CGRect, title: CGRect) {
    let label = Label {
      Text("many words of a title").font(.system(size: 10))
    } icon: {
      Color.red.frame(width: side, height: side)
    }
    let stage = Stage(
      Group {
        if inList { List { label }.frame(width: width) } else { label.frame(width: width) }
      })
    let icon = try #require(
      try stage.render().items.flatMap { self.fills($0) }.first { $0.width == side })
    return (icon, try stage.frame("many words of a title"))
  }

  private func fills(_ item: DrawItem) -> [CGRect] {
    switch item.operation {
    case .fill(let path, _, _): [path.boundingRect]
    case .layer(let layer): layer.items.flatMap(fills)
    default: []
    }
  }

  @Test(arguments: [false, true]) func anIconStandsAtTheFirstLine(inList: Bool) throws {
    let (icon, title) = try frames(width: 160, inList: inList)
    #expect(title.height >= 20)
    #expect(abs(icon.midY - (title.minY + 5)) < 0.01)
  }

  /// One line is the middle of a label, whatever the icon's height.
  @Test(arguments: [10, 30]) func anIconOfOneLineStandsInTheMiddle(_ side: CGFloat) throws {
    let (icon, title) = try frames(width: 380, side: side)
    #expect(title.height == 10)
    #expect(abs(icon.midY - title.midY) < 0.01)
  }
}
