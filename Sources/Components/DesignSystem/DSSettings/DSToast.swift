import SwiftUI

/// Something said in passing over the screen, which goes by itself.
public struct DSToast {
  let message: LocalizedStringKey
  let kind: DSNoticeKind

  /// Creates a message of a few words.
  public init(_ message: LocalizedStringKey, _ kind: DSNoticeKind = .success) {
    (self.message, self.kind) = (message, kind)
  }
}

/// What is still to be said, the first of it being said now.
struct ToastQueue {
  private(set) var waiting: [(number: Int, toast: DSToast)] = []
  private var count = 0

  /// Puts a message behind those that wait.
  mutating func add(_ toast: DSToast) {
    waiting.append((count, toast))
    count += 1
  }

  /// Goes on to the next, if the one of a number is still being said.
  mutating func end(_ number: Int) {
    if waiting.first?.number == number { waiting.removeFirst() }
  }
}

/// The first of a queue's messages over the bottom of the screen, for as long as the theme says.
struct ToastLayer: View {
  @Binding var queue: ToastQueue
  @Environment(\.dsTheme) private var theme

  var body: some View {
    if let (number, toast) = queue.waiting.first {
      let look = theme.components.toast.resolve(toast.kind, in: theme)
      ToastFace(toast: toast, look: look)
        .id(number)
        .task(id: number) {
          try? await Task.sleep(for: .seconds(look.seconds))
          guard !Task.isCancelled else { return }
          withAnimation(.easeOut(duration: look.duration)) { queue.end(number) }
        }
    }
  }
}

/// A toast as it is drawn.
private struct ToastFace: View {
  let toast: DSToast
  let look: DSToastAppearance

  var body: some View {
    let shape = RoundedRectangle(cornerRadius: look.radius, style: .continuous)
    HStack(alignment: .firstTextBaseline, spacing: look.gap) {
      DSIcon(toast.kind.icon).foregroundStyle(look.tone)
      DSText(toast.message)
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
    .transition(.opacity)
    .accessibilityElement(children: .combine)
    .accessibilityAddTraits(.updatesFrequently)
  }
}
