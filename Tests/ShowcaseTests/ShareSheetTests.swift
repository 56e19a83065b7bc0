import DisplayList
import StageSupport
import SwiftUI
import Testing

@testable import Showcase

/// The sheet that a share link opens.
@MainActor @Suite struct ShareSheetTests {
  private func stage(_ locale: String = "en", isRegular: Bool = false) throws -> Stage {
    let link = ShareLink(
      "Send", item: "First line\nand another", preview: SharePreview("Notes of May"))
    return try Stage.app(
      link, size: isRegular ? CGSize(width: 820, height: 1180) : CGSize(width: 393, height: 852),
      isRegular: isRegular
    ) { $0.locale = Locale(identifier: locale) }
  }

  @Test(arguments: [false, true])
  func aTapOpensIt(isRegular: Bool) throws {
    let stage = try stage(isRegular: isRegular)
    #expect(try !stage.shows("AirDrop"))
    try stage.tap("Send")
    let texts = try stage.texts()
    #expect(texts.contains("Notes of May") && texts.contains("First line"))
    #expect(texts.contains("Messages") && texts.contains("Copy"))
  }

  @Test(arguments: ["Close", "Copy", "AirDrop", "Print"])
  func whateverIsTappedClosesIt(_ name: String) throws {
    let stage = try stage()
    try stage.tap("Send")
    #expect(try stage.shows("AirDrop"))
    try stage.tap(name)
    #expect(try !stage.shows("AirDrop"))
  }

  /// The system's sheet has its own symbols, however large those are where it was opened.
  @Test func symbolsAreTheSystemsOwn() throws {
    func symbols(_ scale: Image.Scale) throws -> Set<SymbolReference> {
      let link = ShareLink("Send", item: "A line").imageScale(scale)
      let stage = try Stage.app(
        link, size: CGSize(width: 393, height: 852), isRegular: false
      ) { $0.locale = Locale(identifier: "en") }
      try stage.tap("Send")
      return Set(try stage.render().items.flatMap(\.references))
    }
    let own = try symbols(.large).filter { $0.name == "folder" || $0.name == "xmark" }
    #expect(own.count == 2)
    #expect(own.isSubset(of: try symbols(.small)))
    // The control: the link's own symbol is another.
    #expect(try symbols(.large) != symbols(.small))
  }

  @Test func itSpeaksTheReadersLanguage() throws {
    let stage = try stage("ru")
    try stage.tap("Send")
    #expect(try stage.shows("Сообщения") && stage.shows("Скопировать"))
  }

  @Test func anAddressIsToldByItsDomain() throws {
    let address = try #require(URL(string: "https://www.example.com/blini"))
    let stage = try Stage.app(ShareLink(items: [address, address]) { Text(verbatim: "Send") }) {
      $0.locale = Locale(identifier: "en")
    }
    try stage.tap("Send")
    #expect(try stage.shows("example.com") && stage.shows("Link · 2"))
  }
}

/// Addresses by which an app is opened.
@MainActor @Suite struct OpenURLTests {
  private struct Page: View {
    @State private var address = "none"
    let opens: Bool

    var body: some View {
      if opens {
        Text(verbatim: address).onOpenURL { address = $0.absoluteString }
      } else {
        Text(verbatim: address)
      }
    }
  }

  @Test func anAddressIsGivenToTheViewThatOpensIt() throws {
    let stage = try Stage.app(Page(opens: true))
    try stage.render()
    try stage.host.open(try #require(URL(string: "app://page/1")))
    #expect(try stage.shows("app://page/1"))
  }

  @Test func withoutSuchAViewThatIsAnError() throws {
    let stage = try Stage.app(Page(opens: false))
    try stage.render()
    let url = try #require(URL(string: "app://page/1"))
    #expect(throws: InteractionError.self) { try stage.host.open(url) }
  }
}

extension DrawItem {
  /// The symbols that it draws, with their scales.
  fileprivate var references: [SymbolReference] {
    switch operation {
    case .symbol(let drawing): [drawing.symbol]
    case .layer(let layer): layer.items.flatMap(\.references)
    default: []
    }
  }
}
