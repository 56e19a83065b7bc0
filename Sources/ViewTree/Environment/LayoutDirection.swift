/// The direction of the layout, which tells on which side leading is.
///
///     HStack { Text("Back") }.environment(\.layoutDirection, .rightToLeft)
public enum LayoutDirection: Hashable, CaseIterable, Sendable { case leftToRight, rightToLeft }
