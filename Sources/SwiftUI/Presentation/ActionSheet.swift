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
