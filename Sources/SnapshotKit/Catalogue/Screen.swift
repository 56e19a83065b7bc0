import DisplayList
import ViewTree

/// A screen of an app: a name, and a function that draws it for a device.
///
///     Screen("shop", title: "Shop", variants: [.typeSize(.accessibility5)]) { Shop() }
public struct Screen: Sendable {
  /// Draws a screen as it is held, in one scheme; the list is in points and serves all scales.
  public typealias Render = @MainActor @Sendable (RenderContext) throws -> DisplayList
  /// Plays a screen and shows what it looks like behind each step, by the step's name, for as long
  /// as more is wanted.
  public typealias Play =
    @MainActor @Sendable (
      RenderContext, (String, DisplayList) throws -> Bool
    ) throws -> Void

  /// A live screen's beginning, and what its steps do, by their names.
  struct Opening: Sendable {
    let open: @MainActor @Sendable (RenderContext) throws -> ScreenActor
    var steps: [String: Step.Action] = [:]
  }

  private enum Drawing: Sendable {
    case still(Render)
    case flow(Play)
  }

  /// The name in file names and filters, such as `saransk-catalogue`.
  public let name: String
  /// The name that people read in the gallery.
  public let title: String
  /// The devices that the screen is drawn on; nil for those of the catalogue.
  public let selection: DeviceSelection?
  /// Settings of a person under which the screen is drawn too.
  public let variants: [Variant]
  /// The size at which the screen is drawn.
  public let size: ScreenSize
  /// A Boolean value that indicates whether the screen may be approved in a single colour.
  public let allowsSingleColor: Bool
  /// The names of the states that a flow is pictured in, in their order; none of a still.
  public let steps: [String]
  /// Opens the screen for somebody who acts on it live; nil where it draws itself, without views.
  var opening: Opening?
  /// The title of the app that the gallery shows the screen under; nil where names tell.
  var app: String?
  /// Further variants, on devices of their own.
  var requests: [VariantRequest] = []
  private let drawing: Drawing

  /// Creates a screen.
  ///
  /// - Parameters:
  ///   - name: Lower-case Latin letters, digits and hyphens.
  ///   - title: The name that people read.
  ///   - selection: The devices that the screen is drawn on; those of the catalogue by default.
  ///   - variants: Settings of a person under which the screen is drawn too; see ``Matrix``.
  ///   - size: That of the devices, or of a component alone, which is drawn at each scale.
  ///   - allowsSingleColor: True to let `record` approve the screen in a single colour.
  ///   - render: Draws the screen; it must give equal lists for equal contexts.
  public init(
    _ name: String, title: String, on selection: DeviceSelection? = nil, variants: [Variant] = [],
    size: ScreenSize = .device, allowsSingleColor: Bool = false, render: @escaping Render
  ) {
    (self.name, self.title, self.size) = (name, title, size)
    // Components have no devices but that which stands for their size.
    self.selection =
      size.component.map { .devices([$0.id], orientations: [.portrait]) } ?? selection
    (self.variants, steps, drawing) = (variants, [], .still(render))
    self.allowsSingleColor = allowsSingleColor
  }

  /// Creates a screen that is pictured in several states.
  ///
  /// - Parameters:
  ///   - name: Lower-case Latin letters, digits and hyphens.
  ///   - title: The name that people read.
  ///   - selection: The devices that the screen is drawn on.
  ///   - variants: Settings of a person under which the screen is drawn too; see ``Matrix``.
  ///   - allowsSingleColor: True to let `record` approve states in a single colour.
  ///   - steps: The names of the states, in the order in which they are shown.
  ///   - play: Plays the screen; it must show equal lists for equal contexts.
  public init(
    _ name: String, title: String, on selection: DeviceSelection = .flows, variants: [Variant] = [],
    allowsSingleColor: Bool = false, steps: [String], play: @escaping Play
  ) {
    (self.name, self.title, self.selection, size) = (name, title, selection, .device)
    (self.variants, self.steps, drawing) = (variants, steps, .flow(play))
    self.allowsSingleColor = allowsSingleColor
  }

  /// Draws the screen; of a flow the last state.
  ///
  /// - Throws: An error of the screen.
  @MainActor public func render(_ context: RenderContext) throws -> DisplayList {
    try isolated(context) {
      switch drawing {
      case .still(let render): return try render(context).withRefusals()
      case .flow(let play):
        var last = DisplayList(size: context.traits.size)
        try play(context) { _, list in
          last = list.withRefusals()
          return true
        }
        return last
      }
    }
  }

  /// Runs the screen's own code, which neither reaches the network nor outstays its time.
  @MainActor func isolated<Result>(
    _ context: RenderContext, _ code: () throws -> Result
  ) throws -> Result {
    try ScreenWatch.watching(name) {
      do {
        return try RemoteLoading.answering(by: context.network, code)
      } catch {
        let refusals = RemoteLoading.takeRefusals()
        guard !refusals.isEmpty, !(error is SystemError) else { throw error }
        throw UnansweredScreen(refusals: refusals, error: error)
      }
    }
  }

  /// Draws some states of the screen.
  ///
  /// Steps behind the last of them are not played.
  ///
  /// - Throws: An error of a still; a flow's states up to the step that failed are told.
  @MainActor func layouts(_ context: RenderContext, steps wanted: Set<String?>) throws -> Layouts {
    try isolated(context) {
      switch drawing {
      case .still(let render): return Layouts(lists: [nil: try render(context).withRefusals()])
      case .flow(let play):
        var layouts = Layouts()
        do {
          try play(context) { step, list in
            if wanted.contains(step) { layouts.lists[step] = list.withRefusals() }
            return layouts.lists.count < wanted.count
          }
        } catch {
          layouts.failure = String(describing: error)
        }
        return layouts
      }
    }
  }
}

extension DisplayList {
  /// Returns the list with warnings of the remote addresses that were refused meanwhile.
  fileprivate func withRefusals() -> DisplayList {
    let refusals = RemoteLoading.takeRefusals()
    guard !refusals.isEmpty else { return self }
    var list = self
    list.issues += refusals.map { ScreenIssue($0, severity: .warning) }
    return list
  }
}

/// An error of a screen that was refused what it would have loaded.
private struct UnansweredScreen: Error, CustomStringConvertible {
  let refusals: [String]
  let error: any Error

  var description: String { "\(refusals.joined(separator: "; ")) (\(error))" }
}

/// A screen's lists by its steps, a still's only one under nil.
struct Layouts {
  var lists: [String?: DisplayList] = [:]
  /// The failure that left the other steps without lists.
  var failure: String?
  /// The reasons against lists of steps that were played.
  private var refusals: [String?: String] = [:]

  init(lists: [String?: DisplayList] = [:]) { self.lists = lists }

  /// A Boolean value that indicates whether each list serves a dark screen too.
  var serveBothSchemes: Bool {
    failure == nil && refusals.isEmpty && lists.values.allSatisfy(\.servesBothSchemes)
  }

  /// Takes a step's list away, of which no picture may be made; those behind it may be sound.
  mutating func refuse(_ step: String?, _ reason: String) {
    (lists[step], refusals[step]) = (nil, reason)
  }

  /// Returns the reason against a list of a step.
  func failure(of step: String?) -> String {
    refusals[step] ?? failure ?? "the flow has no step \(step ?? "")"
  }
}
