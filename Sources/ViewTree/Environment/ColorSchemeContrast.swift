/// The contrast between foreground and background colours.
public enum ColorSchemeContrast: Hashable, CaseIterable, Sendable { case standard, increased }
