/// A tablet's keyboard: rows that reach from edge to edge, with the functions at their ends.
struct TabletKeyboard: View {
  let request: KeyboardRequest
  let letters: KeyboardLetters
  let size: KeyboardSize

  var body: some View {
    VStack(spacing: size.rowGap) {
      ForEach(rows.indices, id: \.self) { index in
        HStack(spacing: size.keyGap) {
          ForEach(rows[index].indices, id: \.self) {
            view(of: rows[index][$0], letterWidth(in: index))
          }
        }
        .padding(.leading, indent(of: index))
        .frame(height: size.rowHeight)
      }
    }
    .padding(.horizontal, size.margin)
    .font(.system(size: 17))
  }

  /// A key, by what it shows.
  private enum Key {
    case letter(String)
    case symbol(String)
    case word(String)
    case shift, space, submit
  }

  /// A key in a row whose letters are so wide, in points.
  @ViewBuilder private func view(of key: Key, _ letterWidth: Double) -> some View {
    switch key {
    case .letter(let letter):
      KeyboardKey(width: letterWidth) { Text(verbatim: letter).font(.system(size: 23)) }
    case .symbol(let name):
      KeyboardKey(isFunction: true) { Image(systemName: name).font(.system(size: 20)) }
    case .word(let word):
      KeyboardKey(isFunction: true) { Text(verbatim: word) }
    case .shift:
      KeyboardKey(isFunction: !request.isShifted) { ShiftSign(isLit: request.isShifted) }
    case .space:
      KeyboardKey(width: letterWidth * 5) { Text(verbatim: letters.space) }
    case .submit:
      KeyboardKey(
        isFunction: true, isStrong: request.hasFilledReturnKey
      ) {
        // Beside eleven letters the key is hardly wider than the word.
        Text(verbatim: letters.submit(request.submitLabel))
          .lineLimit(1).minimumScaleFactor(0.6).padding(.horizontal, 7)
      }
    }
  }

  private var most: Int { characters.map(\.count).max() ?? 10 }

  /// The functions of the widest row are as wide as its letters; where both ends of another have
  /// one, its letters may have to be narrower.
  private func letterWidth(in row: Int) -> Double {
    let widest = size.key(of: most + (size.hasFullRows ? 2 : 1))
    return row == 2 ? min(widest, size.key(of: characters[2].count + 2)) : widest
  }

  /// Returns the indentation of a row, in points: the second, where it begins with a letter and has
  /// fewer.
  private func indent(of row: Int) -> Double {
    let isIndented = row == 1 && !size.hasFullRows && characters[1].count < most
    return isIndented ? (letterWidth(in: row) + size.keyGap) / 2 : 0
  }

  /// The letters of each row, or digits and signs where the field asks for a number.
  private var characters: [[String]] {
    request.type.isNumeric
      ? KeyboardLetters.keys(["1234567890", "@#&*()'\"", "%-+=/;:,."])
      : [letters.rows[0], letters.rows[1], letters.rows[2] + letters.punctuation]
  }

  private var rows: [[Key]] {
    let keys = characters.map { $0.map { Key.letter($0) } }
    let shift = request.type.isNumeric ? Key.word("#+=") : .shift
    let start: (tab: [Key], caps: [Key]) =
      size.hasFullRows
      ? ([.symbol("arrow.right.to.line")], [.symbol("capslock")]) : ([], [])
    return [
      start.tab + keys[0] + [.symbol("delete.left")],
      start.caps + keys[1] + [.submit],
      [shift] + keys[2] + [shift],
      bottom,
    ]
  }

  private var bottom: [Key] {
    let other = Key.word(request.type.isNumeric ? letters.alphabet : ".?123")
    let start: [Key] = size.hasFullRows ? [.symbol("globe"), other] : [other, .symbol("globe")]
    return start + [.symbol("mic"), .space, other, .symbol("keyboard.chevron.compact.down")]
  }
}

extension UIKeyboardType {
  /// A Boolean value that indicates whether a field asks for digits, for which phones have a pad.
  var isNumeric: Bool {
    [.numberPad, .decimalPad, .phonePad, .asciiCapableNumberPad].contains(self)
  }
}
