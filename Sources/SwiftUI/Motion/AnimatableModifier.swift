/// A modifier with a value that is on its way, as before iOS 15.
///
///     struct CountUp: AnimatableModifier {
///       var animatableData: Double
///
///       func body(content: Content) -> some View {
///         content.overlay { Text(animatableData, format: .number.precision(.fractionLength(0))) }
///       }
///     }
public protocol AnimatableModifier: Animatable, ViewModifier {}
