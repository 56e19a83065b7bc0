/// A tip that tells of an action for which a person may ask Siri, drawn plainly: the action's title
/// on a panel, where Apple has the phrase of its shortcut and Siri's mark.
///
///     SiriTipView(intent: StartTimer(), isVisible: $showsTip)
public struct SiriTipView: View {
  private let title: LocalizedStringResource
  private let isVisible: Binding<Bool>?
  @Environment(\.siriTipViewStyle) private var style

  /// Creates a tip.
  ///
  /// - Parameters:
  ///   - intent: The action.
  ///   - isVisible: A binding to whether the tip is shown, which its button ends; nil for a tip
  ///     without a button.
  public init<Intent: AppIntent>(intent: Intent, isVisible: Binding<Bool>? = nil) {
    (title, self.isVisible) = (Intent.title, isVisible)
  }

  /// The tip.
  public var body: some View {
    if isVisible?.wrappedValue ?? true {
      HStack(spacing: 12) {
        Image(systemName: "waveform.circle.fill").font(.title2).foregroundStyle(.tint)
        Text("“\(String(localized: title))”").font(.subheadline.weight(.semibold))
        Spacer(minLength: 0)
        if let isVisible {
          Button {
            isVisible.wrappedValue = false
          } label: {
            Image(systemName: "xmark").font(.footnote.weight(.semibold))
              .foregroundStyle(.secondary)
          }
          .buttonStyle(.plain)
        }
      }
      .padding(14)
      .foregroundStyle(style.foreground)
      .background(style.background, in: RoundedRectangle(cornerRadius: 16, style: .continuous))
    }
  }
}

/// A manner in which tips of Siri are coloured.
public struct SiriTipViewStyle: Equatable, Sendable {
  private enum Kind { case automatic, light, dark, black }

  private let kind: Kind

  /// As the scheme is.
  public static let automatic = SiriTipViewStyle(kind: .automatic)
  /// Light.
  public static let light = SiriTipViewStyle(kind: .light)
  /// Dark.
  public static let dark = SiriTipViewStyle(kind: .dark)
  /// Black.
  public static let black = SiriTipViewStyle(kind: .black)

  var background: Color {
    switch kind {
    case .automatic: Color(.secondarySystemBackground)
    case .light: Color(white: 0.95)
    case .dark: Color(white: 0.11)
    case .black: .black
    }
  }

  var foreground: Color {
    switch kind {
    case .automatic: .primary
    case .light: .black
    case .dark, .black: .white
    }
  }
}

extension EnvironmentValues {
  @Entry var siriTipViewStyle = SiriTipViewStyle.automatic
}

extension View {
  /// Sets the manner in which tips of Siri are coloured.
  ///
  /// - Parameter style: The manner.
  /// - Returns: A view whose tips have the manner.
  public func siriTipViewStyle(_ style: SiriTipViewStyle) -> some View {
    environment(\.siriTipViewStyle, style)
  }
}
