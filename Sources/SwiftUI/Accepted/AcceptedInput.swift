extension AcceptedFamily {
  /// The decisions on the modifiers below.
  package static let input = AcceptedFamily(
    file: "AcceptedInput", title: "Typing, keys and pointers",
    decisions: [
      ("Nothing is corrected in a still.", ["autocorrectionDisabled", "disableAutocorrection"]),
      ("Nothing is suggested in a still.", ["textContentType"]),
      ("Nothing is selected in a still.", ["textSelection", "textSelectionAffinity"]),
      (
        "Nothing is searched in a still's editors.",
        ["findNavigator", "findDisabled", "replaceDisabled"]
      ),
      ("Nothing is submitted by itself.", ["submitScope"]),
      ("Nothing is written for a person in a still.", ["writingToolsBehavior"]),
      ("Lines have one height in all languages.", ["typesettingLanguage"]),
      ("Nothing is found by typing in a still.", ["typeSelectEquivalent"]),
      ("No key is pressed in a still.", ["keyboardShortcut", "onKeyPress"]),
      (
        "No pointer moves over a still.",
        [
          "onHover", "onContinuousHover", "hoverEffect", "hoverEffectDisabled",
          "defaultHoverEffect",
        ]
      ),
      ("No finger rests on a still's buttons.", ["buttonRepeatBehavior"]),
      (
        "No pencil touches a still.",
        ["scribbleDisabled", "onPencilDoubleTap", "onPencilSqueeze"]
      ),
      ("No hand is seen by a still.", ["handGestureShortcut"]),
      ("Nobody speaks to a still.", ["searchDictationBehavior"]),
      ("Nothing is formatted by hand in a still.", ["textInputFormattingControlVisibility"]),
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

  /// Has no effect: nothing is selected in a still.
  ///
  ///     TextField("Note", text: $text).textSelectionAffinity(.upstream)
  public func textSelectionAffinity(_ affinity: TextSelectionAffinity) -> some View { self }

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

  /// Has no effect: nothing is searched in a still's editors.
  ///
  ///     TextEditor(text: $text).replaceDisabled()
  public func replaceDisabled(_ isDisabled: Bool = true) -> some View { self }

  /// Has no effect: nothing is formatted by hand in a still.
  ///
  ///     TextEditor(text: $text).textInputFormattingControlVisibility(.hidden, for: .all)
  public func textInputFormattingControlVisibility(
    _ visibility: Visibility, for placement: TextInputFormattingControlPlacement.Set
  ) -> some View { self }

  /// Has no effect: nobody speaks to a still.
  ///
  ///     NoteList().searchable(text: $query).searchDictationBehavior(.inline(activation: .onLook))
  public func searchDictationBehavior(
    _ dictationBehavior: TextInputDictationBehavior
  ) -> some View { self }

  /// Has no effect: no pencil touches a still.
  ///
  ///     Canvas(renderer: draw).onPencilDoubleTap { _ in isOn.toggle() }
  public func onPencilDoubleTap(
    perform action: @escaping (PencilDoubleTapGestureValue) -> Void
  ) -> some View { self }

  /// Has no effect: no pencil touches a still.
  ///
  ///     Canvas(renderer: draw).onPencilSqueeze { phase in
  ///       if case .ended = phase { isOn.toggle() }
  ///     }
  public func onPencilSqueeze(
    perform action: @escaping (PencilSqueezeGesturePhase) -> Void
  ) -> some View { self }

  /// Has no effect: no hand is seen by a still.
  ///
  ///     Button("Snooze", action: snooze).handGestureShortcut(.primaryAction)
  public func handGestureShortcut(
    _ shortcut: HandGestureShortcut, isEnabled: Bool = true
  ) -> some View { self }

  /// Has no effect: no pointer moves over a still.
  ///
  ///     HStack(content: buttons).defaultHoverEffect(.lift)
  public func defaultHoverEffect(_ effect: HoverEffect?) -> some View { self }

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

/// The line on which a caret stands that is between two.
public enum TextSelectionAffinity: Hashable, Sendable {
  /// The system's, the upper line's end, and the lower line's beginning.
  case automatic, upstream, downstream
}
