import Foundation
import Testing

/// Screens that wait for ever: each loses itself alone, by name, and the run ends.
struct WaitingTests {
  private static func render(_ screens: String, _ options: [String]) throws -> (Run, Double) {
    let scratch = try Scratch()
    let started = ContinuousClock.now
    let run = try Run(
      "snapshot-fixture",
      [
        "render", "-o", "out", "--device", "iphone-8", "--scale", "2", "--orientation", "portrait",
        "--scheme", "light",
      ] + options,
      environment: ["FIXTURE_SCREENS": screens], in: scratch.url)
    return (run, (ContinuousClock.now - started) / .seconds(1))
  }

  @Test func screensThatWaitAreEndedAndNamed() throws {
    let (run, seconds) = try Self.render("sleep,semaphore,lock,card", ["--clock-limit", "1"])
    #expect(run.status == 1, "\(run.errors)")
    for screen in ["sleep", "semaphore", "lock"] {
      #expect(
        run.errors.contains("error: \(screen)/iphone-8-portrait@2x-light: took more than 1 s"),
        "\(run.errors)")
    }
    #expect(run.output.contains("1 snapshots of 1 screen"), "\(run.output)")
    #expect(seconds < 30)
  }

  @Test func tasksAndChildrenThatOutliveTheirScreenHoldNobodyUp() throws {
    let (run, seconds) = try Self.render("task,child", [])
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.contains("2 snapshots of 2 screens"))
    #expect(seconds < 15)
  }

  @Test(arguments: ["0", "-1", "86401", "soon"])
  func limitsThatAreNoneAreRefused(_ limit: String) throws {
    #expect(try Self.render("card", ["--clock-limit=\(limit)"]).0.status == 2)
  }
}
