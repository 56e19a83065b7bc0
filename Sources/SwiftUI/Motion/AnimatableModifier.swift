/// A modifier with a value that is on its way, as before iOS 15.
public protocol AnimatableModifier: Animatable, ViewModifier {}
