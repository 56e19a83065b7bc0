import Testing

@testable import SnapshotKit

@Suite struct UnknownCommandTests {
  @Test(arguments: [["rendr", "--device", "iphone-15"], ["help", "rendr"]])
  func aMisspeltCommandNamesTheNearest(arguments: [String]) {
    let error = #expect(throws: UnknownCommandError.self) {
      try UnknownCommandError.check(arguments)
    }
    #expect(
      error?.description
        == #"There is no command "rendr". Nearest: render. All commands: snapshot --help."#)
  }

  @Test(arguments: [
    [], ["--help"], ["help"], ["help", "render"], ["render", "rendr"], ["describe", "notes"],
    ["help", "--help"], ["--version"],
  ])
  func whatIsACommandOrNoneIsLeftToTheParser(arguments: [String]) throws {
    try UnknownCommandError.check(arguments)
  }

  @Test func commandsOfTheToolItselfAreKnownButNotProposed() throws {
    for command in SnapshotCommand.configuration.subcommands {
      let name = try #require(command.configuration.commandName)
      try UnknownCommandError.check([name, "--help"])
      #expect(
        !command.configuration.shouldDisplay
          == !UnknownCommandError(name: name).description.contains("Nearest: \(name)"))
    }
  }
}
