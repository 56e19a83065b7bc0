/// An action of an app that the system offers outside of it.
///
///     struct StartTimer: AppIntent {
///       static let title: LocalizedStringResource = "Start Timer"
///       @Parameter(title: "Minutes", default: 5) var minutes: Int
///
///       func perform() async throws -> some IntentResult & ReturnsValue<Int> {
///         .result(value: minutes)
///       }
///     }
///
/// Nobody asks for it here but a button or a toggle of a screen that is played.
public protocol AppIntent: PersistentlyIdentifiable, _SupportsAppDependencies, Sendable {
  /// The type of the result.
  associatedtype PerformResult: IntentResult
  /// The type of the summary.
  associatedtype SummaryContent: ParameterSummary

  /// The name of the action.
  static var title: LocalizedStringResource { get }
  /// The words about the action, which nothing shows.
  static var description: IntentDescription? { get }
  /// A Boolean value that indicates whether the app is opened for the action; nothing opens it.
  static var openAppWhenRun: Bool { get }
  /// A Boolean value that indicates whether the action is listed; nothing lists it.
  static var isDiscoverable: Bool { get }
  /// The assurance of the person that the action needs; nobody is asked for it.
  static var authenticationPolicy: IntentAuthenticationPolicy { get }
  /// The places of the app in which the action may run; it runs wherever it is called.
  static var supportedModes: IntentModes { get }
  /// The sentence that the parameters are filled into, which nothing shows.
  @ParameterSummaryBuilder<Self> static var parameterSummary: SummaryContent { get }

  /// Creates the action with its parameters' defaults.
  init()

  /// Does what the action says.
  ///
  /// - Returns: The result.
  func perform() async throws -> PerformResult
}

extension AppIntent {
  /// A value that a person may choose.
  public typealias Parameter = IntentParameter
  /// A sentence with parameters.
  public typealias Summary = IntentParameterSummary<Self>

  /// By default, there are no words.
  public static var description: IntentDescription? { nil }
  /// By default, the app stays where it is.
  public static var openAppWhenRun: Bool { false }
  /// By default, the action is listed.
  public static var isDiscoverable: Bool { true }
  /// By default, nothing is needed.
  public static var authenticationPolicy: IntentAuthenticationPolicy { .alwaysAllowed }
  /// By default, the action runs in the background.
  public static var supportedModes: IntentModes { .background }
  /// By default, the sentence is empty.
  public static var parameterSummary: IntentParameterSummary<Self> { Summary() }

  /// Performs the action, as the system does for a person.
  ///
  /// - Parameter donate: A Boolean value that indicates whether the system learns of it; none does.
  /// - Returns: The result.
  /// - Throws: Errors of the action.
  @discardableResult
  public func callAsFunction(donate: Bool = false) async throws -> PerformResult {
    try await perform()
  }

  /// Does nothing: no system learns of actions.
  public func donate() {}
}

/// A type that is known by a name outside of the process.
public protocol PersistentlyIdentifiable {
  /// The name.
  static var persistentIdentifier: String { get }
}

extension PersistentlyIdentifiable {
  /// By default, the name is that of the type.
  public static var persistentIdentifier: String { String(describing: Self.self) }
}

/// The assurance of the person that an action needs.
public enum IntentAuthenticationPolicy: Sendable {
  /// None.
  case alwaysAllowed
  /// The device must have been unlocked by its person.
  case requiresAuthentication
  /// This device must be unlocked.
  case requiresLocalDeviceAuthentication
}
