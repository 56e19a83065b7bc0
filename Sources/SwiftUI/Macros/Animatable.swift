/// Makes the stored variables of a type its values that change over time.
///
/// Variables with a wrapper, such as `@State`, are left out, and those with
/// ``AnimatableIgnored()``.
///
///     @Animatable
///     struct Wave: Shape {
///       var height: CGFloat
///       var phase: Angle
///       @AnimatableIgnored var isFilled: Bool
///
///       func path(in rect: CGRect) -> Path { Path(rect.insetBy(dx: 0, dy: height)) }
///     }
@attached(member, names: named(animatableData))
@attached(extension, conformances: Animatable)
public macro Animatable() = #externalMacro(module: "SwiftUIMacros", type: "AnimatableMacro")

/// Leaves a variable out of the values of a type that change over time.
///
///     @Animatable
///     struct Wave: Shape {
///       var height: CGFloat
///       @AnimatableIgnored var name: String
///
///       func path(in rect: CGRect) -> Path { Path(rect.insetBy(dx: 0, dy: height)) }
///     }
@attached(peer)
public macro AnimatableIgnored() = #externalMacro(module: "SwiftUIMacros", type: "NothingMacro")
