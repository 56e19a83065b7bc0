/// A button style without a border, in the tint.
///
///     List(notes) { note in
///       HStack {
///         Text(note.title)
///         Button("Pin", systemImage: "pin", action: save).buttonStyle(.borderless)
///       }
///     }
public struct BorderlessButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public init() {}

  /// Returns the appearance of a button.
  public func makeBody(configuration: Configuration) -> some View {
    BorderlessButton(configuration: configuration)
  }
}
