/// The alignment of the lines of a text.
///
///     Text("Ferries leave every\nhour on the hour.").multilineTextAlignment(.center)
public enum TextAlignment: Hashable, CaseIterable, Sendable { case leading, center, trailing }
