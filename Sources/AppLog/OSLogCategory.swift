extension OSLog {
  /// A category of the system's.
  public struct Category: Hashable, Sendable {
    fileprivate let name: String

    /// Moments that Instruments shows among what a person did.
    public static let pointsOfInterest = Category(name: "pointsOfInterest")
    /// Intervals that Instruments follows in a trace.
    public static let dynamicTracing = Category(name: "dynamicTracing")
    /// Intervals with the stacks of their callers.
    public static let dynamicStackTracing = Category(name: "dynamicStackTracing")
  }

  /// Creates a log of a category of the system's.
  public convenience init(subsystem: String, category: Category) {
    self.init(subsystem: subsystem, category: category.name)
  }

  /// A Boolean value that indicates whether somebody follows the marks, which nobody does.
  public var signpostsEnabled: Bool { false }
}
