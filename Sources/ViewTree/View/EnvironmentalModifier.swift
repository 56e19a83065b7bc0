/// A modifier that becomes another one, by the environment of the place where it is used.
///
///     struct Quiet: EnvironmentalModifier {
///       func resolve(in environment: EnvironmentValues) -> some ViewModifier {
///         Faded(amount: environment.colorScheme == .dark ? 0.4 : 0.6)
///       }
///     }
public protocol EnvironmentalModifier: ViewModifier where Body == Never {
  /// The type of the modifier that is applied.
  associatedtype ResolvedModifier: ViewModifier

  /// Returns the modifier to apply.
  ///
  /// - Parameter environment: The environment of the view that is modified.
  /// - Returns: A modifier, which is applied in place of this one.
  func resolve(in environment: EnvironmentValues) -> ResolvedModifier
}

extension EnvironmentalModifier {
  /// Stops the program: what is resolved is applied, and no body evaluated.
  public func body(content: Content) -> Never {
    fatalError("\(Self.self) is resolved: it has no body to evaluate")
  }

  /// Appends the elements of the content as the resolved modifier changes it.
  public static func _lower<Target: View>(
    _ modifier: Self, _ content: Target, _ context: LoweringContext, _ output: inout [Element]
  ) {
    let inner = context.entering(.type(Self.self))
    ResolvedModifier._lower(modifier.resolve(in: context.environment), content, inner, &output)
  }
}
