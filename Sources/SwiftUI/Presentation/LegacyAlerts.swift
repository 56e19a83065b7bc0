/// An alert as before iOS 15.
///
///     Button("Delete") { isOn = true }
///       .alert(isPresented: $isOn) {
///         Alert(title: Text("Delete the draft?"), dismissButton: .cancel())
///       }
public struct Alert {
  /// A button of an alert.
  public struct Button {
    let label: Text
    let role: ButtonRole?
    let action: () -> Void

    /// Returns a button with an action.
    public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, role: nil, action: action ?? {})
    }

    /// Returns a button that cancels.
    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, role: .cancel, action: action ?? {})
    }

    /// Returns a button that cancels, with the system's label.
    public static func cancel(_ action: (() -> Void)? = {}) -> Button {
      Button(label: Text(verbatim: ""), role: .cancel, action: action ?? {})
    }

    /// Returns a button that deletes.
    public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, role: .destructive, action: action ?? {})
    }
  }

  let title: Text
  let message: Text?
  let buttons: [Button]

  /// Creates an alert with one action, “OK” where it is nil.
  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
    (self.title, self.message, buttons) = (title, message, dismissButton.map { [$0] } ?? [])
  }

  /// Creates an alert with two actions.
  public init(
    title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button
  ) {
    (self.title, self.message, buttons) = (title, message, [primaryButton, secondaryButton])
  }
}

/// A sheet of actions at the bottom of the screen, as before iOS 15.
///
///     Button("Share") { isOn = true }
///       .actionSheet(isPresented: $isOn) {
///         ActionSheet(title: Text("Share"), buttons: [.default(Text("Copy")), .cancel()])
///       }
public struct ActionSheet {
  /// A button of an action sheet.
  public typealias Button = Alert.Button

  let title: Text
  let message: Text?
  let buttons: [Button]

  /// Creates a sheet of actions.
  public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {
    (self.title, self.message, self.buttons) = (title, message, buttons)
  }
}

/// The actions as buttons.
private struct LegacyButtons: View {
  let buttons: [Alert.Button]
  @Environment(\.locale) private var locale

  var body: some View {
    ForEach(buttons.indices, id: \.self) { index in
      Button(role: buttons[index].role, action: buttons[index].action) { label(index) }
    }
  }

  private func label(_ index: Int) -> Text {
    let button = buttons[index]
    let isNameless = button.role == .cancel && button.label == Text(verbatim: "")
    return isNameless ? Text(verbatim: SystemString.cancel.text(locale)) : button.label
  }
}

extension View {
  /// Presents an alert while a value is true.
  public func alert(isPresented: Binding<Bool>, content: () -> Alert) -> some View {
    let alert = content()
    return self.alert(
      alert.title, isPresented: isPresented, actions: { LegacyButtons(buttons: alert.buttons) },
      message: { alert.message })
  }

  /// Presents an alert while there is an item.
  public func alert<Item: Identifiable>(
    item: Binding<Item?>, content: (Item) -> Alert
  ) -> some View {
    let alert = item.wrappedValue.map(content)
    return self.alert(
      alert?.title ?? Text(verbatim: ""), isPresented: item.isThere(),
      actions: { LegacyButtons(buttons: alert?.buttons ?? []) }, message: { alert?.message })
  }

  /// Presents an action sheet while a value is true.
  ///
  ///     Button("Share") { isOn = true }
  ///       .actionSheet(isPresented: $isOn) {
  ///         ActionSheet(title: Text("Share"), buttons: [.default(Text("Copy")), .cancel()])
  ///       }
  public func actionSheet(isPresented: Binding<Bool>, content: () -> ActionSheet) -> some View {
    let sheet = content()
    return confirmationDialog(
      sheet.title, isPresented: isPresented, titleVisibility: .visible,
      actions: { LegacyButtons(buttons: sheet.buttons) }, message: { sheet.message })
  }

  /// Presents an action sheet while there is an item.
  public func actionSheet<Item: Identifiable>(
    item: Binding<Item?>, content: (Item) -> ActionSheet
  ) -> some View {
    let sheet = item.wrappedValue.map(content)
    return confirmationDialog(
      sheet?.title ?? Text(verbatim: ""), isPresented: item.isThere(), titleVisibility: .visible,
      actions: { LegacyButtons(buttons: sheet?.buttons ?? []) }, message: { sheet?.message })
  }
}

extension Binding {
  /// Returns a binding to whether there is a value; setting it to false removes the value.
  func isThere<Wrapped>() -> Binding<Bool> where Value == Wrapped? {
    Binding<Bool>(
      get: { wrappedValue != nil }, set: { if !$0 { wrappedValue = nil } })
  }
}
