import Synchronization

/// The state of one screen that lasts from frame to frame: identities, values, counts.
@MainActor
public final class RenderSession {
  let root = Identity(.root)
  /// The number of the current pass.
  @exclusivity(unchecked) nonisolated(unsafe) var generation = firstGeneration - 1
  /// The number of a session's first pass.
  nonisolated static let firstGeneration: Int32 = 2
  /// A Boolean value that indicates whether evaluations are stored for a later frame.
  @exclusivity(unchecked) var cachesEvaluations = true
  /// A Boolean value that indicates whether a description is wanted, so that paths note who made
  /// their views.
  @exclusivity(unchecked) package nonisolated(unsafe) var describesViews = false
  /// The properties that have the focus, all of which stand for one place.
  @exclusivity(unchecked) nonisolated(unsafe) var focusHolders: [FocusHolder] = []
  /// A mutation of lowered source lines; nil but where causes are measured.
  @exclusivity(unchecked) package nonisolated(unsafe) var mutation: SourceMutation?
  /// A Boolean value that indicates whether an element was given something to pass up when it stood
  /// in another already.
  @exclusivity(unchecked) nonisolated(unsafe) var passesUpLate = false
  /// A Boolean value that indicates whether views share their geometry.
  @exclusivity(unchecked) nonisolated(unsafe) var sharesGeometry = false
  /// The geometry that views of the last pass share.
  @exclusivity(unchecked) nonisolated(unsafe) var sharedGeometry: [GeometryKey: SharedGeometry] =
    [:]
  /// The observable objects that views follow.
  let followedObjects = FollowedObjects()
  /// The number of times that each type's body was evaluated, for tests; the last ones are still to
  /// be counted.
  private var evaluations: [ObjectIdentifier: Int] = [:]
  /// The types whose bodies were evaluated last: most frames have fewer, and need no table then.
  private var evaluated: [ObjectIdentifier] = []
  private static let fewEvaluated = 96
  /// A flag that is raised when state changes after the last pass.
  let dirty = DirtyFlag()
  /// A Boolean value that indicates whether state has changed since the pass before; where none
  /// has, time has passed, or a transition begins.
  var hasChanged = false
  /// The name of what changed last, for the error of a frame that does not settle.
  var lastChange: String?
  /// Actions that wait for the end of the pass: appearances, preference changes.
  package var afterPass: [() -> Void] = []
  /// Tasks that begin after those actions: a view's `task` may use what another's `onAppear` sets.
  package var tasksAfterPass: [() -> Void] = []
  /// The checks of the system's own views when the pass is over, after those actions; they change
  /// nothing that an app observes.
  package var checksAfterPass: [() -> Void] = []

  /// The time of a host that is driven; nil of one that shows stills, which then costs nothing.
  package var clock: HostClock? { didSet { hasClock = clock != nil } }
  /// A Boolean value that indicates whether there is a clock.
  @exclusivity(unchecked) nonisolated(unsafe) private(set) var hasClock = false

  /// The scheme that the screen prefers.
  var colorScheme: ColorScheme?
  /// A record of whether anything has read the scheme of a screen that serves both.
  let schemeUse = SchemeUse()
  var hidesStatusBar = false
  /// The height of the keyboard that a field has called, in points.
  var keyboardHeight = 0.0
  /// The level of the highest presentation that dims tints; 0 for none.
  var dimmingLevel = 0

  /// The measuring of texts.
  public let text: any TextMeasuring
  /// The source of images.
  public let assets: any AssetSource
  /// The issues of the screen, each once: a missing asset, an image that cannot be decoded.
  private(set) var issues: [ScreenIssue] = []

  /// The messages of all issues.
  public var warnings: [String] { issues.map(\.message) }

  init(text: any TextMeasuring, assets: any AssetSource) {
    (self.text, self.assets) = (text, assets)
  }

  /// The scheme that the screen prefers, or that of its surroundings.
  func appearance(in surroundings: Surroundings) -> Appearance {
    if let colorScheme { return colorScheme == .dark ? .dark : .light }
    return surroundings.servesBothSchemes ? .either(schemeUse) : surroundings.environment.appearance
  }

  /// Notes a problem once.
  public func warn(_ message: String) { note(ScreenIssue(message, severity: .warning)) }

  /// Notes once that something is not there to be seen in this pass.
  func fail(_ message: String) { note(ScreenIssue(message, severity: .fault)) }

  private func note(_ issue: ScreenIssue) {
    if !issues.contains(issue) { issues.append(issue) }
  }

  /// Forgets what was wrong in the pass before: a later one may have found what was not there.
  func beginPass() {
    issues.removeAll { $0.severity == .fault }
    (nesting, tooDeep) = (NestingLimit(), nil)
  }

  /// The limit to how deep the views of this pass may be nested.
  private(set) var nesting = NestingLimit()
  /// The error of views that were ended because they are nested deeper.
  private(set) var tooDeep: NestedTooDeep?

  /// Notes the first place at which views are nested too deep.
  func end(at path: NodePath) {
    if tooDeep == nil { tooDeep = NestedTooDeep(path: path.abbreviated) }
  }

  /// Follows what views read, before somebody acts.
  func listen() { followedObjects.listen(self) }

  /// Counts an evaluation, but in a screen's only pass, where each body is evaluated once.
  func count(_ type: Any.Type) {
    guard cachesEvaluations || generation > Self.firstGeneration else { return }
    if evaluated.count == Self.fewEvaluated { countEvaluated() }
    evaluated.append(ObjectIdentifier(type))
  }

  private func countEvaluated() {
    for type in evaluated { evaluations[type, default: 0] += 1 }
    evaluated.removeAll(keepingCapacity: true)
  }

  /// Returns the number of times that the body of a view's type was evaluated.
  public func evaluationCount(of type: Any.Type) -> Int {
    countEvaluated()
    return evaluations[ObjectIdentifier(type)] ?? 0
  }

  package func invalidate(_ cause: @autoclosure () -> String) {
    lastChange = cause()
    dirty.raise()
  }
}

/// A flag that any thread may raise.
final class DirtyFlag: Sendable {
  private let value = Atomic(false)

  func raise() { value.store(true, ordering: .releasing) }

  var isRaised: Bool { value.load(ordering: .acquiring) }

  /// Returns whether the flag was raised, and lowers it.
  func take() -> Bool { value.exchange(false, ordering: .acquiringAndReleasing) }
}
