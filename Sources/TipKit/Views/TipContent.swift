import ViewTree

/// Measures of tips.
///
/// Apple publishes none: they are estimates from pictures of iOS 17.
enum TipMetrics {
  static let cornerRadius = 13.0
  static let padding = 16.0
  static let imageSize = CGSize(width: 44, height: 44)
  static let spacing = 12.0
  /// The height of an arrow, and half of its base.
  static let arrow = CGSize(width: 14, height: 10)
  /// The greatest width of a popover's words.
  static let popoverWidth = 380.0
  /// The colour of a popover: in the dark lighter than rows, over which its shadow is not seen.
  static let popoverColor = Color(
    light: Color(.systemBackground), dark: Color(.secondarySystemBackground))
  /// The colour of a card, which stands out from a page and from a row, in the light and the dark.
  static let cardColor = Color(.tertiarySystemFill)
}

/// The parts of a tip in their usual places.
struct TipContent: View {
  let configuration: TipViewStyleConfiguration
  @Environment(\.tipImageSize) private var imageSize
  @Environment(\.tipImageStyles) private var imageStyles

  @Environment(\.dynamicTypeSize) private var typeSize

  var body: some View {
    Group {
      // Beside an image, words of the largest type would be divided at each syllable.
      if typeSize.isAccessibilitySize {
        VStack(alignment: .leading, spacing: TipMetrics.spacing) {
          HStack(alignment: .top) {
            image
            Spacer(minLength: 0)
            close
          }
          words
          actions
        }
      } else {
        HStack(alignment: .top, spacing: TipMetrics.spacing) {
          image
          VStack(alignment: .leading, spacing: 4) {
            HStack(alignment: .top, spacing: TipMetrics.spacing) {
              words
              Spacer(minLength: 0)
              close
            }
            actions
          }
        }
      }
    }
    .padding(TipMetrics.padding)
    .imageScale(.medium)
  }

  private var words: some View {
    VStack(alignment: .leading, spacing: 4) {
      configuration.title?.font(.headline)
      configuration.message?.font(.subheadline).foregroundStyle(.secondary)
    }
    .multilineTextAlignment(.leading)
    .fixedSize(horizontal: false, vertical: true)
  }

  private var actions: some View { ForEach(configuration.actions, content: row) }

  @ViewBuilder private var image: some View {
    if let image = configuration.image {
      let size = imageSize ?? TipMetrics.imageSize
      styled(image.resizable().aspectRatio(contentMode: .fit))
        .frame(width: max(0, size.width), height: max(0, size.height))
    }
  }

  /// An image in as many styles as were set; in the tint where none was.
  @ViewBuilder private func styled(_ image: some View) -> some View {
    switch imageStyles.count {
    case 0: image.foregroundStyle(.tint)
    case 1: image.foregroundStyle(imageStyles[0])
    case 2: image.foregroundStyle(imageStyles[0], imageStyles[1])
    default: image.foregroundStyle(imageStyles[0], imageStyles[1], imageStyles[2])
    }
  }

  private var close: some View {
    Button {
      configuration.tip.invalidate(reason: .tipClosed)
    } label: {
      Image(systemName: "xmark").font(.subheadline.weight(.semibold))
        .foregroundStyle(.tertiary)
        .dynamicTypeSize(...DynamicTypeSize.xxxLarge)
    }
    .buttonStyle(.plain)
    .accessibilityLabel(Text(verbatim: SystemString.close.text(ScreenLocale.current)))
  }

  private func row(_ action: Tips.Action) -> some View {
    VStack(alignment: .leading, spacing: 0) {
      Divider().padding(.vertical, 8)
      Button(action: action.handler) {
        action.label().foregroundStyle(.tint)
          .multilineTextAlignment(.leading)
          .fixedSize(horizontal: false, vertical: true)
          .frame(maxWidth: .infinity, alignment: .leading)
      }
      .buttonStyle(.plain)
      .disabled(action.disabled)
    }
  }
}

extension TipViewStyle {
  @MainActor func view(_ configuration: TipViewStyleConfiguration) -> AnyView {
    AnyView(makeBody(configuration: configuration))
  }
}
