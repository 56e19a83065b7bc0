import ArgumentParser
import Foundation

/// `snapshot mcp`: a server by which a coding agent sees and uses screens.
struct MCPCommand: StatusCommand {
  static let configuration = CommandConfiguration(
    commandName: "mcp",
    abstract: "Serves a coding agent, which builds, looks at screens and uses them.",
    discussion: """
      Speaks the Model Context Protocol on standard input and output, until the input ends. An agent's \
      client starts it in the package's folder, by a configuration such as

        {"mcpServers": {"vitrine": {"command": ".build/debug/MyAppSnapshots", "args": ["mcp"]}}}

      A client that starts it elsewhere names the folder, and the executable by its whole path:

        "args": ["mcp", "--folder", "/home/me/MyApp"]
      """)

  @Option(help: "The folder to work in, the package's (default: the current one).")
  var folder: String?

  @Option(help: "Files and folders that are built (default: Sources and Package.swift).")
  var sources: [String] = []

  @Option(help: "What builds, in a shell (default: swift build of this executable's product).")
  var build: String?

  @OptionGroup var overrides: OverrideOptions

  func answer() throws -> ExitStatus {
    // Before a build replaces it.
    let command = OwnCommand()
    MessageReader.agent.readsCommands()
    if let folder, chdir(folder) != 0 { throw SystemError("Cannot work in \(folder)") }
    let input = Descriptor(try Self.copy(of: STDIN_FILENO))
    let output = try Self.output()
    let server = server(command)
    StandardError.print("serving \(command.path) mcp to an agent, until standard input ends")
    try server.run(input: input, output: output)
    return .success
  }

  /// Takes standard output for answers alone: what else is printed goes to standard error.
  private static func output() throws -> MCPOutput {
    let copy = try copy(of: STDOUT_FILENO)
    guard dup2(STDERR_FILENO, STDOUT_FILENO) >= 0 else {
      throw SystemError("taking standard output")
    }
    // A client that has gone is told by an error of writing.
    signal(SIGPIPE, SIG_IGN)
    return MCPOutput(Descriptor(copy))
  }

  /// Returns a copy of a descriptor that no process of a screen or of a build inherits.
  private static func copy(of number: Int32) throws -> Int32 {
    let copy = fcntl(number, F_DUPFD_CLOEXEC, 10)
    guard copy >= 0 else { throw SystemError("taking standard input and output") }
    return copy
  }

  private func server(_ command: OwnCommand) -> MCPServer {
    let overrides = overrides.arguments
    let live = LiveProcess(command, overrides: overrides)
    // What cannot be built is told by the tool that builds: the others show what there is.
    let followed = Result { () throws(WatchError) in
      try SourceBuild(of: command.path, build: build, sources: sources)
    }
    let watch = (try? followed.get())?.watch ?? SourceWatch(roots: [], ignored: [])
    let built = BuiltSources(watch, executable: command.path)
    let bench = Workbench(
      reply: { try await live.reply(to: $0) },
      run: { arguments, progress in
        // Options stand behind the command's name.
        try await command.run(
          arguments.prefix(1) + overrides + arguments.dropFirst(), telling: progress.tell)
      },
      build: { progress in
        let sources = try followed.get()
        return try await built.build { try await sources.result(telling: progress.tell) }
      },
      savedSources: { await built.saved })
    return MCPServer(tools: bench.tools, instructions: Workbench.instructions)
  }
}
