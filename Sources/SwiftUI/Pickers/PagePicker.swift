/// A row that pushes a page of its values; a choice goes back.
struct PagePicker: View {
  let options: PickerOptions
  let label: AnyView
  /// The title of the page; nil where the label is no text.
  let title: Text?
  /// The chosen value, as the row shows it.
  let value: AnyView
  @State private var isOpen = false

  var body: some View {
    PickerRow(label: label, value: value, indicator: AnyView(DisclosureIndicator()))
      .modifier(InteractionModifier(.tap { isOpen = true }))
      .accessibilityControl(.isButton, children: .replace)
      .accessibilityLabel(of: label)
      .accessibilityValue(of: value)
      .modifier(PresentedPageModifier(destination: isOpen ? page : nil) { isOpen = false })
  }

  private var page: some View {
    List {
      ForEach(options.options) { option in
        PickerOptionRow(option: option) {
          option.select()
          isOpen = false
        }
      }
    }
    .navigationTitle(title ?? Text(verbatim: ""))
    .navigationBarTitleDisplayMode(.inline)
  }
}

/// A value of a picker as a row, which is ticked while it is chosen.
struct PickerOptionRow: View {
  let option: PickerOptions.Option
  let choose: @MainActor () -> Void

  var body: some View {
    HStack(spacing: 8) {
      option.part.refreshed
      Spacer(minLength: 0)
      if option.isSelected {
        Image(systemName: "checkmark").font(.system(.body, weight: .semibold))
          .foregroundStyle(.tint)
      }
    }
    .modifier(InteractionModifier(.tap(choose)))
    .accessibilityControl(option.isSelected ? [.isButton, .isSelected] : .isButton)
  }
}
