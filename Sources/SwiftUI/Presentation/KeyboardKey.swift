/// One key with its shadow.
struct KeyboardKey<Label: View>: View {
  /// In points; nil for what is left.
  var width: Double?
  var isFunction = false
  var isStrong = false
  @ViewBuilder let label: Label

  var body: some View {
    label
      .foregroundStyle(isStrong ? AnyShapeStyle(.white) : AnyShapeStyle(.primary))
      .frame(maxWidth: width == nil ? .infinity : nil, maxHeight: .infinity)
      .frame(width: width.map { CGFloat($0) })
      .background {
        RoundedRectangle(cornerRadius: 5, style: .continuous)
          .fill(KeyboardColors.shadow).offset(y: 1)
        RoundedRectangle(cornerRadius: 5, style: .continuous).fill(fill)
      }
  }

  private var fill: AnyShapeStyle {
    if isStrong { return AnyShapeStyle(Color.blue) }
    return AnyShapeStyle(isFunction ? KeyboardColors.function : KeyboardColors.key)
  }
}

/// The keyboard's colours, light and dark (sampled on iOS 17).
enum KeyboardColors {
  static let board = color(light: 0xD1D4DB, dark: 0x2B2B2B)
  static let key = color(light: 0xFFFFFF, dark: 0x6A6A6A)
  static let function = color(light: 0xABB1BB, dark: 0x464646)
  static let shadow = color(light: 0x898B8F, dark: 0x121212)
  static let foot = color(light: 0x50555C, dark: 0xE5E5E5)

  private static func color(light: UInt32, dark: UInt32) -> Color {
    Color(light: Color(RGBAColor(hex: light)), dark: Color(RGBAColor(hex: dark)))
  }
}

/// The outline of the arrow on the shift key.
struct ShiftArrow: Shape {
  nonisolated func path(in rect: CGRect) -> Path {
    let (shaft, shoulder) = (rect.width * 0.24, rect.minY + rect.height * 0.55)
    var path = Path()
    path.move(to: CGPoint(x: rect.midX, y: rect.minY))
    path.addLine(to: CGPoint(x: rect.maxX, y: shoulder))
    path.addLine(to: CGPoint(x: rect.midX + shaft, y: shoulder))
    path.addLine(to: CGPoint(x: rect.midX + shaft, y: rect.maxY))
    path.addLine(to: CGPoint(x: rect.midX - shaft, y: rect.maxY))
    path.addLine(to: CGPoint(x: rect.midX - shaft, y: shoulder))
    path.addLine(to: CGPoint(x: rect.minX, y: shoulder))
    path.closeSubpath()
    return path
  }
}

/// The shift key's sign: an outline, or full while the next letter is a capital.
struct ShiftSign: View {
  let isLit: Bool

  var body: some View {
    ShiftArrow().stroke(.primary, style: StrokeStyle(lineWidth: 1.5, lineJoin: .round))
      .background { if isLit { ShiftArrow().fill(.primary) } }
      .frame(width: 19, height: 17)
  }
}
