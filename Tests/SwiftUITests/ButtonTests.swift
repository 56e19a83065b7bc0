import SwiftUI
import TestSupport
import Testing

@MainActor
private func host<Content: View>(_ view: Content) -> ViewHost {
  ViewHost(view, text: SquareText(), assets: FixedPictures())
}

@MainActor private let phone = Surroundings(size: CGSize(width: 390, height: 844))

/// The colours of the texts in a list of operations, layers included.
func textColors(_ items: [DrawItem]) -> [RGBAColor] {
  items.flatMap { item -> [RGBAColor] in
    switch item.operation {
    case .text(let drawing): drawing.text.runs.compactMap { $0.paint.color }
    case .layer(let layer): textColors(layer.items)
    default: []
    }
  }
}

@MainActor @Suite struct ButtonTests {
  @Test func buttonDoesItsActionAndTakesTheTint() throws {
    struct Screen: View {
      @State var count = 0
      var body: some View {
        VStack {
          Text("\(count)")
          Button("Add") { count += 1 }
        }
      }
    }
    let host = host(Screen())
    let list = try host.render(in: phone)
    #expect(textColors(list.items).last == RGBAColor(hex: 0x007AFF))
    try host.tap("Add")
    _ = try host.render(in: phone)
    #expect(host.rootElement?.spokenLabel.contains("1") == true)
  }

  @Test func aRoleAloneNamesTheButton() throws {
    for (role, word) in [
      (ButtonRole.close, "Close"), (.confirm, "Done"), (.cancel, "Cancel"),
      (.destructive, "Delete"),
    ] {
      let host = host(Button(role: role) {})
      _ = try host.render(in: phone)
      #expect(host.rootElement?.spokenLabel.contains(word) == true)
    }
  }

  @Test func disabledButtonIsGreyAndDoesNothing() throws {
    let host = host(Button("Add") {}.disabled(true))
    let list = try host.render(in: phone)
    #expect(textColors(list.items) != [RGBAColor(hex: 0x007AFF)])
    #expect(throws: InteractionError.self) { try host.tap("Add") }
  }

  @Test func destructiveButtonIsRed() throws {
    let list = try host(Button("Delete", role: .destructive) {}).render(in: phone)
    #expect(textColors(list.items) == [RGBAColor(hex: 0xFF3B30)])
  }

  @Test func stylesAreEvaluatedAgainWhereTheirSurroundingsChange() throws {
    let host = host(Swapping())
    _ = try host.render(in: phone)
    try host.tap("A")
    _ = try host.render(in: phone)
    let widths = host.rootElement?.elements.first?.elements.map(\.rect.width)
    #expect(widths == [50, 50])
  }

  @Test func ownStyleReadsItsEnvironment() throws {
    let host = host(
      VStack {
        Button("A") {}
        Button("B") {}.disabled(true)
      }.buttonStyle(Boxed()))
    _ = try host.render(in: phone)
    let widths = host.rootElement?.elements.first?.elements.map(\.rect.width)
    #expect(widths == [100, 50])
  }

  @Test func styleMayLeaveTheDrawingToTheOneBefore() throws {
    let host = host(Button("Go") {}.buttonStyle(Confirming()).buttonStyle(.borderedProminent))
    let list = try host.render(in: phone)
    #expect(textColors(list.items) == [.white])
    #expect(host.rootElement?.elements.first?.rect.height == 54)
  }
}

private struct Boxed: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .frame(width: isEnabled ? 100 : 50, height: 20)
      .opacity(configuration.isPressed ? 0.5 : 1)
  }
}

/// Two buttons of one style value, one of which a tap turns off.
private struct Swapping: View {
  @State private var isOff = false

  var body: some View {
    VStack {
      Button("A") { isOff = true }.disabled(isOff)
      Button("B") {}.disabled(true)
    }
    .buttonStyle(Boxed())
  }
}

private struct Confirming: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button(configuration).padding(10)
  }
}
