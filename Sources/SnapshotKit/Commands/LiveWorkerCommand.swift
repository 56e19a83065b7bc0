import ArgumentParser
import CairoRender
import Foundation

/// `snapshot live-worker`: what plays screens for a browser or an agent.
struct LiveWorkerCommand: CatalogueCommand {
  static let name = "live-worker"
  static let configuration = CommandConfiguration(
    commandName: name, abstract: "Plays screens for another command.", shouldDisplay: false)

  @Option var seconds = WorkerLimits().seconds
  @Option var megabytes = WorkerLimits().megabytes
  @OptionGroup var overrides: OverrideOptions

  func adapt(_ catalogue: Catalogue) throws -> Catalogue { try catalogue.with(overrides) }

  func run(_ catalogue: Catalogue) throws -> ExitStatus {
    let pipes = WorkerPipes()
    // Nothing is held against what was approved: no fingerprint is needed, which takes a while.
    let player = LivePlayer(
      catalogue,
      renderer: Renderer(
        try TextEngine(fonts: FontBook(registering: catalogue.fontFiles)),
        fingerprint: RendererFingerprint(digest: "", parts: [])))
    var buffer = LineBuffer()
    while true {
      let data = try pipes.jobs.read()
      guard !data.isEmpty else { return .success }
      for line in buffer.add(data) {
        ProcessUsage.limit(seconds: seconds)
        ProcessUsage.limit(megabytes: megabytes)
        try pipes.finish(
          player.reply(to: try JSONDecoder().decode(LiveRequest.self, from: line)))
      }
    }
  }
}
