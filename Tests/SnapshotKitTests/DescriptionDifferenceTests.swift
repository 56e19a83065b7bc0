import Foundation
import SwiftUI
import Testing

@testable import SnapshotKit

private struct Edited: Sendable {
  var font = 17.0
  var padding = 16.0
  var title = "Title"
  var rows = ["a", "b", "c"]
  var color = Color.black
  var hasFooter = false
  var isSwapped = false
  var isInFooter = false
}

private struct Page: View {
  let edited: Edited

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text(verbatim: edited.title).font(.system(size: edited.font)).foregroundStyle(edited.color)
      ForEach(edited.rows, id: \.self) { Text(verbatim: $0).padding(4) }
      if edited.isSwapped { Image(systemName: "star") }
      Text(verbatim: "End")
      if !edited.isSwapped { Image(systemName: "star") }
      if edited.hasFooter { Text(verbatim: "Footer") }
      HStack {
        Text(verbatim: "Left")
        if edited.isInFooter { Badge() }
      }
      ZStack { if !edited.isInFooter { Badge() } }
    }
    .padding(edited.padding)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }
}

/// Data in a list or in a stack.
private struct Listed: View {
  let names: [String]
  let isList: Bool

  var body: some View {
    if isList {
      List { ForEach(names, id: \.self) { Text(verbatim: $0) } }
    } else {
      VStack { ForEach(names, id: \.self) { Text(verbatim: "In \($0)").padding() } }
    }
  }
}

/// Rows that tell their places.
private struct Numbered: View {
  let names: [String]

  var body: some View {
    VStack {
      ForEach(names, id: \.self) { name in
        HStack {
          Text(verbatim: "\((names.firstIndex(of: name) ?? 0) + 1)")
          Text(verbatim: name)
        }
      }
    }
  }
}

/// A page whose texts a layout of any type holds.
private struct Arranged: View {
  var spacing: CGFloat?

  var body: some View {
    let layout = AnyLayout(VStackLayout(spacing: spacing))
    layout { Text(verbatim: "Arranged") }
  }
}

private struct Buying: View {
  var body: some View {
    VStack {
      Button("Buy") {}
        .overlay { Color.red.overlay { Circle().fill(.white) } }
    }
  }
}

/// A list with a section's header and a row's background, each of which can be left out.
private struct Furnished: View {
  static let (header, ground) = (#line + 15, #line + 11)
  var hasGround = true
  var hasHeader = true

  var body: some View {
    List {
      Section {
        Text(verbatim: "Row")
          .frame(width: 200, height: 44)
          .background {
            // Parts of a view have the line of what they hold.
            if hasGround { Color.green.opacity(0.5) }
          }
      } header: {
        HStack {
          if hasHeader { Text(verbatim: "Header") }
        }
      }
    }
  }
}

/// A view that is told from all others by what is in it.
private struct Badge: View {
  var body: some View { Text(verbatim: "A badge of its own").padding(3) }
}

private struct Holder<Content: View>: View {
  @ViewBuilder let content: Content
  var body: some View { content }
}

@MainActor private func described(_ edited: Edited) throws -> ScreenDescription {
  try described { Page(edited: edited) }
}

@MainActor private func described(_ view: @MainActor @escaping @Sendable () -> some View) throws
  -> ScreenDescription
{
  let catalogue = try Catalogue([Screen("page", title: "Page") { view() }])
  let cell = try CellOptions.parse([]).cell(of: "page", in: catalogue)
  return try ScreenDescriber(catalogue, renderer: .shared()).draw(cell).description
}

/// The edits without their source lines.
@MainActor private func edits(_ edited: Edited) throws -> [String] {
  let difference = DescriptionDifference(from: try described(Edited()), to: try described(edited))
  return difference.edits.map { $0.description.drop { $0 != " " }.dropFirst().description }
}

@Suite struct DescriptionDifferenceTests {
  @MainActor @Test func oneEditIsToldAsOne() throws {
    #expect(try edits(Edited()) == [])
    #expect(
      try edits(Edited(font: 16)) == ["Font of Text “Title”: 17 to 16 pt (Page > VStack > Text)"])
    #expect(
      try edits(Edited(padding: 12)) == [
        "Padding of VStack with “Title”: 16 to 12 pt (Page > VStack)"
      ])
    #expect(
      try edits(Edited(title: "Other")) == ["Text “Title” now reads “Other” (Page > VStack > Text)"]
    )
    #expect(
      try edits(Edited(color: .white)) == [
        "Colour of Text “Title”: #000000 to #FFFFFF (Page > VStack > Text)"
      ])
  }

  @MainActor @Test func insertionsRemovalsAndReordersAreToldAsSuch() throws {
    #expect(try edits(Edited(rows: ["a", "c"])) == ["Row “b” is gone (Page > VStack > Text[b])"])
    #expect(
      try edits(Edited(rows: ["a", "x", "b", "c"])) == ["Row “x” is new (Page > VStack > Text[x])"])
    #expect(
      try edits(Edited(rows: ["b", "c", "a"])) == [
        "Row “a” went from place 1 to 3 (Page > VStack > Text[a])"
      ])
    #expect(try edits(Edited(hasFooter: true)) == ["Text “Footer” is new (Page > VStack > Text)"])
    #expect(try edits(Edited(isSwapped: true)).count == 1)
  }

  /// A row that tells its number reads otherwise at its new place, and is the row that it was.
  @MainActor @Test func aNumberedRowThatMovesIsOneThatMoves() throws {
    func page(_ names: [String]) throws -> ScreenDescription {
      try described { Numbered(names: names) }
    }
    let difference = DescriptionDifference(
      from: try page(["Moksha", "Perm", "Kazan", "Tula"]),
      to: try page(["Moksha", "Kazan", "Tula", "Perm"]))
    #expect(difference.edits.contains { $0.sentence == "Row “2” went from place 2 to 4" })
    #expect(difference.edits.allSatisfy { $0.kind == .reordered || $0.property == "text" })
  }

  /// An element of data is one edit at each line that shows it, whatever the views.
  @MainActor @Test func aRowOfDataIsKnownByItsElement() throws {
    func texts(_ old: [String], _ new: [String], isList: Bool) throws -> [CellCause.Edit] {
      func page(_ names: [String]) throws -> ScreenDescription {
        try described { Listed(names: names, isList: isList) }
      }
      let (old, new) = (try page(old), try page(new))
      let cause = CellCause(DescriptionDifference(from: old, to: new), from: old, to: new)
      return try #require(cause).edits
    }
    let names = ["Moksha", "Perm", "Kazan", "Tula"]
    for isList in [true, false] {
      let gone = try texts(names, names.filter { $0 != "Perm" }, isList: isList)
      #expect(gone.map(\.text) == [#"removed row "Perm""#])
      #expect(gone.map(\.isNamedByText) == [true])
      let moved = try texts(names, ["Perm", "Kazan", "Moksha", "Tula"], isList: isList)
      #expect(moved.map(\.text) == [#"reordered row "Moksha""#])
      #expect(moved.first?.words.hasSuffix(" went from place 1 to 3") == true)
    }
  }

  @Test func idsThatAreNoWordsAreToldApartByTheirTexts() throws {
    func key(_ id: String) -> String? {
      func view(_ name: String, _ id: String?, _ parent: Int?, _ text: String)
        -> ScreenDescription.Item
      {
        .init(
          name: name, id: id, parent: parent, depth: parent == nil ? 0 : 1,
          frame: .init(.zero), source: "A/B.swift:3",
          properties: [.init(name: "text", value: "\"\(text)\"")])
      }
      return ScreenDescription(
        format: ScreenDescription.currentFormat, screen: "page", device: "iphone-15",
        orientation: .portrait, scheme: .light, variant: "usual",
        views: [
          view("Page", nil, nil, "Page"), view("Text", id, 0, "Perm"), view("Text", "b", 0, "Tula"),
        ]
      ).dataRow(1)?.key
    }
    #expect(key("perm-01") == #""perm-01""#)
    #expect(key("3") == #"3 "Perm""#)
    let random = "7E0F1C52-8A5E-4B0E-9F4B-0C4D1B0A9E11"
    #expect(key(random) == "\(random) \"Perm\"")
    #expect(key("ID(index: 0)") == nil)
  }

  @MainActor @Test func aViewAmongOthersIsToldWithItsPlaces() throws {
    func page(_ isSwapped: Bool) throws -> ScreenDescription {
      try described {
        VStack {
          if isSwapped { Text(verbatim: "Fixed").font(.caption) }
          Text(verbatim: "A heading").font(.title)
          if !isSwapped { Text(verbatim: "Fixed").font(.caption) }
        }
      }
    }
    let edits = DescriptionDifference(from: try page(false), to: try page(true)).edits
    #expect(edits.count == 1 && edits[0].sentence?.contains(" went from place ") == true)
  }

  @MainActor @Test func edgesOfAPaddingAreNamed() throws {
    func told(_ new: EdgeInsets) throws -> [String] {
      func page(_ insets: EdgeInsets) throws -> ScreenDescription {
        try described { Text(verbatim: "A").padding(insets) }
      }
      let old = EdgeInsets(top: 4, leading: 8, bottom: 4, trailing: 8)
      return DescriptionDifference(from: try page(old), to: try page(new)).edits
        .compactMap(\.sentence)
    }
    #expect(
      try told(EdgeInsets(top: 6, leading: 8, bottom: 6, trailing: 8)) == [
        "Vertical padding of Text “A”: 4 to 6 pt"
      ])
    #expect(
      try told(EdgeInsets(top: 4, leading: 9, bottom: 4, trailing: 9)) == [
        "Horizontal padding of Text “A”: 8 to 9 pt"
      ])
    #expect(
      try told(EdgeInsets(top: 5, leading: 8, bottom: 4, trailing: 8)) == [
        "Top padding of Text “A”: 4 to 5 pt"
      ])
    #expect(
      try told(EdgeInsets(top: 5, leading: 2, bottom: 4, trailing: 8)) == [
        "Padding of Text “A”: top 4 to 5, leading 8 to 2 pt"
      ])
    #expect(EdgeChange(from: "4", to: "8") == nil)
  }

  @MainActor @Test func coloursAreToldByTheirNamesAndOpacities() throws {
    #expect(ColorWords.told("#8E8E9326", "#8E8E934D", "") == "gray at 15 % to gray at 30 %")
    #expect(
      ColorWords.told("#3C3C4399 dark #EBEBF599", "#B3261E dark #F2B8B5", "")
        == "secondary to #B3261E, in dark #F2B8B5")
    #expect(ColorWords.told("#B3261E", "#B3261E80", "") == "#B3261E to #B3261E at 50 %")
    #expect(
      ColorWords.told("#11111180 dark #222222", "#33333380 dark #222222", "")
        == "#111111 at 50 % to #333333 at 50 % in light")
    // A colour of one scheme may be anything.
    #expect(ColorWords.told("#FF3B30") == "#FF3B30")
    #expect(ColorWords.told("#FF3B30 dark #FF453A") == "red")
    #expect(ColorWords.told("systemBlue", "#B3261E", "") == "blue to #B3261E")
  }

  @MainActor @Test func aViewThatGoesIntoAnotherIsMoved() throws {
    let told = try edits(Edited(isInFooter: true))
    #expect(
      told.contains { $0.contains(" moved from VStack > ZStack to VStack > HStack (") }, "\(told)")
  }

  /// Who holds a view is no cause of a difference, where the view lies as it lay.
  @Test func aMoveThatNobodySeesIsNoCause() throws {
    let edits = try #require(moved(from: 4, to: 4)).edits
    #expect(edits.first?.text == "color #000000 to #111111")
    #expect(edits.first { $0.text.hasPrefix("moved") }?.isDerived ?? true)
    let seen = try #require(moved(from: 4, to: 5)).edits
    #expect(seen.contains { $0.text.hasPrefix("moved here from Page") && !$0.isDerived }, "\(seen)")
  }

  /// A row, of which a star or its padding may have a view around it.
  @MainActor private func row(
    title: String = "Row", isHeld: Bool = false, padding: Double = 0, spacing: CGFloat? = nil,
    isSpoken: Bool = false, hasEnd: Bool = true
  ) throws -> ScreenDescription {
    try described {
      HStack(spacing: spacing) {
        if isHeld {
          Holder { Image(systemName: "star").padding(.trailing, padding) }
        } else {
          Image(systemName: "star")
        }
        Text(verbatim: title).accessibilityLabel(Text(verbatim: isSpoken ? "Spoken" : title))
        if hasEnd { Text(verbatim: "End") }
      }
      .frame(width: 300, alignment: .leading)
    }
  }

  /// A view that draws nothing of its own may have come with an earlier change, which nobody
  /// recorded: pictures were as approved.
  @MainActor @Test func whatIsNotSeenIsNoCause() throws {
    func told(_ new: ScreenDescription) throws -> [String]? {
      let old = try row()
      let difference = DescriptionDifference(from: old, to: new)
      #expect(!difference.edits.isEmpty)
      return CellCause(difference, from: old, to: new)?.edits.map(\.text)
    }
    #expect(try told(row(isHeld: true)) == nil)
    #expect(try told(row(isSpoken: true)) == nil)
    #expect(try told(row(title: "Other", isHeld: true)) == [#"text "Row" to "Other""#])
    #expect(try told(row(isHeld: true, hasEnd: false)) == [#"removed "End""#])
    // The control: views and settings that are seen.
    #expect(try told(row(isHeld: true, padding: 9))?.isEmpty == false)
    #expect(try told(row(spacing: 20)) == ["spacing set to 20 pt"])
    #expect(try told(row(hasEnd: false)) == [#"removed "End""#])
  }

  /// A setting that came or went gives those of its name behind it other numbers, not other values.
  @MainActor @Test func oneOfSeveralSettingsIsToldAlone() throws {
    func page(_ alignment: HorizontalAlignment, isPadded: Bool = true) throws -> ScreenDescription {
      try described {
        VStack(alignment: alignment) {
          Text(verbatim: "A")
          Text(verbatim: "Longer").padding(isPadded ? 4 : 0).background(.green).padding(9)
        }
        .frame(width: 300, alignment: .leading)
      }
    }
    func told(_ new: ScreenDescription) throws -> [String] {
      DescriptionDifference(from: try page(.leading), to: new).edits.compactMap(\.sentence)
    }
    #expect(
      try told(page(.center)) == ["Alignment of VStack with “A”: leading to center"])
    #expect(try told(page(.leading, isPadded: false)).count == 1)
  }

  @MainActor @Test func settingsAreToldInTheWordsOfTheirModifiers() throws {
    func told(_ isEdited: Set<Int>) throws -> [String] {
      func page(_ edits: Set<Int>) throws -> ScreenDescription {
        try described {
          VStack {
            RoundedRectangle(cornerRadius: edits.contains(0) ? 20 : 12).fill(.green)
              .frame(width: 90, height: 90)
            Text(verbatim: "A").font(.system(size: 15)).bold(edits.contains(1))
            Text(verbatim: "B").frame(minHeight: edits.contains(2) ? 56 : 48)
          }
        }
      }
      return DescriptionDifference(from: try page([]), to: try page(isEdited)).edits
        .compactMap(\.sentence)
    }
    let radius = try told([0])
    #expect(radius.count == 1 && radius[0].hasPrefix("Corner radius of RoundedRectangle"))
    #expect(radius.first?.hasSuffix(": 12 to 20 pt") == true)
    #expect(try told([1]) == ["Font of Text “A”: 15 pt to 15 pt bold"])
    #expect(try told([2]) == ["Minimum height of Text “B”: 48 to 56 pt"])
  }

  /// The parts that the system makes of a view have names that no app's code has.
  @MainActor @Test func viewsAreNamedByTheAppsOwnAround() throws {
    let screen = try described { Buying() }
    let text = try #require(
      screen.views.indices.first { screen.views[$0].value("text") == "\"Buy\"" })
    #expect(screen.shortPath(of: text) == "Buying > Text")
    // A colour holds what lies over it, and is no view of the app's.
    let circle = try #require(screen.views.indices.first { screen.views[$0].name == "Circle" })
    #expect(screen.shortPath(of: circle) == "Buying > Circle")
    let arranged = try described { Arranged() }
    let word = try #require(
      arranged.views.indices.first { arranged.views[$0].value("text") == "\"Arranged\"" })
    #expect(arranged.shortPath(of: word) == "Arranged > Text")
  }

  @MainActor @Test func settingsOfAnErasedLayoutAreTold() throws {
    let (narrow, wide) = (
      try described { Arranged(spacing: 4) }, try described { Arranged(spacing: 12) }
    )
    let edits = DescriptionDifference(from: narrow, to: wide).edits
    #expect(edits.map(\.text) == ["spacing 4 to 12 pt"])
    let usual = try described { Arranged() }
    #expect(
      DescriptionDifference(from: usual, to: wide).edits.map(\.text) == ["spacing set to 12 pt"])
    #expect(edits.map(\.sentence) == ["Spacing of AnyLayout “Arranged”: 4 to 12 pt"])
  }

  @Test func whatFollowsIsToldByDirections() {
    func text(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> String {
      DescriptionDifference.Consequence(views: 2, x: x, y: y, width: width, height: height)
        .description
    }
    #expect(text(0, -4, 0, 0) == "2 views moved 4 pt up")
    #expect(text(3, 12.5, 0, 8) == "2 views moved 3 pt right, 12.5 pt down and became 8 pt taller")
    #expect(text(0, 0, -1, -2) == "2 views became 1 pt narrower, 2 pt shorter")
  }

  @Test func whatIsEqualBehindAColourIsNotTold() {
    func text(_ before: String, _ after: String) -> String {
      DescriptionDifference.Edit(
        kind: .changed, view: "Circle", source: "", property: "stroke", before: before, after: after
      ).text
    }
    #expect(text("#C88A04 4", "#B3261E 4") == "stroke #C88A04 to #B3261E")
    #expect(
      text("#111111 dark #222222 2", "#333333 dark #222222 2")
        == "stroke #111111 dark #222222 to #333333 dark #222222")
    #expect(text("#C88A04 4", "#C88A04 2") == "stroke #C88A04 4 to #C88A04 2")
    #expect(
      text("#C88A04 4 dash 2", "#C88A04 3 dash 2") == "stroke #C88A04 4 dash 2 to #C88A04 3 dash 2")
  }

  /// The content of a picture is an asset's change, not the line's that shows it.
  @MainActor @Test func anotherPictureOfTheSameNameIsAnAsset() throws {
    func screen(_ image: String) -> ScreenDescription {
      ScreenDescription(
        format: ScreenDescription.currentFormat, screen: "page", device: "iphone-15",
        orientation: .portrait, scheme: .light, variant: "usual",
        views: [
          .init(
            name: "Image", id: nil, parent: nil, depth: 0,
            frame: .init(CGRect(x: 0, y: 0, width: 9, height: 9)), source: "A/B.swift:3",
            properties: [.init(name: "image", value: image)])
        ])
    }
    func cause(_ old: String, _ new: String) -> CellCause? {
      let (old, new) = (screen(old), screen(new))
      return CellCause(DescriptionDifference(from: old, to: new), from: old, to: new)
    }
    let asset = try #require(cause("badge 0a1b", "badge 77ff"))
    #expect(asset.kind == .asset && asset.edits.first?.text == "image badge has other content")
    #expect(cause("badge 0a1b", "crest 0a1b")?.kind == .edit)
    #expect(cause("badge 0a1b", "badge 0a1b") == nil)
  }

  @MainActor @Test func whatIsGoneFromAPartOfAViewIsToldAtItsOwnLine() throws {
    let whole = try described { Furnished() }
    let bare = try described { Furnished(hasGround: false, hasHeader: false) }
    let edits = DescriptionDifference(from: whole, to: bare).edits.filter { $0.kind == .removed }
    #expect(edits.compactMap(\.source.fileAndLine?.line) == [Furnished.header, Furnished.ground])
    #expect(edits.first?.view.hasSuffix("Text") == true)
    #expect(edits.first?.before?.lowercased().contains("header") == true)
  }

  @MainActor @Test func whatMovedIsToldApart() throws {
    let difference = DescriptionDifference(
      from: try described(Edited()), to: try described(Edited(padding: 12)))
    #expect(difference.edits.count == 1)
    #expect(difference.consequences.contains { $0.x == -4 && $0.y == -4 && $0.views >= 5 })
    let edit = try #require(difference.edits.first)
    #expect(edit.source.hasPrefix("SnapshotKitTests/DescriptionDifferenceTests.swift:"))
    #expect(difference.text.contains("views moved 4 pt left, 4 pt up"))
  }

  @MainActor @Test func whatIsNoDescriptionIsRefused() throws {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("vitrine-description-\(UUID().uuidString).json")
    defer { try? FileManager.default.removeItem(at: file) }
    #expect(throws: DescriptionFileError.self) { try ScreenDescription.read(file.path) }
    let json = try described(Edited()).json()
    try Data(json.utf8).write(to: file)
    #expect(try ScreenDescription.read(file.path) == described(Edited()))
    for broken in [
      "", "{}",
      json.replacingOccurrences(of: "vitrine-description/1", with: "vitrine-description/9"),
      json.replacingOccurrences(of: "\"parent\" : 0", with: "\"parent\" : 99999"),
    ] {
      try Data(broken.utf8).write(to: file)
      #expect(throws: DescriptionFileError.self) { try ScreenDescription.read(file.path) }
    }
  }

  @MainActor @Test func whatIsSpokenIsToldAndCompared() throws {
    func edit(_ view: Spoken) throws -> [String] {
      DescriptionDifference(from: try spoken(Spoken()), to: try spoken(view)).edits.map {
        $0.description.drop { $0 != " " }.dropFirst().description
      }
    }
    let place = " (Spoken > VStack > Image)"
    func told(_ view: Spoken) throws -> String {
      let all = try edit(view)
      #expect(all.count == 1 && all.allSatisfy { $0.hasSuffix(place) }, "\(all)")
      return all.joined()
    }
    #expect(try edit(Spoken()) == [])
    #expect(try told(Spoken(label: "B")).contains(#"”: "A" to "B" ("#))
    #expect(try told(Spoken(value: "2")).hasPrefix("Accessibility value of Symbol “"))
    #expect(try told(Spoken(identifier: "love")).contains("”: heart to love ("))
    #expect(try told(Spoken(traits: .isButton)).hasPrefix("Accessibility add traits of Symbol “"))
    let description = try spoken(Spoken())
    #expect(description.text.contains(#"accessibilityLabel "A""#))
    #expect(try description.json().contains("accessibilityLabel"))
  }

  /// What follows from what a view is would only make descriptions longer.
  @MainActor @Test func whatTheSystemSaysOfItsViewsIsNotTold() throws {
    let told = try spoken(Spoken()).views.filter { view in
      view.properties.contains { $0.name.hasPrefix("accessibility") }
    }
    #expect(told.map(\.name) == ["Image"])
  }
}

private func moved(from old: Double, to new: Double) -> CellCause? {
  func screen(_ x: Double, inRow: Bool) -> ScreenDescription {
    func view(_ name: String, _ parent: Int?, _ x: Double, _ source: String, _ color: String)
      -> ScreenDescription.Item
    {
      .init(
        name: name, id: nil, parent: parent, depth: parent.map { $0 + 1 } ?? 0,
        frame: .init(CGRect(x: x, y: 0, width: 9, height: 9)), source: source,
        properties: [.init(name: "color", value: color)])
    }
    let holder = inRow ? 2 : 1
    return ScreenDescription(
      format: ScreenDescription.currentFormat, screen: "page", device: "iphone-15",
      orientation: .portrait, scheme: .light, variant: "usual",
      views: [
        view("Screen", nil, 0, "", ""),
        view("Page", 0, 0, "A/B.swift:1", inRow ? "#111111" : "#000000"),
        view("Row", 1, 0, "A/B.swift:2", ""),
        view("Badge", holder, x, "A/B.swift:3", "#333333"),
      ])
  }
  let (before, after) = (screen(old, inRow: false), screen(new, inRow: true))
  return CellCause(DescriptionDifference(from: before, to: after), from: before, to: after)
}

private struct Spoken: View {
  var label = "A"
  var value = "1"
  var identifier = "heart"
  var traits: AccessibilityTraits = .isHeader

  var body: some View {
    VStack {
      Image(systemName: "heart").accessibilityLabel(Text(verbatim: label))
        .accessibilityValue(Text(verbatim: value)).accessibilityIdentifier(identifier)
        .accessibilityAddTraits(traits)
      Toggle("Wi-Fi", isOn: .constant(true))
      Button("Delete") {}
    }
  }
}

@MainActor private func spoken(_ view: Spoken) throws -> ScreenDescription {
  let catalogue = try Catalogue([Screen("page", title: "Page") { view }])
  let cell = try CellOptions.parse([]).cell(of: "page", in: catalogue)
  return try ScreenDescriber(catalogue, renderer: .shared()).draw(cell).description
}
