/// An alert's parts in a Mac's window: the app's icon, words in the middle, buttons beside each
/// other where they fit, the default one last (macOS 11 to 15).
struct DesktopAlertBody: View {
  let title: Text
  let message: Element?
  let actions: DialogActions

  /// In points.
  private static let width = 260.0
  private static let padding = 16.0
  private static let gap = 8.0

  var body: some View {
    let shape = RoundedRectangle(cornerRadius: 12, style: .continuous)
    VStack(spacing: 14) {
      VStack(spacing: 6) {
        DesktopAppIcon().padding(.bottom, 6)
        title.font(.system(size: 13, weight: .bold)).accessibilityAddTraits(.isHeader)
        if let message { LoweredViews(elements: [message]) }
        if !actions.fields.isEmpty { LoweredViews(elements: actions.fields).frame(minHeight: 22) }
      }
      .multilineTextAlignment(.center)
      .padding(.top, 4)
      buttons
    }
    .padding(Self.padding)
    .frame(width: Self.width)
    .dynamicTypeSize(.large)
    .background(Material.thick)
    .clipShape(shape)
    .overlay { shape.strokeBorder(Color(.separator), lineWidth: 0.5) }
    .shadow(color: .black.opacity(0.3), radius: 22, y: 14)
  }

  @ViewBuilder private var buttons: some View {
    let room = (Self.width - 2 * Self.padding - Self.gap) / 2
    let all = actions.cancel + actions.buttons
    if all.count == 2, all.allSatisfy({ $0.size(.unspecified).width <= room }) {
      HStack(spacing: Self.gap) { LoweredViews(elements: all) }
    } else {
      VStack(spacing: Self.gap) { LoweredViews(elements: actions.buttons + actions.cancel) }
    }
  }
}

/// A stand-in for the icon of the app, whose own a screen does not know: a rounded square of the
/// app's tint with a ring.
struct DesktopAppIcon: View {
  /// The side of the picture, and of the square in it by the grid of macOS 11, in points.
  static let side = 64.0
  static let square = 52.0

  var body: some View {
    let shape = RoundedRectangle(cornerRadius: Self.square * 0.225, style: .continuous)
    let light = LinearGradient(
      colors: [.white.opacity(0.3), .white.opacity(0)], startPoint: .top, endPoint: .bottom)
    shape.fill(.tint)
      .overlay { shape.fill(light) }
      .overlay { Circle().strokeBorder(Color.white.opacity(0.9), lineWidth: 5).padding(12) }
      .frame(width: Self.square, height: Self.square)
      .shadow(color: .black.opacity(0.25), radius: 1.5, y: 1)
      .frame(width: Self.side, height: Self.side)
      .accessibilityHidden(true)
  }
}

/// A button of an alert in a Mac's window: filled with the accent where it is what a return key
/// does.
struct DesktopDialogButton: View {
  let configuration: PrimitiveButtonStyleConfiguration
  let dismiss: () -> Void

  private var isDefault: Bool { configuration.role == nil }

  private var foreground: AnyShapeStyle {
    isDefault
      ? AnyShapeStyle(.white)
      : configuration.role == .destructive ? AnyShapeStyle(.red) : AnyShapeStyle(.primary)
  }

  var body: some View {
    let shape = RoundedRectangle(cornerRadius: 6, style: .continuous)
    configuration.label
      .labelStyle(.titleOnly)
      .font(.system(size: 13))
      .foregroundStyle(foreground)
      .lineLimit(1)
      .minimumScaleFactor(0.8)
      .padding(.horizontal, 8)
      .frame(maxWidth: .infinity, minHeight: 28)
      .background {
        if isDefault { shape.fill(.tint) } else { shape.fill(Color(.tertiarySystemFill)) }
      }
      .modifier(
        InteractionModifier(
          .tap {
            dismiss()
            configuration.trigger()
          })
      )
      .accessibilityControl(.isButton)
      .preference(key: DialogRoleKey.self, value: DialogRole(role: configuration.role))
  }
}
