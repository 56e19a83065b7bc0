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

extension Element {
  /// The element's own label, or the first within it that is no picture's.
  fileprivate var firstWords: String? {
    if accessibility.isHidden { return nil }
    if let label = accessibility.label {
      return accessibility.traits.contains(.isImage) || label.isEmpty ? nil : label
    }
    if accessibility.ignoresChildren { return nil }
    for child in elements {
      if let words = child.firstWords { return words }
    }
    return nil
  }
}
