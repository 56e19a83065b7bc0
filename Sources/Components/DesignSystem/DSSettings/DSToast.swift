import SwiftUI

/// A message in passing, which goes by itself.
///
///     dialogs?.present(toast: DSToast("The report is sent."))
public struct DSToast {
  let message: LocalizedStringResource
  let kind: DSNoticeKind

  /// Creates a message of a few words, and says what it is about.
  public init(_ message: LocalizedStringResource, _ kind: DSNoticeKind = .success) {
    (self.message, self.kind) = (message, kind)
  }
}

/// The messages that are still to be said; the first is being said now.
struct ToastQueue {
  struct Entry: Identifiable {
    let id: Int
    let toast: DSToast
  }

  private(set) var waiting: [Entry] = []
  private var count = 0

  var first: Entry? { waiting.first }

  /// Puts a message behind those that wait.
  mutating func add(_ toast: DSToast) {
    waiting.append(Entry(id: count, toast: toast))
    count += 1
  }

  /// Goes on to the next, if the one of a number is still being said.
  mutating func end(_ id: Int) {
    if waiting.first?.id == id { waiting.removeFirst() }
  }
}

extension View {
  /// Says a queue's messages one after the other, over the bottom of the view or on a screen of
  /// their own, each for as long as the theme says.
  func toasts(_ queue: Binding<ToastQueue>) -> some View { modifier(Toasts(queue: queue)) }
}

private struct Toasts: ViewModifier {
  @Binding var queue: ToastQueue
  @Environment(\.dsTheme) private var theme

  func body(content: Content) -> some View {
    let entry = queue.first
    content
      .overlay(alignment: .bottom) {
        if let entry, theme.capabilities.supportsToasts {
          ToastBubble(toast: entry.toast, look: look(entry))
            .modifier(SaidFor(entry: entry, look: look(entry), queue: $queue))
        }
      }
      .fullScreenCover(isPresented: isCovered) {
        if let entry {
          ToastScreen(toast: entry.toast, look: look(entry)) { queue.end(entry.id) }
            .modifier(SaidFor(entry: entry, look: look(entry), queue: $queue))
        }
      }
  }

  private func look(_ entry: ToastQueue.Entry) -> DSToastAppearance {
    theme.components.toast.resolve(
      entry.toast.kind, letters: String(localized: entry.toast.message).count, in: theme)
  }

  private var isCovered: Binding<Bool> {
    Binding(
      get: { queue.first != nil && !theme.capabilities.supportsToasts },
      set: { if !$0, let first = queue.first { queue.end(first.id) } })
  }
}

/// Announces a message, and ends it when its time is over.
private struct SaidFor: ViewModifier {
  let entry: ToastQueue.Entry
  let look: DSToastAppearance
  @Binding var queue: ToastQueue

  func body(content: Content) -> some View {
    content
      .id(entry.id)
      .transition(.opacity)
      .task(id: entry.id) {
        AccessibilityNotification.Announcement(entry.toast.message).post()
        try? await Task.sleep(for: .seconds(look.seconds))
        guard !Task.isCancelled else { return }
        withAnimation(look.disappearing.animation) { queue.end(entry.id) }
      }
  }
}

/// A message over the screen.
private struct ToastBubble: View {
  let toast: DSToast
  let look: DSToastAppearance

  var body: some View {
    let shape = RoundedRectangle(cornerRadius: look.radius, style: .continuous)
    let arrangement = AnyLayout.row(
      alignment: .firstTextBaseline, spacing: look.gap, isStacked: look.isStacked,
      stackedSpacing: look.gap)
    arrangement {
      DSIcon(toast.kind.icon).foregroundStyle(look.tone).flushLeading(when: look.isStacked)
      DSText(verbatim: String(localized: toast.message))
    }
    .padding(look.padding)
    .background {
      shape.fill(look.background)
        .shadow(
          color: look.shadowColor.opacity(look.shadow.opacity).color, radius: look.shadow.radius,
          y: look.shadow.y)
    }
    .overlay { shape.strokeBorder(look.border, lineWidth: look.borderWidth) }
    .frame(maxWidth: look.maxWidth)
    .padding(look.margin)
    .accessibilityElement(children: .combine)
  }
}

/// A message that fills the screen, for platforms on which nothing lies over another.
private struct ToastScreen: View {
  let toast: DSToast
  let look: DSToastAppearance
  let close: () -> Void
  @Environment(\.dsTheme) private var theme

  var body: some View {
    ScrollView {
      VStack(spacing: look.gap) {
        DSIcon(toast.kind.icon, size: .large).foregroundStyle(look.tone)
        DSText(verbatim: String(localized: toast.message), .headline)
        Button(action: close) {
          Text(verbatim: theme.strings.close).frame(maxWidth: .infinity)
        }
        .buttonStyle(DSButtonStyle(.secondary))
        .padding(.top, look.gap)
      }
      .multilineTextAlignment(.center)
      .padding(look.margin)
    }
    .background(look.ground)
  }
}
