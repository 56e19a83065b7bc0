import Foundation
import Testing

@testable import CairoRender

/// Font files that are not what the project names.
struct FontCheckTests {
  private static func check(_ role: String, _ change: (inout Data) -> Void) throws {
    var face = try #require(FontCatalogue.load().faces.first { $0.role == role })
    var data = try Data(contentsOf: URL(fileURLWithPath: face.path))
    change(&data)
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("vitrine-font-\(UUID().uuidString).otf")
    try data.write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    face.path = file.path
    try data.withUnsafeBytes { _ = try FontCheck(face: face).check($0) }
  }

  private static func reason(_ role: String = "ui", _ change: (inout Data) -> Void) -> String {
    do {
      try check(role, change)
      return "none"
    } catch {
      return String(describing: error)
    }
  }

  @Test(arguments: ["ui", "mono", "serif", "rounded", "emoji", "symbols.phosphor", "symbols.mdi6"])
  func knownFilesAreWhole(_ role: String) throws {
    let role = role == "mono" ? "monospaced" : role
    #expect(Self.reason(role) { _ in } == "none")
    // Another release's: the sums of its tables are right.
    #expect(Self.reason(role) { $0.append(contentsOf: [0, 0, 0, 0]) } == "none")
  }

  @Test func damageIsNamedWithThePackage() {
    for (change, words) in [
      ({ $0 = $0.prefix($0.count / 2) }, "it is cut off"),
      ({ $0 = Data("junk".utf8) }, "it is no font of OpenType"),
      ({ $0 = Data() }, "it is no font of OpenType"),
      ({ $0[$0.count / 2] ^= 4 }, "is damaged"),
    ] as [((inout Data) -> Void, String)] {
      let reason = Self.reason("ui", change)
      #expect(reason.contains(words) && reason.contains("--reinstall fonts-inter"), "\(reason)")
    }
  }

  @Test func anotherFontIsForeign() throws {
    let other = try #require(FontCatalogue.load().faces.first { $0.role == "serif" })
    let data = try Data(contentsOf: URL(fileURLWithPath: other.path))
    #expect(Self.reason { $0 = data }.contains("of the family Noto Serif, not Inter"))
  }

  /// As on Debian 13, where the symbol fonts carry their versions in their names.
  @Test func filesAreFoundByFamily() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("vitrine-fonts-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for role in ["symbols.phosphor", "ui"] {
      var face = try #require(
        FontCatalogue.load().faces.first { $0.role == role && $0.weight == 400 })
      let known = URL(fileURLWithPath: face.path)
      let stem = known.deletingPathExtension().lastPathComponent
      let other = folder.appendingPathComponent("\(stem)-1.3.0.\(known.pathExtension)")
      try FileManager.default.copyItem(at: known, to: other)
      // The control: a font of another family whose name begins alike.
      try FileManager.default.copyItem(
        at: URL(fileURLWithPath: "/usr/share/fonts/truetype/noto/NotoSerif-Regular.ttf"),
        to: folder.appendingPathComponent("\(stem)-9.ttf"))
      face.path = folder.appendingPathComponent(known.lastPathComponent).path
      FontLocator.locate(&face)
      #expect(face.path == other.path)
    }
  }

  @Test func allThatIsMissingIsNamedAtOnce() throws {
    let faces = try FontCatalogue.load().faces.filter { $0.role == "ui" || $0.role == "serif" }
    #expect(
      RenderError.missingFonts(faces).description
        == "These fonts are missing: Inter, Noto Serif. Install the Debian packages fonts-inter, "
        + "fonts-noto-core, or run `make deps`.")
  }
}
