import DisplayList
import SwiftUI
import Testing

@testable import SnapshotKit

/// Each action of a user's comes to what it is aimed at.
@MainActor @Suite struct ActionTests {
  /// Returns the texts of a view behind some actions.
  private func texts<Content: View>(
    of view: @autoclosure @escaping @MainActor @Sendable () -> Content,
    on device: String = "iphone-15-pro",
    behind actions: @escaping @MainActor @Sendable (ScreenActor) throws -> Void = { _ in }
  ) throws -> [String] {
    nonisolated(unsafe) var failure: (any Error)?
    let screen = Screen.flow("page", title: "Page") {
      view()
    } steps: {
      Step("done") { user in
        do { try actions(user) } catch { failure = error }
      }
    }
    let (catalogue, renderer) = (try Catalogue([screen]), try Renderer.shared())
    let shown = try #require(catalogue.devices.device(id: device))
    let layouts = try screen.layouts(
      RenderContext(
        catalogue.traits(of: shown, in: .portrait, scheme: .light, variant: nil),
        text: renderer.text, assets: renderer.assets), steps: ["done"])
    if let failure { throw failure }
    return (layouts.lists["done"]?.items ?? []).flatMap(\.texts)
  }

  private struct Touched: View {
    @State private var log = "none"

    var body: some View {
      Text(verbatim: log)
      Color.red.frame(width: 80, height: 80).accessibilityLabel("Twice")
        .onTapGesture(count: 2) { log = "twice" }
      Color.green.frame(width: 80, height: 80).accessibilityLabel("Long")
        .onLongPressGesture { log = "long" }
      Color.blue.frame(width: 80, height: 80).accessibilityLabel("Dragged")
        .gesture(
          DragGesture().onEnded { drag in
            let (moved, end) = (drag.translation, drag.predictedEndTranslation)
            log =
              "\(Int(moved.width)) \(Int(moved.height)) to \(Int(end.width)) \(Int(end.height)) "
              + "at \(Int(drag.velocity.width))"
          })
      Color.orange.frame(width: 80, height: 80).accessibilityLabel("Pinched")
        .gesture(MagnifyGesture().onEnded { log = "times \($0.magnification)" })
      Color.purple.frame(width: 80, height: 80).accessibilityLabel("Turned")
        .gesture(RotateGesture().onEnded { log = "by \(Int($0.rotation.degrees.rounded()))" })
    }
  }

  @Test func gesturesAreHeard() throws {
    #expect(try texts(of: Touched()) { try $0.doubleTap("Twice") }.contains("twice"))
    #expect(try texts(of: Touched()) { try $0.longPress("Long") }.contains("long"))
    #expect(try texts(of: Touched()) { try $0.magnify("Pinched", by: 2) }.contains("times 2.0"))
    #expect(
      try texts(of: Touched()) { try $0.turn("Turned", by: .degrees(30)) }.contains("by 30"))
    #expect(throws: InteractionError.self) { try texts(of: Touched()) { try $0.tap("Twice") } }
  }

  @Test func aDragEndsWhereItsVelocityTakesIt() throws {
    let slow = try texts(of: Touched()) {
      try $0.drag("Dragged", by: CGSize(width: 40, height: 8))
    }
    #expect(slow.contains("40 8 to 40 8 at 0"))
    let quick = try texts(of: Touched()) {
      try $0.drag(
        "Dragged", by: CGSize(width: 40, height: 8), velocity: CGSize(width: 400, height: 0))
    }
    #expect(quick.contains("40 8 to 140 8 at 400"))
    let held = try texts(of: Touched()) {
      try $0.drag("Dragged", by: CGSize(width: 40, height: 8), holding: true)
    }
    #expect(held.contains("none"))
  }

  private struct Controls: View {
    @State private var volume = 5.0
    @State private var rooms = 2
    @State private var font = "Sans"
    @State private var name = "Ada"
    @State private var count = 0

    var body: some View {
      List {
        Text(verbatim: "volume \(Int(volume)), rooms \(rooms), font \(font), name <\(name)>")
        Text(verbatim: "reloaded \(count)")
        Slider(value: $volume, in: 0...10).accessibilityIdentifier("volume")
        Stepper("Rooms", value: $rooms, in: 1...9)
        Picker("Font", selection: $font) {
          ForEach(["Sans", "Serif"], id: \.self) { Text(verbatim: $0).tag($0) }
        }
        TextField("Name", text: $name).accessibilityIdentifier("name")
      }
      .refreshable { @MainActor in count += 1 }
    }
  }

  @Test func controlsAreSet() throws {
    func line(_ actions: @escaping @MainActor @Sendable (ScreenActor) throws -> Void) throws
      -> String?
    {
      try texts(of: Controls()) { try actions($0) }.first { $0.hasPrefix("volume") }
    }
    #expect(try line { _ in } == "volume 5, rooms 2, font Sans, name <Ada>")
    #expect(try line { try $0.adjust("volume", .share(0.8)) }?.hasPrefix("volume 8") == true)
    #expect(try line { try $0.adjust("volume", .increment) }?.hasPrefix("volume 6") == true)
    #expect(try line { try $0.adjust("Rooms", .increment) }?.contains("rooms 3") == true)
    #expect(try line { try $0.adjust("Rooms", .decrement) }?.contains("rooms 1") == true)
    #expect(try line { try $0.select("Serif", in: "Font") }?.contains("font Serif") == true)
    #expect(try line { try $0.clear(.identifier("name")) }?.contains("name <>") == true)
    #expect(
      try line { user in
        try user.clear(.identifier("name"))
        try user.type("Eve", into: .identifier("name"))
      }?.contains("name <Eve>") == true)
    #expect(
      try line { try $0.paste(" Lovelace", into: .identifier("name")) }?
        .contains("name <Ada Lovelace>") == true)
    #expect(throws: InteractionError.self) { try line { try $0.select("Mono", in: "Font") } }
  }

  /// Letters come one after the other, and a text that is pasted at once.
  @Test func aPastedTextIsOneChange() throws {
    struct Counter: View {
      @State private var text = ""
      @State private var changes = 0

      var body: some View {
        VStack {
          TextField("Note", text: $text).onChange(of: text) { changes += 1 }
          Text("\(changes) changes of <\(text)>")
        }
      }
    }
    #expect(
      try texts(of: Counter()) { try $0.paste("Tide", into: "Note") }
        .contains("1 changes of <Tide>"))
    #expect(
      try texts(of: Counter()) { try $0.type("Tide", into: "Note") }
        .contains("4 changes of <Tide>"))
  }

  @Test func aListIsReloaded() throws {
    #expect(try texts(of: Controls()) { try $0.refresh() }.contains("reloaded 1"))
    #expect(throws: InteractionError.self) { try texts(of: Touched()) { try $0.refresh() } }
  }

  private struct Rows: View {
    var body: some View {
      ScrollView {
        VStack {
          ForEach(0..<60, id: \.self) { row in
            Button("Row \(row)") {}.frame(height: 44)
          }
        }
      }
    }
  }

  @Test func whatIsOutOfSightIsSaidToBe() throws {
    do {
      _ = try texts(of: Rows()) { try $0.tap("Row 50") }
      Issue.record("a row out of sight was tapped")
    } catch let error as InteractionError {
      guard case .offScreen(let what, let frame) = error else {
        Issue.record("\(error)")
        return
      }
      #expect(what == "“Row 50”" && frame.minY > 852)
      #expect(error.description.contains("scroll to it first"))
    }
    let seen = try texts(of: Rows()) { user in
      try user.scroll(to: "Row 50")
      try user.tap("Row 50")
    }
    #expect(seen.contains("Row 50"))
  }

  private struct Held: View {
    @Environment(\.horizontalSizeClass) private var width
    @Environment(\.verticalSizeClass) private var height

    var body: some View {
      GeometryReader { proxy in
        let insets = proxy.safeAreaInsets
        Text(
          verbatim: """
            \(Int(proxy.size.width)) x \(Int(proxy.size.height)), \
            safe \(Int(insets.top)) \(Int(insets.leading)) \(Int(insets.bottom)), \
            \(width == .compact ? "compact" : "regular") \
            \(height == .compact ? "compact" : "regular"), \
            screen \(Int(UIScreen.main.bounds.width))
            """)
      }
    }
  }

  @Test func aTurnedDeviceHasItsOwnInsetsAndClasses() throws {
    let upright = "393 x 759, safe 59 0 34, compact regular, screen 393"
    let turned = "734 x 372, safe 0 59 21, regular compact, screen 852"
    #expect(try texts(of: Held()) == [upright])
    #expect(try texts(of: Held()) { try $0.rotate() } == [turned])
    let back = try texts(of: Held()) { user in
      try user.rotate()
      try user.rotate()
    }
    #expect(back == [upright])
    let tablet = try texts(of: Held(), on: "ipad-9") { try $0.rotate() }
    #expect(tablet.first?.contains("regular regular, screen 1080") == true)
  }

  @Test func aWindowHasAnotherSize() throws {
    let split = try texts(of: Held(), on: "ipad-9") {
      try $0.resize(to: CGSize(width: 320, height: 1080))
    }
    #expect(split.first?.hasPrefix("320 x ") == true)
    #expect(split.first?.hasSuffix("screen 810") == true)
  }
}

extension DrawItem {
  fileprivate var texts: [String] {
    switch operation {
    case .text(let drawing): [drawing.text.string]
    case .layer(let layer): layer.items.flatMap(\.texts)
    default: []
    }
  }
}
