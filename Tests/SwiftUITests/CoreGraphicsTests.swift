import DisplayList
import StageSupport
import TestSupport
import Testing

@testable import SwiftUI

/// What is drawn in contexts of Core Graphics, by the items of the drawing.
@MainActor @Suite struct CoreGraphicsTests {
  /// The operations of a drawing, with the layers around each, the outermost first.
  private func operations(
    _ items: [DrawItem], _ around: [Layer] = []
  ) -> [(operation: DrawOperation, layers: [Layer])] {
    items.flatMap { item in
      if case .layer(let layer) = item.operation {
        operations(layer.items, around + [layer])
      } else {
        [(item.operation, around)]
      }
    }
  }

  private func drawn(
    _ draw: (CGContext) -> Void
  ) -> [(operation: DrawOperation, layers: [Layer])] {
    let context = CGContext(size: CGSize(width: 40, height: 20), scale: 1)
    draw(context)
    return operations(context.list.items)
  }

  @Test func aClipLimitsWhatFollowsUntilItIsTakenBack() throws {
    let items = drawn { context in
      context.saveGState()
      context.translateBy(x: 5, y: 0)
      context.clip(to: CGRect(x: 0, y: 0, width: 10, height: 10))
      context.fill(CGRect(x: 0, y: 0, width: 40, height: 20))
      context.restoreGState()
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    }
    try #require(items.count == 2)
    #expect(
      items[0].layers.compactMap(\.clip).map(\.boundingRect)
        == [CGRect(x: 5, y: 0, width: 10, height: 10)])
    #expect(items[1].layers.compactMap(\.clip).isEmpty)
  }

  @Test func dashesAndCurvesBelongToTheLine() {
    let items = drawn { context in
      context.setLineDash(phase: 1, lengths: [2, 3])
      context.setLineWidth(4)
      context.move(to: .zero)
      context.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 10))
      context.strokePath()
    }
    guard case .stroke(let path, _, let style) = items.first?.operation else {
      Issue.record("no line")
      return
    }
    #expect(style == StrokeStyle(lineWidth: 4, dash: [2, 3], dashPhase: 1))
    #expect(path.boundingRect.height > 0)
  }

  @Test func arcsAreFilledByTheRule() {
    let items = drawn { context in
      context.addArc(
        center: CGPoint(x: 10, y: 10), radius: 5, startAngle: 0, endAngle: 2 * .pi, clockwise: false
      )
      context.fillPath(using: .evenOdd)
    }
    guard case .fill(let path, _, let style) = items.first?.operation else {
      Issue.record("nothing filled")
      return
    }
    #expect(abs(path.boundingRect.width - 10) < 0.1 && style.isEOFilled)
  }

  @Test func gradientsEndWhereTheirLineDoes() throws {
    let colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
    let gradient = try #require(
      CGGradient(colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: colors, locations: [0, 1]))
    for (options, width) in [([], 20.0), ([.drawsAfterEndLocation], 30)]
      as [(CGGradientDrawingOptions, Double)]
    {
      let items = drawn {
        $0.drawLinearGradient(
          gradient, start: CGPoint(x: 10, y: 0), end: CGPoint(x: 30, y: 0), options: options)
      }
      guard case .fill(let path, .linearGradient(let paint), _) = items.first?.operation else {
        Issue.record("no gradient")
        return
      }
      #expect(paint.stops.map(\.location) == [0, 1])
      #expect(abs(path.boundingRect.width - width) < 0.01)
    }
  }

  @Test func shadowsLieBeneathWhatFollows() {
    let items = drawn { context in
      context.setShadow(offset: CGSize(width: 1, height: 2), blur: 6, color: UIColor.black.cgColor)
      context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
    }
    let filters = items.flatMap { $0.layers.flatMap(\.filters) }
    guard case .shadow(let shadow) = filters.first else {
      Issue.record("no shadow")
      return
    }
    #expect([shadow.radius, shadow.x, shadow.y] == [3, 1, 2])
  }

  @Test func whatFollowsMixesAsTheContextSays() {
    let items = drawn { context in
      context.setBlendMode(.multiply)
      context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
      context.setBlendMode(.sourceIn)
      context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
    }
    #expect(items.map { $0.layers.contains { $0.blendMode == .multiply } } == [true, false])
  }

  @Test func aFontsFileIsTakenWhereItIsThere() throws {
    #expect(CGDataProvider(url: URL(fileURLWithPath: "/nowhere.ttf")) == nil)
    #expect(try CGFont(#require(CGDataProvider(data: Data()))) == nil)
    #expect(try CGFont(#require(CGDataProvider(data: Data([1])))) != nil)
    #expect(!CTFontManagerRegisterFontsForURL(URL(fileURLWithPath: "/nowhere.ttf"), .process, nil))
  }

  @Test func aCanvasTakesDrawingOfCoreGraphics() throws {
    let stage = Stage(
      Canvas { context, _ in
        context.withCGContext { $0.fill(CGRect(x: 1, y: 2, width: 3, height: 4)) }
      }
      .frame(width: 50, height: 50))
    let rects = operations(try stage.render().items).compactMap { item -> CGRect? in
      if case .fill(let path, _, _) = item.operation { path.boundingRect } else { nil }
    }
    #expect(rects.contains(CGRect(x: 1, y: 2, width: 3, height: 4)))
  }

  @Test func imagesThatAreDrawnShowInViews() throws {
    struct Drawn: View {
      var body: some View {
        Image(
          uiImage: UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 1, y: 2, width: 3, height: 4))
          })
      }
    }
    let red = RGBAColor(red: 1, green: 0, blue: 0, alpha: 1)
    let rects = operations(try Stage(Drawn()).render().items).compactMap { item -> CGRect? in
      if case .fill(let path, .color(red), _) = item.operation { path.boundingRect } else { nil }
    }
    #expect(rects.contains(CGRect(x: 1, y: 2, width: 3, height: 4)))
  }

  @Test func pathsOfUIKitDrawThemselves() throws {
    let path = UIBezierPath(rect: CGRect(x: 2, y: 2, width: 8, height: 8))
    path.lineWidth = 3
    let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { context in
      UIColor.red.setFill()
      path.fill()
      path.stroke()
      #expect(operations(context.cgContext.list.items).count == 2)
    }
    #expect(image.size == CGSize(width: 20, height: 20))
  }
}
