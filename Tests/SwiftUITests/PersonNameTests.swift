import StageSupport
import SwiftUI
import Testing

/// Names of persons as they are written.
@MainActor @Suite struct PersonNameTests {
  private var clark: PersonNameComponents {
    var name = PersonNameComponents()
    (name.namePrefix, name.givenName, name.middleName) = ("Dr.", "Thomas", "Louis")
    (name.familyName, name.nameSuffix) = ("Clark", "Esq.")
    return name
  }

  @Test(arguments: [
    (PersonNameComponents.FormatStyle.Style.short, "Thomas"), (.medium, "Thomas Clark"),
    (.long, "Dr. Thomas Louis Clark Esq."), (.abbreviated, "TC"),
  ])
  func namesHaveLengths(style: PersonNameComponents.FormatStyle.Style, text: String) {
    #expect(clark.formatted(.name(style: style)) == text)
  }

  @Test func partsMayBeMissing() {
    var name = PersonNameComponents()
    #expect(name.formatted() == "")
    #expect(name.formatted(.name(style: .abbreviated)) == "")
    name.familyName = "Lind"
    #expect(name.formatted() == "Lind" && name.formatted(.name(style: .short)) == "Lind")
    name.nickname = "Ada"
    #expect(name.formatted(.name(style: .short)) == "Ada")
  }

  @Test func familiesComeFirstInEastAsia() {
    var name = PersonNameComponents()
    (name.givenName, name.familyName) = ("\u{592A}\u{90CE}", "\u{5C71}\u{7530}")
    #expect(name.formatted() == "\u{5C71}\u{7530}\u{592A}\u{90CE}")
    #expect(name.formatted(.name(style: .abbreviated)) == "\u{5C71}\u{7530}")
  }

  @Test func textsShowNames() throws {
    #expect(try Stage(Text(clark, format: .name(style: .medium))).texts() == ["Thomas Clark"])
  }
}
