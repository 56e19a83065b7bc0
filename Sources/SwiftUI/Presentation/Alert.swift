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
