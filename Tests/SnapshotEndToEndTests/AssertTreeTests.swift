import Foundation
import SnapshotKit
import SwiftUI
import Synchronization
import Testing
import VitrineTesting

/// The messages of the issues that a check raises.
@MainActor private func issues(_ body: () -> Void) -> [String] {
  let messages = Mutex<[String]>([])
  withKnownIssue(isIntermittent: true) {
    body()
  } matching: { issue in
    messages.withLock { $0.append(issue.comments.map(\.rawValue).joined()) }
    return true
  }
  return messages.withLock { $0 }
}

@MainActor @Suite struct AssertTreeTests {
  @Test func treesAreStoredAndHeldAgainstWhatIsStored() throws {
    let scratch = try Scratch()
    func check(_ title: String, record: RecordMode? = nil) {
      assertTree(
        of: Toggle(title, isOn: .constant(true)), as: SnapshotTraits(device: "iphone-8"),
        record: record, filePath: scratch.file("RowTests.swift").path, function: "reads()")
    }
    let first = issues { check("Wi-Fi") }
    #expect(first.count == 1 && first[0].contains("this run recorded"), "\(first)")
    let file = scratch.file("__Snapshots__/RowTests/reads.iphone-8-portrait-light.txt")
    let text = try String(contentsOf: file, encoding: .utf8)
    #expect(text == "1. Wi-Fi. Switch Button. On.  [hint: Double tap to toggle setting.]\n")
    #expect(issues { check("Wi-Fi") } == [])
    let changed = issues { check("Bluetooth") }
    #expect(changed.count == 1)
    #expect(changed[0].contains("- 1. Wi-Fi.") && changed[0].contains("+ 1. Bluetooth."))
    #expect(issues { check("Bluetooth", record: .failed) } == [])
    #expect(issues { check("Bluetooth", record: .never) } == [])
  }

  @Test func auditsAreAsserted() {
    let pale = issues {
      assertAudit(of: Text(verbatim: "Pale").foregroundStyle(Color(white: 0.8)))
    }
    #expect(pale.count == 1 && pale[0].contains("contrast"), "\(pale)")
    #expect(issues { assertAudit(of: Text(verbatim: "Plain")) } == [])
  }

  @Test func flowsAreReadAndAuditedBehindEachStep() throws {
    let scratch = try Scratch()
    let flow = Screen.flow("wifi", title: "Wi-Fi") {
      NotedSwitch()
    } steps: {
      Step("off")
      Step("on") { try $0.tap("Wi-Fi") }
    }
    func check() {
      assertTree(
        of: flow, as: SnapshotTraits(device: "iphone-8"),
        filePath: scratch.file("RowTests.swift").path, function: "reads()")
    }
    #expect(issues { check() }.count == 2)
    for (step, state) in [("off", "Off"), ("on", "On")] {
      let name = "__Snapshots__/RowTests/reads.\(step).iphone-8-portrait-light.txt"
      let text = try String(contentsOf: scratch.file(name), encoding: .utf8)
      #expect(text.hasPrefix("1. Wi-Fi. Switch Button. \(state)."), "\(text)")
    }
    #expect(issues { check() } == [])
    let faults = issues { assertAudit(of: flow) }
    #expect(faults.count == 1 && faults[0].hasPrefix("step on: ") && faults[0].contains("contrast"))
  }
}

/// A switch that opens a faint note.
private struct NotedSwitch: View {
  @State private var isOn = false

  var body: some View {
    Toggle("Wi-Fi", isOn: $isOn)
    if isOn { Text(verbatim: "Pale").foregroundStyle(Color(white: 0.8)) }
  }
}
