extension AcceptedFamily {
  /// The decisions on the modifiers below.
  package static let input = AcceptedFamily(
    file: "AcceptedInput", title: "Typing, keys and pointers",
    decisions: [
      ("Nothing is corrected in a still.", ["autocorrectionDisabled", "disableAutocorrection"]),
      ("Nothing is suggested in a still.", ["textContentType"]),
      ("Nothing is selected in a still.", ["textSelection"]),
      ("Nothing is searched in a still's editors.", ["findNavigator", "findDisabled"]),
      ("Nothing is submitted by itself.", ["submitScope"]),
      ("Nothing is written for a person in a still.", ["writingToolsBehavior"]),
      ("Lines have one height in all languages.", ["typesettingLanguage"]),
      ("Nothing is found by typing in a still.", ["typeSelectEquivalent"]),
      ("No key is pressed in a still.", ["keyboardShortcut", "onKeyPress"]),
      (
        "No pointer moves over a still.",
        ["onHover", "onContinuousHover", "hoverEffect", "hoverEffectDisabled"]
      ),
      ("No finger rests on a still's buttons.", ["buttonRepeatBehavior"]),
      ("No pencil touches a still.", ["scribbleDisabled"]),
    ])
}

/// Modifiers of text input: a still has no keyboard's suggestions, corrections or selections.
extension View {
  /// Has no effect: nothing is corrected in a still.
  ///
  ///     TextField("Code", text: $name).autocorrectionDisabled()
  public func autocorrectionDisabled(_ disable: Bool = true) -> some View { self }

  /// Has no effect: nothing is corrected in a still.
  ///
  ///     TextField("Code", text: $name).disableAutocorrection(true)
  public func disableAutocorrection(_ disable: Bool?) -> some View { self }

  /// Has no effect: nothing is suggested in a still.
  ///
  ///     SecureField("Password", text: $name).textContentType(.password)
  public func textContentType(_ textContentType: UITextContentType?) -> some View { self }

  /// Has no effect: nothing is selected in a still.
  ///
  ///     Text(code).textSelection(.enabled)
  public func textSelection<S: TextSelectability>(_ selectability: S) -> some View { self }

  /// Has no effect: nothing is searched in a still's editors.
  ///
  ///     TextEditor(text: $text)
  ///       .findNavigator(isPresented: $isOn)
  ///       .toolbar { Button("Find", systemImage: "magnifyingglass") { isOn = true } }
  public func findNavigator(isPresented: Binding<Bool>) -> some View { self }

  /// Has no effect: nothing is searched in a still's editors.
  ///
  ///     TextEditor(text: $text).findDisabled(text.isEmpty)
  public func findDisabled(_ isDisabled: Bool = true) -> some View { self }

  /// Has no effect: nothing is submitted by itself.
  ///
  ///     Form {
  ///       TextField("Filter", text: $query).submitScope()
  ///       TextField("Name", text: $name)
  ///     }
  ///     .onSubmit { save() }
  public func submitScope(_ isBlocking: Bool = true) -> some View { self }

  /// Has no effect: no key is pressed in a still.
  ///
  ///     Button("Save") {}.keyboardShortcut("s", modifiers: .command)
  public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command
  ) -> some View { self }

  /// Has no effect: no key is pressed in a still.
  public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View { self }

  /// Has no effect: no key is pressed in a still.
  public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View { self }

  /// Has no effect: no key is pressed in a still.
  ///
  ///     DrawingBoard()
  ///       .focusable()
  ///       .onKeyPress(.space) {
  ///         isOn.toggle()
  ///         return .handled
  ///       }
  public func onKeyPress(
    _ key: KeyEquivalent, action: @escaping () -> KeyPress.Result
  ) -> some View { self }

  /// Has no effect: no key is pressed in a still.
  public func onKeyPress(
    phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View { self }

  /// Has no effect: no key is pressed in a still.
  public func onKeyPress(
    keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View { self }

  /// Has no effect: no key is pressed in a still.
  public func onKeyPress(
    characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View { self }

  /// Has no effect: nothing is written for a person in a still.
  ///
  ///     TextEditor(text: $text).writingToolsBehavior(.limited)
  public func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> some View { self }

  /// Has no effect: lines have one height in all languages.
  ///
  ///     Text(verbatim: "สวัสดี").typesettingLanguage(Locale.Language(identifier: "th"))
  public func typesettingLanguage(
    _ language: Locale.Language, isEnabled: Bool = true
  ) -> some View { self }

  /// Has no effect: nothing is found by typing in a still.
  ///
  ///     Image("flag-norway").typeSelectEquivalent("Norway")
  public func typeSelectEquivalent(_ stringKey: LocalizedStringKey) -> some View { self }

  /// Has no effect: nothing is found by typing in a still.
  public func typeSelectEquivalent(_ text: Text?) -> some View { self }

  /// Has no effect: no pointer moves over a still.
  ///
  ///     Text("Pointer").onHover { isOn = $0 }
  public func onHover(perform action: @escaping (Bool) -> Void) -> some View { self }

  /// Has no effect: no pointer moves over a still.
  ///
  ///     DrawingBoard().onContinuousHover { phase in
  ///       if case .active(let point) = phase { cursor = point }
  ///     }
  public func onContinuousHover(
    coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping (HoverPhase) -> Void
  ) -> some View { self }

  /// Has no effect: no pointer moves over a still.
  ///
  ///     Button("Play", systemImage: "play", action: save).hoverEffect(.lift)
  public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View { self }

  /// Has no effect: no pointer moves over a still.
  ///
  ///     PhotoView(photo).hoverEffect().hoverEffectDisabled(!isOn)
  public func hoverEffectDisabled(_ disabled: Bool = true) -> some View { self }

  /// Has no effect: no finger rests on a still's buttons.
  ///
  ///     Button("Louder", systemImage: "plus") { volume += 0.05 }.buttonRepeatBehavior(.enabled)
  public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View { self }

  /// Has no effect: no pencil touches a still.
  ///
  ///     TextField("Code", text: $text).scribbleDisabled()
  public func scribbleDisabled(_ disabled: Bool = true) -> some View { self }
}

/// The meaning of a field's content, by which a keyboard suggests.
///
///     TextField("Email", text: $text).textContentType(.emailAddress)
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  /// The raw value.
  public let rawValue: String

  /// Creates a type by its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A full name.
  public static let name = UITextContentType(rawValue: "name")
  /// A given name.
  public static let givenName = UITextContentType(rawValue: "given-name")
  /// A family name.
  public static let familyName = UITextContentType(rawValue: "family-name")
  /// A nickname.
  public static let nickname = UITextContentType(rawValue: "nickname")
  /// A user name.
  public static let username = UITextContentType(rawValue: "username")
  /// A password.
  public static let password = UITextContentType(rawValue: "password")
  /// A new password.
  public static let newPassword = UITextContentType(rawValue: "new-password")
  /// A code that is used once.
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
  /// An email address.
  public static let emailAddress = UITextContentType(rawValue: "email")
  /// A telephone number.
  public static let telephoneNumber = UITextContentType(rawValue: "tel")
  /// A URL.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public static let URL = UITextContentType(rawValue: "url")
  /// The name of an organisation.
  public static let organizationName = UITextContentType(rawValue: "organization")
  /// A job title.
  public static let jobTitle = UITextContentType(rawValue: "organization-title")
  /// A location.
  public static let location = UITextContentType(rawValue: "location")
  /// A full street address.
  public static let fullStreetAddress = UITextContentType(rawValue: "street-address")
  /// The first line of a street address.
  public static let streetAddressLine1 = UITextContentType(rawValue: "address-line1")
  /// The second line of a street address.
  public static let streetAddressLine2 = UITextContentType(rawValue: "address-line2")
  /// The city of an address.
  public static let addressCity = UITextContentType(rawValue: "address-level2")
  /// The state of an address.
  public static let addressState = UITextContentType(rawValue: "address-level1")
  /// A postal code.
  public static let postalCode = UITextContentType(rawValue: "postal-code")
  /// The name of a country.
  public static let countryName = UITextContentType(rawValue: "country-name")
  /// The number of a credit card.
  public static let creditCardNumber = UITextContentType(rawValue: "cc-number")
}

/// An ability to be selected as text.
public protocol TextSelectability {
  /// A Boolean value that indicates whether the text may be selected.
  static var allowsSelection: Bool { get }
}

/// Text that may be selected.
public struct EnabledTextSelectability: TextSelectability {
  /// A Boolean value that is true: the text may be selected.
  public static let allowsSelection = true
}

/// Text that may not be selected.
public struct DisabledTextSelectability: TextSelectability {
  /// A Boolean value that is false: the text may not be selected.
  public static let allowsSelection = false
}

extension TextSelectability where Self == EnabledTextSelectability {
  /// Text that may be selected.
  public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
  /// Text that may not be selected.
  public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}

/// A keyboard shortcut: a key and its modifiers.
///
///     let send = KeyboardShortcut(.return, modifiers: .command)
///     Button("Send", action: save).keyboardShortcut(send)
public struct KeyboardShortcut: Hashable, Sendable {
  /// The key that is pressed.
  public var key: KeyEquivalent
  /// The modifiers that are held.
  public var modifiers: EventModifiers

  /// The return key, for the default action.
  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
  /// The escape key, for cancelling.
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])

  /// Creates a shortcut.
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
    (self.key, self.modifiers) = (key, modifiers)
  }
}

/// A key of a keyboard.
///
///     Button("Delete", action: delete).keyboardShortcut(.delete, modifiers: [])
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
  /// The character that the key types.
  public var character: Character

  /// Creates a key by its character.
  public init(_ character: Character) { self.character = character }

  /// Creates a key by its character.
  public init(extendedGraphemeClusterLiteral value: Character) { character = value }

  /// The up arrow.
  public static let upArrow = KeyEquivalent("\u{F700}")
  /// The down arrow.
  public static let downArrow = KeyEquivalent("\u{F701}")
  /// The left arrow.
  public static let leftArrow = KeyEquivalent("\u{F702}")
  /// The right arrow.
  public static let rightArrow = KeyEquivalent("\u{F703}")
  /// The escape key.
  public static let escape = KeyEquivalent("\u{1B}")
  /// The delete key.
  public static let delete = KeyEquivalent("\u{08}")
  /// The key that deletes forwards.
  public static let deleteForward = KeyEquivalent("\u{F728}")
  /// The home key.
  public static let home = KeyEquivalent("\u{F729}")
  /// The end key.
  public static let end = KeyEquivalent("\u{F72B}")
  /// The page up key.
  public static let pageUp = KeyEquivalent("\u{F72C}")
  /// The page down key.
  public static let pageDown = KeyEquivalent("\u{F72D}")
  /// The tabulator.
  public static let tab = KeyEquivalent("\t")
  /// The space bar.
  public static let space = KeyEquivalent(" ")
  /// The return key.
  public static let `return` = KeyEquivalent("\r")
}

/// A set of modifier keys.
///
///     Button("Reopen", action: save).keyboardShortcut("t", modifiers: [.command, .shift])
public struct EventModifiers: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The caps lock.
  public static let capsLock = EventModifiers(rawValue: 1)
  /// The shift key.
  public static let shift = EventModifiers(rawValue: 2)
  /// The control key.
  public static let control = EventModifiers(rawValue: 4)
  /// The option key.
  public static let option = EventModifiers(rawValue: 8)
  /// The command key.
  public static let command = EventModifiers(rawValue: 16)
  /// A key of the numeric pad.
  public static let numericPad = EventModifiers(rawValue: 32)
  /// All modifiers.
  public static let all: EventModifiers = [
    .capsLock, .shift, .control, .option, .command, .numericPad,
  ]
}

/// A press of a key.
///
///     GameBoard().focusable().onKeyPress(keys: [.leftArrow, .rightArrow]) { press in
///       offset.width += press.key == .rightArrow ? 8 : -8
///       return .handled
///     }
public struct KeyPress: Sendable {
  /// A result of handling a key press.
  public enum Result: Sendable { case handled, ignored }

  /// A set of phases of a press.
  public struct Phases: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: Int

    /// Creates a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The key goes down.
    public static let down = Phases(rawValue: 1)
    /// The key is held and repeats.
    public static let `repeat` = Phases(rawValue: 2)
    /// The key goes up.
    public static let up = Phases(rawValue: 4)
    /// All phases.
    public static let all: Phases = [.down, .repeat, .up]
  }

  /// The phase of the press.
  public let phase: Phases
  /// The key that is pressed.
  public let key: KeyEquivalent
  /// The characters that are typed.
  public let characters: String
  /// The modifiers that are held.
  public let modifiers: EventModifiers
}

/// The phase of a pointer over a view.
///
///     DrawingBoard().onContinuousHover { phase in
///       switch phase {
///       case .active(let point): cursor = point
///       case .ended: cursor = .zero
///       }
///     }
public enum HoverPhase: Equatable, Sendable {
  /// The pointer is at a location, in points.
  case active(CGPoint)
  /// The pointer has left.
  case ended
}

/// An effect of a pointer over a view.
public struct HoverEffect: Sendable {
  /// The default effect.
  public static let automatic = HoverEffect()
  /// A highlight around the pointer.
  public static let highlight = HoverEffect()
  /// A view that is lifted towards the pointer.
  public static let lift = HoverEffect()
}

/// A behaviour of a button that is held.
public struct ButtonRepeatBehavior: Hashable, Sendable {
  private let name: String

  /// The default behaviour.
  public static let automatic = ButtonRepeatBehavior(name: "automatic")
  /// Repeats the action while the button is held.
  public static let enabled = ButtonRepeatBehavior(name: "enabled")
  /// Performs the action once.
  public static let disabled = ButtonRepeatBehavior(name: "disabled")
}

/// A behaviour of the system's writing tools.
public struct WritingToolsBehavior: Hashable, Sendable {
  private let name: String

  /// The default behaviour.
  public static let automatic = WritingToolsBehavior(name: "automatic")
  /// Offers all writing tools.
  public static let complete = WritingToolsBehavior(name: "complete")
  /// Offers writing tools without rewriting in place.
  public static let limited = WritingToolsBehavior(name: "limited")
  /// Offers no writing tools.
  public static let disabled = WritingToolsBehavior(name: "disabled")
}
