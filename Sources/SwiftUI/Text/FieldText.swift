/// A field's text, or its prompt, on as much room as there is.
struct FieldText: View {
  let configuration: TextFieldConfiguration
  /// The focus that the field has had from a tap, whether the app follows it or not.
  @FocusState private var isTapped: Bool
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.fieldFocus) private var focus
  @Environment(\.firstFocus) private var firstFocus
  @Environment(\.keyboardType) private var keyboard
  @Environment(\.textInputAutocapitalization) private var autocapitalization
  @Environment(\.submitLabel) private var submitLabel
  @Environment(\.submitActions) private var submitActions
  @Environment(\.multilineTextAlignment) private var alignment
  @Environment(\.lineLimit) private var lineLimit
  @Environment(\.leastLines) private var leastLines

  private var text: String { configuration.text.wrappedValue }

  var body: some View {
    content
      .keepingRoom(forLines: configuration.axis == .vertical ? leastLines : 1)
      .lineLimit(configuration.axis == .vertical ? lineLimit : 1)
      .transformEnvironment(\.pushesOutWords) { if leavesWords { $0 = false } }
      .frame(maxWidth: .infinity, alignment: frameAlignment)
      .frame(minHeight: configuration.axis == .vertical ? nil : 22)
      .modifier(InteractionModifier(.text(configuration.text)))
      .modifier(InteractionModifier(.tap { focus.give(to: $isTapped) }))
      .modifier(InteractionModifier(.submit(submit), if: isSubmitted))
      .accessibilityControl(traits, children: .replace) { info in
        if !text.isEmpty { info.value = configuration.isSecure ? dots : text }
      }
      .accessibilityValue(of: text.isEmpty ? AnyView(prompt) : AnyView(EmptyView()))
      .preference(key: KeyboardRequestKey.self, value: request)
      .keyboard(request)
      .onAppear { if firstFocus?.take() ?? false { focus.give(to: $isTapped) } }
  }

  /// A Boolean value that indicates whether words stand where they were typed; a prompt is a label.
  private var leavesWords: Bool { configuration.axis == .vertical && !text.isEmpty }

  /// The accessibility traits of the field.
  private var traits: AccessibilityTraits {
    var traits: AccessibilityTraits = .isTextEntry
    if configuration.isSecure { traits.insert(.isSecure) }
    if isFocused { traits.insert(.isEditing) }
    return traits
  }

  private var isFocused: Bool { focus.isFocused($isTapped) }

  /// A Boolean value that indicates whether the return key ends editing; in a field of several
  /// lines it begins a line.
  private var isSubmitted: Bool { isFocused && configuration.axis == .horizontal }

  /// Runs what the app does, and leaves the field, unless the app has moved the focus.
  private func submit() {
    configuration.commit?()
    submitActions.run(.text)
    if isTapped { isTapped = false }
  }

  private var request: KeyboardRequest? {
    guard isFocused else { return nil }
    return KeyboardRequest(
      keyboard, label: submitLabel, after: String(text.prefix(caret)), autocapitalization,
      isSecure: configuration.isSecure)
  }

  private var dots: String { String(repeating: "•", count: text.count) }

  @ViewBuilder private var content: some View {
    if text.isEmpty {
      HStack(spacing: 0) {
        if isFocused { Caret() }
        prompt.foregroundStyle(Color(.placeholderText))
      }
    } else {
      words.defaultForeground(AnyShapeStyle(Color(isEnabled ? .label : .tertiaryLabel)))
    }
  }

  @ViewBuilder private var words: some View {
    let shown = Text(verbatim: configuration.isSecure ? dots : text)
    if isFocused, configuration.axis == .horizontal {
      ScrolledLine(
        line: EditedText(shown, selection: selection),
        before: Text(verbatim: String((configuration.isSecure ? dots : text).prefix(caret))),
        isRightToLeft: text.isWrittenRightToLeft)
    } else if isFocused {
      EditedText(shown, selection: selection)
    } else {
      shown
    }
  }

  /// The selected characters, or the caret behind the last one.
  private var selection: Range<Int> {
    configuration.selection?.characters(in: text) ?? text.count..<text.count
  }

  /// The place that is to be seen, in characters: where letters go, or where a selection ends.
  private var caret: Int { selection.upperBound }

  @ViewBuilder private var prompt: some View {
    if let prompt = configuration.prompt { prompt } else { configuration.label }
  }

  private var frameAlignment: Alignment {
    switch alignment {
    case .leading: .leading
    case .center: .center
    case .trailing: .trailing
    }
  }
}

/// The place where letters go in an empty field, two points wide in the tint and as high as a line.
struct Caret: View {
  var body: some View {
    // A letter has the height of a line, whatever the font is.
    Text(verbatim: "0").fixedSize().hidden()
      .frame(width: 2)
      .overlay { RoundedRectangle(cornerRadius: 1).fill(.tint) }
      // It stands on the border of two letters, half before it and half behind.
      .padding(.horizontal, -1)
  }
}

extension View {
  /// Keeps the view at least as high as a number of lines in its font, itself at the top.
  @ViewBuilder fileprivate func keepingRoom(forLines count: Int) -> some View {
    if count > 1 {
      ZStack(alignment: .topLeading) {
        Text(verbatim: "0").lineLimit(count, reservesSpace: true)
          .hidden().accessibilityHidden(true)
        self
      }
    } else {
      self
    }
  }
}
