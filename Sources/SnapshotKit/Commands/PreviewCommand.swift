import ArgumentParser
import Foundation

/// `snapshot preview`: a screen live in a browser, to be used as on a device.
struct PreviewCommand: CatalogueCommand {
  static let configuration = CommandConfiguration(
    commandName: "preview",
    abstract: "Shows a screen live in a browser of this machine: tap, type, scroll, drag.",
    discussion: """
      Prints the address and serves until it is ended. The page records what is done as the steps \
      of a flow. On each save the screen is built anew and brought to where it was. No other \
      machine can connect, and no other page: the address holds a secret.

        snapshot preview
        snapshot preview saransk-catalogue --device ipad-10 --scheme dark
      """)

  @Argument(help: "The screen that the page begins with (default: the first).")
  var screen: String?

  @OptionGroup var options: ViewOptions

  @Option(help: "The port to listen on (default: one that is free).")
  var port: UInt16?

  @Option(help: "Files and folders that are watched (default: Sources and Package.swift).")
  var sources: [String] = []

  @Option(help: "What builds, in a shell (default: swift build of this executable's product).")
  var build: String?

  @OptionGroup var clock: ClockOptions
  @OptionGroup var overrides: OverrideOptions

  /// A folder whose files stand before the page's own: what drives the page in a test.
  @Option(help: .hidden)
  var pages: String?

  func adapt(_ catalogue: Catalogue) throws -> Catalogue { try catalogue.with(overrides) }

  func run(_ catalogue: Catalogue) throws -> ExitStatus {
    let table = LiveTable(catalogue)
    let (own, view, overrides) = (OwnCommand(), try view(in: catalogue), catalogue.overrides)
    let process = LiveProcess(
      own, overrides: overrides, limits: WorkerLimits(clockSeconds: clock.clockLimit))
    let session = LiveSession(view: view, table: table, sources: try followed(own)) {
      let listed = try await own.run(NamesCommand.arguments(.table) + overrides)
      return try JSONDecoder().decode(LiveTable.self, from: Data(listed.output.utf8))
    } answer: {
      try await process.reply(to: $0)
    }
    let server = try LiveServer(session, pages: pages.map(ServedFolder.init))
    return LoopbackServer(service: server, token: LoopbackGuard.makeToken()).serve(port: port ?? 0)
  }

  /// Returns the view that the page begins with.
  ///
  /// - Throws: ``FilterError`` with the nearest names for what is not declared.
  private func view(in catalogue: Catalogue) throws -> LiveView {
    guard let name = screen ?? catalogue.screens.first?.name else {
      throw FilterError.unknown(kind: "screen", value: "*", nearest: [])
    }
    let cell = try CellChoice(catalogue).cell(of: try options.view(of: name))
    return LiveView(
      screen: name, device: cell.device.isComponent ? nil : cell.device.id,
      orientation: cell.orientation, scheme: cell.scheme, variant: cell.variant?.name)
  }

  /// Returns the sources that are followed; nil, with a word, where there are none to be found.
  ///
  /// - Throws: ``WatchError`` for what was named and is not there.
  private func followed(_ command: OwnCommand) throws(WatchError) -> SourceBuild? {
    do {
      return try SourceBuild(of: command.path, build: build, sources: sources)
    } catch let error where build == nil && sources.isEmpty {
      StandardError.print("Saved sources are not followed. \(error)")
      return nil
    }
  }
}
