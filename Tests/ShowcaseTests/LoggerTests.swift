import Logging
import Synchronization
import Testing

@testable import Showcase

/// Keeps what is logged.
private final class Messages: Sendable {
  let lines = Mutex<[String]>([])
}

private struct KeepingHandler: LogHandler {
  let label: String
  let messages: Messages
  var metadata: Logging.Logger.Metadata = [:]
  var logLevel = Logging.Logger.Level.trace

  subscript(metadataKey key: String) -> Logging.Logger.Metadata.Value? {
    get { metadata[key] }
    set { metadata[key] = newValue }
  }

  func log(event: LogEvent) {
    messages.lines.withLock { $0.append("\(label) \(event.level): \(event.message)") }
  }
}

/// Apple's spelling of a log, over swift-log.
@Suite struct LoggerTests {
  private func lines(_ body: (Showcase.Logger) -> Void) -> [String] {
    let messages = Messages()
    body(
      Showcase.Logger(subsystem: "app", category: "Game") {
        KeepingHandler(label: $0, messages: messages)
      })
    return messages.lines.withLock { $0 }
  }

  @Test func levelsFromInformationOnAreKept() {
    let lines = lines { logger in
      logger.debug("a")
      logger.info("b")
      logger.notice("c")
      logger.log("d")
      logger.warning("e")
      logger.error("f")
      logger.fault("g")
      logger.critical("h")
    }
    #expect(
      lines == [
        "app.Game info: b", "app.Game notice: c", "app.Game notice: d", "app.Game warning: e",
        "app.Game error: f",
        "app.Game critical: g", "app.Game critical: h",
      ])
  }

  @Test func nothingIsWrittenUnlessSomebodyAsks() {
    #expect(Showcase.Logger.handler("app", environment: [:]) is SwiftLogNoOpLogHandler)
    #expect(
      Showcase.Logger.handler("app", environment: ["SHOWCASE_LOG": "1"]) is StreamLogHandler)
  }

  @Test func privateValuesAreNotWritten() {
    let lines = lines { logger in
      logger.error("\(1) \("name", privacy: .private) \("key", privacy: .public)")
    }
    #expect(lines == ["app.Game error: 1 <private> key"])
  }
}
