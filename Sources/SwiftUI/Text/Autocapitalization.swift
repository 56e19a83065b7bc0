/// A rule for capitalising typed text.
///
///     TextField("Name", text: $name).textInputAutocapitalization(.words)
public struct TextInputAutocapitalization: Equatable, Sendable {
  private let rule: UITextAutocapitalizationType

  /// Capitalises nothing.
  public static let never = TextInputAutocapitalization(rule: .none)
  /// Capitalises the first letter of each word.
  public static let words = TextInputAutocapitalization(rule: .words)
  /// Capitalises the first letter of each sentence.
  public static let sentences = TextInputAutocapitalization(rule: .sentences)
  /// Capitalises every letter.
  public static let characters = TextInputAutocapitalization(rule: .allCharacters)

  fileprivate init(rule: UITextAutocapitalizationType) { self.rule = rule }

  /// Returns a Boolean value that indicates whether the letter after a text is a capital.
  func capitalizes(after text: String) -> Bool {
    let end = text.reversed().prefix { $0 == " " }
    let last = text.dropLast(end.count).last
    switch rule {
    case .none: return false
    case .allCharacters: return true
    case .words: return last == nil || !end.isEmpty || text.last?.isNewline == true
    case .sentences:
      guard let last else { return true }
      return last.isNewline || !end.isEmpty && ".!?…".contains(last)
    }
  }
}

/// A rule for capitalising typed text, under UIKit's name.
public enum UITextAutocapitalizationType: Int, Sendable {
  /// The rules.
  case none, words, sentences, allCharacters
}

private enum AutocapitalizationKey: EnvironmentKey {
  static var defaultValue: TextInputAutocapitalization? { nil }
}

extension EnvironmentValues {
  /// The rule of the fields below; nil for that of iOS, which begins sentences with capitals.
  var textInputAutocapitalization: TextInputAutocapitalization? {
    get { self[AutocapitalizationKey.self] }
    set { self[AutocapitalizationKey.self] = newValue }
  }
}

extension View {
  /// Sets the rule by which the keyboard of the fields in the view shows capitals.
  ///
  ///     TextField("User name", text: $name).textInputAutocapitalization(.never)
  ///
  /// - Parameter autocapitalization: The rule; nil for the system's, which begins sentences with
  ///   capitals.
  /// - Returns: A view whose fields follow the rule.
  public func textInputAutocapitalization(
    _ autocapitalization: TextInputAutocapitalization?
  ) -> some View { environment(\.textInputAutocapitalization, autocapitalization) }

  /// Sets the rule by which the keyboard of the fields in the view shows capitals, under its former
  /// name.
  public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View {
    textInputAutocapitalization(TextInputAutocapitalization(rule: style))
  }
}

extension KeyboardRequest {
  /// Creates the request of a field: addresses and passwords begin with small letters.
  ///
  /// - Parameters:
  ///   - type: The keyboard that the app asks for.
  ///   - label: The label of the return key.
  ///   - text: The text before the caret.
  ///   - rule: The rule of capitals; nil for the system's.
  ///   - isSecure: True for a password, which takes no letters but Latin ones.
  init(
    _ type: UIKeyboardType, label: SubmitLabel = .return, after text: String,
    _ rule: TextInputAutocapitalization?, isSecure: Bool = false
  ) {
    let isPlain = !isSecure && [.default, .twitter].contains(type)
    self.init(
      type: isSecure && type == .default ? .asciiCapable : type, submitLabel: label,
      isShifted: isPlain && (rule ?? .sentences).capitalizes(after: text))
  }
}
