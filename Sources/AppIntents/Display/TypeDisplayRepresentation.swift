/// The words for a type of values, which nothing shows.
public struct TypeDisplayRepresentation: Sendable, ExpressibleByStringInterpolation {
  /// The words for one value.
  public var name: LocalizedStringResource
  /// The words for a number of values.
  public var numericFormat: LocalizedStringResource?
  /// Other words for the same.
  public var synonyms: [LocalizedStringResource]

  /// Creates words for a type.
  ///
  /// - Parameters:
  ///   - name: The words for one value.
  ///   - numericFormat: The words for a number of values.
  ///   - synonyms: Other words for the same.
  public init(
    name: LocalizedStringResource, numericFormat: LocalizedStringResource? = nil,
    synonyms: [LocalizedStringResource] = []
  ) { (self.name, self.numericFormat, self.synonyms) = (name, numericFormat, synonyms) }

  /// Creates words of a literal.
  public init(stringLiteral value: String) {
    self.init(name: LocalizedStringResource(stringLiteral: value))
  }

  /// Creates words of a literal with values within it.
  public init(stringInterpolation: LocalizedStringKey.StringInterpolation) {
    self.init(name: LocalizedStringResource(stringInterpolation: stringInterpolation))
  }
}

/// A type with words for it.
public protocol TypeDisplayRepresentable {
  /// The words for the type.
  static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
  /// The name of the type.
  static var typeDisplayName: LocalizedStringResource { get }
}

extension TypeDisplayRepresentable {
  /// By default, the words are the name of the type.
  public static var typeDisplayRepresentation: TypeDisplayRepresentation {
    TypeDisplayRepresentation(name: LocalizedStringResource(stringLiteral: "\(Self.self)"))
  }
  /// By default, the name is of the words for the type.
  public static var typeDisplayName: LocalizedStringResource { typeDisplayRepresentation.name }
}

/// A value with words for it.
public protocol InstanceDisplayRepresentable {
  /// The words for the value.
  var displayRepresentation: DisplayRepresentation { get }
}

/// A type with words for each of its values.
public protocol StaticDisplayRepresentable: CaseIterable, Hashable {
  /// The words for each value.
  static var caseDisplayRepresentations: [Self: DisplayRepresentation] { get }
}
