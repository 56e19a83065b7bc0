/// The visibility of a view, which may be left to the system.
public enum Visibility: Hashable, CaseIterable, Sendable { case automatic, visible, hidden }
