import DisplayList
import Foundation
import Testing

@testable import CairoRender

/// Pictures with rounded corners that are drawn in place, against the same on a canvas of their own.
struct CornersTests {
  private static let size = CGSize(width: 120, height: 90)

  private static let content: [DrawOperation] = [
    fill(Path(CGRect(x: 20, y: 10, width: 80, height: 70)), .white),
    fill(Path(CGRect(x: 20, y: 10, width: 80, height: 30)), RGBAColor(hex: 0x34C759)),
    .layer(
      Layer(
        clip: rounded(CGRect(x: 24, y: 16, width: 60, height: 60), 9),
        items: [
          DrawItem(
            fill(Path(CGRect(x: 0, y: 0, width: 90, height: 120)), RGBAColor(hex: 0xFF9500))),
          DrawItem(
            fill(Path(CGRect(x: 10, y: 30, width: 90, height: 45)), RGBAColor(hex: 0, alpha: 0.3))),
        ])),
    .text(
      TextDrawing(
        text: styled("Gläser", size: 15), frame: CGRect(x: 18, y: 8, width: 90, height: 20))),
    .layer(
      Layer(
        filters: [.shadow(Shadow(color: .black, radius: 3, x: 1, y: 2))],
        items: [
          DrawItem(
            .material(rounded(CGRect(x: 50, y: 50, width: 60, height: 40), 12), .regular, .light))
        ])),
    fill(Path(CGRect(x: 20, y: 10, width: 80, height: 70)), RGBAColor(hex: 0x0000FF, alpha: 0.2)),
  ]

  /// The content in a layer; preceded by something unseen, which is not known to be opaque.
  private static func picture(isInPlace: Bool, _ clip: Path, at place: CGPoint) -> DrawOperation {
    let unseen = fill(Path(CGRect(x: 30, y: 30, width: 1, height: 1)), .clear)
    return .layer(
      Layer(
        transform: CGAffineTransform(translationX: place.x, y: place.y), clip: clip,
        isolated: true, items: ((isInPlace ? [] : [unseen]) + content).map { DrawItem($0) }))
  }

  private static let beneath: [DrawOperation] = [
    fill(Path(ellipseIn: CGRect(x: 0, y: 0, width: 60, height: 60)), RGBAColor(hex: 0xAF52DE)),
    fill(Path(CGRect(x: 40, y: 5, width: 80, height: 20)), RGBAColor(hex: 0xFF2D55, alpha: 0.5)),
  ]

  @Test(arguments: [RGBAColor.white, .clear], [CGPoint.zero, CGPoint(x: -31.3, y: 26.7)])
  func areTheSameInPlace(background: RGBAColor, place: CGPoint) throws {
    let box = CGRect(x: 20, y: 10, width: 80, height: 70)
    for clip in [
      rounded(box, 12), Path(roundedRect: box, cornerRadius: 7.5, style: .circular),
      rounded(box, 60), rounded(box.insetBy(dx: 0.2, dy: 0.2), 10),
    ] {
      for scale in [1.0, 2, 3] {
        let pictures = try [true, false].map { isInPlace in
          try Studio().draw(
            Self.beneath + [Self.picture(isInPlace: isInPlace, clip, at: place)], size: Self.size,
            scale: scale, background: background)
        }
        #expect(PixelDigest(of: pictures[0]) == PixelDigest(of: pictures[1]))
      }
    }
  }

  /// A rasterizer draws into the memory of its last picture.
  @Test func clearBackgroundsForgetTheLastPicture() throws {
    let studio = try Studio()
    let circle = fill(Path(ellipseIn: CGRect(x: 0, y: 0, width: 60, height: 60)), .black)
    var picture = try studio.draw([circle], size: Self.size, background: .clear)
    let expected = PixelDigest(of: picture)
    picture = try studio.draw([], size: Self.size, background: .white)
    picture = try studio.draw([circle], size: Self.size, background: .clear)
    #expect(PixelDigest(of: picture) == expected)
  }
}
