import SwiftUI

extension View {
  /// Shows the page of a translation into the screen's language: a sheet, and a popover where there
  /// is room for one.
  ///
  ///     Text(message).translationPresentation(isPresented: $isTranslated, text: message)
  ///
  /// The page's words, measures and buttons are estimates, since Apple publishes none.
  ///
  /// - Parameters:
  ///   - isPresented: Whether it is shown.
  ///   - text: The text.
  ///   - attachmentAnchor: The place that a popover points at.
  ///   - arrowEdge: The edge of the popover's arrow.
  ///   - replacementAction: A closure that takes the translation in place of the text; nil for a
  ///     page without a button for it.
  /// - Returns: The view with the page.
  public func translationPresentation(
    isPresented: Binding<Bool>, text: String,
    attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge = .top,
    replacementAction: ((String) -> Void)? = nil
  ) -> some View {
    popover(
      isPresented: isPresented, attachmentAnchor: attachmentAnchor, arrowEdge: arrowEdge
    ) {
      TranslationPage(text: text, replace: replacementAction)
        .presentationDetents([.medium, .large])
    }
  }

  /// Begins a session as the view appears, and anew as its languages change.
  ///
  ///     Text(translation ?? message)
  ///       .translationTask(configuration) { session in
  ///         translation = try? await session.translate(message).targetText
  ///       }
  ///
  /// - Parameters:
  ///   - configuration: The languages; nil for no session.
  ///   - action: A closure that translates.
  /// - Returns: The view with the session.
  public func translationTask(
    _ configuration: TranslationSession.Configuration?,
    action: @escaping @MainActor (TranslationSession) async -> Void
  ) -> some View {
    task(id: configuration) {
      if let configuration { await action(TranslationSession(configuration)) }
    }
  }

  /// Begins a session as the view appears, and anew as its languages change.
  ///
  /// - Parameters:
  ///   - source: The language of the texts; nil for one that is found.
  ///   - target: The language that is asked for; nil for one that the source is translated into.
  ///   - action: A closure that translates.
  /// - Returns: The view with the session.
  public func translationTask(
    source: Locale.Language? = nil, target: Locale.Language? = nil,
    action: @escaping @MainActor (TranslationSession) async -> Void
  ) -> some View {
    translationTask(
      TranslationSession.Configuration(source: source, target: target), action: action)
  }
}
