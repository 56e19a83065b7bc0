import ViewTree

/// Safari's bars within an app, as iOS 15 to 18 have them, around an empty page.
///
/// One bar has all where there is room. Bars do not grow with type.
struct SafariPage: View {
  let controller: SFSafariViewController
  /// The controller's delegate, which nobody else may hold by then.
  let delegate: (any SFSafariViewControllerDelegate)?
  @Environment(\.dismiss) private var dismiss
  @Environment(\.locale) private var locale
  @Environment(\.horizontalSizeClass) private var widthClass

  var body: some View {
    VStack(spacing: 0) {
      addressBar
      Divider()
      Color(.systemBackground)
      if !isWide {
        Divider()
        toolbar
      }
    }
    .insetByWindow()
    .background { barColor.ignoresSafeArea() }
    .tint(controller.preferredControlTintColor.map { Color($0) })
  }

  private var barColor: Color {
    controller.preferredBarTintColor.map { Color($0) } ?? Color(.systemBackground)
  }

  /// A Boolean value that indicates whether one bar has room for all, as on a tablet.
  private var isWide: Bool { widthClass == .regular }

  private var addressBar: some View {
    HStack(spacing: isWide ? 24 : 12) {
      Button(word.text(locale)) {
        delegate?.safariViewControllerDidFinish(controller)
        dismiss()
      }
      .fontWeight(.semibold)
      .fixedSize()
      if isWide {
        back
        forward
      }
      HStack(spacing: 4) {
        if controller.url.scheme == "https" {
          Image(systemName: "lock.fill").font(.caption).foregroundStyle(.secondary)
        }
        Text(verbatim: host).lineLimit(1)
      }
      .frame(maxWidth: .infinity)
      Image(systemName: "textformat.size").foregroundStyle(.tint)
        .accessibilityLabel(SystemString.settings.text(locale))
      Image(systemName: "arrow.clockwise").foregroundStyle(.tint)
      if isWide {
        share
        compass
      }
    }
    .padding(.horizontal, 16)
    .frame(minHeight: isWide ? 50 : 44)
    .dynamicTypeSize(.large)
  }

  private var toolbar: some View {
    HStack {
      back
      Spacer()
      forward
      Spacer()
      share
      Spacer()
      compass
    }
    .imageScale(.large)
    .padding(.horizontal, 20)
    .frame(minHeight: 44)
    .dynamicTypeSize(.large)
  }

  private var back: some View {
    Image(systemName: "chevron.backward").foregroundStyle(.tertiary)
  }

  private var forward: some View {
    Image(systemName: "chevron.forward").foregroundStyle(.tertiary)
  }

  private var share: some View {
    Image(systemName: "square.and.arrow.up").foregroundStyle(.tint)
  }

  private var compass: some View {
    Image(systemName: "safari").foregroundStyle(.tint).accessibilityLabel("Safari")
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
