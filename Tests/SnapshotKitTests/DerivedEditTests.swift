import Foundation
import SwiftUI
import Testing

@testable import SnapshotKit

/// What follows from an edit is told behind it, and alone where nothing else was edited.
@MainActor @Suite struct DerivedEditTests {
  private struct Change: Sendable {
    var padding = 4.0
    var isScrolled = true
    var share = 1.0
    var pins = ["a", "b", "c"]
    var rows = 60
    var hasFirst = true
  }

  private struct Page: View {
    let change: Change

    var body: some View {
      VStack(spacing: 0) {
        Text(verbatim: "Head").padding(change.padding)
        ScrollViewReader { reader in
          ScrollView {
            LazyVStack(spacing: 0) {
              ForEach(0..<change.rows, id: \.self) { row in
                if row > 0 || change.hasFirst {
                  Text(verbatim: "Row \(row)").frame(height: 40)
                }
              }
            }
          }
          .onAppear { if change.isScrolled { reader.scrollTo(30, anchor: .bottom) } }
        }
        .frame(height: 300)
        GeometryReader { proxy in
          Color.red.frame(minHeight: proxy.size.height * change.share)
        }
      }
    }
  }

  private func cause(_ change: Change, from before: Change = Change()) throws -> CellCause? {
    let (old, new) = (try describe(before), try describe(change))
    return CellCause(DescriptionDifference(from: old, to: new), from: old, to: new)
  }

  private func describe(_ change: Change) throws -> ScreenDescription {
    let catalogue = try Catalogue([Screen("page", title: "Page") { Page(change: change) }])
    let cell = try CellOptions.parse([]).cell(of: "page", in: catalogue)
    return try ScreenDescriber(catalogue, renderer: .shared()).draw(cell).description
  }

  @Test func aShareOfTheRoomFollowsFromWhatTookTheRoom() throws {
    let told = try #require(try cause(Change(padding: 9)))
    #expect(told.edits.first?.text == "padding 4 to 9 pt")
    let share = try #require(told.edits.first { $0.text.hasPrefix("minHeight") })
    #expect(share.isDerived)
    // The share itself edited: nobody else took room.
    let alone = try #require(try cause(Change(share: 1.5)))
    #expect(alone.edits.first?.text.hasPrefix("minHeight") == true)
    #expect(alone.edits.first?.isDerived == false)
  }

  @Test func theLastRowsOfALazyStackFollowFromTheOthers() throws {
    let still = Change(isScrolled: false)
    let told = try #require(try cause(Change(isScrolled: false, hasFirst: false), from: still))
    #expect(told.edits.first?.text == #"removed row 0 "Row 0""#)
    #expect(told.edits.dropFirst().allSatisfy { $0.isDerived })
  }

  @Test func aScrolledOffsetIsToldWhereNothingElseWasEdited() throws {
    let told = try #require(try cause(Change(isScrolled: false)))
    #expect(told.edits.contains { $0.text.hasPrefix("offset") && $0.isDerived })
  }

  /// Descriptions of one view in another, of settings by name.
  private func description(_ views: [(name: String, settings: [String: String], width: Double)])
    -> ScreenDescription
  {
    ScreenDescription(
      format: ScreenDescription.currentFormat, screen: "page", device: "iphone-15",
      orientation: .portrait, scheme: .light, variant: "usual",
      views: views.enumerated().map { index, view in
        .init(
          name: view.name, id: nil, parent: index == 0 ? nil : index - 1, depth: index,
          frame: .init(CGRect(x: 0, y: 0, width: view.width, height: 10)),
          source: "App/Page.swift:\(index + 1)",
          properties: view.settings.sorted { $0.key < $1.key }.map {
            .init(name: $0.key, value: $0.value)
          })
      })
  }

  private func edits(
    _ settings: ([String: String], [String: String]), widths: (Double, Double) = (10, 10),
    of name: String = "Rectangle"
  ) -> [DescriptionDifference.Located] {
    DescriptionDifference(
      from: description([("Page", [:], 100), (name, settings.0, widths.0)]),
      to: description([("Page", [:], 100), (name, settings.1, widths.1)])
    ).located
  }

  @Test func shapesOfOneKindFollowWhatTheyAreDrawnFor() {
    let moved = edits((["shape": "rect at 1,1 5x1"], ["shape": "rect at 4,1 2x1"]))
    #expect(moved.map(\.isDerived) == [true])
    let other = edits((["shape": "rect"], ["shape": "ellipse"]))
    #expect(other.map(\.isDerived) == [false])
    #expect(edits((["zIndex": "1"], ["zIndex": "2"])).map(\.isDerived) == [true])
  }

  @Test func aTextThatHasNoRoomIsNoEdit() {
    let words = ["text": #""Title""#, "font": "17"]
    #expect(edits((words, [:]), widths: (10, 0), of: "Text").allSatisfy { $0.isDerived })
    // With its room it was taken away by somebody.
    #expect(edits((words, [:]), of: "Text").contains { !$0.isDerived })
  }

  @Test func theGroundOfABarComesWithWhatIsBeneathIt() {
    let bar = ("TabBar", [String: String](), 100.0)
    func difference(_ name: String) -> [DescriptionDifference.Located] {
      DescriptionDifference(
        from: description([("Page", [:], 100), bar]),
        to: description([("Page", [:], 100), bar, (name, [:], 100)])
      ).located
    }
    #expect(difference("BarBackground").map(\.isDerived) == [true])
    #expect(difference("Badge").map(\.isDerived) == [false])
  }
}
