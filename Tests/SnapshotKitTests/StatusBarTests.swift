import DisplayList
import Foundation
import Testing

@testable import SnapshotKit

private func bounds(of operation: DrawOperation) -> CGRect {
  switch operation {
  case .fill(let path, _, _), .stroke(let path, _, _): path.boundingRect
  case .text(let drawing): drawing.frame
  default: .null
  }
}

@Suite struct StatusBarTests {
  @Test(arguments: Orientation.allCases) func chromeKeepsOffTheCutoutAndOnTheScreen(
    orientation: Orientation
  ) throws {
    let table = try DeviceTable.bundled()
    for device in table.devices {
      let geometry = table.geometry(of: device, in: orientation)
      let chrome = DeviceChrome(
        device: device, orientation: orientation, geometry: geometry, scheme: .light,
        text: FixedMeasures())
      let screen = CGRect(origin: .zero, size: geometry.size)
      for operation in chrome.operations {
        let bounds = bounds(of: operation)
        #expect(screen.contains(bounds), "\(device.id) \(bounds)")
        #expect(
          geometry.cutout.map { !$0.intersects(bounds) } ?? true, "\(device.id) \(bounds)")
      }
      let bars = chrome.operations.map(bounds).filter { $0.minY < geometry.size.height / 2 }
      #expect(bars.isEmpty == (geometry.statusBarHeight == 0), "\(device.id)")
      for bar in bars { #expect(bar.maxY <= max(geometry.safeArea.top, 20), "\(device.id) \(bar)") }
      #expect(
        chrome.operations.count - bars.count == (geometry.homeIndicator == nil ? 0 : 1))
    }
  }

  /// The system turns the home indicator by what lies behind it.
  @Test(arguments: [
    (0.1, Scheme.light, RGBAColor.white), (0.9, .light, .black), (0.1, .dark, .white),
    (0.9, .dark, .black),
  ])
  func theHomeIndicatorIsSeenOnAnyGround(
    white: Double, scheme: Scheme, expected: RGBAColor
  ) throws {
    let table = try DeviceTable.bundled()
    let device = try #require(table.device(id: "iphone-15"))
    let geometry = table.geometry(of: device, in: .portrait)
    let indicator = try #require(geometry.homeIndicator)
    var list = DisplayList(size: geometry.size, background: scheme == .dark ? .black : .white)
    let ground = RGBAColor(red: white, green: white, blue: white)
    list.items.append(
      DrawItem(
        .fill(Path(indicator.insetBy(dx: -20, dy: -20)), .color(ground), FillStyle())))
    // A line that runs behind it does not count.
    list.items.append(
      DrawItem(
        .fill(
          Path(CGRect(x: 0, y: indicator.midY, width: 900, height: 1)), .color(expected),
          FillStyle())))
    let chrome = DeviceChrome(
      device: device, orientation: .portrait, geometry: geometry, scheme: scheme,
      indicatorGrounds: list.grounds(behind: indicator, picking: scheme.pick),
      text: FixedMeasures())
    guard case .fill(let path, .color(let color), _)? = chrome.operations.last else {
      Issue.record("no indicator")
      return
    }
    #expect(path.boundingRect == indicator && color == expected)
  }

  /// Of a layout that serves both schemes, those of the screen's own count.
  @Test func aSharedLayoutHasTheGroundsOfEachScheme() {
    let indicator = CGRect(x: 40, y: 90, width: 20, height: 5)
    let paper = RGBAColor(light: .white, dark: .black)
    let list = DisplayList(
      size: CGSize(width: 100, height: 100), background: paper,
      items: [
        DrawItem(
          .fill(Path(CGRect(x: 0, y: 0, width: 50, height: 100)), .color(paper), FillStyle()))
      ])
    #expect(Set(list.grounds(behind: indicator, picking: .light)) == [.white])
    #expect(Set(list.grounds(behind: indicator, picking: .dark)) == [.black])
  }

  /// A tablet's words are those of the screen's locale.
  @Test(arguments: [
    ("en_US", "Tue Jan 9", "100%"), ("ru_RU", "Вт 9 янв.", "100 %"),
    ("de_DE", "Di. 9. Jan.", "100 %"), ("en_GB", "Tue 9 Jan", "100%"),
    ("ja_JP", "1月9日(火)", "100%"),
  ])
  func wordsFollowTheLocale(locale: String, day: String, charge: String) throws {
    let table = try DeviceTable.bundled()
    let device = try #require(table.device(id: "ipad-10"))
    let chrome = DeviceChrome(
      device: device, orientation: .portrait,
      geometry: table.geometry(of: device, in: .portrait), scheme: .light,
      locale: Locale(identifier: locale), text: FixedMeasures())
    let words = chrome.operations.compactMap { operation -> String? in
      if case .text(let drawing) = operation { drawing.text.string } else { nil }
    }
    #expect(words == ["9:41", day, charge])
  }

  @Test func aVariantsLocaleGoesBefore() {
    let russian = Locale(identifier: "ru_RU")
    #expect(Variant?.none.locale(in: russian) == russian)
    #expect(Variant?.some(.highContrast).locale(in: russian) == russian)
    #expect(
      Variant?.some(.several([.boldText, .locale("ar")])).locale(in: russian)
        == Locale(identifier: "ar"))
  }

  @Test func chromeFollowsTheScheme() throws {
    let table = try DeviceTable.bundled()
    let device = try #require(table.device(id: "iphone-15-pro"))
    let geometry = table.geometry(of: device, in: .portrait)
    let inks = Scheme.allCases.map { scheme in
      DeviceChrome(
        device: device, orientation: .portrait, geometry: geometry, scheme: scheme,
        text: FixedMeasures()
      ).operations.last
    }
    let bar = try #require(geometry.homeIndicator)
    let path = Path(roundedRect: bar, cornerRadius: 2.5)
    #expect(
      inks == [.fill(path, .color(.black), FillStyle()), .fill(path, .color(.white), FillStyle())])
  }

  @Test func chromeFollowsTheScreen() throws {
    let table = try DeviceTable.bundled()
    let device = try #require(table.device(id: "iphone-15-pro"))
    let geometry = table.geometry(of: device, in: .portrait)
    func operations(_ bars: SystemBars) -> [DrawOperation] {
      DeviceChrome(
        device: device, orientation: .portrait, geometry: geometry, scheme: .light, bars: bars,
        text: FixedMeasures()
      ).operations
    }
    let usual = operations(SystemBars())
    #expect(operations(SystemBars(statusBarIsLight: false, homeIndicatorIsLight: false)) == usual)
    #expect(operations(SystemBars(hidesStatusBar: true)) == usual.suffix(1))
    #expect(operations(SystemBars(statusBarIsLight: true)).last == usual.last)
    #expect(operations(SystemBars(statusBarIsLight: true)).first != usual.first)
  }

  /// The Duo shows its time at the side, within what its safe area leaves to the system.
  @MainActor @Test func theDuosStatusStandsWithinItsInset() throws {
    let table = try DeviceTable.bundled()
    let renderer = try Renderer.shared()
    for id in ["iphone-duo-outer", "iphone-duo-inner"] {
      let device = try #require(table.device(id: id))
      for orientation in Orientation.allCases {
        let block = try #require(table.statusBlock(of: device, in: orientation))
        let (size, insets) = (device.size(in: orientation), device.safeArea[orientation])
        let app = CGRect(
          x: 0, y: insets.top, width: size.width - insets.trailing,
          height: size.height - insets.top - insets.bottom)
        #expect(!app.insetBy(dx: 0.1, dy: 0.1).intersects(block), "\(id) \(orientation)")
        #expect(CGRect(origin: .zero, size: size).contains(block))
        let operations = StatusBlock(frame: block, foreground: .black, text: renderer.text)
          .operations
        #expect(operations.count > 2)
        for case .text(let drawing) in operations {
          #expect(drawing.text.string == "9:41" && block.contains(drawing.frame))
        }
      }
    }
    let other = try #require(table.device(id: "iphone-15"))
    #expect(table.statusBlock(of: other, in: .portrait) == nil)
  }

  /// The bars of reception are equally wide on every screen, since they stand whole points apart.
  @Test(arguments: [9.0, 10, 11, 12]) func barsOfReceptionStandWholePointsApart(height: Double) {
    let bars = StatusGlyphs.cellular(height: height).parts.map(\.path.boundingRect)
    let steps = zip(bars, bars.dropFirst()).map { $1.minX - $0.minX }
    #expect(Set(steps).count == 1 && steps[0] == steps[0].rounded())
    #expect(bars.allSatisfy { abs($0.width - bars[0].width) < 1e-9 && $0.maxY <= height + 1e-9 })
  }
}
