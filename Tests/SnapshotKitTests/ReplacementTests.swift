import CairoRender
import SwiftUI
import Testing

@testable import SnapshotKit

private struct Edit: Sendable {
  var isUpright = false
  var isCircle = false
  var isExtracted = false
  var words = "Favourites of a summer"
  var radius = 12.0
  var padding = 8.0
  var scale = 0.8
  var isWide = false
}

private struct Page: View {
  let edit: Edit

  var body: some View {
    VStack(alignment: .leading) {
      if edit.isUpright {
        VStack { Parts() }
      } else {
        HStack { Parts() }
      }
      if edit.isCircle { Circle().frame(width: 30) } else { Image(systemName: "star") }
      if edit.isExtracted {
        Favourites(words: edit.words)
      } else {
        HStack {
          Image(systemName: "heart")
          Text(verbatim: edit.words)
        }
        .padding(4)
      }
      Text(verbatim: "Card").minimumScaleFactor(edit.scale)
        .frame(maxWidth: edit.isWide ? .infinity : nil)
        .padding(edit.padding)
        .background(.green)
        .clipShape(RoundedRectangle(cornerRadius: edit.radius))
    }
    .frame(width: 300, alignment: .leading)
  }
}

private struct Parts: View {
  var body: some View {
    Text(verbatim: "Left")
    Text(verbatim: "Right")
  }
}

private struct Favourites: View {
  let words: String

  var body: some View {
    HStack {
      Image(systemName: "heart")
      Text(verbatim: words)
    }
    .padding(4)
  }
}

@MainActor private func described(_ view: @MainActor @escaping @Sendable () -> some View) throws
  -> ScreenDescription
{
  let catalogue = try Catalogue([Screen("page", title: "Page") { view() }])
  let cell = try CellOptions.parse([]).cell(of: "page", in: catalogue)
  return try ScreenDescriber(catalogue, renderer: Renderer()).draw(cell).description
}

/// Returns the sentences of what is told of an edit, without what follows from it.
@MainActor private func told(_ edit: Edit) throws -> [String] {
  let (old, new) = (
    try described { Page(edit: Edit()) }, try described { Page(edit: edit) }
  )
  let cause = CellCause(DescriptionDifference(from: old, to: new), from: old, to: new)
  return cause?.edits.filter { !$0.isDerived }.map(\.words) ?? []
}

@MainActor @Suite struct ReplacementTests {
  /// A view in whose place stands one of another type is one edit.
  @Test func aViewOfAnotherTypeIsOneEdit() throws {
    #expect(try told(Edit(isUpright: true)) == ["HStack with “Left” is now VStack"])
    #expect(try told(Edit(isCircle: true)) == ["Symbol “star” is now Circle"])
  }

  /// What was made a view of its own is none, and edits within it are told as such.
  @Test func anExtractedViewIsNoEdit() throws {
    #expect(try told(Edit(isExtracted: true)) == [])
    #expect(
      try told(Edit(isExtracted: true, words: "Favourites"))
        == ["Text “Favourites of a summer” now reads “Favourites”"])
  }

  /// A radius does not follow the size of a view that is no capsule.
  @Test func aRadiusIsToldBesideASize() throws {
    let sentences = try told(Edit(radius: 16, padding: 9))
    #expect(
      sentences.contains { $0.hasPrefix("Corner radius of ") && $0.hasSuffix(": 12 to 16 pt") })
    #expect(sentences.contains { $0.hasPrefix("Padding of ") })
    #expect(sentences.count == 2)
  }

  @Test func onlyLengthsHaveUnits() throws {
    #expect(try told(Edit(scale: 0.5)) == ["Minimum scale factor of Text “Card”: 0.8 to 0.5"])
    #expect(try told(Edit(isWide: true)) == ["Maximum width of Text “Card” set to infinity"])
  }

  /// The ground that a list draws for a row of no data comes with the row.
  @Test func aGroundOfARowIsNoEdit() throws {
    func list(_ hasRow: Bool) throws -> ScreenDescription {
      try described {
        List {
          Label("Sounds", systemImage: "bell")
          Label("Help", systemImage: "questionmark")
          if hasRow { Label("About", systemImage: "info") }
        }
      }
    }
    let (old, new) = (try list(false), try list(true))
    let cause = CellCause(DescriptionDifference(from: old, to: new), from: old, to: new)
    #expect(cause?.edits.map(\.words) == ["Label “About” is new"])
  }
}
