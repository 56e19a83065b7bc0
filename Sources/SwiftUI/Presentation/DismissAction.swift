/// An action that dismisses the sheet, the cover or the page around a view.
///
///     @Environment(\.dismiss) private var dismiss
///     Button("Done") { dismiss() }
@MainActor @preconcurrency
public struct DismissAction {
  let action: () -> Void

  /// Dismisses the presentation.
  public func callAsFunction() { action() }
}

/// The presentation of the views below, and the action that ends it.
struct PresentationContext {
  var isPresented = false
  var dismiss: () -> Void = {}
}

private enum PresentationContextKey: EnvironmentKey {
  static var defaultValue: PresentationContext { PresentationContext() }
}

extension EnvironmentValues {
  var presentation: PresentationContext {
    get { self[PresentationContextKey.self] }
    set { self[PresentationContextKey.self] = newValue }
  }

  /// The action that dismisses the presentation around the view.
  ///
  ///     @Environment(\.dismiss) private var dismiss
  ///     Button("Done") { dismiss() }
  @MainActor public var dismiss: DismissAction { DismissAction(action: presentation.dismiss) }

  /// A Boolean value that indicates whether the view stands in a sheet, a cover or a page that was
  /// pushed.
  ///
  ///     @Environment(\.isPresented) private var isPresented
  ///     if isPresented { Text("In a sheet") }
  public var isPresented: Bool { presentation.isPresented }

  /// A binding to the presentation around the view, as before iOS 15.
  ///
  ///     @Environment(\.presentationMode) private var mode
  ///     Button("Done") { mode.wrappedValue.dismiss() }
  @MainActor public var presentationMode: Binding<PresentationMode> {
    let presentation = presentation
    return Binding(
      get: {
        MainActor.assumeIsolated {
          PresentationMode(isPresented: presentation.isPresented, action: presentation.dismiss)
        }
      },
      set: { _ in })
  }
}
