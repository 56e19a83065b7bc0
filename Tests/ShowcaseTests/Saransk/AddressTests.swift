import Foundation
import StageSupport
import SwiftUI
import Testing

@testable import Showcase

/// Where lines of addresses and of years may end.
@MainActor @Suite struct AddressTests {
  @Test(arguments: [
    ("с. Макаровка, ул. Нагорная, 35", "с.⍽Макаровка, ул.⍽Нагорная,⍽35"),
    ("ул. Богдана Хмельницкого, 36", "ул.⍽Богдана Хмельницкого,⍽36"),
    // A long name stands in a line by itself where its number finds no room.
    ("ул. Коммунистическая, 61", "ул.⍽Коммунистическая, 61"),
    ("Соборная пл.", "Соборная⍽пл."), ("от Советской пл. к парку", "от Советской⍽пл. к⍽парку"),
    ("ул. Володарского — ул. Мира", "ул.⍽Володарского — ул.⍽Мира"),
    ("53 Sovetskaya St", "53 Sovetskaya St"), ("", ""),
  ])
  func partsStayTogether(address: String, held: String) {
    #expect(AddressText.held(address) == held.replacing("⍽", with: "\u{A0}"))
  }

  /// A narrow line ends behind the village; of large type on a phone any space may end one.
  @Test func aLineEndsBetweenParts() throws {
    func lines(_ type: DynamicTypeSize, width: CGFloat) throws -> [String] {
      let stage = try Stage.app(
        AddressText("с. Макаровка, ул. Нагорная, 35").frame(width: width)
      ) { $0.dynamicTypeSize = type }
      return try stage.texts()
    }
    #expect(try lines(.large, width: 200) == ["с.\u{A0}Макаровка, ул.\u{A0}Нагорная,\u{A0}35"])
    #expect(try lines(.accessibility5, width: 200) == ["с. Макаровка, ул. Нагорная, 35"])
  }

  /// An address tells something beside the name that stands above it.
  @Test func noAddressRepeatsItsSightsName() throws {
    for sight in try POI.load() {
      let place = sight.address.replacing("пл.", with: "").trimmingCharacters(in: .whitespaces)
      #expect(!sight.shortName.contains(place), "\(sight.id)")
    }
  }

  /// No line ends between a figure and the ending of its word.
  @Test func yearsKeepTheirEndings() throws {
    let sights = try POI.load()
    let texts = sights.flatMap { [$0.year, $0.description, $0.fact] }
    #expect(texts.allSatisfy { $0.firstMatch(of: /\d-\p{L}/) == nil })
    // The control: there are such words.
    #expect(texts.contains { $0.contains("2007\u{2011}м") })
  }
}
