import SwiftUI
import Testing

@testable import SnapshotKit

private struct Row: View {
  let title: String

  var body: some View {
    HStack {
      Image(systemName: "star")
      VStack(alignment: .leading) {
        Text(verbatim: title)
        Text(verbatim: "Below").font(.footnote)
      }
      Spacer()
    }
  }
}

private struct Page: View {
  var body: some View {
    VStack(spacing: 12) {
      Text(verbatim: "Title").font(.title)
      Row(title: "First")
      Row(title: "Second")
      Divider()
      Text(verbatim: "End").padding()
    }
    .padding()
  }
}

@MainActor @Suite struct MutationTests {
  /// Each kind of change at each line of a screen is told at that line, as one cluster over devices
  /// and schemes.
  @Test func changedLinesAreTold() throws {
    let catalogue = try Catalogue([Screen("page", title: "Page") { Page() }])
    let trial = try MutationTrial(
      catalogue, devices: ["iphone-15", "ipad-10"], schemes: ["light", "dark"])
    let score = try trial.run("page", lines: 20)
    for kind in MutationKind.allCases { #expect(score[kind].made > 0, "\(kind)") }
    let all = score.all
    #expect(all.noticed >= 40)
    #expect(all.share >= 95, "\(all.right) of \(all.noticed): \(all.wrong)")
    #expect(all.causeless.isEmpty)
    #expect(all.unowned.isEmpty)
    #expect(all.clusters.sorted()[all.clusters.count / 2] == 1)
    // The control: boxes differ from device to device, and are no such entry.
    #expect(all.shareAsOne > all.shareAsOneByBoxes)
  }

  /// A line that makes nothing is no mutation, and a table of nothing has all its rows.
  @Test func nothingIsCountedWhereNothingChanges() throws {
    let catalogue = try Catalogue([Screen("page", title: "Page") { Page() }])
    let trial = try MutationTrial(catalogue, devices: ["iphone-15"], schemes: ["light"])
    #expect(try trial.run("page", lines: 20, until: .now).all.made == 0)
    #expect(try trial.run("no-such-screen", lines: 20).all.made == 0)
    #expect(MutationScore().table.split(separator: "\n").count == MutationKind.allCases.count + 2)
  }
}
