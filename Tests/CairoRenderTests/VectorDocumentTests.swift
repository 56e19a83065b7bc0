import DisplayList
import Foundation
import Testing

@testable import CairoRender

/// The same draw list as SVG and as PDF.
struct VectorDocumentTests {
  let studio: Studio
  let writer: VectorDocument

  init() throws {
    studio = try Studio()
    writer = VectorDocument(text: studio.text, assets: studio.assets)
  }

  /// An SVG document drawn by librsvg is nearly the picture.
  @Test func svgLooksLikeThePicture() throws {
    let list = DisplayList(
      size: CGSize(width: 430, height: 400), background: RGBAColor(hex: 0xF2F2F7),
      items: ScreenTests.cards(height: 400).dropLast(2).map { DrawItem($0) })
    let bytes = try writer.encode(list, as: .svg)
    let image = try studio.rasterizer.render(
      list, scale: 2, text: studio.text, assets: studio.assets)
    let drawn = try SVGImage(name: "svg", bytes: bytes).draw(width: 860, height: 800)
    try look(
      PixelImage(width: 860, height: 800, isOpaque: true, storage: drawn.storage), "document")
    var difference = 0
    for index in 0..<860 * 800 {
      let (a, b) = (image.storage.base[index], drawn.storage.base[index])
      difference += abs(Int(a >> 8 & 255) - Int(b >> 8 & 255))
    }
    #expect(Double(difference) / (860 * 800) < 1.5, "\(Double(difference) / (860 * 800))")
  }

  @Test(arguments: VectorDocument.Format.allCases)
  func bytesAreTheSame(_ format: VectorDocument.Format) throws {
    let first = try writer.encode(Probe.list, as: format)
    #expect(try writer.encode(Probe.list, as: format) == first)
    let head = String(decoding: first.prefix(5), as: UTF8.self)
    #expect(head == (format == .svg ? "<?xml" : "%PDF-"))
  }
}
