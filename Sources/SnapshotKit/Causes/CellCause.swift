import Foundation

/// The cause of a cell's departure from its approval.
struct CellCause: Codable, Sendable, Hashable {
  /// The nature of a change.
  enum Kind: String, Codable, Sendable, CaseIterable {
    /// A view, or what was set on it.
    case edit
    /// The content of a file of data or of strings.
    case data
    /// A cell that nobody has approved.
    case new
    /// A cell that is declared no more.
    case gone
    /// A screen that cannot be drawn.
    case failed
    /// The content of a picture.
    case asset
    case font
    /// The device table: size, safe area, size classes.
    case devices
    case renderer
    /// Libraries.
    case environment
    /// Something that no description tells.
    case unexplained
  }

  /// One change of a view.
  struct Edit: Codable, Sendable, Hashable {
    /// `Module/File.swift:12`; empty where the system made the view.
    var source: String
    /// Such as `POICard > Text`.
    let view: String
    /// Such as `font 17 to 16 pt`: equal words are of equal edits, whatever the view.
    let text: String
    /// A Boolean value that indicates whether equal words at other places tell of the same edit, as
    /// of a named colour.
    var isNamedByText = false
    /// A Boolean value that indicates whether the edit may follow from another.
    var isDerived = false
    /// The changed file that the new value stems from, where the source line is as it was.
    var data: String?
    /// The changed line that the edit stems from, where it stands elsewhere; the source is then
    /// that line.
    var constant: Constant?
    /// The edit in words for people, where it is of a view.
    var sentence: EditSentence?
    /// The places at which the app's views around are made, the innermost first.
    var callers: [String] = []

    /// The edit as it is shown.
    var words: String { sentence?.text ?? text }

    /// Returns a title of the edit with the file that it stems from, unless it stands there.
    func fromData(_ title: String) -> String {
      guard let data, !source.hasPrefix("\(data):") else { return title }
      return "\(title), from \(data)"
    }

    /// The line of the view, whatever line the edit stems from.
    var use: String { constant?.use ?? source }

    /// The colours that are others, before and after, by which edits of one colour are known
    /// whatever it paints, however much it lets through and in whichever scheme it is seen.
    var colors: Set<String> {
      isNamedByText ? Set(ChangedValues(text).colors.map { "\($0) to \($1)" }) : []
    }
  }

  /// A declaration that an edit stems from, and where it is used.
  struct Constant: Codable, Sendable, Hashable {
    /// Such as `accent`; nil for lines that declare none.
    var name: String?
    /// The values in the source's own words, where they are short: `16 to 20`.
    var change: String?
    /// The line of the view itself, which is as it was.
    let use: String
  }

  /// A changed view and where it lies, in points.
  struct Box: Codable, Sendable, Hashable {
    let view: String
    let source: String
    /// x, y, width and height; absent for a view that was not there.
    var before: [Double]?
    var after: [Double]?
  }

  var kind: Kind
  /// The one that tells most first.
  var edits: [Edit]
  var consequences: [String] = []
  var boxes: [Box] = []

  /// More than anybody reads of one cell.
  static let most = (edits: 100, boxes: 60, consequences: 5)
}

extension CellCause {
  /// The cause that a difference of descriptions tells; nil where nothing that is seen was edited.
  init?(_ difference: DescriptionDifference, from old: ScreenDescription, to new: ScreenDescription)
  {
    let seen = difference.located.filter(\.isSeen)
    guard !seen.isEmpty else { return nil }
    // The edit itself before what may follow from it; lines between rows and grounds of them, which
    // follow the rows, are told where there is nothing else to tell.
    let own = seen.filter { !$0.isDerived }
    let following = seen.filter {
      $0.isDerived
        && (own.isEmpty || !($0.isRuleMoved || $0.isMadeForRow || $0.isScrolledTo))
    }
    let located = own + following
    func view(_ edit: DescriptionDifference.Located) -> String {
      // What stands in another's place is told as what that was.
      if edit.edit.property == Replacements.property, let view = edit.old {
        return old.shortPath(of: view)
      }
      return edit.new.map(new.shortPath) ?? edit.old.map(old.shortPath) ?? edit.edit.view
    }
    var edits: [Edit] = []
    var told: [[String]: Int] = [:]
    for located in located {
      let row = DataRow(located, from: old, to: new)
      let text = row.map { "\(located.edit.kind) row \($0.key)" } ?? located.edit.text
      let edit = Edit(
        source: located.edit.source, view: view(located), text: text,
        isNamedByText: (located.edit.kind == .changed || row != nil) && !located.isDerived,
        isDerived: located.isDerived, sentence: EditSentence(located, from: old, to: new),
        callers: located.callers)
      if let place = told[[edit.source, text]] {
        edits[place].join(edit)
      } else {
        told[[edit.source, text]] = edits.count
        edits.append(edit)
      }
    }
    var boxed: Set<[Int]> = []
    let boxes = located.compactMap { located -> Box? in
      guard boxed.insert([located.old ?? -1, located.new ?? -1]).inserted else { return nil }
      return Box(
        view: view(located), source: located.edit.source,
        before: located.old.map { old.views[$0].frame.numbers },
        after: located.new.map { new.views[$0].frame.numbers })
    }
    self.init(
      kind: located.first?.edit.asset == nil ? .edit : .asset,
      edits: Array(edits.prefix(Self.most.edits)),
      consequences: difference.consequences.prefix(Self.most.consequences).map(\.description),
      boxes: Array(boxes.prefix(Self.most.boxes)))
  }
}

extension CellCause.Kind {
  /// The kind in words for people: `edit`, `not approved yet`.
  var words: String {
    switch self {
    case .edit, .renderer, .environment: rawValue
    case .data: "other data"
    case .new: "not approved yet"
    case .gone: "declared no more"
    case .failed: "not drawn"
    case .asset: "other picture"
    case .font: "other fonts"
    case .devices: "other devices"
    case .unexplained: "other pixels"
    }
  }
}

extension DescriptionDifference.Located {
  /// A Boolean value that indicates whether the edit is of the place that a page was scrolled to,
  /// which lies elsewhere where what is above it is of another height.
  fileprivate var isScrolledTo: Bool { isDerived && edit.propertyName == "offset" }

  /// A Boolean value that indicates whether the edit is of a line that lies elsewhere, as lists
  /// draw them between rows.
  var isRuleMoved: Bool {
    ["shape", "clip"].contains(edit.propertyName)
      && [edit.before, edit.after].allSatisfy { $0?.hasPrefix("rect at ") ?? true }
  }
}

extension CellCause.Edit {
  /// Takes an equal edit of another view up: both are called by their type, if they have different
  /// names, and told without their places, if these differ.
  mutating func join(_ other: Self) {
    guard let sentence, let otherSentence = other.sentence else { return }
    self.sentence = sentence.joined(with: otherSentence, of: view)
  }
}

extension ScreenDescription.Frame {
  /// x, y, width and height.
  var numbers: [Double] { [x, y, width, height] }
}

extension ScreenDescription {
  /// Returns the view whose code makes a view, and the view itself: `POICard > Text`.
  ///
  /// It is the nearest one around that is not SwiftUI's; else the one around.
  func shortPath(of index: Int) -> String {
    let view = views[index]
    let above = sequence(first: index) { views[$0].parent }.dropFirst().dropLast()
    let owner =
      above.first {
        !Self.holders.contains(views[$0].name) && !Self.leaves.contains(views[$0].name)
          && !isSystemPart($0)
      } ?? above.first
    return owner.map { "\(views[$0].name) > \(view.name)" } ?? view.name
  }

  /// Returns a Boolean value that indicates whether a view is a part that the system makes of
  /// another, such as the style of a button or the section of a list: it stands on that one's line.
  private func isSystemPart(_ index: Int) -> Bool {
    let source = views[index].source
    guard !source.isEmpty, let parent = views[index].parent, views[parent].source == source else {
      return false
    }
    return Self.makers.contains(views[parent].name) || isSystemPart(parent)
      || (index + 1 < views.count && views[index + 1].parent == index
        && views[index + 1].source == source)
  }

  /// SwiftUI's views that make views of their own around what an app puts there.
  private static let makers: Set<String> = [
    "Button", "DisclosureGroup", "Form", "GroupBox", "Label", "LabeledContent", "Link", "List",
    "Menu", "NavigationLink", "NavigationSplitView", "NavigationStack", "NavigationView", "Picker",
    "Section", "TabView", "Toggle",
  ]

  /// SwiftUI's views, and parts of views, that hold what an app's view puts there.
  static let holders = parts.union([
    "AnyLayout", "Button", "Chart", "ContentUnavailableView", "ControlGroup", "DisclosureGroup",
    "Flex", "Form", "GeometryReader", "GlassEffectContainer", "Grid", "GridLayout", "GridRow",
    "Group", "GroupBox", "HStack", "HStackLayout", "KeyframeAnimator", "Label", "LabeledContent",
    "LazyHGrid", "LazyHStack", "LazyVGrid", "LazyVStack", "Link", "List", "Map", "Menu",
    "NavigationLink", "NavigationSplitView", "NavigationStack", "NavigationView", "OutlineGroup",
    "PhaseAnimator", "Picker", "ScrollView", "ScrollViewReader", "Section", "TabView", "Table",
    "TimelineView", "TipView", "Toggle", "VStack", "VStackLayout", "ViewThatFits", "ZStack",
    "ZStackLayout",
  ])

  /// Returns a Boolean value that indicates whether a view of some type is SwiftUI's own.
  static func isSystem(_ name: String) -> Bool {
    holders.contains(name) || leaves.contains(name)
  }

  /// SwiftUI's views that show something themselves, and hold their backgrounds and overlays alone.
  private static let leaves: Set<String> = [
    "Capsule", "Circle", "Color", "Divider", "Ellipse", "Image", "Rectangle", "RoundedRectangle",
    "Text", "UnevenRoundedRectangle",
  ]

  /// The parts that modifiers put at a view, and that hold what an app gives them.
  static let parts: Set<String> = ["background", "inset", "mask", "overlay"]
}
