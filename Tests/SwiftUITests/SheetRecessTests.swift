import SwiftUI
import Testing

/// A screen that a sheet pushes back: its corners on their way, and what lies beneath the status
/// bar.
@MainActor @Suite struct SheetRecessTests {
  private struct Presenting: View {
    @State private var isOpen = false

    var body: some View {
      Text("open").onTapGesture { isOpen = true }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .sheet(isPresented: $isOpen) { Text("close").onTapGesture { isOpen = false } }
    }
  }

  private static let size = CGSize(width: 200, height: 400)

  private func stage(_ device: ShownDevice? = nil) throws -> MovingStage {
    try MovingStage(
      Presenting(), size: Self.size,
      safeArea: EdgeInsets(top: 20, leading: 0, bottom: 0, trailing: 0), device: device)
  }

  /// Opens the sheet, and lets it come to rest.
  private func open(_ stage: MovingStage) throws {
    try stage.tap("open")
    try stage.host.finish(in: stage.surroundings)
  }

  /// The radius of the screen's corners where it is pushed back; nil where it is not.
  private func radius(_ stage: MovingStage) throws -> Double? {
    let window = CGRect(origin: .zero, size: Self.size)
    for item in try stage.host.render(in: stage.surroundings).items {
      guard case .layer(let layer) = item.operation,
        case .roundedRect(let clip)? = layer.clip?.storage, clip.rect == window
      else { continue }
      return clip.radii.topLeft
    }
    return nil
  }

  private func statusBarIsLight(_ stage: MovingStage) throws -> Bool? {
    try stage.host.render(in: stage.surroundings).systemBars.statusBarIsLight
  }

  /// The share of its way that a sheet has gone, of a spring of 0.4 s without a bounce.
  private func part(after time: Double) -> Double {
    Spring(response: 0.4, dampingRatio: 1).value(target: 1.0, initialVelocity: 0, time: time)
  }

  @Test func theCornersComeBackToTheGlass() throws {
    let stage = try stage(ShownDevice(.phone, screenSize: Self.size, cornerRadius: 40))
    #expect(try radius(stage) == nil)
    try open(stage)
    #expect(try radius(stage) == 10)
    try stage.tap("close")
    for time in [0.1, 0.2] {
      try stage.advance(by: 0.1)
      let corner = try #require(try radius(stage))
      #expect(abs(corner - (10 + 30 * part(after: time))) < 0.01)
    }
    try stage.advance(by: 2)
    #expect(try radius(stage) == nil)
  }

  @Test func theCornersLeaveTheGlassAsTheSheetRises() throws {
    let stage = try stage(ShownDevice(.phone, screenSize: Self.size, cornerRadius: 40))
    try stage.tap("open")
    try stage.advance(by: 0.1)
    let corner = try #require(try radius(stage))
    #expect(abs(corner - (40 - 30 * part(after: 0.1))) < 0.01)
  }

  /// A window that is a part of the screen has no corners of the glass.
  @Test func aWindowComesBackToItsEdge() throws {
    let screen = CGSize(width: 500, height: 400)
    for device in [nil, ShownDevice(.phone, screenSize: screen, cornerRadius: 40)] {
      let stage = try stage(device)
      try open(stage)
      try stage.tap("close")
      try stage.advance(by: 0.1)
      let corner = try #require(try radius(stage))
      #expect(abs(corner - 10 * (1 - part(after: 0.1))) < 0.01)
    }
  }

  /// The edge of the screen passes the bar's middle half way: 0.19 are gone after a twentieth of a
  /// second, 0.82 after a fifth.
  @Test func theStatusBarStaysLightWhileBlackLiesBeneathIt() throws {
    let stage = try stage()
    try open(stage)
    #expect(try statusBarIsLight(stage) == true)
    try stage.tap("close")
    try stage.advance(by: 0.05)
    #expect(try statusBarIsLight(stage) == true)
    try stage.advance(by: 0.15)
    #expect(try radius(stage) != nil)
    #expect(try statusBarIsLight(stage) == nil)
    try stage.advance(by: 2)
    #expect(try statusBarIsLight(stage) == nil)
  }

  @Test func theStatusBarTurnsLightOnceBlackLiesBeneathIt() throws {
    let stage = try stage()
    try stage.tap("open")
    try stage.advance(by: 0.05)
    #expect(try statusBarIsLight(stage) == nil)
    try stage.advance(by: 0.15)
    #expect(try statusBarIsLight(stage) == true)
  }
}
