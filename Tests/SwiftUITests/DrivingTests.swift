import SwiftUI
import TestSupport
import Testing

/// A host that is used as a person would use a screen: what is found, and what keeps a finger from
/// it.
@MainActor @Suite struct DrivingTests {
  private struct Panel: View {
    @State private var log: [String] = []
    @State private var isCovered = false
    @State private var asks = false
    var isRowGreyed = false

    var body: some View {
      ZStack(alignment: .top) {
        VStack {
          Text(log.joined(separator: " ")).accessibilityIdentifier("log")
          Button("Save") { log.append("save") }
          Button("Twin") { log.append("first") }
          Button("Twin") { log.append("second") }
          Button("Grey") { log.append("grey") }.disabled(true)
          Button("Ask") { asks = true }
          Button("Cover") { isCovered = true }
          Text("Twice").onTapGesture(count: 2) { log.append("twice") }
          Text("Plain")
          Slider(value: .constant(0.5)).accessibilityIdentifier("slider")
        }
        if isCovered { Color.red.frame(height: 300) }
      }
      .alert("Sure?", isPresented: $asks) { Button("Yes") { log.append("yes") } }
    }
  }

  private func host() throws -> (ViewHost, Surroundings) {
    let host = ViewHost(Panel(), text: SquareText(), assets: FixedPictures())
    let surroundings = Surroundings(size: CGSize(width: 390, height: 600))
    try host.settle(in: surroundings)
    return (host, surroundings)
  }

  private func error(_ action: () throws -> Void) -> InteractionError? {
    do {
      try action()
      return nil
    } catch {
      return error as? InteractionError
    }
  }

  @Test func namesOfSeveralKindsFindOne() throws {
    for query: ElementQuery in ["Save", .label("Save"), .text("Save"), .role(.isButton, "Save")] {
      let (host, surroundings) = try host()
      try host.tap(query)
      try host.settle(in: surroundings)
      #expect(host.sees(.text("save")), "\(query)")
    }
  }

  @Test func pointsFindTheTopmost() throws {
    let (host, surroundings) = try host()
    let save = try host.element("Save") { if case .tap = $0 { true } else { false } }.rect
    try host.tap(at: CGPoint(x: save.midX, y: save.midY))
    try host.settle(in: surroundings)
    #expect(host.sees(.text("save")))
  }

  @Test func whatIsNotThereIsToldWithTheNearestNames() throws {
    let (host, _) = try host()
    guard case .notFound(_, let known, let nearest)? = error({ try host.tap(ElementQuery("Svae")) })
    else {
      return #expect(Bool(false), "another error")
    }
    #expect(known.contains("Save") && known.contains("Ask"))
    #expect(nearest.first == "Save")
  }

  @Test func twinsAreToldWithTheirPlacesAndFoundByNumber() throws {
    let (host, surroundings) = try host()
    guard case .notUnique(_, let found)? = error({ try host.tap(ElementQuery("Twin")) }) else {
      return #expect(Bool(false), "another error")
    }
    #expect(found.count == 2)
    #expect(found.allSatisfy { $0.contains("DrivingTests.swift") })
    try host.tap(ElementQuery("Twin").at(1))
    try host.settle(in: surroundings)
    #expect(host.sees(.text("second")))
  }

  @Test func greyedInertAndCoveredElementsAreToldApart() throws {
    let (host, surroundings) = try host()
    #expect(error { try host.tap(ElementQuery("Grey")) } == .disabled("“Grey”"))
    #expect(error { try host.tap(ElementQuery("Plain")) } == .notInteractive("“Plain”"))
    guard case .notInteractive(_, ["double tap"])? = error({ try host.tap(ElementQuery("Twice")) })
    else {
      return #expect(Bool(false), "another error")
    }
    try host.tap("Cover")
    try host.settle(in: surroundings)
    guard case .covered("“Save”", _)? = error({ try host.tap(ElementQuery("Save")) }) else {
      return #expect(Bool(false), "another error")
    }
  }

  @Test func anAlertKeepsAFingerFromWhatIsBeneath() throws {
    let (host, surroundings) = try host()
    try host.tap("Ask")
    try host.settle(in: surroundings)
    guard case .covered(_, let cover)? = error({ try host.tap(ElementQuery("Save")) }) else {
      return #expect(Bool(false), "another error")
    }
    #expect(cover.contains("Sure?"))
    try host.tap("Yes")
    try host.settle(in: surroundings)
    #expect(host.sees(.text("yes")))
  }

  @Test func whatIsOutOfSightIsScrolledTo() throws {
    struct Long: View {
      @State private var tapped = 0
      var body: some View {
        ScrollView {
          LazyVStack {
            ForEach(0..<100) { number in
              Button("Row \(number)") { tapped = number }.frame(height: 44)
            }
          }
        }
        .safeAreaInset(edge: .bottom) { Text("Tapped \(tapped)") }
      }
    }
    let host = ViewHost(Long(), text: SquareText(), assets: FixedPictures())
    let surroundings = Surroundings(size: CGSize(width: 390, height: 600))
    try host.settle(in: surroundings)
    #expect(error { try host.tap(ElementQuery("Row 90")) } != nil)
    while try host.scrollOn(towards: "Row 90") { try host.settle(in: surroundings) }
    try host.tap(ElementQuery("Row 90"))
    try host.settle(in: surroundings)
    #expect(host.sees(.text("Tapped 90")))
    #expect(throws: InteractionError.self) {
      while try host.scrollOn(towards: "Row 900") { try host.settle(in: surroundings) }
    }
  }

  @Test func slidersKeepTheirSteps() throws {
    struct Volume: View {
      @State private var volume = 3.0
      var body: some View {
        Text("Volume \(Int(volume * 10))")
        Slider(value: $volume, in: 0...10, step: 2).accessibilityIdentifier("volume")
      }
    }
    let host = ViewHost(Volume(), text: SquareText(), assets: FixedPictures())
    let surroundings = Surroundings(size: CGSize(width: 390, height: 600))
    try host.settle(in: surroundings)
    try host.adjust("volume", .share(0.55))
    try host.settle(in: surroundings)
    #expect(host.sees(.text("Volume 60")))
    try host.adjust("volume", .increment)
    try host.settle(in: surroundings)
    #expect(host.sees(.text("Volume 80")))
    #expect(throws: InteractionError.self) { try host.adjust("Volume 80", .increment) }
  }
}
