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
