import DisplayList
import Foundation
import Testing

@testable import CairoRender

/// What is seen through materials, which is kept by what lies behind.
struct GlassTests {
  private static let size = CGSize(width: 120, height: 700)

  private static func scene(
    _ color: RGBAColor, y: CGFloat = 20, _ thickness: MaterialThickness = .regular,
    radius: CGFloat = 0
  ) -> [DrawOperation] {
    let bar = CGRect(x: 0, y: y, width: 120, height: 30)
    return [
      fill(Path(ellipseIn: CGRect(x: 20, y: y - 10, width: 40, height: 40)), color),
      .material(radius > 0 ? rounded(bar, radius) : Path(bar), thickness, .light),
    ]
  }

  private static func digest(_ operations: [DrawOperation], _ studio: Studio) throws -> PixelDigest
  {
    PixelDigest(of: try studio.draw(operations, size: size))
  }

  @Test(arguments: [0, 12])
  func whatIsKeptDoesNotShow(radius: CGFloat) throws {
    let studio = try Studio()
    let cold = try Self.digest(Self.scene(.black, radius: radius), studio)
    #expect(studio.rasterizer.glass.statistics.hits == 0)
    #expect(try Self.digest(Self.scene(.black, radius: radius), studio) == cold)
    #expect(studio.rasterizer.glass.statistics.hits == 1)
  }

  /// Another backdrop or material is seen anew; the same one serves elsewhere.
  @Test func whatLiesBehindDecides() throws {
    let studio = try Studio()
    let nearly = RGBAColor(red: 0, green: 0, blue: 0.005)
    let scenes = [
      Self.scene(.black), Self.scene(nearly), Self.scene(.black, .ultraThin),
      // Far from the edges, where a blur stops, twice.
      Self.scene(.black, y: 300), Self.scene(.black, y: 350),
    ]
    for scene in scenes {
      #expect(try Self.digest(scene, studio) == Self.digest(scene, Studio()))
    }
    #expect(studio.rasterizer.glass.statistics.misses == 4)
    #expect(studio.rasterizer.glass.statistics.hits == 1)
  }
}
