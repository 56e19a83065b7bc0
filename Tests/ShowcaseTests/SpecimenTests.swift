import CairoRender
import RecordedEnvironment
import Showcase
import SwiftUI
import Testing

/// The pictures of every view in its states, equal to those that were looked at and committed.
///
/// `VITRINE_RECORD=all swift test --filter SpecimenTests` writes them anew.
@MainActor @Suite struct SpecimenTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("References")

  /// The settings that each family is drawn in.
  enum Setting: String, CaseIterable, Sendable {
    case light, dark, rtl, contrast, largest, largestRtl

    var environment: EnvironmentValues {
      var environment = EnvironmentValues()
      // The specimens' own words are Russian, as their catalogue is.
      environment.locale = Locale(identifier: "ru_RU")
      switch self {
      case .light: break
      case .dark: environment.colorScheme = .dark
      case .rtl: environment.layoutDirection = .rightToLeft
      case .contrast: environment.colorSchemeContrast = .increased
      case .largest: environment.dynamicTypeSize = .accessibility5
      case .largestRtl:
        environment.dynamicTypeSize = .accessibility5
        environment.layoutDirection = .rightToLeft
      }
      return environment
    }
  }

  @Test(.recordedEnvironment, arguments: SpecimenFamily.all.map(\.name), [Setting.light, .dark])
  func picturesAreAsCommitted(_ name: String, _ setting: Setting) throws {
    let image = try picture(name, setting)
    if Self.isRecording { try write(image, to: Self.folder, name, setting) }
    let file = Self.folder.appendingPathComponent("\(name)-\(setting).png")
    let reference: PixelImage = try PNGDecoder.decode(
      [UInt8](Data(contentsOf: file)), name: file.path)
    #expect(
      PixelDigest(of: image) == PixelDigest(of: reference),
      "\(file.lastPathComponent) differs: look at it, then record it with VITRINE_RECORD=all.")
  }

  /// Pictures in the other settings are kept as digests: they differ little from the first two.
  @Test(.recordedEnvironment) func picturesInOtherSettingsAreAsRecorded() throws {
    let file = Self.folder.appendingPathComponent("digests.txt")
    var lines: [String] = []
    for family in SpecimenFamily.all {
      for setting in [Setting.rtl, .contrast, .largest, .largestRtl] {
        let digest = PixelDigest(of: try picture(family.name, setting))
        lines.append("\(family.name)-\(setting) \(digest)")
      }
    }
    if Self.isRecording {
      try Data((lines.joined(separator: "\n") + "\n").utf8).write(to: file)
    }
    let recorded = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
    #expect(Set(lines).subtracting(recorded.map(String.init)).sorted() == [])
    #expect(lines.count == recorded.count)
  }

  private static var isRecording: Bool {
    ProcessInfo.processInfo.environment["VITRINE_RECORD"] == "all"
  }

  /// A family's sheet; at twice the size in the folder named by `VITRINE_PICTURES`, if it is set.
  private func picture(_ name: String, _ setting: Setting) throws -> PixelImage {
    let family = try #require(SpecimenFamily.all.first { $0.name == name })
    let (text, images) = (try TextEngine(fonts: FontBook()), ImageStore())
    let list = try SpecimenPicture(family)
      .draw(environment: setting.environment, text: text, assets: images)
    if let folder = ProcessInfo.processInfo.environment["VITRINE_PICTURES"] {
      let large = try Rasterizer().render(list, scale: 2, text: text, assets: images)
      try write(large, to: URL(fileURLWithPath: folder), name, setting)
    }
    return try Rasterizer().render(list, scale: 1, text: text, assets: images)
  }

  private func write(
    _ image: PixelImage, to folder: URL, _ name: String, _ setting: Setting
  ) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(PNGEncoder().encode(image))
      .write(to: folder.appendingPathComponent("\(name)-\(setting).png"))
  }

  @Test func specimensHaveNamesOfTheirOwn() {
    for family in SpecimenFamily.all {
      #expect(Set(family.specimenNames).count == family.specimenNames.count)
      #expect(!family.specimenNames.isEmpty)
    }
    #expect(Set(SpecimenFamily.all.map(\.name)).count == SpecimenFamily.all.count)
  }
}
