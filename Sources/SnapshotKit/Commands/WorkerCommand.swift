import ArgumentParser
import Foundation

/// `snapshot worker`: what the other commands start to draw for them.
struct WorkerCommand: CatalogueCommand {
  static let configuration = CommandConfiguration(
    commandName: "worker", abstract: "Draws for another command.", shouldDisplay: false)

  @Option var seconds = WorkerLimits().seconds
  @Option var megabytes = WorkerLimits().megabytes
  @Option var fingerprint: String

  func run(_ catalogue: Catalogue) throws -> ExitStatus {
    let (jobs, replies) = (
      Descriptor(WorkerProcess.jobsDescriptor), Descriptor(WorkerProcess.repliesDescriptor)
    )
    ProcessUsage.forbidCoreFiles()
    ProcessUsage.limit(megabytes: megabytes)
    let painter: CellPainter
    do {
      painter = CellPainter(
        catalogue,
        renderer: try Renderer(fingerprint: RendererFingerprint(digest: fingerprint, parts: [])))
    } catch {
      try send(.broken(String(describing: error)), to: replies)
      return .failure
    }
    try send(.ready, to: replies)
    try answer(jobs, replies, painter)
    try send(.statistics(painter.finalStatistics), to: replies)
    return .success
  }

  @MainActor private func answer(
    _ jobs: Descriptor, _ replies: Descriptor, _ painter: CellPainter
  ) throws {
    var buffer = LineBuffer()
    while true {
      let data = try jobs.read()
      guard !data.isEmpty else { return }
      for line in buffer.add(data) {
        let job = try JSONDecoder().decode(CellJob.self, from: line)
        ProcessUsage.limit(seconds: seconds)
        let reply = painter.paint(job)
        fflush(nil)
        StandardError.print(WorkerProcess.endOfJob)
        try send(.reply(reply), to: replies)
      }
    }
  }

  private func send(_ message: WorkerMessage, to replies: Descriptor) throws {
    try replies.write(try JSONEncoder().encode(message) + Data("\n".utf8))
  }
}
