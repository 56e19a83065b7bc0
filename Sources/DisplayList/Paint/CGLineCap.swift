import Foundation

/// The shape of a line's ends.
public enum CGLineCap: Int32, Hashable, Sendable { case butt, round, square }
