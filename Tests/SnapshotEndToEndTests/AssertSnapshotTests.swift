import Foundation
import SwiftUI
import Synchronization
import Testing
import VitrineTesting

/// A test file in a scratch folder, and assertions as they stand in it.
@MainActor private struct TestFile {
  let scratch: Scratch
  let traits = SnapshotTraits(device: "iphone-8")

  init() throws { scratch = try Scratch() }

  var picture: URL {
    scratch.file("__Snapshots__/CardTests/looks.iphone-8-portrait-light.png")
  }

  func check(
    _ color: Color, traits: SnapshotTraits? = nil, record: RecordMode? = nil
  ) {
    assertSnapshot(
      of: color.frame(width: 100, height: 50), as: traits ?? self.traits, record: record,
      filePath: scratch.file("CardTests.swift").path, function: "looks()")
  }

  /// The messages of the issues that a check raises.
  func issues(_ body: () -> Void) -> [String] {
    let messages = Mutex<[String]>([])
    withKnownIssue(isIntermittent: true) {
      body()
    } matching: { issue in
      messages.withLock { $0.append(issue.comments.map(\.rawValue).joined()) }
      return true
    }
    return messages.withLock { $0 }
  }
}

@MainActor @Suite struct AssertSnapshotTests {
  @Test func whatIsNotStoredIsRecordedAndTold() throws {
    let file = try TestFile()
    let first = file.issues { file.check(.red) }
    #expect(first.count == 1 && first[0].contains("this run recorded"), "\(first)")
    #expect(try headerSize(Data(contentsOf: file.picture)) == [750, 1334])
    #expect(file.issues { file.check(.red) } == [])
  }

  @Test func changesAreToldWithTheirPlace() throws {
    let file = try TestFile()
    #expect(file.issues { file.check(.red, record: .all) } == [])
    let before = try Data(contentsOf: file.picture)
    let changed = file.issues { file.check(.blue) }
    #expect(changed.count == 1)
    #expect(changed[0].contains("20000 pixels differ in 200x100 at (275, 637)"), "\(changed)")
    #expect(changed[0].contains("Fill of Rectangle in Color: #FF3B30 to #007AFF"))
    #expect(try Data(contentsOf: file.picture) == before)
    #expect(file.issues { file.check(.blue, record: .failed) } == [])
    #expect(file.issues { file.check(.blue, record: .never) } == [])
  }

  @Test(.snapshots(record: .never)) func theTraitSetsTheMode() throws {
    let file = try TestFile()
    let issues = file.issues { file.check(.red) }
    #expect(issues.count == 1 && issues[0].contains("Nothing is stored"))
    #expect(!FileManager.default.fileExists(atPath: file.picture.path))
  }

  @Test func unknownDevicesNameTheNearest() throws {
    let file = try TestFile()
    let issues = file.issues { file.check(.red, traits: SnapshotTraits(device: "iphone-15-por")) }
    #expect(issues.count == 1 && issues[0].contains("iphone-15-pro"))
  }

  @Test func aFlowIsAssertedBehindEachStep() throws {
    struct Light: View {
      let color: Color
      @State private var isOn = false
      var body: some View {
        Button("Light") { isOn.toggle() }
          .frame(width: 100, height: 50).background(isOn ? color : .white)
      }
    }
    let file = try TestFile()
    func check(_ color: Color) {
      let flow = Screen.flow("light", title: "Light") {
        Light(color: color)
      } steps: {
        Step("off")
        Step("on") { try $0.tap("Light") }
      }
      assertSnapshot(
        of: flow, as: file.traits, filePath: file.scratch.file("CardTests.swift").path,
        function: "plays()")
    }
    #expect(file.issues { check(.red) }.count == 2)
    for step in ["off", "on"] {
      let name = "__Snapshots__/CardTests/plays.\(step).iphone-8-portrait-light.png"
      #expect(try headerSize(Data(contentsOf: file.scratch.file(name))) == [750, 1334])
    }
    #expect(file.issues { check(.red) } == [])
    let changed = file.issues { check(.blue) }
    #expect(changed.count == 1 && changed[0].contains("plays.on.iphone-8"), "\(changed)")
  }
}
