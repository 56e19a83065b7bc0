import ArgumentParser

/// The option that limits the time of a screen by the clock.
struct ClockOptions: ParsableArguments {
  @Option(help: "Seconds by the clock that a screen may take on a device, waiting included.")
  var clockLimit = WorkerLimits().clockSeconds

  func validate() throws {
    guard (1...86_400).contains(clockLimit) else {
      throw ValidationError("--clock-limit must be from 1 to 86400 seconds")
    }
  }

  /// Ends this process if a screen that it draws itself takes longer.
  func watch() { ScreenWatch.begin(seconds: clockLimit) }
}
