import SwiftUI
import Testing

/// Values that become data for other apps, and are made of it.
struct TransferableTests {
  private struct Note: Codable, Equatable, Transferable {
    var title: String
    var isDraft = false

    static var transferRepresentation: some TransferRepresentation {
      CodableRepresentation(contentType: .json).exportingCondition { !$0.isDraft }
      DataRepresentation(exportedContentType: .plainText) { Data("# \($0.title)".utf8) }
        .suggestedFileName { "\($0.title).md" }
      ProxyRepresentation(exporting: \.title)
    }
  }

  private struct Film: Transferable {
    let name: String

    static var transferRepresentation: some TransferRepresentation {
      FileRepresentation(contentType: .movie) { film in
        let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try Data(film.name.utf8).write(to: file)
        return SentTransferredFile(file)
      } importing: { received in
        Film(name: try String(contentsOf: received.file, encoding: .utf8))
      }
      .visibility(.all)
    }
  }

  private struct Tag: Equatable, Transferable {
    let name: String

    static var transferRepresentation: some TransferRepresentation {
      ProxyRepresentation(exporting: { $0.name }, importing: { Tag(name: $0) })
    }
  }

  /// A representation that is made of others.
  private struct Lines<Item: Transferable>: TransferRepresentation {
    let line: @Sendable (Item) -> String

    var body: some TransferRepresentation<Item> {
      DataRepresentation(exportedContentType: .text) { item in Data("\(line(item))\n".utf8) }
    }
  }

  private struct Line: Transferable {
    static var transferRepresentation: some TransferRepresentation { Lines { _ in "a line" } }
  }

  @Test func theFirstWayToAKindIsTaken() async throws {
    let note = Note(title: "Tide")
    let data = try await note.exported(as: .json)
    #expect(try JSONDecoder().decode(Note.self, from: data) == note)
    #expect(try await note.exported(as: .plainText) == Data("# Tide".utf8))
    #expect(try await note.exported(as: .utf8PlainText) == Data("Tide".utf8))
    #expect(Note.exportedContentTypes() == [.json, .plainText, .utf8PlainText, .plainText])
    #expect(Note.importedContentTypes() == [.json])
    #expect(note.suggestedFilename == "Tide.md")
  }

  @Test func aKindThatATypeDoesNotKnowIsAnError() async throws {
    await #expect(throws: TransferError.self) { try await "A".exported(as: .png) }
    let draft = Note(title: "Tide", isDraft: true)
    await #expect(throws: TransferError.self) { try await draft.exported(as: .json) }
    await #expect(throws: TransferError.self) {
      try await Note(importing: Data(), contentType: .plainText)
    }
  }

  @Test func valuesAreMadeOfData() async throws {
    let data = try JSONEncoder().encode(Note(title: "Tide"))
    #expect(try await Note(importing: data, contentType: .json) == Note(title: "Tide"))
    #expect(try await Tag(importing: Data("a".utf8), contentType: nil) == Tag(name: "a"))
    let film = try await Film(name: "Waves").exported(as: .movie)
    #expect(try await Film(importing: film, contentType: .movie).name == "Waves")
  }

  @Test func aRepresentationMayConsistOfOthers() async throws {
    #expect(try await Line().exported(as: .text) == Data("a line\n".utf8))
  }

  @Test func typesOfTheSystemAreTransferable() async throws {
    #expect(try await "Tide".exported(as: .utf8PlainText) == Data("Tide".utf8))
    let url = try #require(URL(string: "https://example.org/a"))
    #expect(try await URL(importing: url.exported(as: .url), contentType: .url) == url)
    #expect(try await Data([1, 2]).exported(as: .data) == Data([1, 2]))
    #expect(try await AttributedString("A").exported(as: .utf8PlainText) == Data("A".utf8))
    #expect(Image.importedContentTypes() == [.image])
    #expect(Image.exportedContentTypes() == [])
  }
}
