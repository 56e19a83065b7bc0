/// iOS's keyboard: letters in the language of the surroundings, or digits.
struct KeyboardView: View {
  let request: KeyboardRequest
  let size: KeyboardSize
  @Environment(\.locale) private var locale

  var body: some View {
    VStack(spacing: 0) {
      if isPad { digits } else { letters }
      Spacer(minLength: 0)
      if size.bottom > 40 { feet }
    }
    .padding(.top, 8)
    .frame(width: size.width, height: size.height)
    .background(KeyColors.board)
    .lineLimit(1)
    .accessibilityInfo { $0.isHidden = true }
  }

  private var isPad: Bool {
    [.numberPad, .decimalPad, .phonePad, .asciiCapableNumberPad].contains(request.type)
  }

  private var layout: KeyboardLetters { KeyboardLetters(locale, request.type) }

  private var letters: some View {
    VStack(spacing: size.rowGap) {
      row(layout.rows[0])
      row(layout.rows[1])
      thirdRow
      lastRow
    }
  }

  private var widest: Int { layout.rows.map(\.count).max() ?? 10 }

  private func row(_ keys: [String]) -> some View {
    HStack(spacing: size.keyGap) {
      ForEach(keys, id: \.self) { key in letter(key) }
    }
    .frame(height: size.rowHeight)
  }

  private func letter(_ key: String) -> some View {
    Key(width: size.key(of: widest)) { Text(verbatim: key).font(.system(size: letterSize)) }
  }

  private var letterSize: Double { widest > 10 ? 21 : 23 }

  private var thirdRow: some View {
    HStack(spacing: 0) {
      Key(width: nil, isFunction: true) {
        ShiftArrow().stroke(.primary, lineWidth: 1.5).frame(width: 19, height: 17)
      }
      .frame(width: functionWidth)
      Spacer(minLength: size.keyGap)
      row(layout.rows[2])
      Spacer(minLength: size.keyGap)
      Key(width: nil, isFunction: true) { Image(systemName: "delete.left") }
        .frame(width: functionWidth)
    }
    .font(.system(size: 18))
    .padding(.horizontal, size.margin)
    .frame(height: size.rowHeight)
  }

  private var functionWidth: Double {
    let letters = Double(layout.rows[2].count)
    let taken = letters * size.key(of: widest) + (letters - 1) * size.keyGap
    return min(size.rowHeight * 1.6, (size.width - 2 * size.margin - taken) / 2 - size.keyGap)
  }

  private var lastRow: some View {
    HStack(spacing: size.keyGap) {
      Key(width: nil, isFunction: true) { Text(verbatim: "123") }.frame(width: size.width * 0.22)
      Key(width: nil) { Text(verbatim: layout.space) }
      Key(width: nil, isFunction: true, isStrong: layout.isStrong(request.submitLabel)) {
        Text(verbatim: layout.submit(request.submitLabel))
      }
      .frame(width: size.width * 0.24)
    }
    .font(.system(size: 16))
    .padding(.horizontal, size.margin)
    .frame(height: size.rowHeight)
  }

  /// The globe and the microphone on phones without a home button.
  private var feet: some View {
    HStack {
      Image(systemName: "globe")
      Spacer()
      Image(systemName: "mic")
    }
    .font(.system(size: 24))
    .foregroundStyle(KeyColors.foot)
    .padding(.horizontal, 28)
    .padding(.bottom, 32)
  }

  private var digits: some View {
    VStack(spacing: 7) {
      ForEach(0..<3, id: \.self) { row in
        HStack(spacing: 6) {
          ForEach(1..<4, id: \.self) { column in digit("\(row * 3 + column)") }
        }
      }
      HStack(spacing: 6) {
        Text(verbatim: request.type == .decimalPad ? locale.decimalSeparator ?? "." : "")
          .frame(maxWidth: .infinity)
        digit("0")
        Image(systemName: "delete.left").frame(maxWidth: .infinity)
      }
    }
    .font(.system(size: 25))
    .padding(.horizontal, 6)
    .frame(height: size.height - size.bottom - 10)
  }

  private func digit(_ digit: String) -> some View {
    Key(width: nil) { Text(verbatim: digit) }.frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

/// The outline of the arrow on the shift key.
private struct ShiftArrow: Shape {
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

/// One key with its shadow.
private struct Key<Label: View>: View {
  let width: Double?
  var isFunction = false
  var isStrong = false
  @ViewBuilder let label: Label

  var body: some View {
    label
      .foregroundStyle(isStrong ? AnyShapeStyle(.white) : AnyShapeStyle(.primary))
      .frame(maxWidth: width == nil ? .infinity : nil, maxHeight: .infinity)
      .frame(width: width.map { CGFloat($0) })
      .background {
        RoundedRectangle(cornerRadius: 5, style: .continuous).fill(KeyColors.shadow).offset(y: 1)
        RoundedRectangle(cornerRadius: 5, style: .continuous).fill(fill)
      }
  }

  private var fill: AnyShapeStyle {
    if isStrong { return AnyShapeStyle(Color.blue) }
    return AnyShapeStyle(isFunction ? KeyColors.function : KeyColors.key)
  }
}

/// The keyboard's colours, light and dark (sampled on iOS 17).
private enum KeyColors {
  static let board = color(light: 0xD1D4DB, dark: 0x2B2B2B)
  static let key = color(light: 0xFFFFFF, dark: 0x6A6A6A)
  static let function = color(light: 0xABB1BB, dark: 0x464646)
  static let shadow = color(light: 0x898B8F, dark: 0x121212)
  static let foot = color(light: 0x50555C, dark: 0xE5E5E5)

  private static func color(light: UInt32, dark: UInt32) -> Color {
    Color(light: Color(RGBAColor(hex: light)), dark: Color(RGBAColor(hex: dark)))
  }
}

/// The letters and the words on the keys.
struct KeyboardLetters {
  let rows: [[String]]
  private let language: String

  init(_ locale: Locale, _ type: UIKeyboardType) {
    language = locale.language.languageCode?.identifier ?? "en"
    let isLatin = [.asciiCapable, .emailAddress, .URL, .webSearch].contains(type)
    let letters =
      language == "ru" && !isLatin
      ? ["йцукенгшщзх", "фывапролджэ", "ячсмитьбю"] : ["qwertyuiop", "asdfghjkl", "zxcvbnm"]
    rows = letters.map { $0.map { String($0) } }
  }

  var space: String { language == "ru" ? "Пробел" : "space" }

  /// Labels that lead on are white on blue, as on iOS.
  func isStrong(_ label: SubmitLabel) -> Bool { label != .return && label != .next }

  func submit(_ label: SubmitLabel) -> String {
    let russian: [SubmitLabel: String] = [
      .return: "Ввод", .done: "Готово", .go: "Перейти", .send: "Отправить", .join: "Войти",
      .route: "Маршрут", .search: "Найти", .next: "Далее", .continue: "Продолжить",
    ]
    return language == "ru" ? russian[label] ?? label.name : label.name
  }
}
