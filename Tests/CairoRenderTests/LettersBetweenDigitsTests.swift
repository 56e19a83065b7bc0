import DisplayList
import Foundation
import Testing

@testable import CairoRender

/// An x between digits stays a letter.
struct LettersBetweenDigitsTests {
  @Test func lettersAreFound() {
    #expect("square.2x1".rangesOfLettersBetweenDigits() == [8..<9])
    #expect("3 X 4, 5x6x7".rangesOfLettersBetweenDigits() == [2..<3, 8..<9, 10..<11])
    // Two bytes a letter.
    #expect("Яя 2x1".rangesOfLettersBetweenDigits() == [6..<7])
    for text in ["", "x", "2x", "x1", "ax1", "2xa", "2×1", "12:30"] {
      #expect(text.rangesOfLettersBetweenDigits().isEmpty, "\(text)")
    }
  }

  @Test func thePictureHasTheLetter() throws {
    let studio = try Studio()
    func width(_ text: String) -> Double {
      studio.text.measure(styled(text, size: 200), width: .infinity, height: .infinity).size.width
    }
    // The letter is narrower than the sign, which is as wide as a digit.
    #expect(width("2x1") < width("2×1") - 4)
    let letters = width("2") + width("x") + width("1")
    #expect(abs(width("2x1") - letters) < 8, "\(width("2x1")) \(letters) \(width("2×1"))")
  }
}
