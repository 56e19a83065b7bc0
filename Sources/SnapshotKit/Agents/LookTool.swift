import Foundation

/// `look`: a screen as a picture and in words, after something was done to it.
struct LookTool: Sendable {
  let bench: Workbench

  /// Pixels in a point where nobody says.
  ///
  /// Models scale pictures down whose long side has more than 1568 pixels (Anthropic's guide to
  /// vision): of a phone's 1704 they leave nine tenths, and at one pixel small type could not be
  /// read.
  private static let usualScale = 2
  /// The longest side of a picture at that scale, in pixels.
  ///
  /// Where there are more than twenty pictures none may be longer (the same guide). Phones have
  /// 1912 at most; a tablet's 2266 and more would be scaled down to one and a half pixels in a
  /// point, and is drawn at one.
  private static let longest = 2000.0

  /// The parameters of `look`, `describe` and `audit`.
  static let parameters = [
    ToolParameter("screen", .text, "The screen's name, as screens tells it.", isRequired: true),
    ToolParameter(
      "device", .text,
      "A device's id, as devices tells it (default: iphone-15-pro, iphone-15, or the screen's first)."
    ),
    ToolParameter(
      "orientation", .choice(Orientation.allCases.map(\.rawValue)), "Default: portrait."),
    ToolParameter("scheme", .choice(Scheme.allCases.map(\.rawValue)), "Default: light."),
    ToolParameter(
      "variant", .text,
      "A person's settings or a window: ax5 (largest type), rtl, contrast, locale-de; several as ax5+rtl."
    ),
    ToolParameter("actions", .actions, LiveAction.guide),
  ]

  var tool: AgentTool {
    AgentTool(
      name: "look", title: "Look at a screen",
      description: """
        Shows a screen as a picture, with what VoiceOver reads: each element's name, for actions, and \
        its frame in points. Call it after build to see what you have written, and with actions to use \
        it: tap, type, scroll, go back. An action that cannot be done is told, and the picture shows \
        the screen before it. The lines of a flow that do the same are told too.
        """,
      parameters: Self.parameters + [
        ToolParameter(
          "scale", .integer(1...3),
          "Pixels in a point (default: 2, and 1 where 2 are more than \(Int(Self.longest)) on a side)."
        ),
        ToolParameter("views", .bool, "True to be told the views too, as describe tells them."),
      ]
    ) { try await look($0) }
  }

  /// Returns the request that arguments ask for.
  ///
  /// - Throws: ``ToolArgumentError``.
  static func request(_ arguments: ToolArguments) throws(ToolArgumentError) -> LiveRequest {
    LiveRequest(
      view: LiveView(
        screen: arguments.text("screen") ?? "", device: arguments.text("device"),
        orientation: arguments.text("orientation").flatMap(Orientation.init),
        scheme: arguments.text("scheme").flatMap(Scheme.init), variant: arguments.text("variant"),
        scale: arguments.integer("scale")),
      actions: try arguments.actions("actions"))
  }

  private func look(_ arguments: ToolArguments) async throws -> ToolResult {
    var request = try Self.request(arguments)
    request.wantsViews = arguments.bool("views")
    let isFree = request.view.scale == nil
    if isFree { request.view.scale = Self.usualScale }
    var reply = try await bench.reply(request)
    if isFree, let picture = reply.picture,
      max(picture.width, picture.height) * Double(picture.scale) > Self.longest
    {
      request.view.scale = 1
      reply = try await bench.reply(request)
    }
    return await Self.result(reply, of: request, bench)
  }

  /// Returns a reply as an agent reads it.
  static func result(
    _ reply: LiveReply, of request: LiveRequest, _ bench: Workbench
  ) async -> ToolResult {
    var parts: [String] = []
    if let failure = reply.failure { parts.append(text(of: failure, request)) }
    if let picture = reply.picture { parts.append(title(picture, reply.device, request)) }
    if request.wantsPicture, !reply.elements.isEmpty || reply.failure == nil {
      parts.append(spoken(reply))
    }
    if let views = reply.views { parts.append("Views:\n" + views) }
    parts += [reply.point, reply.audit].compactMap { $0 }
    if !reply.issues.isEmpty {
      parts.append("Issues:\n" + reply.issues.map { "- \($0)" }.joined(separator: "\n"))
    }
    if !reply.lines.isEmpty {
      parts.append("As lines of a flow:\n" + reply.lines.joined(separator: "\n"))
    }
    if let staleness = await bench.staleness() { parts.append(staleness) }
    return ToolResult(
      parts.joined(separator: "\n\n"), picture: reply.picture?.png, isError: reply.failure != nil)
  }

  private static func title(
    _ picture: LiveReply.Picture, _ device: String?, _ request: LiveRequest
  ) -> String {
    let size = "\(picture.width.written) x \(picture.height.written) points"
    let device = (device ?? request.view.device).map { " on \($0)" } ?? ""
    let scale = RunMessages.counted(picture.scale, "pixel")
    return "\(request.view.screen)\(device): \(size), \(scale) a point."
  }

  private static func text(of failure: LiveReply.Failure, _ request: LiveRequest) -> String {
    guard let place = failure.action, request.actions.indices.contains(place) else {
      return "\(request.view.screen) was not shown: \(failure.reason)"
    }
    let action = request.actions[place].kind.rawValue
    return """
      actions[\(place)], \(action), was not done: \(failure.reason)
      What is shown is the screen before it.
      """
  }

  private static func spoken(_ reply: LiveReply) -> String {
    reply.elements.isEmpty
      ? "VoiceOver reads nothing here."
      : "What VoiceOver reads, behind the name for actions:\n"
        + reply.elements.map(line).joined(separator: "\n")
  }

  /// Returns an element's line: the name, or a point where it has none; what is spoken; the frame.
  private static func line(_ element: LiveReply.Element) -> String {
    let frame = element.frame
    guard frame.count == 4 else { return "\(element.name.debugDescription): \(element.spoken)" }
    let rect = CGRect(x: frame[0], y: frame[1], width: frame[2], height: frame[3])
    let name =
      element.name.isEmpty
      ? "[\(rect.midX.written), \(rect.midY.written)]" : element.name.debugDescription
    return "\(name): \(element.spoken)  @\(ScreenDescription.Frame(rect))"
      + (!element.isInSight ? "  out of sight: scroll to it" : "")
  }
}
