import Foundation
import SnapshotKit
import SwiftUI
import Testing

/// Expects VoiceOver to read a view as the stored text says.
///
/// Texts are stored in `__Snapshots__`, beside the test's file, and recorded as pictures are; see
/// ``assertSnapshot(of:as:named:record:filePath:function:sourceLocation:)``.
///
///     assertTree(of: SettingsScreen())
///
/// - Parameters:
///   - view: The view to read, on a whole screen.
///   - traits: The device, orientation, scheme and variant.
///   - name: A name that tells apart several trees of one test.
///   - record: The texts that may be written; nil for the trait's or the environment's mode.
///   - filePath: The test's file, beside which texts are stored.
///   - function: The test's name.
///   - sourceLocation: The place at which issues are recorded.
@MainActor public func assertTree<Content: View>(
  of view: @autoclosure @escaping @MainActor @Sendable () -> Content,
  as traits: SnapshotTraits = SnapshotTraits(device: "iphone-15-pro"), named name: String? = nil,
  record: RecordMode? = nil, filePath: String = #filePath, function: String = #function,
  sourceLocation: Testing.SourceLocation = #_sourceLocation
) {
  assertTree(
    of: Screen("test", title: "Test") { view() }, as: traits, named: name, record: record,
    filePath: filePath, function: function, sourceLocation: sourceLocation)
}

/// Expects VoiceOver to read a screen as the stored text says, and a flow behind each of its steps.
///
///     assertTree(of: try #require(catalogue.screen(named: "shop")))
///
/// - Parameters:
///   - screen: The screen to read.
///   - traits: The device, orientation, scheme and variant.
///   - name: A name that tells apart several trees of one test.
///   - record: The texts that may be written; nil for the trait's or the environment's mode.
///   - filePath: The test's file, beside which texts are stored.
///   - function: The test's name.
///   - sourceLocation: The place at which issues are recorded.
@MainActor public func assertTree(
  of screen: Screen, as traits: SnapshotTraits = SnapshotTraits(device: "iphone-15-pro"),
  named name: String? = nil, record: RecordMode? = nil, filePath: String = #filePath,
  function: String = #function, sourceLocation: Testing.SourceLocation = #_sourceLocation
) {
  func path(_ step: String?) -> String {
    let name = [name, step].compactMap { $0 }.joined(separator: ".")
    return SnapshotPath(
      file: filePath, function: function, name: name.isEmpty ? nil : name, traits: traits,
      size: screen.size, pathExtension: "txt"
    ).path
  }
  do {
    let mode = try RecordMode.chosen(
      record ?? SnapshotMode.current, environment: ProcessInfo.processInfo.environment,
      usual: .missing)
    let outcomes = try SharedInspector.inspector().checkTrees(
      of: screen, as: traits, mode: mode, at: path)
    for (path, outcome) in outcomes {
      guard let message = outcome.message(path, isAsked: mode == .all || mode == .failed) else {
        continue
      }
      Issue.record(Comment(rawValue: message), sourceLocation: sourceLocation)
    }
  } catch {
    Issue.record("\(path(nil)): \(error)", sourceLocation: sourceLocation)
  }
}

/// Expects that an audit finds no fault in a view: targets, names, contrast, cut texts, overlaps.
///
///     assertAudit(of: SettingsScreen(), as: SnapshotTraits(device: "iphone-se-3"))
///
/// - Parameters:
///   - view: The view to audit, on a whole screen.
///   - traits: The device, orientation, scheme and variant.
///   - exceptions: The findings to approve, each with its reason.
///   - sourceLocation: The place at which issues are recorded.
@MainActor public func assertAudit<Content: View>(
  of view: @autoclosure @escaping @MainActor @Sendable () -> Content,
  as traits: SnapshotTraits = SnapshotTraits(device: "iphone-15-pro"),
  except exceptions: [AuditException] = [],
  sourceLocation: Testing.SourceLocation = #_sourceLocation
) {
  assertAudit(
    of: Screen("test", title: "Test") { view() }, as: traits, except: exceptions,
    sourceLocation: sourceLocation)
}

/// Expects that an audit finds no fault in a screen, and in a flow behind each of its steps.
///
///     assertAudit(of: try #require(catalogue.screen(named: "shop")))
///
/// - Parameters:
///   - screen: The screen to audit.
///   - traits: The device, orientation, scheme and variant.
///   - exceptions: The findings to approve, each with its reason.
///   - sourceLocation: The place at which issues are recorded.
@MainActor public func assertAudit(
  of screen: Screen, as traits: SnapshotTraits = SnapshotTraits(device: "iphone-15-pro"),
  except exceptions: [AuditException] = [],
  sourceLocation: Testing.SourceLocation = #_sourceLocation
) {
  do {
    for line in try SharedInspector.inspector().faults(of: screen, as: traits, except: exceptions) {
      Issue.record(Comment(rawValue: line), sourceLocation: sourceLocation)
    }
  } catch {
    Issue.record("\(error)", sourceLocation: sourceLocation)
  }
}

extension ScreenInspector.TreeOutcome {
  /// Returns the message to a test; nil where nothing is wrong.
  fileprivate func message(_ path: String, isAsked: Bool) -> String? {
    switch self {
    case .unchanged: nil
    case .recorded:
      isAsked ? nil : "Nothing was stored; this run recorded \(path). Read it, and run again."
    case .missing:
      "Nothing is stored at \(path); run with SNAPSHOT_RECORD=missing and read it."
    case .changed(let lines):
      "\(path) reads otherwise. To approve: SNAPSHOT_RECORD=failed.\n\(lines)"
    }
  }
}

/// Fonts are loaded once a process.
@MainActor private enum SharedInspector {
  private static var shared: ScreenInspector?

  static func inspector() throws -> ScreenInspector {
    if let shared { return shared }
    let inspector = try ScreenInspector()
    shared = inspector
    return inspector
  }
}
