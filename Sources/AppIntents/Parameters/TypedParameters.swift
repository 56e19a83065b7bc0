import Foundation

extension Bool {
  /// The words for both values of a parameter, which nothing shows.
  public struct IntentDisplayName: Sendable {
    /// The words for true.
    public let `true`: LocalizedStringResource
    /// The words for false.
    public let `false`: LocalizedStringResource

    /// Creates the words for both values.
    ///
    /// - Parameters:
    ///   - true: The words for true.
    ///   - false: The words for false.
    public init(true: LocalizedStringResource, false: LocalizedStringResource) {
      (self.true, self.false) = (`true`, `false`)
    }

    /// On and off.
    public static let onOff = IntentDisplayName(true: "On", false: "Off")
    /// Yes and no.
    public static let yesNo = IntentDisplayName(true: "Yes", false: "No")
    /// True and false.
    public static let trueFalse = IntentDisplayName(true: "True", false: "False")
  }
}

extension String {
  /// The manner in which a person would type a parameter, which nothing shows.
  public struct IntentInputOptions: Sendable {
    /// A kind of keyboard.
    public enum KeyboardType: Sendable {
      /// The usual one.
      case `default`
      /// Of ASCII's characters.
      case asciiCapable
      /// Of numbers and signs.
      case numbersAndPunctuation
      /// Of addresses.
      // swift-format-ignore: AlwaysUseLowerCamelCase
      case URL
      /// Of digits.
      case numberPad
      /// Of telephone numbers.
      case phonePad
      /// Of names and telephone numbers.
      case namePhonePad
      /// Of mail addresses.
      case emailAddress
      /// Of digits and a point.
      case decimalPad
      /// Of digits of ASCII.
      case asciiCapableNumberPad
      /// Of Twitter's signs.
      case twitter
      /// Of searches.
      case webSearch
    }

    /// A manner of capitals.
    public enum CapitalizationType: Sendable {
      /// None.
      case none
      /// Each word's first letter.
      case words
      /// Each sentence's first letter.
      case sentences
      /// All letters.
      case allCharacters
    }

    /// A Boolean value that indicates whether there may be several lines.
    public let multiline: Bool

    /// Creates a manner in which a person would type.
    ///
    /// - Parameters:
    ///   - keyboardType: The kind of keyboard.
    ///   - capitalizationType: The manner of capitals.
    ///   - multiline: A Boolean value that indicates whether there may be several lines.
    ///   - autocorrect: A Boolean value that indicates whether words are corrected.
    ///   - smartQuotes: A Boolean value that indicates whether quotes are curled.
    ///   - smartDashes: A Boolean value that indicates whether dashes are joined.
    public init(
      keyboardType: KeyboardType = .default, capitalizationType: CapitalizationType = .sentences,
      multiline: Bool = false, autocorrect: Bool = true, smartQuotes: Bool = true,
      smartDashes: Bool = true
    ) { self.multiline = multiline }
  }
}

/// The part of a date that a person would choose.
public enum IntentDateParameterKind: Sendable {
  /// The day.
  case date
  /// The time of day.
  case time
  /// Both.
  case dateTime
}

extension IntentParameter {
  /// The part of a date that a person would choose.
  public typealias DateKind = IntentDateParameterKind

  /// Creates a parameter of a Boolean value with words for both, which nothing shows.
  ///
  /// - Parameters:
  ///   - title: The name.
  ///   - description: The words about it, which nothing shows.
  ///   - defaultValue: The value where nobody has set one; nil for none.
  ///   - displayName: The words for both values.
  ///   - requestValueDialog: The words with which a person would be asked for a value.
  ///   - inputConnectionBehavior: The way in which a shortcut would fill the parameter.
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, displayName: Bool.IntentDisplayName,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) where Value.ValueType == Bool {
    self.init(title: title, description: description, unwrapped: defaultValue)
  }

  /// Creates a parameter of text with a manner of typing, which nothing shows.
  ///
  /// - Parameters:
  ///   - title: The name.
  ///   - description: The words about it, which nothing shows.
  ///   - defaultValue: The value where nobody has set one; nil for none.
  ///   - inputOptions: The manner of typing.
  ///   - requestValueDialog: The words with which a person would be asked for a value.
  ///   - inputConnectionBehavior: The way in which a shortcut would fill the parameter.
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, inputOptions: String.IntentInputOptions,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) where Value.ValueType == String {
    self.init(title: title, description: description, unwrapped: defaultValue)
  }

  /// Creates a parameter of a date or of a part of it.
  ///
  /// - Parameters:
  ///   - title: The name.
  ///   - description: The words about it, which nothing shows.
  ///   - defaultValue: The value where nobody has set one; nil for none.
  ///   - kind: The part of a date that a person would choose.
  ///   - requestValueDialog: The words with which a person would be asked for a value.
  ///   - inputConnectionBehavior: The way in which a shortcut would fill the parameter.
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, kind: IntentDateParameterKind,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) where Value.ValueType == Date {
    self.init(title: title, description: description, unwrapped: defaultValue)
  }

  /// Creates a parameter of a file of some kinds, which nothing checks.
  ///
  /// - Parameters:
  ///   - title: The name.
  ///   - description: The words about it, which nothing shows.
  ///   - supportedContentTypes: The kinds of files.
  ///   - requestValueDialog: The words with which a person would be asked for a value.
  ///   - inputConnectionBehavior: The way in which a shortcut would fill the parameter.
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    supportedContentTypes: [UTType], requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) where Value.ValueType == IntentFile {
    self.init(title: title, description: description, unwrapped: nil)
  }

  /// Creates a parameter of a file of some kinds, which nothing checks.
  ///
  /// - Parameters:
  ///   - title: The name.
  ///   - description: The words about it, which nothing shows.
  ///   - supportedTypeIdentifiers: The names of kinds of files.
  ///   - requestValueDialog: The words with which a person would be asked for a value.
  ///   - inputConnectionBehavior: The way in which a shortcut would fill the parameter.
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    supportedTypeIdentifiers: [String], requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) where Value.ValueType == IntentFile {
    self.init(title: title, description: description, unwrapped: nil)
  }
}
