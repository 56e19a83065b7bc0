import LayoutEngine

/// A value that indicates whether content fits into its parent or fills it.
public enum ContentMode: Hashable, CaseIterable, Sendable { case fit, fill }
