import ArgumentParser
import Foundation
import ViewTree

/// The command line of an app's screens: list, render, record, verify and what belongs to them.
///
///     // main.swift
///     SnapshotCommand.main(try Catalogue([Screen("shop", title: "Shop") { Shop() }]))
public struct SnapshotCommand: ParsableCommand {
  /// The command's name, its words and its subcommands.
  public static let configuration = CommandConfiguration(
    commandName: "snapshot",
    abstract: "Draws screens on every device, and says what has changed.",
    discussion: """
      Exit codes: 0 for success, 1 for differences, 2 for anything that kept the command from its \
      work.
      """,
    version: ToolVersion.text,
    subcommands: [
      ListCommand.self, RenderCommand.self, RecordCommand.self, VerifyCommand.self,
      CompareCommand.self, ReviewCommand.self, ApproveCommand.self, WatchCommand.self,
      PreviewCommand.self, DiffCommand.self, MutateCommand.self, DescribeCommand.self,
      TreeCommand.self, AuditCommand.self, PruneCommand.self, DoctorCommand.self,
      MergeCommand.self, MergeDriverCommand.self, InitCommand.self, AssetsCommand.self,
      SourcesCommand.self, MCPCommand.self, NamesCommand.self, WorkerCommand.self,
      LiveWorkerCommand.self,
    ])

  /// Creates the command; argument-parser fills it.
  public init() {}

  /// Runs the command of this process's arguments on a catalogue, and ends the process.
  ///
  /// It is called from `main.swift`, whose code is the main actor's, in Swift 5's language mode
  /// too.
  public nonisolated static func main(
    _ makeCatalogue: @autoclosure @MainActor () throws -> Catalogue
  ) -> Never {
    MainActor.assumeIsolated {
      let status = run(Array(CommandLine.arguments.dropFirst()), makeCatalogue)
      Foundation.exit((isOutputWritten() ? status : .failure).rawValue)
    }
  }

  /// Writes what is left of the output; an error, as of a full disk, is told.
  private static func isOutputWritten() -> Bool {
    guard fflush(nil) != 0 else { return true }
    StandardError.print("error: \(SystemError("cannot write the output"))")
    return false
  }

  /// Runs a command; errors are printed to standard error.
  @MainActor static func run(
    _ arguments: [String], _ makeCatalogue: @MainActor () throws -> Catalogue
  ) -> ExitStatus {
    do {
      try LibraryVariables.startAnewWithoutThem()
      let arguments = try CommandDefaults.read()?.applied(to: arguments) ?? arguments
      try UnknownCommandError.check(arguments)
      var command = try parseAsRoot(arguments)
      if let ours = command as? any StatusCommand { return try ours.answer() }
      guard let ours = command as? any CatalogueCommand else {
        try command.run()
        return .success
      }
      RemoteLoading.takeAll()
      return try ours.run(ours.adapt(makeCatalogue()))
    } catch {
      return report(error)
    }
  }

  private static func report(_ error: any Error) -> ExitStatus {
    let isHelp = exitCode(for: error) == .success
    guard isHelp || isUsage(error) else {
      StandardError.print("error: \(error)")
      return .failure
    }
    let message = withScreenOption(fullMessage(for: error))
    if isHelp { print(message) } else { StandardError.print(message) }
    return isHelp ? .success : .failure
  }

  /// Returns a message on a word that a command of many screens does not expect, with the option
  /// that takes a screen: those of one screen take its name alone.
  static func withScreenOption(_ message: String) -> String {
    guard
      let word = message.firstMatch(of: #/Unexpected argument '([^'-][^']*)'\n/#),
      let command = message.firstMatch(of: #/Usage: snapshot ([a-z-]+)/#)?.1,
      takesScreenOption(String(command))
    else { return message }
    return message.replacing(
      word.0, with: "Unexpected argument '\(word.1)'; to name a screen: --screen \(word.1)\n",
      maxReplacements: 1)
  }

  /// Returns a Boolean value that indicates whether a command has the option `--screen`.
  private static func takesScreenOption(_ name: String) -> Bool {
    let command = configuration.subcommands.first { $0.configuration.commandName == name }
    return command?.helpMessage(columns: 80).contains("--screen <screen>") ?? false
  }

  /// Returns a Boolean value that indicates whether argument-parser raised the error, and prints
  /// the usage with it.
  private static func isUsage(_ error: any Error) -> Bool {
    exitCode(for: error) == .validationFailure
  }
}

/// A subcommand that needs no catalogue, and whose exit status tells something.
protocol StatusCommand: ParsableCommand {
  @MainActor func answer() throws -> ExitStatus
}

/// A subcommand that needs the catalogue.
protocol CatalogueCommand: ParsableCommand {
  /// Returns the catalogue as the command's options ask for it.
  @MainActor func adapt(_ catalogue: Catalogue) throws -> Catalogue

  @MainActor func run(_ catalogue: Catalogue) throws -> ExitStatus
}

extension CatalogueCommand {
  func adapt(_ catalogue: Catalogue) throws -> Catalogue { catalogue }
}

/// A subcommand that chooses cells.
protocol FilteringCommand: CatalogueCommand {
  var filters: FilterOptions { get }
}

extension FilteringCommand {
  func adapt(_ catalogue: Catalogue) throws -> Catalogue { try catalogue.with(filters) }
}

/// The exit status of a command.
enum ExitStatus: Int32, Sendable {
  /// Nothing differs, or all is written.
  case success = 0
  /// Something differs.
  case differences = 1
  /// The command could not do its work.
  case failure = 2
}

/// Messages beside the output proper.
enum StandardError {
  static func print(_ message: String) {
    FileHandle.standardError.write(Data((message + "\n").utf8))
  }
}
