import Foundation
import Testing

/// Screens that use up the stack, or stop themselves.
struct NestingTests {
  private static func render(_ screen: String, depth: Int = 0) throws -> Run {
    let scratch = try Scratch()
    return try Run(
      "snapshot-fixture",
      [
        "render", "-o", "out", "--device", "iphone-8", "--scale", "2", "--orientation", "portrait",
        "--scheme", "light",
      ], environment: ["FIXTURE_SCREENS": screen, "FIXTURE_DEPTH": "\(depth)"], in: scratch.url)
  }

  @Test(arguments: [200, 2000])
  func deepScreensAreDrawn(_ depth: Int) throws {
    let run = try Self.render("deep", depth: depth)
    #expect(run.status == 0, "\(run.errors)")
  }

  @Test func aBodyThatContainsItselfIsNamed() throws {
    let run = try Self.render("endless")
    #expect(run.status == 1)
    #expect(run.errors.contains("The screen is nested too deep at "), "\(run.errors)")
    #expect(run.errors.contains("Endless/"), "\(run.errors)")
    #expect(run.errors.contains("Look for a body that contains itself"), "\(run.errors)")
    #expect(run.errors.utf8.count < 2000)
  }

  @Test func anIndexOutOfRangeIsTold() throws {
    let run = try Self.render("index")
    #expect(run.status == 1)
    #expect(
      run.errors.contains("Index out of range")
        || run.errors.contains("a check of Swift's has failed"),
      "\(run.errors)")
  }
}
