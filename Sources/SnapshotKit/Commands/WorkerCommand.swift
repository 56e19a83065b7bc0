import ArgumentParser
import CairoRender
import Foundation

/// `snapshot worker`: what the other commands start to draw for them.
struct WorkerCommand: CatalogueCommand {
  static let configuration = CommandConfiguration(
    commandName: "worker", abstract: "Draws for another command.", shouldDisplay: false)

  @Option var seconds = WorkerLimits().seconds
  @Option var megabytes = WorkerLimits().megabytes
  @OptionGroup var overrides: OverrideOptions

  func adapt(_ catalogue: Catalogue) throws -> Catalogue { try catalogue.with(overrides) }

  func run(_ catalogue: Catalogue) throws -> ExitStatus {
    let (jobs, replies) = (
      Descriptor(WorkerProcess.jobsDescriptor), Descriptor(WorkerProcess.repliesDescriptor)
    )
    // What a screen starts must not hold the pipes open.
    for pipe in [jobs, replies] { _ = fcntl(pipe.number, F_SETFD, FD_CLOEXEC) }
    ProcessUsage.set(threadStackBytes: 8 << 20)
    ProcessUsage.forbidCoreFiles()
    ProcessUsage.limit(megabytes: megabytes)
    let text: TextEngine
    do {
      text = try TextEngine(fonts: FontBook(registering: catalogue.fontFiles))
    } catch {
      try send(.broken(String(describing: error)), to: replies)
      return .failure
    }
    try send(.ready, to: replies)
    if let painter = try answer(jobs, replies, catalogue, text) {
      try send(.statistics(painter.finalStatistics), to: replies)
    }
    return .success
  }

  /// Does jobs until there are no more; the line before them is the renderer's fingerprint.
  @MainActor private func answer(
    _ jobs: Descriptor, _ replies: Descriptor, _ catalogue: Catalogue, _ text: TextEngine
  ) throws -> CellPainter? {
    var buffer = LineBuffer()
    var painter: CellPainter?
    while true {
      let data = try jobs.read()
      guard !data.isEmpty else { return painter }
      for line in buffer.add(data) {
        guard let painter else {
          let fingerprint = RendererFingerprint(
            digest: String(decoding: line, as: UTF8.self), parts: [])
          painter = CellPainter(catalogue, renderer: Renderer(text, fingerprint: fingerprint))
          continue
        }
        let job = try JSONDecoder().decode(CellJob.self, from: line)
        ProcessUsage.limit(seconds: seconds)
        ProcessUsage.limit(megabytes: megabytes)
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
