/// The ground around a popover or beneath the cards of a dialogue: to assistive technology a button
/// that closes it, read last.
struct PopupShade<Content: View>: View {
  @ViewBuilder let content: Content
  @Environment(\.locale) private var locale

  var body: some View {
    content.accessibilityControl(.isButton, children: .replace) { info in
      info.label = SystemString.dismissPopup.text(locale)
      info.sortPriority = -2e6
    }
  }
}
