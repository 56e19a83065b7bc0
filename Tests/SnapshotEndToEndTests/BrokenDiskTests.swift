import Foundation
import Testing

/// Runs shell commands as root of a namespace of its own, where a folder can be a small disk.
private func inNamespace(_ script: String, in folder: URL) throws -> (status: Int32, text: String) {
  let process = Process()
  process.executableURL = URL(fileURLWithPath: "/bin/sh")
  process.arguments = ["-c", "unshare -Urm sh -c '\(script)' 2>&1"]
  process.currentDirectoryURL = folder
  process.environment = ProcessInfo.processInfo.environment.merging([
    "SNAPSHOT": Run.products.appendingPathComponent("snapshot-fixture").path,
    "FILTERS": "--device iphone-se-3 --scale 2",
  ]) { $1 }
  let output = Pipe()
  process.standardOutput = output
  try process.run()
  let text = output.fileHandleForReading.readDataToEndOfFile()
  process.waitUntilExit()
  return (process.terminationStatus, String(decoding: text, as: UTF8.self))
}

@Suite struct BrokenDiskTests {
  @Test(.needsNamespaces) func aFullDiskLosesNothing() throws {
    let scratch = try Scratch()
    // The first record needs less than half of the disk; what fills it leaves room for no other.
    let script = """
      mkdir -p disk && mount -t tmpfs -o size=600k none disk && cd disk
      $SNAPSHOT record $FILTERS >/dev/null || exit 90
      cp Snapshots/snapshots.lock ../before
      dd if=/dev/zero of=filler bs=1k 2>/dev/null
      FIXTURE_COLOR=FF9500 $SNAPSHOT record $FILTERS; echo "record $?"
      FIXTURE_COLOR=FF9500 $SNAPSHOT verify $FILTERS -o report; echo "verify $?"
      rm filler
      cmp Snapshots/snapshots.lock ../before || exit 91
      ls -A Snapshots Snapshots/* | grep vitrine && exit 92
      $SNAPSHOT record $FILTERS >/dev/null || exit 93
      $SNAPSHOT verify $FILTERS || exit 94
      """
    let result = try inNamespace(script, in: scratch.url)
    #expect(result.status == 0, "\(result.text)")
    #expect(result.text.contains("record 2\n") && result.text.contains("verify 2\n"))
    #expect(result.text.contains("No space left on device"), "\(result.text)")
    #expect(result.text.contains("free some space and run again"))
  }

  /// A report that the disk has no room for is an error, whatever of it there was room for.
  @Test(.needsNamespaces) func aDiskThatFillsWhileAReportIsWrittenIsNamed() throws {
    let scratch = try Scratch()
    let script = """
      mkdir -p disk && mount -t tmpfs -o size=2m none disk && cd disk
      $SNAPSHOT record $FILTERS >/dev/null || exit 90
      cp Snapshots/snapshots.lock ../before
      for room in 8 24 64; do
        dd if=/dev/zero of=filler bs=1k 2>/dev/null
        truncate -s -${room}k filler
        FIXTURE_COLOR=FF9500 $SNAPSHOT verify $FILTERS -o report; echo "room $room: $?"
        rm filler
        [ -e report/report.json ] && exit 91
        cmp Snapshots/snapshots.lock ../before || exit 92
      done
      FIXTURE_COLOR=FF9500 $SNAPSHOT verify $FILTERS -o report >/dev/null; echo "again $?"
      [ -e report/report.json ] || exit 93
      """
    let result = try inNamespace(script, in: scratch.url)
    #expect(result.status == 0, "\(result.text)")
    for line in ["room 8: 2", "room 24: 2", "room 64: 2", "again 1"] {
      #expect(result.text.contains(line + "\n"), "\(line): \(result.text)")
    }
    #expect(result.text.components(separatedBy: "No space left on device").count == 4)
  }

  @Test(.needsNamespaces) func aReadOnlyFolderIsNamed() throws {
    let scratch = try Scratch()
    let script = """
      mkdir -p disk && mount -t tmpfs none disk && cd disk
      $SNAPSHOT record $FILTERS >/dev/null || exit 90
      mount -o remount,ro ../disk || exit 91
      FIXTURE_COLOR=FF9500 $SNAPSHOT record $FILTERS; echo "record $?"
      $SNAPSHOT verify $FILTERS; echo "verify $?"
      $SNAPSHOT verify $FILTERS -o /mnt/report; echo "elsewhere $?"
      $SNAPSHOT render $FILTERS; echo "render $?"
      """
    let result = try inNamespace("mount -t tmpfs none /mnt; \(script)", in: scratch.url)
    #expect(result.status == 0, "\(result.text)")
    for line in ["record 2", "verify 2", "elsewhere 0", "render 2"] {
      #expect(result.text.contains(line + "\n"), "\(line): \(result.text)")
    }
    #expect(result.text.contains("Read-only file system; choose a folder that may be written to"))
  }
}
