import DSSettings
import DSiOSSupport
import DSmacOSSupport
import DSwatchOSSupport
import SwiftUI
import Testing

private struct SignUp: View {
  private enum Field: CaseIterable { case name, mail, password }

  @State private var name = ""
  @State private var mail = "anna"
  @State private var password = ""
  @FocusState private var focus: Field?
  var isEnabled = true
  var layout = DSFormRowLayout.auto

  var body: some View {
    DSForm(layout: layout) {
      DSFormSection("Account", footer: "Nobody else sees it.") {
        DSFormRow("Name", isRequired: true) {
          DSTextField("Your name", text: $name).dsFocus($focus, .name, in: Field.allCases)
        }
        DSFormRow(
          "Mail", hint: "We never write.",
          validation: mail.contains("@") ? .none : .error("No address")
        ) {
          DSTextField("Your mail", text: $mail).dsFocus($focus, .mail, in: Field.allCases)
        }
        DSFormRow("Password") {
          DSSecureField("Your password", text: $password)
            .dsFocus($focus, .password, in: Field.allCases)
        }
      }
      DSText(verbatim: "focus \(focus.map { "\($0)" } ?? "none")")
    }
    .disabled(!isEnabled)
  }
}

@MainActor @Suite struct FormFlowTests {
  @Test func submittingMovesTheFocusAlong() throws {
    let stage = DesignStage(SignUp(), theme: .iOS)
    #expect(try stage.texts().contains("focus none"))
    #expect(throws: InteractionError.self) { try stage.submit() }
    try stage.tap("Your name")
    for field in ["name", "mail", "password"] {
      #expect(try stage.texts().contains("focus \(field)"))
      try stage.submit()
    }
    #expect(try stage.texts().contains("focus none"))
  }

  @Test func hintsGiveWayToErrors() throws {
    let stage = DesignStage(SignUp(), theme: .iOS)
    #expect(try stage.texts().contains("No address"))
    #expect(try !stage.texts().contains("We never write."))
    try stage.type("anna@example.org", into: "Your mail")
    #expect(try stage.texts().contains("We never write."))
    #expect(try !stage.texts().contains("No address"))
  }

  @Test func disabledFormsTakeNothing() throws {
    let stage = DesignStage(SignUp(isEnabled: false), theme: .iOS)
    #expect(throws: InteractionError.self) { try stage.tap("Your name") }
    #expect(throws: InteractionError.self) { try stage.type("Anna", into: "Your name") }
  }

  /// Rows are their fields' ground, on a page for one of them too; a Mac's fields have boxes.
  @Test func onlyFieldsInAColumnHaveBoxes() throws {
    struct Page: View {
      @State private var name = "Anna"
      var body: some View {
        DSSettingsScreen("Page") {
          DSFormSection { DSTextFieldRow("Name", text: $name, mode: .separateScreen) }
        }
      }
    }
    func boxes(_ stage: DesignStage, _ resolver: DSThemeResolver) throws -> Int {
      let field = resolver.resolve().components.field.resolve(in: resolver.resolve())
      let items = try stage.render().items
      return items.flatMap(\.outlines).filter { $0 == field.borderWidth }.count
    }
    for resolver in [DSThemeResolver.iOS, .watchOS] {
      #expect(try boxes(DesignStage(SignUp(), theme: resolver), resolver) == 0)
      let page = DesignStage(Page(), theme: resolver)
      try page.tap("Name")
      #expect(try page.texts().contains("Anna"))
      #expect(try boxes(page, resolver) == 0)
      // The control: by itself a field has a box.
      let alone = DesignStage(DSTextField("Name", text: .constant("")), theme: resolver)
      #expect(try boxes(alone, resolver) == 1)
    }
    let stacked = DesignStage(SignUp(layout: .stacked), theme: .iOS)
    #expect(try boxes(stacked, .iOS) == 0)
    #expect(try boxes(DesignStage(SignUp(), theme: .macOS), .macOS) >= 3)
  }

  /// Side by side on a phone, labels at the end of a column on a Mac, beneath each other on a
  /// watch.
  @Test func rowsStandAsThePlatformDoes() throws {
    func frames(_ resolver: DSThemeResolver) throws -> (label: CGRect, field: CGRect) {
      let stage = DesignStage(SignUp(), theme: resolver)
      return (try stage.frame("Name"), try stage.frame("Your name"))
    }
    let phone = try frames(.iOS)
    #expect(phone.label.minX == 32 && abs(phone.label.midY - phone.field.midY) < 1)
    #expect(abs(phone.field.maxX - (393 - 32)) < 1)
    let mac = try frames(.macOS)
    #expect(abs(mac.label.midY - mac.field.midY) < 1 && mac.field.minX > mac.label.maxX)
    let watch = try frames(.watchOS)
    #expect(watch.label.maxY <= watch.field.minY)
  }

  /// Labels of different widths end at one line, and their fields begin at another.
  @Test func columnsAreAligned() throws {
    let stage = DesignStage(SignUp(), theme: .macOS)
    let marks = try stage.words().filter { $0.text == "*" }.map(\.frame.maxX)
    let ends = try [stage.frame("Mail").maxX, stage.frame("Password").maxX] + marks
    #expect(Set(ends.map { ($0 * 10).rounded() }).count == 1, "\(ends)")
    #expect(try stage.frame("Your name").minX == stage.frame("Your password").minX)
  }

  /// Rows with a field are as high as those without.
  @Test func rowsAreOfOneHeight() throws {
    struct Two: View {
      var body: some View {
        DSSettingsScreen("S") {
          DSFormSection {
            ForEach(["A", "B"], id: \.self) {
              DSTextFieldRow("\($0)", text: .constant("text"))
            }
            DSInfoRow("C", value: "1")
            DSInfoRow("D", value: "2")
          }
        }
      }
    }
    let stage = DesignStage(Two(), theme: .iOS)
    let tops = try ["A", "B", "C", "D"].map { try stage.frame($0).midY }
    let gaps = zip(tops.dropFirst(), tops).map { $0 - $1 }
    // The line between two rows is a third of a point.
    #expect(gaps.allSatisfy { abs($0 - 44 - 1.0 / 3) < 0.1 }, "\(gaps)")
  }

  /// The first line of several stands where a single one would.
  @Test func linesOfRowsBeginAtOneDistance() throws {
    struct Lines: View {
      var body: some View {
        DSForm {
          DSFormSection {
            DSFormRow("A") { DSTextField("a", text: .constant("one")) }
            DSFormRow("B") { DSMultilineField("b", text: .constant("two"), lines: 2) }
          }
        }
      }
    }
    let stage = DesignStage(Lines(), theme: .iOS)
    let gap = try stage.frame("two").minY - stage.frame("one").minY
    // The stage's letters are two points lower than the style's line.
    #expect(abs(gap - 44 - 1.0 / 3) < 1.5, "\(gap)")
  }

  @Test func largeTextStacksRows() throws {
    let stage = DesignStage(SignUp(), theme: .iOS) { $0.dynamicTypeSize = .accessibility1 }
    #expect(try stage.frame("Name").maxY <= stage.frame("Your name").minY)
  }

  /// No line above the first row, and one between each two.
  @Test func rowsAreDivided() throws {
    struct Three: View {
      var body: some View {
        DSFormSection {
          DSText("A")
          ForEach(["B", "C"], id: \.self) { DSText(verbatim: $0) }
        }
      }
    }
    let divider = DSThemeResolver.iOS.resolve().colors[.divider]
    let (red, green, blue) = divider.components
    let fills = try DesignStage(Three(), theme: .iOS).fills().filter {
      abs($0.red - red) + abs($0.green - green) + abs($0.blue - blue) < 0.01
    }
    #expect(fills.count == 2)
  }

  @Test func steppersStayWithinTheirBounds() throws {
    struct Portions: View {
      @State private var count = 2
      var body: some View { DSStepper("Portions", value: $count, in: 1...3) }
    }
    let stage = DesignStage(Portions(), theme: .iOS)
    try stage.tap("More")
    #expect(try stage.texts() == ["Portions", "3"])
    #expect(throws: InteractionError.self) { try stage.tap("More") }
    try stage.tap("Less")
    #expect(try stage.texts() == ["Portions", "2"])
  }

  @Test func slidersAreSteppersOnAWatch() throws {
    struct Volume: View {
      @State private var percent = 40
      var body: some View { DSSlider("Volume", percent: $percent) }
    }
    let stage = DesignStage(Volume(), theme: .watchOS)
    try stage.tap("More")
    #expect(try stage.texts().contains("50 %"))
    #expect(try DesignStage(Volume(), theme: .iOS).texts().contains("40 %"))
  }

  @Test func buttonsAtWorkAreNotPressedAgain() throws {
    struct Saving: View {
      @State private var count = 0
      @State private var box = false
      var isLoading = false
      var body: some View {
        DSButton("Save", isLoading: isLoading) { count += 1 }
        DSCheckbox("Agree", isOn: $box)
        DSText(verbatim: "\(count) \(box)")
      }
    }
    let stage = DesignStage(Saving(), theme: .macOS)
    try stage.tap("Save")
    try stage.tap("Agree")
    #expect(try stage.texts().contains("1 true"))
    let busy = DesignStage(Saving(isLoading: true), theme: .macOS)
    try busy.tap("Save")
    #expect(try busy.texts().contains("0 false"))
  }
}

extension DrawItem {
  /// The widths of the outlines that are stroked.
  fileprivate var outlines: [Double] {
    switch operation {
    case .stroke(_, _, let style): [style.lineWidth]
    case .layer(let layer): layer.items.flatMap(\.outlines)
    default: []
    }
  }
}
