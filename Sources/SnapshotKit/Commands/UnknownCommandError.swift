import ArgumentParser
import DisplayList

/// An error of a misspelt subcommand, which argument-parser takes for an argument too many, and
/// behind `help` for none.
struct UnknownCommandError: Error, CustomStringConvertible {
  let name: String

  var description: String {
    let nearest = NearestNames.nearest(to: name, among: Self.names(of: Self.shown))
    return """
      There is no command "\(name)". Nearest: \(nearest.joined(separator: ", ")). \
      All commands: snapshot --help.
      """
  }

  private static var all: [any ParsableCommand.Type] { SnapshotCommand.configuration.subcommands }
  private static var shown: [any ParsableCommand.Type] {
    all.filter { $0.configuration.shouldDisplay }
  }

  private static func names(of commands: [any ParsableCommand.Type]) -> [String] {
    commands.compactMap { $0.configuration.commandName }
  }

  /// Checks that the first word, or the one that `help` is asked of, is a command.
  static func check(_ arguments: [String]) throws(UnknownCommandError) {
    let words = arguments.first == "help" ? arguments.dropFirst() : arguments[...]
    guard let name = words.first, !name.hasPrefix("-"), name != "help",
      !names(of: all).contains(name)
    else { return }
    throw UnknownCommandError(name: name)
  }
}
