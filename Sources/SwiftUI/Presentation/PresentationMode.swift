/// The presentation of a view, as before iOS 15.
///
///     struct Settings: View {
///       @Environment(\.presentationMode) private var mode
///
///       var body: some View { Button("Done") { mode.wrappedValue.dismiss() } }
///     }
@MainActor @preconcurrency
public struct PresentationMode {
  /// A Boolean value that indicates whether the view is presented.
  public let isPresented: Bool
  let action: () -> Void

  /// Dismisses the presentation.
  public mutating func dismiss() { action() }
}
