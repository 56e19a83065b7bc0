/// iOS's keyboard: letters in the language of the surroundings, or digits.
struct KeyboardView: View {
  let request: KeyboardRequest
  let size: KeyboardSize
  @Environment(\.locale) private var locale

  var body: some View {
    VStack(spacing: 0) {
      if size.isTablet {
        TabletKeyboard(request: request, letters: layout, size: size)
      } else if request.type.isNumeric {
        digits
      } else {
        letters
      }
      Spacer(minLength: 0)
      if size.hasFeet { feet }
    }
    .padding(.top, KeyboardSize.top)
    .frame(width: size.width, height: size.height)
    .background(KeyboardColors.board)
    .lineLimit(1)
    .accessibilityInfo { $0.isHidden = true }
  }

  private var layout: KeyboardLetters {
    KeyboardLetters(locale, request.type, isShifted: request.isShifted)
  }

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
    KeyboardKey(width: size.key(of: widest)) {
      Text(verbatim: key).font(.system(size: letterSize))
    }
  }

  private var letterSize: Double { widest > 10 ? 21 : 23 }

  private var thirdRow: some View {
    HStack(spacing: 0) {
      KeyboardKey(width: functionWidth, isFunction: !request.isShifted) {
        ShiftSign(isLit: request.isShifted)
      }
      Spacer(minLength: size.keyGap)
      row(layout.rows[2])
      Spacer(minLength: size.keyGap)
      KeyboardKey(width: functionWidth, isFunction: true) { Image(systemName: "delete.left") }
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

  /// Digits, the space bar with the signs that the kind of field needs, and return; without room
  /// beneath the keys the globe and the microphone stand here too.
  private var lastRow: some View {
    HStack(spacing: size.keyGap) {
      if size.hasFeet {
        KeyboardKey(width: size.width * 0.22, isFunction: true) { Text(verbatim: "123") }
      } else {
        ForEach(["123", "globe", "mic"], id: \.self) { name in
          KeyboardKey(width: size.width * 0.105, isFunction: true) {
            if name == "123" { Text(verbatim: name) } else { Image(systemName: name) }
          }
        }
      }
      if layout.hasSpace { KeyboardKey { Text(verbatim: layout.space) } }
      ForEach(layout.marks, id: \.self) { mark in
        KeyboardKey(width: layout.hasSpace ? size.key(of: widest) : nil) {
          Text(verbatim: mark)
        }
      }
      KeyboardKey(
        width: size.width * 0.24, isFunction: true,
        isStrong: request.hasFilledReturnKey
      ) {
        Text(verbatim: layout.submit(request.submitLabel)).minimumScaleFactor(0.7)
          .foregroundStyle(request.isWaiting ? .secondary : .primary)
      }
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
    .foregroundStyle(KeyboardColors.foot)
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
    KeyboardKey {
      VStack(spacing: -2) {
        Text(verbatim: digit)
        if let phoneLetters {
          Text(verbatim: phoneLetters[digit] ?? " ").font(.system(size: 10, weight: .bold))
            .tracking(1.5)
        }
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }

  /// The letters beneath digits, as on telephones; nil for keys of digits alone.
  private var phoneLetters: [String: String]? {
    request.type == .asciiCapableNumberPad
      ? nil
      : [
        "2": "ABC", "3": "DEF", "4": "GHI", "5": "JKL", "6": "MNO", "7": "PQRS", "8": "TUV",
        "9": "WXYZ",
      ]
  }
}
