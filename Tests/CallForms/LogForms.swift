import AppLog
import SwiftUI
import Testing

private let logger = Logger(subsystem: "com.example.notes", category: "store")

/// Calls that apps make beside their views.
private func log(_ count: Int, _ seconds: Double, _ url: URL, _ error: (any Error)?) {
  logger.log("Begun")
  logger.info("Opened \(url, privacy: .public) with \(count) notes")
  logger.debug("Took \(seconds, format: .fixed(precision: 2)) s, \(count, format: .hex)")
  logger.error("Not saved: \(error?.localizedDescription ?? "-", privacy: .private(mask: .hash))")
  logger.log(level: .fault, "\(count, align: .right(columns: 4))")
  os_log("Saved %d notes", log: .default, type: .info, count)
  os_log(.error, "Not saved")
  os_log("Saved \(count) notes")
  os_log("Saved")
  os_log(.info, "Saved \(count) notes")
}

/// Marks of intervals, which nobody follows.
private func mark(_ log: OSLog) -> Int {
  let signposter = OSSignposter(subsystem: "com.example.notes", category: .pointsOfInterest)
  let state = signposter.beginInterval("Save", id: signposter.makeSignpostID(), "\(3) notes")
  signposter.emitEvent("Saved")
  signposter.endInterval("Save", state)
  os_signpost(.begin, log: log, name: "Load")
  os_signpost(.end, log: log, name: "Load", signpostID: OSSignpostID(log: log), "%d", 3)
  return signposter.withIntervalSignpost("Count") { 3 }
}

/// Modules that apps import beside SwiftUI.
@Suite struct LogForms {
  @Test func valuesOfMessagesAreNotRead() {
    var reads = 0
    func value() -> Int {
      reads += 1
      return reads
    }
    logger.info("Read \(value())")
    #expect(reads == 0)
    log(1, 2, URL(filePath: "/notes"), nil)
  }

  @Test func intervalsAreTheirClosuresResults() throws {
    #expect(mark(OSLog(subsystem: "com.example.notes", category: .pointsOfInterest)) == 3)
    #expect(!OSSignposter.disabled.isEnabled)
  }

  @Test func locksGuardTheirValues() {
    let visits = OSAllocatedUnfairLock(initialState: 1)
    visits.withLock { $0 += 1 }
    #expect(visits.withLock { $0 } == 2)
    let lock = OSAllocatedUnfairLock()
    #expect(lock.withLock { 3 } == 3)
  }

  @Test func kindsOfDataAreThoseOfSwiftUI() {
    let kinds: [UTType] = [.png, .plainText]
    #expect(kinds.map(\.identifier) == ["public.png", "public.plain-text"])
  }
}
