import Foundation

/// Tells how far a run is: a bar on a terminal, a line for each finished screen elsewhere.
@MainActor final class Progress {
  private static let width = 30
  /// Lines that tell of the progress of alike parts where there is no terminal.
  private static let reports = 10

  private let isTerminal: Bool
  private var remaining: [String: Int] = [:]
  private let total: Int
  private var done = 0
  private let started = ContinuousClock.now
  private var drawn: ContinuousClock.Instant?

  /// Begins with the cells that are to be done.
  init(_ cells: [Cell], isTerminal: Bool = isatty(STDERR_FILENO) != 0) {
    self.isTerminal = isTerminal
    total = cells.count
    for cell in cells { remaining[cell.screen, default: 0] += 1 }
  }

  /// Begins with some parts that are all alike.
  init(of total: Int, isTerminal: Bool = isatty(STDERR_FILENO) != 0) {
    (self.total, self.isTerminal) = (total, isTerminal)
  }

  /// Counts a part as done.
  func advance() {
    done += 1
    if isTerminal {
      draw()
    } else if done % max(1, (total + Self.reports - 1) / Self.reports) == 0 {
      StandardError.print("\(done) of \(total), \(elapsed)")
    }
  }

  /// Counts cells of a screen as done.
  func advance(_ screen: String, by count: Int) {
    done += count
    remaining[screen, default: 0] -= count
    if isTerminal {
      draw()
    } else if remaining[screen] == 0 {
      StandardError.print("\(screen) done, \(done) of \(total)")
    }
  }

  /// Takes the bar away.
  func finish() {
    if isTerminal { FileHandle.standardError.write(Data("\r\u{1B}[K".utf8)) }
  }

  /// The time since the beginning, such as `24 s` or `0.8 s`.
  var elapsed: String {
    let seconds = Double((ContinuousClock.now - started) / .seconds(1))
    return seconds < 10
      ? String(format: "%.1f s", seconds) : "\(Int(seconds.rounded())) s"
  }

  private func draw() {
    let now = ContinuousClock.now
    if let drawn, now - drawn < .milliseconds(60), done < total { return }
    drawn = now
    let filled = total == 0 ? Self.width : Self.width * done / total
    let bar =
      String(repeating: "━", count: filled)
      + String(repeating: "─", count: Self.width - filled)
    FileHandle.standardError.write(Data("\r\(bar) \(done) of \(total), \(elapsed)\u{1B}[K".utf8))
  }
}
