import DisplayList
import Foundation
import Testing

@testable import CairoRender

/// Pictures with rounded corners that are drawn in place, against the same on a canvas of their
/// own.
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

  /// The same outlines as mere elements are left to cairo; both lie on whole pixels.
  @Test(arguments: [RGBAColor.white, RGBAColor(hex: 0x8E8E93)], [1.0, 2, 3])
  func roundedRectanglesAreAsCairos(background: RGBAColor, scale: Double) throws {
    let box = CGRect(x: 30, y: 20, width: 60, height: 50)
    for (rect, radius) in [
      (CGRect(x: 10, y: 5, width: 90, height: 70), 12.0),
      (CGRect(x: -9, y: 60, width: 60, height: 90), 6),
      (CGRect(x: 31, y: -9, width: 21, height: 28), 5),
      (CGRect(x: 70, y: 30, width: 90, height: 30), 8.3),
    ] {
      for hex in [0xFF9500, 0x000000, 0xFFFFFF] as [UInt32] {
        let shape = fill(rounded(rect, radius), RGBAColor(hex: hex))
        let apart = fill(
          Path(elements: rounded(rect, radius).elements), RGBAColor(hex: hex))
        for clip in [nil, Path(box)] {
          let pictures = try [shape, apart].map { operation in
            try Studio().draw(
              [.layer(Layer(clip: clip, items: [DrawItem(operation)]))], size: Self.size,
              scale: scale,
              background: background)
          }
          #expect(PixelDigest(of: pictures[0]) == PixelDigest(of: pictures[1]))
        }
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
