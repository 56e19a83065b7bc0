import StageSupport
import SwiftUI
import Testing

/// An alert in a Mac's window.
@MainActor @Suite struct DesktopAlertTests {
  private struct Asking: View {
    @State var asks: Bool

    var body: some View {
      Text("Page").alert("Sure?", isPresented: $asks) {
        Button("Delete", role: .destructive) {}
        Button("Cancel", role: .cancel) {}
      }
    }
  }

  private func stage(_ asks: Bool, isMac: Bool = true) -> Stage {
    Stage(Asking(asks: asks), size: CGSize(width: 680, height: 480), safeArea: EdgeInsets()) {
      $0.tint = .orange
      if isMac { $0.titleBar = TitleBar(.window, height: 28, start: 74, margin: 20) }
    }
  }

  /// The squares in the tint.
  private func squares(_ stage: Stage) throws -> [CGRect] {
    let tint = stage.host.color(.orange, in: stage.surroundings)
    func find(_ items: [DrawItem], _ transform: CGAffineTransform) -> [CGRect] {
      items.flatMap { item -> [CGRect] in
        switch item.operation {
        case .fill(let path, .color(tint), _): [path.boundingRect.applying(transform)]
        case .layer(let layer): find(layer.items, layer.transform.concatenating(transform))
        default: []
        }
      }
    }
    return try find(stage.render().items, .identity).filter { $0.width == $0.height }
  }

  @Test func theAppsIconStandsAboveTheTitle() throws {
    let stage = stage(true)
    let icon = try #require(try squares(stage).first)
    let title = try stage.frame("Sure?")
    #expect(icon.width == 52 && icon.maxY < title.minY && abs(icon.midX - title.midX) < 0.01)
    // The control: a telephone's alert has none.
    #expect(try squares(self.stage(true, isMac: false)).isEmpty)
  }

  /// The alert has the keyboard, so the window beneath has grey buttons until it is answered.
  @Test func theWindowBeneathHasGreyButtons() throws {
    func isGrey(_ stage: Stage) throws -> Bool { try stage.render().systemBars.dimsWindowButtons }
    let asking = stage(true)
    #expect(try isGrey(asking))
    try asking.tap("Cancel")
    #expect(try !isGrey(asking) && !isGrey(stage(false)) && !isGrey(stage(true, isMac: false)))
  }
}
