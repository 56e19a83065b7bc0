import ArgumentParser
import Foundation

/// `snapshot review`: the last run in a browser, to be approved or turned down.
struct ReviewCommand: StatusCommand {
  static let configuration = CommandConfiguration(
    commandName: "review",
    abstract: "Serves the last run to a browser of this machine: approve, reject, undo.",
    discussion: """
      Prints the address and serves until it is ended. What is approved is written at once, as \
      record writes it; what is rejected becomes a list, rejected.md beside the report. It follows \
      new runs. No other machine can connect, and no other page: the address holds a secret.

        snapshot review
        snapshot review --report out/verify --gallery out --port 8080
      """)

  @Option(help: "The folder of the run's report.")
  var report = "out/verify"

  @Option(
    help: "A folder that render wrote, shown beside a verification (default: out, if it is there).")
  var gallery: String?

  @Option(help: "The port to listen on (default: one that is free).")
  var port: UInt16?

  @OptionGroup var baselines: BaselineOptions
  @OptionGroup var options: RunOptions

  func answer() throws -> ExitStatus {
    _ = try RunReport.read(report)
    let session = try ReviewSession(
      folder: report, baselines: baselines.folder, command: OwnCommand(),
      arguments: options.arguments)
    let app = Dictionary(try WebApp.files().map { ($0.path, $0.content) }) { first, _ in first }
    let server = ReviewServer(
      session: session, report: ServedFolder(path: report),
      gallery: (gallery ?? (hasOwnGallery ? nil : usualGallery)).map(ServedFolder.init), app: app)
    return LoopbackServer(service: server, token: LoopbackGuard.makeToken()).serve(port: port ?? 0)
  }

  /// A Boolean value that indicates whether the run has listed its pictures itself, as render and
  /// compare do.
  private var hasOwnGallery: Bool {
    let list = FileManager.default.contents(atPath: "\(report)/\(Gallery.dataName)")
    return list.map { $0 != WebApp.nothing } ?? false
  }

  private var usualGallery: String? {
    access("out/\(Gallery.dataName)", F_OK) == 0 && OutputFolder.isOwn("out") ? "out" : nil
  }
}
