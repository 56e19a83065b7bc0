import Foundation
import SwiftUI
import Testing

@testable import SnapshotKit

private struct Badge: View {
  let name: String
  var body: some View {
    Text(verbatim: name).font(.system(size: 13, weight: .bold)).padding(4)
      .background(Color.red, in: RoundedRectangle(cornerRadius: 6))
  }
}

private struct Page: View {
  var size = 17.0
  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      Text(verbatim: "Title").font(.system(size: size))
      ForEach(["a", "b"], id: \.self) { Badge(name: $0) }
      Image(systemName: "star").opacity(0.5)
    }
    .padding(.horizontal, 20)
  }
}

@MainActor private func described<Content: View>(
  @ViewBuilder _ content: @escaping @MainActor @Sendable () -> Content
) throws -> ScreenDescriber.Drawn {
  let catalogue = try Catalogue([Screen("page", title: "Page") { content() }])
  let cell = try CellOptions.parse([]).cell(of: "page", in: catalogue)
  return try ScreenDescriber(catalogue, renderer: try .shared()).draw(cell)
}

@Suite struct ScreenDescriptionTests {
  @MainActor @Test func viewsStandInTheOrderOfTheTreeWithWhatWasSet() throws {
    let drawn = try described { Page() }
    func outline(_ item: ScreenDescription.Item) -> String {
      let properties = item.properties.map { "\($0.name)=\($0.value)" }.joined(separator: " ")
      return "\(item.depth) \(item.title) \(properties)".trimmingCharacters(in: .whitespaces)
    }
    #expect(
      drawn.description.views.filter { $0.name != "System" }.map(outline) == [
        "0 Screen background=#FFFFFF", "1 Page",
        "2 VStack spacing=10 alignment=leading padding=0 20 0 20",
        "3 Text text=\"Title\" font=17 color=#000000",
        "3 Badge[a]", "4 Text text=\"a\" font=13 bold color=#000000 padding=4",
        "5 background", "6 RoundedRectangle fill=#FF3B30 shape=rounded 6 continuous",
        "3 Badge[b]", "4 Text text=\"b\" font=13 bold color=#000000 padding=4",
        "5 background", "6 RoundedRectangle fill=#FF3B30 shape=rounded 6 continuous",
        "3 Image symbol=star font=17 color=#000000 opacity=0.5",
      ])
    let badge = try #require(drawn.description.views.first { $0.name == "Badge" })
    #expect(badge.source.hasPrefix("SnapshotKitTests/ScreenDescriptionTests.swift:"))
    #expect(drawn.description.path(of: 4) == "Page > VStack > Badge[a]")
  }

  @MainActor @Test func whatOnlyMovedIsDescribedAsBefore() throws {
    let (small, large) = (try described { Page() }, try described { Page(size: 34) })
    let pairs = zip(small.description.views, large.description.views)
    let edited = pairs.filter { $0.properties != $1.properties }.map(\.0.name)
    #expect(edited == ["Text"])
    #expect(pairs.contains { $0.frame != $1.frame && $0.properties == $1.properties })
  }

  @MainActor @Test func aPointNamesTheTopmostFirst() throws {
    let drawn = try described { Page() }
    let badge = try #require(drawn.description.views.first { $0.value("text") == "\"a\"" })
    let point = CGPoint(x: badge.frame.rect.midX, y: badge.frame.rect.midY)
    let report = try PointReport(drawn, at: point)
    #expect(report.layers.map(\.draws) == ["text", "fill"])
    #expect(report.layers.first?.view == "Page > VStack > Badge[a] > Text")
    #expect(try PointReport(drawn, at: CGPoint(x: 2, y: 300)).layers.isEmpty)
    #expect(throws: PointOutsideError.self) { try PointReport(drawn, at: CGPoint(x: 2, y: 9000)) }
  }

  /// As indented lines tell them: a stack's lines lie between the views of one view.
  @MainActor @Test func eachViewStandsBehindTheOneAroundIt() throws {
    var list = DisplayList(
      size: CGSize(width: 9, height: 9),
      nodes: [.init(path: "Screen/A/Inner", source: "", frame: .zero)])
    list.nodes[0].view = 4
    let parents: [(String, Int?)] = [
      ("Screen", nil), ("A", 0), ("Divider", 0), ("B", 0), ("Inner", 1),
    ]
    for (name, parent) in parents {
      list.views.append(ViewRecord(name: name, parent: parent, frame: .zero, source: ""))
    }
    list.addViewsOfNodes()
    #expect(list.views.map(\.name) == ["Screen", "A", "Inner", "Divider", "B"])
    #expect(list.views.map(\.parent) == [nil, 0, 1, 0, 0])
    #expect(list.nodes[0].view == 2)
  }

  @MainActor @Test func anAlertIsReadAsItIsWritten() throws {
    let drawn = try described {
      Text(verbatim: "Page").alert("Delete?", isPresented: .constant(true)) {
        Button("Delete", role: .destructive) {}
        Button("Keep", role: .cancel) {}
      }
    }
    let views = drawn.description.views
    #expect(views.contains { $0.name == "Divider" })
    #expect(views.count { $0.name == "Button" } == 2)
    #expect(try OutlineReader(OutlineWriter(views).lines.map { $0[...] }, first: 1).views == views)
  }

  @MainActor @Test func nothingIsRecordedUnlessAskedFor() throws {
    let renderer = try Renderer.shared()
    let host = ViewHost(Page(), text: renderer.text, assets: renderer.assets)
    let list = try host.render(in: Surroundings(size: CGSize(width: 300, height: 300)))
    #expect(list.views.isEmpty && list.nodes.allSatisfy { $0.view < 0 })
  }

  /// A chart without room has sectors without an outline, whose bounds are nowhere.
  @Test func whatHasNoOutlineIsTellable() throws {
    let frame = ScreenDescription.Frame(CGRect.null.offsetBy(dx: 3, dy: 4))
    #expect(frame == ScreenDescription.Frame(.zero))
    #expect(try JSONText.text(of: frame).contains("\"x\" : 0"))
  }
}
