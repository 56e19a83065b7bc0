import CairoRender
import Foundation
import SwiftUI
import Testing

@testable import SnapshotKit

/// Layouts that are described: no screen is played twice for it.
@MainActor @Suite struct DescribedLayoutTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("vitrine-described-\(UUID().uuidString)")
  private let names = ["a", "b", "c"]

  private func painter(_ words: String) throws -> CellPainter {
    let screens = names.map { name in
      Screen(name, title: name) { Text("\(words) on \(name)") }
    }
    return CellPainter(try Catalogue(screens), renderer: try .shared())
  }

  private func job(
    _ screen: String, approved: [CellJob.Approval] = [], _ output: CellJob.Output,
    _ description: CellJob.DescriptionFile? = nil
  ) -> CellJob {
    CellJob(
      id: 0, screen: screen, orientation: .portrait, scheme: .light,
      pictures: [
        .init(
          device: "iphone-15", scale: 2, approved: approved, output: output,
          description: description)
      ],
      purpose: description == nil ? .verifying : .recording)
  }

  private func picture(_ reply: CellReply) throws -> CellReply.Picture {
    guard case .pictures(let pictures) = reply.result else { throw Missing(reply: "\(reply)") }
    return try #require(pictures.first ?? nil)
  }

  private struct Missing: Error { let reply: String }

  /// Approves all screens, and returns their approvals.
  private func record(_ painter: CellPainter) throws -> [CellJob.Approval] {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return try names.map { name in
      let path = folder.appendingPathComponent(name).path
      let drawn = try picture(
        painter.paint(
          job(
            name, .baseline([.init(path: path + ".png", pixels: nil)]),
            .init(
              path: path + ".txt", cell: "\(name)/iphone-15-portrait@2x-light",
              darkCell: "\(name)/iphone-15-portrait@2x-dark", stored: nil, isRenewed: true))))
      return CellJob.Approval(key: drawn.key, pixels: try #require(drawn.pixels))
    }
  }

  private func verify(
    _ painter: CellPainter, _ approvals: [CellJob.Approval]
  ) throws -> [CellCause?] {
    zip(names, approvals).map { name, approval in
      let path = folder.appendingPathComponent(name).path
      let evidence = CellJob.Evidence(
        base: path, baselinePath: path + ".png", descriptionPath: path + ".txt")
      let reply = painter.paint(job(name, approved: [approval], .ifChanged(evidence)))
      guard case .pictures(let pictures) = reply.result, let drawn = pictures.first else {
        return nil
      }
      return drawn?.cause
    }
  }

  @Test func whatDiffersIsDescribedWhereItWasLaidOut() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let recorder = try painter("Red")
    let approvals = try record(recorder)
    #expect((recorder.statistics.layouts, recorder.statistics.descriptions) == (3, 3))

    let verifier = try painter("Blue")
    let causes = try verify(verifier, approvals)
    #expect((verifier.statistics.layouts, verifier.statistics.descriptions) == (3, 3))
    #expect(
      causes.map { $0?.edits.map(\.text) }
        == names.map { ["text \"Red on \($0)\" to \"Blue on \($0)\""] })
  }

  /// The control: what is as approved is not described.
  @Test func whatIsAsApprovedIsNotDescribed() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let approvals = try record(try painter("Red"))
    let verifier = try painter("Red")
    #expect(try verify(verifier, approvals).allSatisfy { $0 == nil })
    #expect(verifier.statistics.layouts == 3)
    #expect(verifier.statistics.descriptions == 0)
  }
}
