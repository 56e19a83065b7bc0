/// The bars at the end of a row by which it is dragged, spoken as iOS speaks them: “Reorder”, and
/// the first words of the row.
struct ReorderHandle: View {
  let row: Element
  @Environment(\.locale) private var locale

  var body: some View {
    Image(systemName: "line.3.horizontal").foregroundStyle(Color(.tertiaryLabel))
      .frame(height: 22)
      .accessibilityControl(.isButton, children: .replace) { info in
        info.label = SystemString.reorder.text(locale)
          .replacingOccurrences(of: "%@", with: row.firstWords ?? "")
      }
  }
}
