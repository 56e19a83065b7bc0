import Foundation

/// The words and the picture of a value, which nothing shows.
public struct DisplayRepresentation: Sendable, ExpressibleByStringInterpolation {
  /// A picture of a value.
  public struct Image: Sendable {
    /// A manner in which a picture is clipped.
    public enum DisplayStyle: Sendable {
      /// As it is.
      case `default`
      /// In a circle.
      case circular
    }

    /// The origin of a picture.
    enum Origin: Sendable {
      case symbol(String), asset(String), address(URL), bytes(Data)
    }

    let origin: Origin

    /// Creates a picture of a symbol.
    ///
    /// - Parameters:
    ///   - systemName: The name of the symbol.
    ///   - isTemplate: A Boolean value that indicates whether its colours are left out.
    ///   - displayStyle: The manner in which it is clipped.
    public init(
      systemName: String, isTemplate: Bool? = nil, displayStyle: DisplayStyle = .default
    ) { origin = .symbol(systemName) }

    /// Creates a picture of a symbol in a colour.
    ///
    /// - Parameters:
    ///   - systemName: The name of the symbol.
    ///   - tintColor: The colour.
    ///   - symbolConfiguration: The size and weight of the symbol.
    public init(
      systemName: String, tintColor: UIColor?, symbolConfiguration: UIImage.SymbolConfiguration?
    ) { origin = .symbol(systemName) }

    /// Creates a picture of an asset catalogue.
    ///
    /// - Parameters:
    ///   - named: The name of the picture.
    ///   - isTemplate: A Boolean value that indicates whether its colours are left out.
    ///   - displayStyle: The manner in which it is clipped.
    public init(named: String, isTemplate: Bool? = nil, displayStyle: DisplayStyle = .default) {
      origin = .asset(named)
    }

    /// Creates a picture at an address.
    ///
    /// - Parameters:
    ///   - url: The address.
    ///   - width: The width, in points.
    ///   - height: The height, in points.
    ///   - isTemplate: A Boolean value that indicates whether its colours are left out.
    ///   - displayStyle: The manner in which it is clipped.
    public init(
      url: URL, width: Double? = nil, height: Double? = nil, isTemplate: Bool? = nil,
      displayStyle: DisplayStyle = .default
    ) { origin = .address(url) }

    /// Creates a picture of bytes.
    ///
    /// - Parameters:
    ///   - data: The bytes of a picture's file.
    ///   - isTemplate: A Boolean value that indicates whether its colours are left out.
    ///   - displayStyle: The manner in which it is clipped.
    public init(data: Data, isTemplate: Bool? = nil, displayStyle: DisplayStyle = .default) {
      origin = .bytes(data)
    }
  }

  /// The words.
  public var title: LocalizedStringResource
  /// The smaller words.
  public var subtitle: LocalizedStringResource?
  /// The words for VoiceOver.
  public var descriptionText: LocalizedStringResource?
  /// The picture.
  public var image: Image?
  /// Other words for the same.
  public var synonyms: [LocalizedStringResource]

  /// Creates words with a picture.
  ///
  /// - Parameters:
  ///   - title: The words.
  ///   - subtitle: The smaller words.
  ///   - image: The picture.
  ///   - synonyms: Other words for the same.
  public init(
    title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil, image: Image? = nil,
    synonyms: [LocalizedStringResource] = []
  ) {
    (self.title, self.subtitle, self.image, self.synonyms) = (title, subtitle, image, synonyms)
  }

  /// Creates words with those for VoiceOver and a picture.
  ///
  /// - Parameters:
  ///   - title: The words.
  ///   - subtitle: The smaller words.
  ///   - descriptionText: The words for VoiceOver.
  ///   - image: The picture.
  ///   - synonyms: Other words for the same.
  public init(
    title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil,
    descriptionText: LocalizedStringResource?, image: Image? = nil,
    synonyms: [LocalizedStringResource] = []
  ) {
    self.init(title: title, subtitle: subtitle, image: image, synonyms: synonyms)
    self.descriptionText = descriptionText
  }

  /// Creates words of a resource.
  ///
  /// - Parameter title: The words.
  public init(_ title: LocalizedStringResource) { self.init(title: title) }

  /// Creates words of a literal.
  public init(stringLiteral value: String) {
    self.init(title: LocalizedStringResource(stringLiteral: value))
  }

  /// Creates words of a literal with values within it.
  public init(stringInterpolation: LocalizedStringKey.StringInterpolation) {
    self.init(title: LocalizedStringResource(stringInterpolation: stringInterpolation))
  }
}
