/// The label of a button that has a role alone: the role's word in the surroundings' language, and
/// its symbol, which stands alone in a bar.
public struct DefaultButtonLabel: View {
  let role: ButtonRole

  @Environment(\.locale) private var locale

  /// The content of the view.
  public var body: some View {
    let (word, symbol) = parts
    Label(word.text(locale), systemImage: symbol)
  }

  private var parts: (SystemString, String) {
    switch role {
    case .destructive: (.delete, "trash")
    case .cancel: (.cancel, "xmark")
    case .close: (.close, "xmark")
    default: (.done, "checkmark")
    }
  }
}

extension Button where Label == DefaultButtonLabel {
  /// Creates a button with the label of its role.
  ///
  ///     ToolbarItem(placement: .cancellationAction) { Button(role: .close) { dismiss() } }
  ///
  /// - Parameters:
  ///   - role: The role.
  ///   - action: The closure to call on a tap.
  @preconcurrency
  public init(role: ButtonRole, action: @escaping () -> Void) {
    self.init(role: role, action: action) { DefaultButtonLabel(role: role) }
  }
}
