import StageSupport
import SwiftUI
import Testing

/// The height that a row's content is offered, which is the row's own.
@MainActor @Suite struct ListRowHeightTests {
  /// The frames of the red fills.
  private func fills<Content: View>(_ content: Content) throws -> [CGRect] {
    let stage = Stage(List { content }.listStyle(.plain))
    let list = try stage.render()
    return list.items.flatMap { $0.redFills }
  }

  @Test func aBarBesideATextIsAsHighAsTheRow() throws {
    let bar = try #require(
      fills(
        HStack {
          Color(red: 1, green: 0, blue: 0).frame(width: 4)
          Text("Kiel\nHarbour")
        }
        .listRowInsets(EdgeInsets(top: 5, leading: 0, bottom: 5, trailing: 0))
      ).first)
    #expect(bar.height >= 34)
  }

  @Test func aReaderInAFrameWithALeastHeightFillsIt() throws {
    let reader = GeometryReader { proxy in
      Color(red: 1, green: 0, blue: 0).frame(width: 10, height: proxy.size.height)
    }
    .frame(minHeight: 100, maxHeight: .infinity)
    .listRowInsets(EdgeInsets())
    #expect(try fills(reader).map(\.height) == [100])
  }

  @Test func textsStandInTheMiddleOfTheLeastHeight() throws {
    let stage = Stage(List { Text("A") }.listStyle(.plain))
    let frame = try stage.frame("A")
    let taller = Stage(List { Text("A").frame(maxHeight: .infinity) }.listStyle(.plain))
    #expect(try taller.frame("A") == frame)
  }
}

extension DrawItem {
  fileprivate var redFills: [CGRect] {
    switch operation {
    case .fill(let path, let paint, _):
      paint.color == RGBAColor(red: 1, green: 0, blue: 0, alpha: 1) ? [path.boundingRect] : []
    case .layer(let layer): layer.items.flatMap(\.redFills)
    default: []
    }
  }
}
