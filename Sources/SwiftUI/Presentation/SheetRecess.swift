/// Pushes a screen back behind a sheet: it is smaller, rounded and lies on black.
struct SheetRecess {
  /// The margin that appears at each side, in points (measured on iOS 17).
  private static let margin = 16.0
  private static let radius = 10.0
  /// The shade over the screen: darkness in light, and light in the dark, where it is as black as
  /// what is around it (measured on iOS 18).
  static let shade = Color(
    light: .black.opacity(0.1), dark: Color(white: 200.0 / 255).opacity(0.1))

  /// The radius of the corners that the screen has in its own place, in points: the glass's, from
  /// which it goes and to which it comes back.
  var edgeRadius = 0.0

  /// A screen's top edge comes to stand beneath the status bar, and so does a card's; on its way it
  /// has come so far in part.
  func layer(_ window: CGRect, _ statusBar: Double, _ isCard: Bool, _ part: Double) -> Layer {
    let scale = (window.width - 2 * Self.margin * part) / window.width
    let top = isCard ? statusBar - (statusBar + SheetForm.gap * part) * scale : statusBar * part
    let move = CGAffineTransform(translationX: -window.midX, y: 0)
      .concatenating(CGAffineTransform(scaleX: scale, y: scale))
      .concatenating(CGAffineTransform(translationX: window.midX, y: top))
    let radius = edgeRadius + (Self.radius - edgeRadius) * part
    return Layer(
      transform: move,
      clip: RoundedRectangle(cornerRadius: radius, style: .continuous).path(in: window),
      isolated: true, items: [])
  }
}

extension EnvironmentValues {
  /// The radius of the window's corners, in points: those of the screen where the window has all
  /// of it.
  var edgeRadius: Double {
    guard let device = screenLink?.device, device.screenSize == windowSize else { return 0 }
    return device.cornerRadius
  }
}
