import Foundation
import SwiftUI
import Testing

@testable import SnapshotKit

@MainActor private let inspector = try? ScreenInspector()

@MainActor private func faults<Content: View>(
  except exceptions: [AuditException] = [],
  @ViewBuilder _ content: @escaping @MainActor @Sendable () -> Content
) throws -> [String] {
  let inspector = try #require(inspector)
  let screen = Screen("page", title: "Page") { content() }
  return try inspector.faults(
    of: screen, as: SnapshotTraits(device: "iphone-15-pro"), except: exceptions)
}

/// A screen with one seeded defect, and what the audit must say of it.
private struct Defect: Sendable, CustomTestStringConvertible {
  let check: String
  let words: String
  let view: @MainActor @Sendable () -> AnyView

  var testDescription: String { check }

  init<Content: View>(
    _ check: String, _ words: String,
    @ViewBuilder _ view: @escaping @MainActor @Sendable () -> Content
  ) { (self.check, self.words, self.view) = (check, words, { AnyView(view()) }) }
}

/// A button at the bottom of a tab.
private struct TabbedPage: View {
  let ignoresBars: Bool

  var body: some View {
    TabView {
      VStack {
        Spacer()
        Button("Buy") {}.frame(width: 120, height: 60)
      }
      .ignoresSafeArea(edges: ignoresBars ? .bottom : [])
      .tabItem { Text(verbatim: "Home") }
    }
  }
}

/// A button at the top of a page.
private struct BarredPage: View {
  let ignoresBars: Bool

  var body: some View {
    NavigationStack {
      VStack {
        Button("Menu") {}.frame(width: 120, height: 60).padding(.top, ignoresBars ? 60 : 0)
        Spacer()
      }
      .ignoresSafeArea(edges: ignoresBars ? .top : [])
      .navigationTitle(Text(verbatim: "Page"))
      .navigationBarTitleDisplayMode(.inline)
    }
  }
}

/// A button beneath a field that is typed into.
private struct TypedPage: View {
  let ignoresKeyboard: Bool
  @FocusState private var isTyping: Bool

  var body: some View {
    VStack {
      TextField("Name", text: .constant("Anna")).frame(height: 50).contentShape(Rectangle())
        .focused($isTyping)
      Spacer()
      Button("Send") {}.frame(width: 120, height: 60)
    }
    .ignoresSafeArea(.keyboard, edges: ignoresKeyboard ? .bottom : [])
    .onAppear { isTyping = true }
  }
}

private let defects: [Defect] = [
  Defect("target", "is 30 x 30 pt") {
    Color.blue.frame(width: 30, height: 30).onTapGesture {}.accessibilityLabel("Close")
  },
  Defect("name", "has no name") {
    Button(action: {}, label: { Color.blue.frame(width: 50, height: 50) })
  },
  Defect("name", "reads like the name of a picture") {
    Button("x") {}.frame(width: 50, height: 50)
      .accessibilityLabel("ic_close.small")
  },
  Defect("name", "finds nothing") { Color.blue.frame(width: 60, height: 60).onTapGesture {} },
  Defect("contrast", "it needs 4.5:1") {
    Text(verbatim: "Pale").foregroundStyle(Color(white: 0.7))
  },
  Defect("contrast", "it needs 3:1") {
    Text(verbatim: "Pale").font(.system(size: 30)).foregroundStyle(Color(white: 0.7))
  },
  Defect("truncated", "is cut short") {
    Text(verbatim: "A text of many words").lineLimit(1).frame(width: 60)
  },
  Defect("truncated", "is broken within a word") {
    Text(verbatim: "Unbreakable").frame(width: 40)
  },
  Defect("outside", "out of the safe area") {
    VStack {
      Button("Menu") {}.frame(width: 80, height: 60).onTapGesture {}
      Spacer()
    }
    .ignoresSafeArea()
  },
  Defect("outside", "lies under the tab bar") { TabbedPage(ignoresBars: true) },
  Defect("outside", "lies under the navigation bar") { BarredPage(ignoresBars: true) },
  Defect("outside", "lies under the keyboard") { TypedPage(ignoresKeyboard: true) },
  Defect("overlap", "lie over each other") {
    ZStack {
      Text(verbatim: "One").font(.largeTitle)
      Text(verbatim: "Another")
    }
  },
  Defect("overlap", "lie over each other") {
    ZStack {
      Color.blue.frame(width: 60, height: 60).onTapGesture {}.accessibilityLabel("A")
      Color.red.frame(width: 60, height: 60).onTapGesture {}.accessibilityLabel("B")
        .offset(x: 30)
    }
  },
]

@MainActor @Suite struct AuditTests {
  @Test(arguments: defects)
  private func eachCheckFindsItsDefect(_ defect: Defect) throws {
    let found = try faults { defect.view() }
    let told = found.filter { $0.contains(": \(defect.check): ") && $0.contains(defect.words) }
    #expect(told.count >= 1, "\(found)")
    #expect(told.allSatisfy { $0.hasPrefix("SnapshotKitTests/AuditTests.swift:") }, "\(told)")
  }

  @Test func soundScreensPass() throws {
    let found = try faults {
      NavigationStack {
        List {
          Text(verbatim: "Row")
          Toggle("Wi-Fi", isOn: .constant(true))
          Button("Delete") {}
        }
        .navigationTitle(Text(verbatim: "Page"))
        .toolbar { Button("Add", systemImage: "plus") {} }
      }
    }
    #expect(found == [])
  }

  @Test func whatKeepsClearOfBarsAndOfTheKeyboardPasses() throws {
    func outside<Content: View>(
      @ViewBuilder _ content: @escaping @MainActor @Sendable () -> Content
    ) throws -> [String] { try faults { content() }.filter { $0.contains(": outside: ") } }
    #expect(try outside { TabbedPage(ignoresBars: false) } == [])
    #expect(try outside { BarredPage(ignoresBars: false) } == [])
    #expect(try outside { TypedPage(ignoresKeyboard: false) } == [])
    // What scrolls may go beneath a bar.
    let rows = try outside {
      NavigationStack {
        List(0..<40, id: \.self) { row in Button("Row \(row)") {} }
          .navigationTitle(Text(verbatim: "Page"))
      }
    }
    #expect(rows == [])
  }

  @Test func whatIsNotFlatIsNotMeasured() throws {
    let found = try faults {
      Text(verbatim: "Over").foregroundStyle(.white)
        .background(LinearGradient(colors: [.white, .black], startPoint: .top, endPoint: .bottom))
    }
    #expect(found == [])
    // It is not passed over, either.
    let catalogue = try Catalogue([
      Screen("page", title: "Page") {
        Text(verbatim: "Over").foregroundStyle(.white)
          .background(
            LinearGradient(colors: [.white, .black], startPoint: .top, endPoint: .bottom))
      }
    ])
    let cells = Matrix(catalogue).cells.prefix(1)
    let findings = try Auditor(catalogue, renderer: .shared()).audit(Array(cells), except: [])
      .joined().map(\.finding)
    #expect(findings.map(\.severity) == [.unmeasured])
    #expect(
      findings.first?.message
        == "the contrast of \"Over\" cannot be measured: its ground is not flat")
  }

  @Test func systemColoursAreAdvisedAndFaultsUnderIncreaseContrast() throws {
    // The tab bar's grey has 3.26:1 on white; under Increase Contrast iOS makes it 5.2:1.
    #expect(try faults { Text(verbatim: "Grey").foregroundStyle(Color(.systemGray)) } == [])
    #expect(try faults { Text(verbatim: "Grey").foregroundStyle(.secondary) } == [])
    let own = Color(red: 0.57, green: 0.56, blue: 0.58)
    #expect(try faults { Text(verbatim: "Grey").foregroundStyle(own) }.count == 1)
    let inspector = try #require(inspector)
    let pale = Screen("page", title: "Page") {
      Text(verbatim: "Grey").foregroundStyle(Color(.tertiaryLabel))
    }
    let found = try inspector.faults(
      of: pale, as: SnapshotTraits(device: "iphone-15-pro", variant: .highContrast))
    #expect(found.count == 1)
  }

  @Test func aHaloIsPartOfItsText() throws {
    func label(_ halo: Color) -> some View {
      ZStack {
        ForEach(0..<4, id: \.self) { step in
          Text(verbatim: "Lake").foregroundStyle(halo)
            .offset(x: step < 2 ? -1 : 1, y: step % 2 == 0 ? -1 : 1)
        }
        Text(verbatim: "Lake").foregroundStyle(.black)
      }
      .background(LinearGradient(colors: [.black, .white], startPoint: .top, endPoint: .bottom))
    }
    #expect(try faults { label(.white) } == [])
    // A halo that does not help is told, once.
    #expect(try faults { label(Color(white: 0.3)) }.count == 1)
  }

  @Test func whatABarHidesDoesNotOverlap() throws {
    func page(_ cover: Color) -> some View {
      ZStack {
        Text(verbatim: "Row beneath").font(.title)
        Rectangle().fill(cover).frame(width: 300, height: 80)
        Text(verbatim: "Title").font(.title)
      }
    }
    #expect(try faults { page(.white) } == [])
    #expect(try faults { page(.clear) }.count == 1)
  }

  @Test func aContentShapeCountsThatReachesBeyondTheFrame() throws {
    func tile(_ inset: CGFloat) -> some View {
      Color.blue.frame(width: 33, height: 33)
        .contentShape(Circle().inset(by: inset)).onTapGesture {}.accessibilityLabel("Close")
    }
    #expect(try faults { tile(-8) } == [])
    #expect(try faults { tile(0) }.count == 1)
  }

  @Test func aFieldIsReachedThroughItsBox() throws {
    let boxed = try faults {
      TextField("Name", text: .constant("Anna")).padding(12)
        .frame(width: 200).contentShape(Rectangle())
        .onTapGesture {}
    }
    #expect(boxed == [])
    let bare = try faults { TextField("Name", text: .constant("Anna")).frame(width: 200) }
    #expect(bare.count == 1)
  }

  @Test func whatAModalViewHidesIsNotAudited() throws {
    func page(_ traits: AccessibilityTraits) -> some View {
      ZStack {
        Color.blue.frame(width: 30, height: 30).onTapGesture {}.accessibilityLabel("Below")
          .offset(y: 200)
        VStack { Text(verbatim: "Earned") }.accessibilityAddTraits(traits)
      }
    }
    #expect(try faults { page(.isModal) } == [])
    #expect(try faults { page(.isStaticText) }.count == 1)
  }

  @Test func exceptionsHaveAReason() throws {
    let pale = Text(verbatim: "Pale").foregroundStyle(Color(white: 0.7))
    let exception = AuditException(
      screen: "pa*", check: .contrast, contains: "Pale", reason: "a watermark")
    #expect(try faults(except: [exception]) { pale } == [])
    let other = AuditException(screen: "pa*", check: .target, contains: nil, reason: "x")
    #expect(try faults(except: [other]) { pale }.count == 1)
    let scratch = FileManager.default.temporaryDirectory
      .appendingPathComponent("vitrine-audit-\(UUID().uuidString).json")
    defer { try? FileManager.default.removeItem(at: scratch) }
    try Data(#"[{"screen": "a", "reason": " "}]"#.utf8).write(to: scratch)
    #expect(throws: AuditError.self) { try AuditException.read(scratch.path) }
    try Data(#"{"screen": "a"}"#.utf8).write(to: scratch)
    #expect(throws: AuditError.self) { try AuditException.read(scratch.path) }
  }
}

/// A rectangle within another by its edges, whatever their sums are.
struct EnclosureTests {
  /// A field in a row, of an iPhone SE, for which Foundation says that it is not within.
  private let row = CGRect(x: 32, y: 249.7012, width: 311, height: 44).insetBy(dx: -0.5, dy: -0.5)

  @Test func whatIsWithinIsEnclosed() {
    #expect(row.encloses(CGRect(x: 32, y: 260.7012, width: 311, height: 22)))
    #expect(row.encloses(row))
  }

  @Test(arguments: [(-1.0, 0.0), (1, 0), (0, -12), (0, 12)])
  func whatReachesOutIsNot(_ x: Double, _ y: Double) {
    let field = CGRect(x: 32, y: 260.7012, width: 311, height: 22)
    #expect(!row.encloses(field.offsetBy(dx: x, dy: y)))
  }
}
