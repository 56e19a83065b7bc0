import StageSupport
import SwiftUI
import Testing

/// What tells an app how far it is scrolled.
@MainActor @Suite struct ScrollObservationTests {
  private struct Page: View {
    var rows = 20
    @State private var told = "nothing"

    var body: some View {
      VStack(spacing: 0) {
        Text(verbatim: told).frame(height: 40)
        ScrollView {
          VStack(spacing: 0) {
            ForEach(0..<rows, id: \.self) { Text("Row \($0)").frame(width: 80, height: 50) }
          }
        }
      }
      .onScrollGeometryChange(for: [CGFloat].self) {
        [
          $0.contentOffset.y + $0.contentInsets.top, $0.contentSize.height,
          $0.containerSize.height, $0.contentInsets.top, $0.contentInsets.bottom,
          $0.bounds.minY, $0.bounds.height, $0.visibleRect.minY,
        ]
      } action: { _, new in
        told = new.map { "\(Int($0))" }.joined(separator: " ")
      }
    }
  }

  private func stage<Root: View>(_ root: Root, bottom: Double = 0) -> Stage {
    Stage(
      root, size: CGSize(width: 300, height: 240),
      safeArea: EdgeInsets(top: 0, leading: 0, bottom: bottom, trailing: 0))
  }

  @Test func theGeometryIsToldAtFirstAndWhereItChanges() throws {
    let stage = stage(Page())
    #expect(try stage.texts().first == "0 1000 200 0 0 0 200 0")
    try stage.host.scroll(to: CGPoint(x: 0, y: 120))
    #expect(try stage.texts().first == "120 1000 200 0 0 120 200 120")
  }

  /// What lies beneath a bar belongs to the container, and not to its bounds.
  @Test func barsAreInsets() throws {
    let stage = stage(Page(), bottom: 30)
    #expect(try stage.texts().first == "0 1000 200 0 30 0 170 0")
    try stage.host.scroll(to: CGPoint(x: 0, y: 9999))
    // At its end the content ends where the bar begins.
    #expect(try stage.texts().first == "830 1000 200 0 30 830 170 830")
  }

  @Test func aViewWithoutAScrollViewIsToldOfNone() throws {
    struct Plain: View {
      @State private var told = "nothing"
      var body: some View {
        Text(verbatim: told).onScrollGeometryChange(for: CGFloat.self, of: \.contentOffset.y) {
          told = "\($1)"
        }
      }
    }
    #expect(try stage(Plain()).texts() == ["nothing"])
  }

  private struct Seen: View {
    var threshold = 0.5
    @State private var log: [String] = []

    var body: some View {
      VStack(spacing: 0) {
        Text(verbatim: "log \(log.joined(separator: " "))").frame(height: 40)
        ScrollView {
          VStack(spacing: 0) {
            row("first")
            row("second")
            Color.clear.frame(height: 400)
          }
        }
      }
    }

    private func row(_ name: String) -> some View {
      Text(verbatim: name).frame(width: 80, height: 100)
        .onScrollVisibilityChange(threshold: threshold) { log.append($0 ? name : "no-\(name)") }
    }
  }

  @Test(arguments: [
    (0.5, 40.0, "log first second"), (0.5, 60, "log first second no-first"),
    (0.9, 20, "log first second no-first"), (0, 99, "log first second"),
    (0, 100, "log first second no-first"),
  ])
  func aViewGoesOutOfSightWhereTooLittleOfItShows(
    threshold: Double, offset: Double, log: String
  ) throws {
    let stage = stage(Seen(threshold: threshold))
    #expect(try stage.texts().first == "log first second")
    try stage.host.scroll(to: CGPoint(x: 0, y: offset))
    #expect(try stage.texts().first == log)
    try stage.host.scroll(to: .zero)
    #expect(try stage.texts().first == (log.hasSuffix("no-first") ? log + " first" : log))
  }

  /// What is out of sight from the start is not told of.
  @Test func whatIsBelowIsToldOfWhenItComes() throws {
    struct Below: View {
      @State private var log: [String] = []
      var body: some View {
        VStack(spacing: 0) {
          Text(verbatim: "log \(log.joined(separator: " "))").frame(height: 40)
          ScrollView {
            VStack(spacing: 0) {
              Color.clear.frame(height: 300)
              Text("end").frame(width: 80, height: 100)
                .onScrollVisibilityChange { log.append("\($0)") }
            }
          }
        }
      }
    }
    let stage = stage(Below())
    #expect(try stage.texts().first == "log ")
    try stage.host.scroll(to: CGPoint(x: 0, y: 9999))
    #expect(try stage.texts().first == "log true")
  }
}
