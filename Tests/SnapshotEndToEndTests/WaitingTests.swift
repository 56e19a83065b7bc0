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

  /// Commands that draw in their own process are ended too, by the name of the screen.
  @Test(arguments: [
    ["describe", "sleep"], ["tree", "semaphore"], ["audit", "--screen", "lock"],
    ["describe", "semaphore", "--json"],
  ])
  func commandsThatDrawThemselvesAreEnded(_ arguments: [String]) throws {
    let started = ContinuousClock.now
    let run = try Run.fixture(
      arguments[0], arguments[1], arguments.count > 2 ? arguments[2] : "--clock-limit=1",
      "--clock-limit=1", environment: ["FIXTURE_SCREENS": "sleep,semaphore,lock"])
    #expect(run.status == 2, "\(run.errors)")
    let screen = arguments[1] == "--screen" ? arguments[2] : arguments[1]
    #expect(run.errors.contains("error: \(screen) took more than 1 s"), "\(run.errors)")
    #expect((ContinuousClock.now - started) / .seconds(1) < 20)
    // The control: a screen that comes to its end is described.
    let sound = try Run.fixture(
      "describe", "slow", "--clock-limit=60", environment: ["FIXTURE_SCREENS": "slow"])
    #expect(sound.status == 0, "\(sound.errors)")
  }

  /// A run that is stopped for longer than its screens may take, and goes on: its clock has not.
  @Test func timeForWhichARunIsStoppedIsNotItsScreens() throws {
    let scratch = try Scratch()
    let fixture = Run.products.appendingPathComponent("snapshot-fixture").path
    // A group of its own, so that the workers are stopped with it.
    let script = """
      set -m
      '\(fixture)' render -o out --device iphone-8 --scale 2 --orientation portrait --scheme light \\
        --clock-limit 5 --jobs 1 & run=$!
      sleep 1
      kill -STOP -- -$run
      sleep 7
      kill -CONT -- -$run
      wait $run
      """
    let run = try Run(
      path: "/bin/bash", ["-c", script], environment: ["FIXTURE_SCREENS": "slow"],
      in: scratch.url)
    #expect(run.status == 0, "\(run.output)\(run.errors)")
    #expect(run.output.contains("1 snapshots of 1 screen"), "\(run.output)")
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
