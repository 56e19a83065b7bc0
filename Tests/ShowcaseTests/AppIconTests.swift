import CairoRender
import SwiftUI
import Testing

@testable import Showcase

/// The apps' icons in all sizes that iOS asks for.
@MainActor @Suite struct AppIconTests {
  @Test func sizesAreThoseOfTheGuidelines() {
    #expect(Set(AppIconSize.all.map(\.pixels)) == [1024, 180, 167, 152, 120, 87, 80, 60, 58, 40])
  }

  /// A view's pixels on a background, at a pixel a point.
  private func picture(
    _ view: some View, side: Int, on background: RGBAColor
  ) throws -> PixelImage {
    let (text, images) = (try TextEngine(fonts: FontBook()), ImageStore())
    let size = CGSize(width: side, height: side)
    let host = ViewHost(
      view.frame(width: size.width, height: size.height), text: text, assets: images)
    var list = try host.render(in: Surroundings(size: size))
    list.background = background
    return try Rasterizer().render(list, scale: 1, text: text, assets: images)
  }

  /// Whether nothing shows through a view.
  private func isOpaque(_ view: some View, side: Int) throws -> Bool {
    let onRed = try picture(view, side: side, on: RGBAColor(hex: 0xFF0000))
    let onBlue = try picture(view, side: side, on: RGBAColor(hex: 0x0000FF))
    #expect(onRed.width == side && onRed.height == side)
    return PixelDigest(of: onRed) == PixelDigest(of: onBlue)
  }

  @Test(arguments: ["icon-animals", "icon-tasty-notes"])
  func iconsAreOpaqueSquaresAtEachSize(_ name: String) throws {
    for size in AppIconSize.all {
      #expect(try isOpaque(Image(picture: name).resizable(), side: size.pixels), "\(size.id)")
    }
  }

  @Test func whatIsRoundIsNotOpaque() throws {
    #expect(try !isOpaque(Circle().fill(.green), side: 60))
  }
}
