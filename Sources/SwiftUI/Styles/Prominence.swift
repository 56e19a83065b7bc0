/// A prominence of controls and headers.
public enum Prominence: Hashable, Sendable { case standard, increased }
