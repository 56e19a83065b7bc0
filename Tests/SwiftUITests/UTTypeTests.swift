import Foundation
import SwiftUI
import Testing

@Suite struct UTTypeTests {
  @Test(arguments: [
    ("png", UTType.png), ("JPG", .jpeg), ("jpeg", .jpeg), ("txt", .plainText),
    ("csv", .commaSeparatedText),
    ("mov", .quickTimeMovie), ("usdz", .usdz),
  ])
  func endingsNameTypes(ending: String, type: UTType) {
    #expect(UTType(filenameExtension: ending) == type)
  }

  @Test func typesAreOfOthers() {
    #expect(UTType.heic.conforms(to: .image) && UTType.heic.conforms(to: .heic))
    #expect(UTType.png.isSubtype(of: .data) && UTType.item.isSupertype(of: .png))
    #expect(!UTType.png.conforms(to: .movie) && !UTType.png.isSubtype(of: .png))
    #expect(UTType.commaSeparatedText.supertypes.contains(.text))
    let note = UTType(exportedAs: "com.example.note", conformingTo: .json)
    #expect(note.conforms(to: .text) && !note.isPublic)
    #expect(UTType(exportedAs: "com.example.other").conforms(to: .data))
  }

  @Test func tagsAreToldAndRead() throws {
    #expect(UTType.jpeg.preferredFilenameExtension == "jpeg")
    #expect(UTType.jpeg.preferredMIMEType == "image/jpeg")
    #expect(UTType.jpeg.tags[.filenameExtension] == ["jpeg", "jpg"])
    #expect(UTType(mimeType: "text/csv") == .commaSeparatedText)
    #expect(UTType.image.preferredFilenameExtension == nil && UTType.image.tags.isEmpty)
    #expect(UTType(filenameExtension: "") == nil && UTType("") == nil)
    let folder = URL(fileURLWithPath: "/notes")
    #expect(folder.appendingPathComponent("a", conformingTo: .json).lastPathComponent == "a.json")
    #expect(
      folder.appendingPathComponent("a.json", conformingTo: .json).lastPathComponent == "a.json")
  }

  @Test func whatNobodyDeclaredIsDynamic() throws {
    let route = try #require(UTType(filenameExtension: "gpx", conformingTo: .xml))
    #expect(route.isDynamic && !route.isDeclared && route.conforms(to: .text))
    #expect(route.preferredFilenameExtension == "gpx")
    // A declared type that is not of the wanted one is none of them.
    let odd = try #require(UTType(filenameExtension: "png", conformingTo: .text))
    #expect(odd != .png && odd.isDynamic)
    #expect(UTType.types(tag: "png", tagClass: .filenameExtension, conformingTo: .text).isEmpty)
  }

  @Test func supertypesAreDeclared() {
    for type in [UTType.png, .usdz, .vCard, .epub, .application, .log, .gzip] {
      let roots = type.supertypes.filter { $0.supertypes.isEmpty }
      #expect(roots.isSubset(of: [.item, .content, .contact]), "\(type): \(roots)")
      #expect(!roots.isEmpty)
    }
  }

  @Test func aTypeIsWrittenAsItsIdentifier() throws {
    let data = try JSONEncoder().encode([UTType.png])
    #expect(String(decoding: data, as: UTF8.self) == #"["public.png"]"#)
    #expect(try JSONDecoder().decode([UTType].self, from: data) == [.png])
  }
}
