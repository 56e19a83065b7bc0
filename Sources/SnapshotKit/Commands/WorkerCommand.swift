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
    let pipes = WorkerPipes()
    ProcessUsage.limit(megabytes: megabytes)
    let text: TextEngine
    do {
      text = try TextEngine(fonts: FontBook(registering: catalogue.fontFiles))
    } catch {
      try pipes.send(WorkerMessage.broken(String(describing: error)))
      return .failure
    }
    try pipes.send(WorkerMessage.ready)
    if let painter = try answer(pipes, catalogue, text) {
      try pipes.send(WorkerMessage.statistics(painter.finalStatistics))
    }
    return .success
  }

  /// Does jobs until there are no more; the line before them is the renderer's fingerprint.
  @MainActor private func answer(
    _ pipes: WorkerPipes, _ catalogue: Catalogue, _ text: TextEngine
  ) throws -> CellPainter? {
    var buffer = LineBuffer()
    var painter: CellPainter?
    while true {
      let data = try pipes.jobs.read()
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
        try pipes.finish(WorkerMessage.reply(painter.paint(job)))
      }
    }
  }
}
