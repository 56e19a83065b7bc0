import Foundation

extension Workbench {
  /// `screens`: what there is to look at.
  var screensTool: AgentTool {
    AgentTool(
      name: "screens", title: "List screens",
      description: """
        Lists the app's screens by name, with title and the steps of flows. Call it first, and after \
        a build that adds a screen.
        """,
      parameters: [
        ToolParameter("pattern", .text, "Only names like this, such as 'settings-*'.")
      ]
    ) { try await named(.screens, $0) }
  }

  /// `devices`: what screens can be seen on.
  var devicesTool: AgentTool {
    AgentTool(
      name: "devices", title: "List devices and variants",
      description: """
        Lists the devices that screens can be looked at on, with their sizes in points, and the \
        variants: type sizes, right to left, contrast, languages, windows of tablets.
        """,
      parameters: [
        ToolParameter("pattern", .text, "Only ids or names like this, such as 'ipad*'.")
      ]
    ) { try await named(.devices, $0) }
  }

  private func named(
    _ kind: NamesCommand.Kind, _ arguments: ToolArguments
  ) async throws -> ToolResult {
    let pattern = arguments.text("pattern").map { [$0] } ?? []
    return try await told(NamesCommand.arguments(kind) + pattern, arguments.progress)
  }

  /// `describe`: a screen's views in words.
  var describeTool: AgentTool {
    AgentTool(
      name: "describe", title: "Describe a screen's views",
      description: """
        Prints a screen's views without a picture, a line each: type, texts, what was set on it (font, \
        colour, padding), frame in points, the source line that made it. Call it to learn why something \
        lies where it does, or which line to change; with a point, what is drawn there and by whom.
        """,
      parameters: LookTool.parameters + [
        ToolParameter(
          "at", .point,
          "A point [x, y] of the screen, behind the actions: what is drawn there, topmost first.")
      ]
    ) { try await described($0) }
  }

  private func described(_ arguments: ToolArguments) async throws -> ToolResult {
    var request = try LookTool.request(arguments)
    request.point = arguments.point("at").map { CGPoint(x: $0.x, y: $0.y) }
    (request.wantsPicture, request.wantsViews) = (false, request.point == nil)
    return await LookTool.result(try await reply(request), of: request, self)
  }

  /// `build`: the app's code as it is saved.
  var buildTool: AgentTool {
    AgentTool(
      name: "build", title: "Build the app",
      description: """
        Builds the app's screens from the sources as they are saved, and tells errors with file and \
        line. Call it after each edit, before look: other tools show what was built last.
        """,
      isReadOnly: false
    ) { arguments in
      let started = ContinuousClock.now
      let result = try await build(arguments.progress)
      let seconds = ((ContinuousClock.now - started) / .seconds(1) * 10).rounded() / 10
      guard result.status == 0 else {
        return ToolResult(error: "The build failed:\n" + SourceBuild.faults(result))
      }
      return ToolResult("Built in \(seconds) s.")
    }
  }

  /// `verify`: what differs from what was approved.
  var verifyTool: AgentTool {
    AgentTool(
      name: "verify", title: "Compare with approved snapshots",
      description: """
        Compares screens with their approved snapshots, and tells what changed by its causes: the source \
        line that was edited, and which screens and pixels it changed. Call it when a change is done, \
        to see what else it has changed. A whole app may take minutes: name screens where you can. \
        Writes pictures into out/verify; approves nothing.
        """,
      parameters: [
        ToolParameter("screens", .texts, "Names or patterns, such as 'settings-*' (default: all).")
      ], isReadOnly: false
    ) { arguments in
      let filter = arguments.texts("screens").flatMap { ["--screen", $0] }
      let result = try await run(["verify"] + filter, arguments.progress)
      let meaning =
        switch result.status {
        case 0: "All is as approved."
        case 1:
          """
          Something differs: mend it, or if it is meant, let whoever you work for approve it by \
          snapshot record.
          """
        default: "Nothing was compared."
        }
      let output = result.output.trimmingCharacters(in: .newlines)
      let lines = Self.errors(result) + [output, meaning] + [await staleness()].compactMap { $0 }
      return ToolResult(
        lines.filter { !$0.isEmpty }.joined(separator: "\n"),
        isError: !(0...1).contains(result.status))
    }
  }

  /// `audit`: what a person would stumble over.
  var auditTool: AgentTool {
    AgentTool(
      name: "audit", title: "Audit a screen's accessibility",
      description: """
        Checks a screen for small targets, missing names, weak contrast, cut texts and overlaps, each \
        with the line that made the view. Call it when a screen is done; with variant ax5 too, and with \
        actions for what they lead to. Without actions, of a flow each step is checked.
        """,
      parameters: LookTool.parameters
    ) { try await audited($0) }
  }

  private func audited(_ arguments: ToolArguments) async throws -> ToolResult {
    var request = try LookTool.request(arguments)
    guard request.actions.isEmpty else {
      (request.wantsPicture, request.wantsAudit) = (false, true)
      return await LookTool.result(try await reply(request), of: request, self)
    }
    var options = ["screen", "device", "orientation", "scheme", "variant"].flatMap { name in
      arguments.text(name).map { ["--\(name)", $0] } ?? []
    }
    // Few devices have a screen's variants: all that do are checked.
    if arguments.text("variant") != nil, arguments.text("device") == nil {
      options += ["--device", "*"]
    }
    return try await told(["audit"] + options, arguments.progress)
  }
}
