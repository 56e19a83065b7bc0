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
    let (requests, replies) = (
      Descriptor(WorkerProcess.jobsDescriptor), Descriptor(WorkerProcess.repliesDescriptor)
    )
    // What a screen starts must not hold the pipes open.
    for pipe in [requests, replies] { _ = fcntl(pipe.number, F_SETFD, FD_CLOEXEC) }
    ProcessUsage.set(threadStackBytes: 8 << 20)
    ProcessUsage.forbidCoreFiles()
    let player = LivePlayer(catalogue, renderer: try Renderer(fonts: catalogue.fontFiles))
    var buffer = LineBuffer()
    while true {
      let data = try requests.read()
      guard !data.isEmpty else { return .success }
      for line in buffer.add(data) {
        ProcessUsage.limit(seconds: seconds)
        ProcessUsage.limit(megabytes: megabytes)
        let reply = player.reply(to: try JSONDecoder().decode(LiveRequest.self, from: line))
        fflush(nil)
        StandardError.print(WorkerProcess.endOfJob)
        try replies.write(try JSONEncoder().encode(reply) + Data("\n".utf8))
      }
    }
  }
}
