import ArgumentParser
import Foundation

/// The command line of an app's screens: list, render, record, verify and what belongs to them.
public struct SnapshotCommand: ParsableCommand {
  public static let configuration = CommandConfiguration(
    commandName: "snapshot",
    abstract: "Draws screens on every device, and says what has changed.",
    discussion: """
      Exit codes: 0 for success, 1 for differences, 2 for anything that kept the command from its \
      work.
      """,
    subcommands: [
      ListCommand.self, RenderCommand.self, RecordCommand.self, VerifyCommand.self,
      DescribeCommand.self, DiffCommand.self, PruneCommand.self, DoctorCommand.self,
      MergeCommand.self, WorkerCommand.self,
    ])

  public init() {}

  /// Runs the command of this process's arguments on a catalogue, and ends the process.
  @MainActor public static func main(_ makeCatalogue: @autoclosure () throws -> Catalogue) -> Never
  {
    Foundation.exit(run(Array(CommandLine.arguments.dropFirst()), makeCatalogue).rawValue)
  }

  /// Runs a command; errors are printed to standard error.
  @MainActor static func run(
    _ arguments: [String], _ makeCatalogue: () throws -> Catalogue
  ) -> ExitStatus {
    do {
      var command = try parseAsRoot(arguments)
      guard let ours = command as? any CatalogueCommand else {
        try command.run()
        return .success
      }
      return try ours.run(makeCatalogue())
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
    let message = fullMessage(for: error)
    if isHelp { print(message) } else { StandardError.print(message) }
    return isHelp ? .success : .failure
  }

  /// Whether the error is argument-parser's own, which prints the usage with it.
  private static func isUsage(_ error: any Error) -> Bool {
    exitCode(for: error) == .validationFailure
  }
}

/// A subcommand that needs the catalogue.
protocol CatalogueCommand: ParsableCommand {
  @MainActor func run(_ catalogue: Catalogue) throws -> ExitStatus
}

/// How a command ended.
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
