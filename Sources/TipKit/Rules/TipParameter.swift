extension Tips {
  /// A value of an app's, by which tips are shown.
  ///
  /// It is the screen's own: what one screen sets, others do not have. What is set where a
  /// catalogue is made, each screen has from the start.
  public struct Parameter<Value: Codable & Sendable>: Sendable {
    private let id: String
    private let initial: Value

    /// Creates a parameter of a type, by its name and its value at first.
    public init(_ owner: Any.Type, _ name: String, _ initial: Value) {
      (id, self.initial) = ("\(String(reflecting: owner)).\(name)", initial)
    }

    /// The value.
    public var wrappedValue: Value {
      get { TipStore.current.parameter(id) as? Value ?? initial }
      nonmutating set { TipStore.current.setParameter(id, newValue) }
    }
  }

  /// The manner in which a parameter lasts, which a screen does not outlive.
  public struct ParameterOption: Sendable {
    /// A parameter that begins anew with each start of the app.
    public static var transient: ParameterOption { ParameterOption() }
  }
}

/// Makes a parameter of a static property of a tip, by which the tip's rules go.
///
///     struct FavouriteTip: Tip {
///       @Parameter static var isLoggedIn: Bool = false
///       var rules: [Rule] { #Rule(Self.$isLoggedIn) { $0 } }
///     }
@attached(accessor) @attached(peer, names: prefixed(`$`))
public macro Parameter() = #externalMacro(module: "SwiftUIMacros", type: "TipParameterMacro")

/// Makes a parameter of a static property of a tip.
///
/// - Parameter options: The manner in which it lasts.
@attached(accessor) @attached(peer, names: prefixed(`$`))
public macro Parameter(_ options: Tips.ParameterOption...) =
  #externalMacro(module: "SwiftUIMacros", type: "TipParameterMacro")
