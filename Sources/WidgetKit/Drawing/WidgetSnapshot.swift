import SwiftUI
import ViewTree

/// The content of a widget: of an entry that is given, of its provider's snapshot, or else of the
/// placeholder.
struct WidgetSnapshot<Provider: TimelineProvider, Content: View>: View {
  let provider: Provider
  let context: TimelineProviderContext
  let given: (any TimelineEntry)?
  let content: (Provider.Entry) -> Content
  @State private var answer: Provider.Entry?
  @Environment(\.screenLink) private var link

  var body: some View {
    if let entry = given as? Provider.Entry ?? answer {
      content(entry)
    } else {
      let _ = warnOfGiven()
      content(provider.placeholder(in: context))
        .redacted(reason: .placeholder)
        .onAppear { ask() }
    }
  }

  /// Asks for the snapshot; the answer of a task comes before the picture too, if it needs no time.
  private func ask() {
    let answer = $answer
    let receiver = SnapshotReceiver { answer.wrappedValue = $0 }
    provider.getSnapshot(in: context, completion: receiver.completion)
  }

  private func warnOfGiven() {
    guard let given else { return }
    link?.warn(
      "WidgetPreview was given an entry of \(type(of: given)); those of the widget are of "
        + "\(Provider.Entry.self).")
  }
}

/// The way of an entry, from any thread, to the view that asked for it.
private final class SnapshotReceiver<Entry>: @unchecked Sendable {
  private let give: (Entry) -> Void

  init(_ give: @escaping (Entry) -> Void) { self.give = give }

  var completion: @Sendable (Entry) -> Void {
    { entry in
      // Nobody else uses it any more.
      nonisolated(unsafe) let entry = entry
      Task { @MainActor in self.give(entry) }
    }
  }
}
