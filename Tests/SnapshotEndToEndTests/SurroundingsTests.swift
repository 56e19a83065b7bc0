import Foundation
import Testing

/// The real command draws the same bytes in whatever surroundings: it reads nothing of the host
/// but the fonts that the project names.
struct SurroundingsTests {
  /// A configuration that would change every text, if it were read.
  private static let hostile = """
    <?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>
    <dir>/usr/share/fonts</dir>
    <match target="pattern"><edit name="family" mode="assign" binding="strong">
    <string>DejaVu Sans</string></edit></match>
    <match target="font"><edit name="embolden" mode="assign"><bool>true</bool></edit></match>
    </fontconfig>
    """

  private static let screens = ["FIXTURE_SCREENS": "card,view,button"]

  /// The digests of all cells in a run's report, by name.
  private static func digests(
    _ environment: [String: String], without: [String] = [], jobs: Int = 2, prefix: [String] = []
  ) throws -> [String: String] {
    let scratch = try Scratch()
    let command =
      prefix + ["/usr/bin/env"] + without.flatMap { ["-u", $0] }
      + screens.merging(environment) { $1 }.sorted { $0.key < $1.key }.map { "\($0)=\($1)" }
      + [
        Run.products.appendingPathComponent("snapshot-fixture").path, "render", "-o",
        scratch.file("out").path, "--device", "iphone-15", "--device", "iphone-8", "--scale", "2",
        "--jobs", "\(jobs)",
      ]
    let run = try Run(path: command[0], Array(command.dropFirst()), in: scratch.url)
    #expect(run.status == 0, "\(run.errors)")
    let report = try JSONSerialization.jsonObject(
      with: Data(contentsOf: scratch.file("out/report.json")))
    let cells = (report as? [String: Any])?["cells"] as? [[String: Any]] ?? []
    #expect(cells.count == 24)
    return Dictionary(
      cells.compactMap { cell in
        (cell["name"] as? String).map { ($0, "\(cell["key"] ?? "") \(cell["pixels"] ?? "")") }
      }
    ) { first, _ in first }
  }

  @Test func localesTimeZonesHomesAndJobsDoNotMatter() throws {
    let expected = try Self.digests(["LC_ALL": "C", "TZ": "UTC"], jobs: 1)
    for (language, zone, jobs) in [
      ("ru_RU.UTF-8", "Asia/Tokyo", 2), ("tr_TR.UTF-8", "America/St_Johns", 3),
      ("ar_EG.UTF-8", "Pacific/Apia", 1),
    ] {
      let found = try Self.digests(
        ["LC_ALL": language, "LANG": language, "TZ": zone], without: ["HOME"], jobs: jobs)
      #expect(found == expected, "\(language)")
    }
    // The control: another text is another digest.
    #expect(try Self.digests(["FIXTURE_TEXT": "другой"]) != expected)
  }

  @Test func fontconfigOfTheHostDoesNotMatter() throws {
    let scratch = try Scratch()
    let (file, home) = (scratch.file("fonts.conf").path, scratch.file("home"))
    try Data(Self.hostile.utf8).write(to: URL(fileURLWithPath: file))
    // Another font of a family that the project names, where fontconfig looks for a user's own.
    let fonts = home.appendingPathComponent(".local/share/fonts")
    try FileManager.default.createDirectory(at: fonts, withIntermediateDirectories: true)
    try FileManager.default.copyItem(
      atPath: "/usr/share/fonts/truetype/dejavu/DejaVuSans-Bold.ttf",
      toPath: fonts.appendingPathComponent("Inter-Regular.ttf").path)
    let empty = scratch.file("none").path
    let expected = try Self.digests([:])
    for environment in [
      ["FONTCONFIG_FILE": file, "XDG_CONFIG_HOME": scratch.url.path],
      ["FONTCONFIG_FILE": empty, "FONTCONFIG_PATH": empty, "XDG_CACHE_HOME": empty],
      ["HOME": home.path, "XDG_DATA_HOME": home.appendingPathComponent(".local/share").path],
    ] {
      #expect(try Self.digests(environment) == expected, "\(environment.keys.sorted())")
    }
  }

  @Test(arguments: [
    ["HB_SHAPER_LIST": "fallback"], ["PIXMAN_DISABLE": "sse2 ssse3 fast wholeops"],
    ["FREETYPE_PROPERTIES": "cff:no-stem-darkening=0 cff:darkening-parameters=500,900,1000,900"],
    ["CAIRO_DEBUG": "yes", "PANGO_LANGUAGE": "ar", "PANGOCAIRO_BACKEND": "win32"],
    ["G_DEBUG": "fatal-warnings", "G_SLICE": "always-malloc", "JSIMD_FORCENONE": "1"],
  ])
  func variablesOfTheLibrariesDoNotMatter(_ environment: [String: String]) throws {
    #expect(try Self.digests(environment) == Self.digests([:]))
  }

  /// Each look at the calendar's clock is an hour later, or a day earlier, than the one before.
  @Test(.needsFaketime, arguments: ["i3600", "i-86400"])
  func clocksThatJumpDoNotMatter(_ step: String) throws {
    let clock = ["faketime", "-f", "@2030-01-01 00:00:00 \(step)"]
    let steady = ["DONT_FAKE_MONOTONIC": "1", "FAKETIME_DONT_FAKE_MONOTONIC": "1"]
    let found = try Self.digests(steady, prefix: ["/usr/bin/env"] + clock)
    #expect(try found == Self.digests([:]))
    // The control: a process that looks twice sees the jump.
    let dates = try Run(path: "/usr/bin/env", clock + ["sh", "-c", "date +%s; date +%s"])
      .output.split(separator: "\n").compactMap { Int($0) }
    #expect(dates.count == 2 && abs(dates[0] - dates[1]) >= 3600)
  }

  /// Needs the right to mount: all is read-only but the folder of the output.
  @Test(.needsMounting) func aReadOnlyFileSystemSuffices() throws {
    let script = """
      mount --make-rprivate / 2>/dev/null
      out=$(dirname "$OUT"); mount --bind "$out" "$out" && mount -o remount,ro,bind / || exit 77
      mount -o remount,rw,bind "$out" || exit 77
      touch /vitrine-probe 2>/dev/null && exit 77
      exec "$@"
      """
    let scratch = try Scratch()
    let out = scratch.file("work/out")
    try FileManager.default.createDirectory(
      at: out.deletingLastPathComponent(), withIntermediateDirectories: true)
    let command = [
      Run.products.appendingPathComponent("snapshot-fixture").path, "render", "-o", out.path,
      "--device", "iphone-15", "--scale", "2",
    ]
    let run = try Run(
      path: "/usr/bin/unshare", ["-m", "/bin/sh", "-c", script, "sh"] + command,
      environment: Self.screens.merging(["OUT": out.path]) { $1 })
    #expect(run.status == 0, "\(run.errors)")
    let plain = try Scratch()
    _ = try Run(
      path: command[0],
      ["render", "-o", plain.file("out").path, "--device", "iphone-15", "--scale", "2"],
      environment: Self.screens)
    func pictures(_ folder: URL) throws -> [String: Data] {
      try contents(of: folder).filter { $0.key.hasSuffix(".png") }
    }
    #expect(try pictures(out) == pictures(plain.file("out")))
    #expect(try pictures(out).count == 12)
  }
}
