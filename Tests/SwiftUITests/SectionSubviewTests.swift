import StageSupport
import SwiftUI
import Testing

/// Containers that arrange the sections of their content.
@MainActor @Suite struct SectionSubviewTests {
  private struct Cards<Content: View>: View {
    @ViewBuilder let content: Content

    var body: some View {
      ForEach(sections: content) { section in
        Text(verbatim: "<\(section.content.count)")
        section.header
        section.content
        section.footer
        Text(verbatim: section.containerValues.isFeatured ? "*>" : ">")
      }
    }
  }

  @ViewBuilder private var content: some View {
    Text("A")
    Text("B")
    Section {
      Text("C")
      ForEach(["D", "E"], id: \.self) { Text(verbatim: $0) }
    } header: {
      Text("H")
    } footer: {
      Text("F")
    }
    .containerValue(\.isFeatured, true)
    Section { Text("G") }
    Text("I")
  }

  @Test func viewsAreGatheredBySections() throws {
    let texts = try Stage(Cards { content }).texts()
    #expect(
      texts == [
        "<2", "A", "B", ">", "<3", "H", "C", "D", "E", "F", "*>", "<1", "G", ">", "<1", "I", ">",
      ])
  }

  @Test func aGroupArrangesAllSections() throws {
    let view = Group(sections: content) { sections in
      Text(verbatim: "\(sections.count)")
      ForEach(sections.reversed()) { section in
        section.content.first
        section.header
      }
    }
    #expect(try Stage(view).texts() == ["4", "I", "G", "C", "H", "A"])
    let none = Group(sections: EmptyView()) { Text(verbatim: "\($0.count)") }
    #expect(try Stage(none).texts() == ["0"])
  }

  @Test func sectionsOfAForEachAreTheirOwn() throws {
    let view = Cards {
      ForEach(["A", "B"], id: \.self) { name in
        Section(name) { Text(verbatim: name.lowercased()) }
      }
    }
    #expect(try Stage(view).texts() == ["<1", "A", "a", ">", "<1", "B", "b", ">"])
  }

  @Test func listsArrangeSectionsToo() throws {
    let view = List {
      ForEach(sections: content) { section in
        Section {
          section.content
          Text(verbatim: "+\(section.content.count)")
        } header: {
          section.header
        }
      }
    }
    let texts = try Stage(view).texts()
    #expect(
      texts.sorted() == ["+1", "+1", "+2", "+3", "A", "B", "C", "D", "E", "G", "H", "I"])
  }

  @Test func partsKeepTheirState() throws {
    struct Counter: View {
      @State private var count = 0
      var body: some View { Text(verbatim: "n\(count)").onTapGesture { count += 1 } }
    }
    let stage = Stage(Cards { Section("H") { Counter() } })
    try stage.render()
    try stage.host.tap("n0")
    #expect(try stage.texts() == ["<1", "H", "n1", ">"])
  }

  @Test func someOfTheSubviewsAreAView() throws {
    let view = Group(subviews: content) { parts in
      parts.dropFirst(6)
      Text(verbatim: "-")
      parts.prefix(2)
    }
    #expect(try Stage(view).texts() == ["F", "G", "I", "-", "A", "B"])
    let whole = Group(subviews: content) { parts in HStack { parts } }
    #expect(try Stage(whole).texts().count == 9)
  }

  @Test func tagsAreTold() throws {
    let view = Group(subviews: Text("A").tag(3)) { parts in
      ForEach(parts) { part in
        Text(verbatim: "\(part.containerValues.tag(for: Int.self) ?? 0)")
        Text(verbatim: "\(part.containerValues.hasTag(3)) \(part.containerValues.hasTag("3"))")
      }
    }
    #expect(try Stage(view).texts() == ["3", "true false"])
  }
}

extension ContainerValues {
  @Entry fileprivate var isFeatured = false
}
