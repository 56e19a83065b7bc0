import DisplayList
import StageSupport
import SwiftUI
import Testing

/// Gaps of the system's own views beside text of several sizes.
@MainActor @Suite struct ScaledGapTests {
  /// The frames of the fills in a colour, and of texts by their words.
  private func fills(_ items: [DrawItem], _ color: RGBAColor) -> [CGRect] {
    items.flatMap { item -> [CGRect] in
      switch item.operation {
      case .fill(let path, let paint, _): paint.color == color ? [path.boundingRect] : []
      case .layer(let layer): fills(layer.items, color)
      default: []
      }
    }
  }

  private static let red = RGBAColor(red: 1, green: 0, blue: 0, alpha: 1)
  private let part = Color(red: 1, green: 0, blue: 0)

  private func gap<L: View>(of label: L, _ size: DynamicTypeSize) throws -> CGFloat {
    let stage = Stage(label.font(.system(size: 10)).dynamicTypeSize(size))
    let icon = try #require(fills(try stage.render().items, Self.red).first)
    return try stage.frame("Save").minX - icon.maxX
  }

  private var label: some View {
    Label {
      Text("Save")
    } icon: {
      part.frame(width: 10, height: 10)
    }
  }

  @Test(arguments: [(DynamicTypeSize.large, 8.0), (.accessibility5, 14), (.xSmall, 8)])
  func aLabelsGapGrowsWithText(_ size: DynamicTypeSize, _ expected: Double) throws {
    #expect(abs(try gap(of: label, size) - expected) < 0.01)
  }

  @Test func aGapOfOnesOwnStays() throws {
    #expect(abs(try gap(of: label.labelIconToTitleSpacing(20), .accessibility5) - 20) < 0.01)
  }

  /// The distance between two rows' contents is the height of a row.
  @Test(arguments: [(DynamicTypeSize.large, 72.0), (.accessibility5, 88)])
  func aRowsInsetsGrowWithText(_ size: DynamicTypeSize, _ expected: Double) throws {
    let stage = Stage(
      List {
        part.frame(height: 50)
        part.frame(height: 50)
      }
      .listStyle(.plain).dynamicTypeSize(size))
    let rows = fills(try stage.render().items, Self.red)
    try #require(rows.count == 2)
    #expect(abs(rows[1].minY - rows[0].minY - expected) < 0.01)
  }

  @Test(arguments: [(DynamicTypeSize.large, 74.0, 84.0), (.accessibility5, 84, 102)])
  func aButtonsInsetsGrowWithText(
    _ size: DynamicTypeSize, _ height: Double, _ width: Double
  ) throws {
    let button = Button(action: {}, label: { Color.clear.frame(width: 60, height: 60) })
    let stage = Stage(
      VStack(spacing: 0) {
        HStack(spacing: 0) {
          button.buttonStyle(.bordered)
          part.frame(width: 3, height: 3)
        }
        part.frame(width: 3, height: 3)
        part.frame(width: 3, height: 3)
      }
      .background(alignment: .topLeading) { part.frame(width: 1, height: 1) }
      .dynamicTypeSize(size))
    let marks = fills(try stage.render().items, Self.red)
    let corner = try #require(marks.first { $0.width == 1 })
    let others = marks.filter { $0.width == 3 }
    try #require(others.count == 3)
    #expect(abs(others[0].minX - corner.minX - width) < 0.01)
    #expect(abs(others[1].minY - corner.minY - height) < 0.01)
  }
}
