import StageSupport
import SwiftUI
import Testing

/// What stands on the keys of the keyboards that fields call.
@MainActor @Suite struct KeyboardTests {
  private struct Field: View {
    let type: UIKeyboardType
    var text = ""
    var isSecure = false
    var rule: TextInputAutocapitalization?
    @FocusState private var isFocused: Bool

    var body: some View {
      Group {
        if isSecure {
          SecureField("Field", text: .constant(text))
        } else {
          TextField("Field", text: .constant(text))
        }
      }
      .keyboardType(type).focused($isFocused).textInputAutocapitalization(rule)
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
    #expect(plain.contains("Й") && plain.contains("Пробел") && !plain.contains("@"))
  }

  /// As on telephones; keys of digits alone have none.
  @Test func digitsHaveTheirLettersBeneath() throws {
    #expect(try stage(.numberPad).texts().contains("WXYZ"))
    #expect(try stage(.decimalPad).texts().contains("ABC"))
    #expect(try !stage(.asciiCapableNumberPad).texts().contains("ABC"))
  }

  /// The return key of a search is blue only when there is something to search for.
  @Test func anEmptySearchCannotBeSent() throws {
    func blues(_ text: String) throws -> Int {
      let search = NavigationStack {
        Text("Page").searchable(text: .constant(text), isPresented: .constant(true))
      }
      let stage = Stage(search, size: Self.phone) { $0.tint = .red }
      let blue = stage.host.color(.blue, in: stage.surroundings)
      func count(_ items: [DrawItem]) -> Int {
        items.reduce(0) { sum, item in
          switch item.operation {
          case .fill(_, .color(blue), _): sum + 1
          case .layer(let layer): sum + count(layer.items)
          default: sum
          }
        }
      }
      return try count(stage.render().items)
    }
    #expect(try blues("") == 0 && blues("tea") == 1)
  }

  @Test func aSentenceBeginsWithACapital() throws {
    func keys(
      _ text: String, _ rule: TextInputAutocapitalization? = nil,
      _ type: UIKeyboardType = .default, isSecure: Bool = false, on size: CGSize = Self.phone
    ) throws -> [String] {
      let field = Field(type: type, text: text, isSecure: isSecure, rule: rule)
      return try Stage(field, size: size) { $0.locale = Locale(identifier: "ru") }.texts()
    }
    for text in ["", "Это всё. ", "Правда?  "] { #expect(try keys(text).contains("Й")) }
    for text in ["Это", "Это ", "Это."] { #expect(try keys(text).contains("й")) }
    #expect(try keys("Анна ", .words).contains("Й") && keys("ДА", .characters).contains("Й"))
    #expect(try keys("", .never).contains("й") && keys("", nil, .emailAddress).contains("q"))
    #expect(try keys("", on: Self.tablet).contains("Й"))
  }

  @Test func aPasswordIsTypedInLatin() throws {
    func keys(isSecure: Bool, _ type: UIKeyboardType = .default) throws -> [String] {
      try Stage(Field(type: type, isSecure: isSecure), size: Self.phone) {
        $0.locale = Locale(identifier: "ru")
      }.texts()
    }
    #expect(try keys(isSecure: true).contains("q") && !keys(isSecure: true).contains("й"))
    #expect(try keys(isSecure: true, .numberPad).contains("7"))
    #expect(try !keys(isSecure: false).contains("q"))
  }

  /// A field low in a form is brought above the keyboard, and a person may scroll away from it.
  @Test func theFieldStandsAboveTheKeyboard() throws {
    struct Form: View {
      let row: Int
      @FocusState private var isFocused: Bool
      var body: some View {
        ScrollView {
          VStack(spacing: 0) {
            ForEach(0..<20, id: \.self) { index in
              if index == row {
                TextField("Field", text: .constant("typed")).focused($isFocused).frame(height: 44)
              } else {
                Text("Row \(index)").frame(height: 44)
              }
            }
          }
        }
        .onAppear { isFocused = true }
      }
    }
    let board = 852.0 - 291
    let low = Stage(Form(row: 16), size: Self.phone)
    let field = try low.frame("typed")
    #expect(field.maxY <= board && field.maxY > board - 60)
    try low.host.scroll(to: .zero)
    #expect(try low.frame("typed").minY > board)
    // The control: one that stands above it already is left alone.
    let high = Stage(Form(row: 1), size: Self.phone)
    #expect(try high.frame("Row 0").midY == 59 + 22)
  }

  /// All of the row of a list in which somebody types stands above the keyboard.
  @Test func theRowOfTheFieldStandsAboveTheKeyboard() throws {
    struct Row: View {
      @FocusState private var isFocused: Bool
      var body: some View {
        VStack(spacing: 0) {
          TextField("Field", text: .constant("typed")).focused($isFocused).frame(height: 44)
          Text("Beneath").frame(height: 44)
        }
        .onAppear { isFocused = true }
      }
    }
    let board = 852.0 - 291
    let rows = ForEach(0..<14, id: \.self) { Text("Row \($0)").frame(height: 44) }
    let list = Stage(
      List {
        rows; Row()
      }, size: Self.phone)
    let last = try list.frame("Beneath")
    // The text is in the middle of 44 points, and the row has a margin around it.
    #expect(last.midY + 22 + 11 <= board && last.midY + 22 + 40 > board)
    // The control: of what is no row the field alone is brought up.
    let page = Stage(
      ScrollView {
        VStack {
          rows; Row()
        }
      }, size: Self.phone)
    #expect(try page.frame("typed").maxY <= board && page.frame("Beneath").midY + 22 > board)
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
    let (letter, submit) = (try stage.frame("Ф"), try stage.frame("Ввод"))
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

  /// The sign's points are rounded, as those of symbols are.
  @Test func theShiftSignHasNoSharpPoints() throws {
    func joins(_ items: [DrawItem]) -> [CGLineJoin] {
      items.flatMap { item -> [CGLineJoin] in
        switch item.operation {
        case .stroke(_, _, let style) where style.lineWidth == 1.5: [style.lineJoin]
        case .layer(let layer): joins(layer.items)
        default: []
        }
      }
    }
    #expect(joins(try stage(.default).render().items) == [.round])
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
