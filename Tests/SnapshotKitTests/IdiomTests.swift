import DisplayList
import SwiftUI
import Testing

@testable import SnapshotKit

/// Apps that ask for the device are told of the device, not of their window.
@MainActor @Suite struct IdiomTests {
  private struct Asking: View {
    var body: some View {
      let device = UIDevice.current
      Text(
        verbatim: "\(device.userInterfaceIdiom) \(device.model) \(device.systemName) "
          + "\(device.systemVersion) \(Int(UIScreen.main.bounds.width))")
    }
  }

  private struct Bridged: View {
    var body: some View {
      VStack {
        AskingBridged()
        AskingBridged().environment(\.prefersTabs, false)
      }
    }
  }

  private struct AskingBridged: View {
    @Environment(\.prefersTabs) private var prefersTabs
    var body: some View { Text(verbatim: prefersTabs ? "tabs" : "columns") }
  }

  private func answer(
    on id: String, in orientation: Orientation = .portrait, _ variant: Variant? = nil,
    system: Int = 17
  ) throws -> String? {
    try answers(Asking(), on: id, in: orientation, variant, system: system).first
  }

  private func answers(
    _ view: some View, on id: String, in orientation: Orientation = .portrait,
    _ variant: Variant? = nil, system: Int = 17
  ) throws -> [String] {
    let screen = Screen("asking", title: "Asking") { view }
    let (catalogue, renderer) = (try Catalogue([screen], system: system), try Renderer.shared())
    let device = try #require(catalogue.devices.device(id: id))
    let list = try screen.render(
      RenderContext(
        catalogue.traits(of: device, in: orientation, scheme: .light, variant: variant),
        text: renderer.text, assets: renderer.assets))
    return list.items.compactMap { item -> String? in
      if case .text(let drawing) = item.operation { drawing.text.string } else { nil }
    }
  }

  @Test func theIdiomIsTheDevices() throws {
    #expect(try answer(on: "iphone-15") == "phone iPhone iOS 17.0 393")
    #expect(try answer(on: "iphone-duo-inner")?.hasPrefix("phone iPhone") == true)
    #expect(try answer(on: "ipad-9") == "pad iPad iPadOS 17.0 810")
    #expect(try answer(on: "mac-settings", in: .landscape)?.hasPrefix("mac Mac macOS") == true)
  }

  @Test func aWindowOfATabletIsATablets() throws {
    let third = Variant.window(.splitThird)
    #expect(
      try answer(on: "ipad-pro-11", in: .landscape, third)?.hasPrefix("pad iPad iPadOS 17.0 1")
        == true)
  }

  @Test func aBridgedKeyReadsTheDevicesTraitsWhereNoViewSetsIt() throws {
    #expect(try answers(Bridged(), on: "iphone-15") == ["tabs", "columns"])
    #expect(try answers(Bridged(), on: "ipad-9") == ["columns", "columns"])
  }

  @Test func theVersionIsTheOneThatIsDrawn() throws {
    #expect(try answer(on: "iphone-15", system: 18) == "phone iPhone iOS 18.0 393")
    #expect(try answer(on: "iphone-15", system: 16) == "phone iPhone iOS 16.0 393")
  }

  @Test func aComponentIsAPhonesWhereItIsAsNarrow() throws {
    let screen = Screen("asking", title: "Asking", size: .fitting) { Asking() }
    let catalogue = try Catalogue([screen])
    let device = try #require(screen.size.component)
    #expect(
      catalogue.traits(of: device, in: .portrait, scheme: .light, variant: nil).device == nil)
  }
}

private struct PrefersTabs: UITraitBridgedEnvironmentKey {
  static let defaultValue = false
  static func read(from traitCollection: UITraitCollection) -> Bool {
    traitCollection.userInterfaceIdiom == .phone
  }
  static func write(to mutableTraits: inout any UIMutableTraits, value: Bool) {}
}

extension EnvironmentValues {
  fileprivate var prefersTabs: Bool {
    get { self[PrefersTabs.self] }
    set { self[PrefersTabs.self] = newValue }
  }
}
