import CCairo
import DisplayList
import Foundation
import Testing

@testable import CairoRender

/// What a rounded clip is said to leave whole, against what cairo covers.
struct ClipCutTests {
  private static func shape(_ style: RoundedCornerStyle, _ radius: CGFloat) -> Path {
    Path(
      RoundedRect(
        rect: CGRect(x: 3, y: 5, width: 60, height: 44),
        radii: CornerRadii(
          topLeft: radius, topRight: radius, bottomRight: radius, bottomLeft: radius),
        style: style))
  }

  /// For each rectangle whose corners are even pixels: whether it is whole, and whether it is said
  /// to be.
  private static func rectangles(_ shape: Path) throws -> [(
    bounds: DeviceRect, isWhole: Bool, isSpared: Bool
  )] {
    let mask = Mask(bounds: DeviceRect(left: 0, top: 0, right: 68, bottom: 54))
    mask.draw { context in
      CairoPath.append(shape, to: context, .identity)
      cairo_fill(context)
    }
    let cut = try #require(ClipCut(shape))
    // Pixels above and to the left that are not covered wholly.
    var sums = Array(repeating: Array(repeating: 0, count: 69), count: 55)
    for y in 0..<54 {
      for x in 0..<68 {
        sums[y + 1][x + 1] =
          sums[y][x + 1] + sums[y + 1][x] - sums[y][x] + (mask.row(y)[x] < 255 ? 1 : 0)
      }
    }
    var all: [(DeviceRect, Bool, Bool)] = []
    for top in stride(from: 1, to: 52, by: 2) {
      for bottom in stride(from: top + 1, through: 54, by: 2) {
        for left in stride(from: 1, to: 66, by: 2) {
          for right in stride(from: left + 1, through: 68, by: 2) {
            let open = sums[bottom][right] - sums[top][right] - sums[bottom][left] + sums[top][left]
            let bounds = DeviceRect(left: left, top: top, right: right, bottom: bottom)
            all.append((bounds, open == 0, cut.spares(bounds)))
          }
        }
      }
    }
    return all
  }

  @Test(arguments: [RoundedCornerStyle.circular, .continuous], [3, 9.5, 14, 22])
  func whatIsSparedIsWhole(style: RoundedCornerStyle, radius: CGFloat) throws {
    let shape = Self.shape(style, radius)
    let all = try Self.rectangles(shape)
    let wrong = all.filter { $0.isSpared && !$0.isWhole }
    #expect(wrong.isEmpty, "\(wrong.prefix(3))")
    // Beside the corners something is spared that lies neither between them in rows nor in columns.
    let corner = Int((radius * (style == .continuous ? 1.53 : 1)).rounded(.up))
    let isBeside = all.contains {
      $0.isSpared && $0.bounds.left < 3 + corner && $0.bounds.top < 5 + corner
        && $0.bounds.bottom > 49 - corner
    }
    #expect(isBeside || radius < 9)
  }

  /// The comparison sees what is cut: of another shape's rectangles some are not whole.
  @Test func aSharperClipSparesTooMuch() throws {
    let sharp = try #require(ClipCut(Self.shape(.circular, 3)))
    let all = try Self.rectangles(Self.shape(.circular, 22))
    #expect(all.contains { sharp.spares($0.bounds) && !$0.isWhole })
  }
}
