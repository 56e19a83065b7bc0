import ViewTree

/// Safari's bars within an app, as iOS 15 to 18 have them, around an empty page.
struct SafariPage: View {
  let controller: SFSafariViewController
  /// The controller's delegate, which nobody else may hold by then.
  let delegate: (any SFSafariViewControllerDelegate)?
  @Environment(\.dismiss) private var dismiss
  @Environment(\.locale) private var locale

  var body: some View {
    VStack(spacing: 0) {
      addressBar
      Divider()
      Color(.systemBackground)
      Divider()
      toolbar
    }
    .insetByWindow()
    .background { barColor.ignoresSafeArea() }
    .tint(controller.preferredControlTintColor.map { Color($0) })
  }

  private var barColor: Color {
    controller.preferredBarTintColor.map { Color($0) } ?? Color(.systemBackground)
  }

  private var addressBar: some View {
    HStack(spacing: 12) {
      Button(word.text(locale)) {
        delegate?.safariViewControllerDidFinish(controller)
        dismiss()
      }
      .fontWeight(.semibold)
      HStack(spacing: 4) {
        if controller.url.scheme == "https" {
          Image(systemName: "lock.fill").font(.caption).foregroundStyle(.secondary)
        }
        Text(verbatim: host).lineLimit(1)
      }
      .frame(maxWidth: .infinity)
      Image(systemName: "textformat.size").foregroundStyle(.tint)
      Image(systemName: "arrow.clockwise").foregroundStyle(.tint)
    }
    .padding(.horizontal, 16)
    .frame(minHeight: 44)
  }

  private var toolbar: some View {
    HStack {
      ForEach(["chevron.backward", "chevron.forward"], id: \.self) { name in
        Image(systemName: name).foregroundStyle(.tertiary)
        Spacer()
      }
      Image(systemName: "square.and.arrow.up").foregroundStyle(.tint)
      Spacer()
      Image(systemName: "safari").foregroundStyle(.tint)
    }
    .imageScale(.large)
    .padding(.horizontal, 20)
    .frame(minHeight: 44)
  }

  /// The name of the server, as Safari shortens it.
  private var host: String {
    let host = controller.url.host ?? ""
    return host.hasPrefix("www.") ? String(host.dropFirst(4)) : host
  }

  private var word: SystemString {
    switch controller.dismissButtonStyle {
    case .done: .done
    case .close: .close
    case .cancel: .cancel
    }
  }
}
