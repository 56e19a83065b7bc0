/// Marks an element as a dialogue's action, and says what it is for.
struct DialogRole {
  let role: ButtonRole?
}

enum DialogRoleKey: PreferenceKey {
  static var defaultValue: DialogRole? { nil }

  static func reduce(value: inout DialogRole?, nextValue: () -> DialogRole?) {
    value = value ?? nextValue()
  }
}

/// Draws a button as an action of an alert or a dialogue, which it ends.
struct DialogActionStyle: PrimitiveButtonStyle {
  /// The least height of the action, in points.
  let height: Double
  let textStyle: Font.TextStyle
  let dismiss: () -> Void
  @Environment(\.isInDesktopWindow) private var isDesktop

  func makeBody(configuration: Configuration) -> some View {
    if isDesktop {
      DesktopDialogButton(configuration: configuration, dismiss: dismiss)
    } else {
      touched(configuration)
    }
  }

  private func touched(_ configuration: Configuration) -> some View {
    configuration.label
      .labelStyle(.titleOnly)
      .font(.system(textStyle, weight: configuration.role == .cancel ? .semibold : .regular))
      .foregroundStyle(
        configuration.role == .destructive ? AnyShapeStyle(.red) : AnyShapeStyle(.tint)
      )
      .lineLimit(1)
      .minimumScaleFactor(0.6)
      .padding(.horizontal, 8)
      .padding(.vertical, 10)
      .frame(maxWidth: .infinity, minHeight: height)
      .dynamicTypeSize(...DynamicTypeSize.accessibility2)
      .modifier(
        InteractionModifier(
          .tap {
            dismiss()
            configuration.trigger()
          })
      )
      .accessibilityControl(.isButton)
      .preference(key: DialogRoleKey.self, value: DialogRole(role: configuration.role))
  }
}

/// The parts of a dialogue's actions: fields, buttons, and those that cancel.
struct DialogActions {
  var fields: [Element] = []
  var buttons: [Element] = []
  var cancel: [Element] = []

  init(_ elements: [Element]) {
    for element in elements {
      guard let mark = element.preference(DialogRoleKey.self) ?? nil else {
        fields.append(element)
        continue
      }
      if mark.role == .cancel { cancel.append(element) } else { buttons.append(element) }
    }
  }
}

@MainActor
extension LoweringContext {
  /// Lowers a dialogue's actions; one that has none says “OK”, one without a way out says “Cancel”.
  func dialogActions<A: View>(
    _ actions: A, _ style: DialogActionStyle, fallback: SystemString?, needsCancel: Bool
  ) -> DialogActions {
    var parts = DialogActions(
      entering(.content).elements(
        of: actions.buttonStyle(style).dynamicTypeSize(...DynamicTypeSize.accessibility2)))
    if parts.buttons.isEmpty, parts.cancel.isEmpty, let fallback {
      parts.buttons = [systemAction(fallback, nil, style)]
    } else if parts.cancel.isEmpty, needsCancel {
      parts.cancel = [systemAction(.cancel, .cancel, style)]
    }
    return parts
  }

  private func systemAction(
    _ word: SystemString, _ role: ButtonRole?, _ style: DialogActionStyle
  ) -> Element {
    let button = Button(word.text(environment.locale), role: role) {}
    return entering(.id(AnyHashable(word))).element(of: button.buttonStyle(style))
  }
}
