import DisplayList
import StageSupport
import SwiftUI
import Testing

/// Styles of UIKit's paragraphs, and strings that are measured and drawn.
@MainActor @Suite struct ParagraphStyleTests {
  private struct Label: UIViewRepresentable {
    let text: NSAttributedString

    func makeUIView(context: Context) -> UILabel { UILabel() }
    func updateUIView(_ view: UILabel, context: Context) {
      view.attributedText = text
      view.numberOfLines = 0
    }
  }

  /// Returns what is worked out while a screen is made.
  private func made<Value>(_ work: @escaping @MainActor () -> Value) throws -> Value {
    var value: Value?
    let stage = Stage(Color.clear.onAppear { value = work() })
    try stage.render()
    return try #require(value)
  }

  private func texts(_ list: DisplayList) -> [TextDrawing] {
    func texts(_ item: DrawItem) -> [TextDrawing] {
      switch item.operation {
      case .text(let drawing): [drawing]
      case .layer(let layer): layer.items.flatMap(texts)
      default: []
      }
    }
    return list.items.flatMap(texts)
  }

  /// Returns the texts of an item with their frames on the screen.
  private func places(
    _ item: DrawItem, _ transform: CGAffineTransform = .identity
  ) -> [(text: String, frame: CGRect)] {
    switch item.operation {
    case .text(let drawing): [(drawing.text.string, drawing.frame.applying(transform))]
    case .layer(let layer):
      layer.items.flatMap { places($0, layer.transform.concatenating(transform)) }
    default: []
    }
  }

  private var style: NSMutableParagraphStyle {
    let style = NSMutableParagraphStyle()
    style.alignment = .center
    style.lineSpacing = 6
    style.lineBreakMode = .byTruncatingMiddle
    return style
  }

  @Test func stylesAreCopiedAndCompared() throws {
    let style = style
    let copy = try #require(style.copy() as? NSParagraphStyle)
    #expect(copy == style && copy.hash == style.hash && !(copy is NSMutableParagraphStyle))
    style.lineSpacing = 7
    #expect(copy.lineSpacing == 6 && copy != style)
    let changed = try #require(copy.mutableCopy() as? NSMutableParagraphStyle)
    changed.setParagraphStyle(style)
    #expect(changed == style && NSParagraphStyle.default.alignment == .natural)
  }

  @Test func aLabelFollowsItsParagraphsStyle() throws {
    let text = NSAttributedString(
      string: "Tide",
      attributes: [.paragraphStyle: style, .font: UIFont.systemFont(ofSize: 20)])
    let drawn = try #require(texts(try Stage(Label(text: text)).render()).first?.text)
    #expect(drawn.paragraph.alignment == .center && drawn.paragraph.lineSpacing == 6)
    #expect(drawn.paragraph.truncation == .middle)
    #expect(drawn.runs.first?.attributes.font.size == 20)
  }

  @Test(arguments: [(2.0, 0.0, 2.0), (0, 48, 48 / (20 * 1.19336)), (0, 0, 1)])
  func aLabelsLinesAreAsHighAsItsStyleSays(factor: Double, points: Double, leading: Double) throws {
    let style = style
    style.lineHeightMultiple = factor
    (style.minimumLineHeight, style.maximumLineHeight) = (points, points)
    let text = NSAttributedString(
      string: "Tide",
      attributes: [.paragraphStyle: style, .font: UIFont.systemFont(ofSize: 20)])
    let font = try #require(texts(try Stage(Label(text: text)).render()).first?.text.runs.first)
    #expect(abs(font.attributes.font.leading - leading) < 0.001)
  }

  /// A character is a square of the font's size.
  @Test func boundsAreOfOneLineOrOfAWidth() throws {
    let attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 10)]
    let room = CGSize(width: 50, height: CGFloat.greatestFiniteMagnitude)
    let bounds = try made {
      [
        "ab cd ef".boundingRect(with: room, attributes: attributes, context: nil),
        "ab cd ef".boundingRect(
          with: room, options: .usesLineFragmentOrigin, attributes: attributes, context: nil),
        NSAttributedString(string: "ab", attributes: attributes).boundingRect(
          with: CGSize(width: CGFloat.greatestFiniteMagnitude, height: 100),
          options: [.usesLineFragmentOrigin, .usesFontLeading], context: nil),
      ]
    }
    #expect(bounds[0].size == CGSize(width: 80, height: 10))
    #expect(bounds[1].width <= 50 && bounds[1].height == 20)
    #expect(bounds[2].size == CGSize(width: 20, height: 10))
  }

  @Test func aStringIsDrawnInARectangleOrFromAPoint() throws {
    let style = style
    let image = try made {
      UIGraphicsImageRenderer(size: CGSize(width: 200, height: 100)).image { _ in
        "mid".draw(
          in: CGRect(x: 40, y: 20, width: 100, height: 40),
          withAttributes: [
            .font: UIFont.systemFont(ofSize: 10), .paragraphStyle: style,
            .foregroundColor: UIColor.red,
          ])
        "at".draw(at: CGPoint(x: 7, y: 9))
      }
    }
    let words = try Stage(Image(uiImage: image)).render().items.flatMap { places($0) }
    let origin = try #require(words.first { $0.text == "at" }?.frame)
    let middle = try #require(words.first { $0.text == "mid" }?.frame)
    // In the middle of 100 points from 40, and at the rectangle's top; 7 and 9 from the corner.
    #expect(middle.minX - origin.minX == 40 + 35 - 7 && middle.minY - origin.minY == 20 - 9)
    #expect(origin.height == 12 && middle.height == 10)
  }

  @Test func nothingIsDrawnWithoutAContextOrAScreen() throws {
    "free".draw(at: .zero)
    #expect("free".boundingRect(with: .zero, context: nil) == .zero)
  }
}
