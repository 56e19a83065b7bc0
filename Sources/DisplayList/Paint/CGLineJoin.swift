import Foundation

/// The shape of a line's corners.
public enum CGLineJoin: Int32, Hashable, Sendable { case miter, round, bevel }
