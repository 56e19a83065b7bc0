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

@MainActor @Test func treesAreStoredAndHeldAgainstWhatIsStored() throws {
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

@MainActor @Test func auditsAreAsserted() {
  let pale = issues {
    assertAudit(of: Text(verbatim: "Pale").foregroundStyle(Color(white: 0.8)))
  }
  #expect(pale.count == 1 && pale[0].contains("contrast"), "\(pale)")
  #expect(issues { assertAudit(of: Text(verbatim: "Plain")) } == [])
}
