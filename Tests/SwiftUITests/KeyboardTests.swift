import StageSupport
import SwiftUI
import Testing

/// What stands on the keys of the keyboards that fields call.
@MainActor @Suite struct KeyboardTests {
  private struct Field: View {
    let type: UIKeyboardType
    @FocusState private var isFocused: Bool

    var body: some View {
      TextField("Field", text: .constant("")).keyboardType(type).focused($isFocused)
        .onAppear { isFocused = true }
    }
  }

  private static let phone = CGSize(width: 393, height: 852)
  private static let small = CGSize(width: 375, height: 667)
  private static let tablet = CGSize(width: 820, height: 1180)
  private static let smallTablet = CGSize(width: 810, height: 1080)

  private func stage(
    _ type: UIKeyboardType, on size: CGSize = phone, language: String = "ru"
  ) -> Stage {
    Stage(Field(type: type), size: size) {
      $0.locale = Locale(identifier: language)
      $0.horizontalSizeClass = size.width > 700 ? .regular : .compact
    }
  }

  @Test func addressesAreWrittenInLatinWithTheirSigns() throws {
    let keys = try stage(.emailAddress).texts()
    #expect(keys.contains("q") && keys.contains("@") && keys.contains("."))
    #expect(keys.contains("space") && keys.contains("return") && !keys.contains("й"))
    let url = try stage(.URL).texts()
    #expect(url.contains("/") && url.contains(".com") && !url.contains("space"))
    // The control: other fields have the language's own letters, and no signs.
    let plain = try stage(.default).texts()
    #expect(plain.contains("й") && plain.contains("Пробел") && !plain.contains("@"))
  }

  @Test func theGlobeStandsBeneathTheKeysOrAmongThem() throws {
    func globe(on size: CGSize) throws -> CGRect {
      let drawn = try stage(.default, on: size).render().items.flatMap(\.symbols)
      return try #require(drawn.first { $0.name == "globe" }).frame
    }
    let space = try stage(.default).frame("Пробел")
    #expect(try globe(on: Self.phone).minY > space.maxY)
    let row = try stage(.default, on: Self.small).frame("Пробел")
    #expect(try abs(globe(on: Self.small).midY - row.midY) < 1)
  }

  @Test func tabletsHaveFunctionsAtTheEndsOfTheirRows() throws {
    let stage = stage(.default, on: Self.tablet)
    let keys = try stage.texts()
    #expect(keys.filter { $0 == ".?123" }.count == 2 && keys.contains("Ввод"))
    // Return ends the second row, at the edge of the screen.
    let (letter, submit) = (try stage.frame("ф"), try stage.frame("Ввод"))
    #expect(abs(letter.midY - submit.midY) < 1 && submit.minX > 700)
    let symbols = try stage.render().items.flatMap(\.symbols).map(\.name)
    let names = ["arrow.right.to.line", "capslock", "globe", "keyboard.chevron.compact.down"]
    for name in names { #expect(symbols.contains(name)) }
    // Smaller ones have no room for a tabulator.
    let small = self.stage(.default, on: Self.smallTablet)
    #expect(try !small.render().items.flatMap(\.symbols).map(\.name).contains("capslock"))
  }

  @Test func tabletsHaveNoPadOfDigits() throws {
    let keys = try stage(.numberPad, on: Self.tablet).texts()
    #expect(keys.contains("АБВ") && keys.contains("%") && keys.contains("0"))
    #expect(try !stage(.numberPad).texts().contains("АБВ"))
  }

  @Test func noKeyLeavesTheBoard() throws {
    for size in [Self.tablet, Self.smallTablet, CGSize(width: 1366, height: 1024), Self.small] {
      for language in ["ru", "en"] {
        for type in [UIKeyboardType.default, .emailAddress, .URL, .numberPad] {
          let words = try stage(type, on: size, language: language).words()
          let bounds = CGRect(origin: .zero, size: size)
          #expect(words.allSatisfy { bounds.contains($0.frame) })
        }
      }
    }
  }
}

extension DrawItem {
  /// The symbols that it draws, by name.
  fileprivate var symbols: [(name: String, frame: CGRect)] {
    switch operation {
    case .symbol(let drawing): [(drawing.symbol.name, drawing.frame)]
    case .layer(let layer): layer.items.flatMap(\.symbols)
    default: []
    }
  }
}
