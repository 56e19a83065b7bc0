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

  @Test(arguments: [200, 2000, 5000])
  func deepScreensAreDrawnOrNamed(_ depth: Int) throws {
    let run = try Self.render("deep", depth: depth)
    guard depth > 2000 else { return #expect(run.status == 0, "\(run.errors)") }
    // What is nested deeper than any app is either drawn or named, never a signal.
    #expect(run.status == 0 || run.status == 1, "\(run.errors)")
    #expect(!run.errors.contains("signal"), "\(run.errors)")
    if run.status == 1 {
      #expect(run.errors.contains("nested too deep at "), "\(run.errors)")
    }
  }

  @Test func aFunctionThatCallsItselfIsTold() throws {
    let run = try Self.render("recursion")
    #expect(run.status == 1, "\(run.output)")
    #expect(
      run.errors.contains("error: recursion/iphone-8-portrait@2x-light: ended by signal 11"),
      "\(run.errors)")
    #expect(
      run.errors.contains("the stack is used up, mostly by a function that calls itself"),
      "\(run.errors)")
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
