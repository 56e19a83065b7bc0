/// The weight of text for legibility.
public enum LegibilityWeight: Hashable, Sendable { case regular, bold }
