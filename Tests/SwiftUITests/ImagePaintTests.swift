import SwiftUI
import TestSupport
import Testing

/// Styles that repeat an image.
@MainActor @Suite struct ImagePaintTests {
  private static let image = Image(ImageReference(name: "wave", location: .data(Data())))

  /// The tilings that a view of 300 by 300 points is painted with; the picture has 100 by 50.
  private func tilings<Content: View>(of view: Content) throws -> [TiledImagePaint] {
    let host = ViewHost(view, text: SquareText(), assets: FixedPictures())
    let list = try host.render(in: Surroundings(size: CGSize(width: 300, height: 300)))
    return Self.tilings(list.items)
  }

  private static func tilings(_ items: [DrawItem]) -> [TiledImagePaint] {
    items.flatMap { item -> [TiledImagePaint] in
      switch item.operation {
      case .fill(_, .tiled(let tiled), _): [tiled]
      case .layer(let layer): tilings(layer.items)
      default: []
      }
    }
  }

  @Test func aPartOfAnImageIsRepeatedInItsSize() throws {
    let part = CGRect(x: 0.25, y: 0.5, width: 0.5, height: 0.5)
    let style = ImagePaint(image: Self.image, sourceRect: part, scale: 2)
    let tilings = try tilings(of: Rectangle().fill(style))
    #expect(tilings.map(\.part) == [part])
    #expect(tilings.map(\.tile.size) == [CGSize(width: 100, height: 50)])
  }

  @Test func allOfAnImageIsRepeatedByDefault() throws {
    let tilings = try tilings(of: Rectangle().fill(ImagePaint(image: Self.image)))
    #expect(tilings.map(\.part) == [TiledImagePaint.whole])
    #expect(tilings.map(\.tile.size) == [CGSize(width: 100, height: 50)])
  }

  @Test func whatLiesBesideTheImageIsLeftOut() throws {
    let wide = CGRect(x: 0.5, y: 0, width: 2, height: 1)
    let tilings = try tilings(
      of: Rectangle().fill(.image(Self.image, sourceRect: wide)))
    #expect(tilings.map(\.part) == [CGRect(x: 0.5, y: 0, width: 0.5, height: 1)])
    let beside = CGRect(x: 2, y: 0, width: 1, height: 1)
    #expect(
      try self.tilings(of: Rectangle().fill(.image(Self.image, sourceRect: beside))).isEmpty)
  }

  @Test func aCanvasIsPaintedWithAPart() throws {
    let part = CGRect(x: 0.5, y: 0, width: 0.5, height: 1)
    let canvas = Canvas { context, size in
      let origin = CGPoint(x: 10, y: 20)
      context.fill(
        Path(CGRect(origin: .zero, size: size)),
        with: .tiledImage(Self.image, origin: origin, sourceRect: part))
    }
    let tilings = try tilings(of: canvas)
    #expect(tilings.map(\.part) == [part])
    #expect(tilings.map(\.tile) == [CGRect(x: 10, y: 20, width: 50, height: 50)])
  }
}
