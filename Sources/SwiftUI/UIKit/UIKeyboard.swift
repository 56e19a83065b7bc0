// Notifications of the keyboard, which a picture's keyboard does not post.
extension UIResponder {
  /// A notification that the keyboard is about to come.
  nonisolated public static var keyboardWillShowNotification: Notification.Name {
    Notification.Name("UIKeyboardWillShowNotification")
  }
  /// A notification that the keyboard has come.
  nonisolated public static var keyboardDidShowNotification: Notification.Name {
    Notification.Name("UIKeyboardDidShowNotification")
  }
  /// A notification that the keyboard is about to go.
  nonisolated public static var keyboardWillHideNotification: Notification.Name {
    Notification.Name("UIKeyboardWillHideNotification")
  }
  /// A notification that the keyboard has gone.
  nonisolated public static var keyboardDidHideNotification: Notification.Name {
    Notification.Name("UIKeyboardDidHideNotification")
  }
  /// A notification that the keyboard is about to have another frame.
  nonisolated public static var keyboardWillChangeFrameNotification: Notification.Name {
    Notification.Name("UIKeyboardWillChangeFrameNotification")
  }
  /// A notification that the keyboard has another frame.
  nonisolated public static var keyboardDidChangeFrameNotification: Notification.Name {
    Notification.Name("UIKeyboardDidChangeFrameNotification")
  }
  /// The key of the frame at the start, in points.
  nonisolated public static var keyboardFrameBeginUserInfoKey: String {
    "UIKeyboardFrameBeginUserInfoKey"
  }
  /// The key of the frame at the end, in points.
  nonisolated public static var keyboardFrameEndUserInfoKey: String {
    "UIKeyboardFrameEndUserInfoKey"
  }
  /// The key of the duration, in seconds.
  nonisolated public static var keyboardAnimationDurationUserInfoKey: String {
    "UIKeyboardAnimationDurationUserInfoKey"
  }
  /// The key of the curve.
  nonisolated public static var keyboardAnimationCurveUserInfoKey: String {
    "UIKeyboardAnimationCurveUserInfoKey"
  }
}
