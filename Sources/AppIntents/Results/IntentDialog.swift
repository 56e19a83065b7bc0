/// Words that the system says for an action.
public struct IntentDialog: Sendable, ExpressibleByStringInterpolation {
  /// The words where nothing is shown beside them.
  public let full: LocalizedStringResource
  /// The words beside a view.
  public let supporting: LocalizedStringResource
  /// The name of a symbol beside the words.
  public let systemImageName: String?

  /// Creates words.
  ///
  /// - Parameter resource: The localised words.
  public init(_ resource: LocalizedStringResource) {
    self.init(full: resource, supporting: resource)
  }

  /// Creates words with others for where a view is shown beside them.
  ///
  /// - Parameters:
  ///   - full: The words where nothing is shown beside them.
  ///   - supporting: The words beside a view.
  ///   - systemImageName: The name of a symbol beside the words.
  public init(
    full: LocalizedStringResource, supporting: LocalizedStringResource,
    systemImageName: String? = nil
  ) { (self.full, self.supporting, self.systemImageName) = (full, supporting, systemImageName) }

  /// Creates words of a literal.
  public init(stringLiteral value: String) {
    self.init(LocalizedStringResource(stringLiteral: value))
  }

  /// Creates words of a literal with values within it.
  public init(stringInterpolation: LocalizedStringKey.StringInterpolation) {
    self.init(LocalizedStringResource(stringInterpolation: stringInterpolation))
  }
}
