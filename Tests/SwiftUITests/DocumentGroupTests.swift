import SwiftUI
import TestSupport
import Testing

/// Scenes of documents, by the texts of their windows.
@MainActor @Suite struct DocumentGroupTests {
  private struct Draft: FileDocument {
    static let readableContentTypes = [UTType.plainText]
    var text = "A new draft"

    init() {}
    init(configuration: ReadConfiguration) throws {}
    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
      FileWrapper(regularFileWithContents: Data(text.utf8))
    }
  }

  private final class Board: ReferenceFileDocument {
    static let readableContentTypes = [UTType.json]
    @Published var notes = ["First"]

    init() {}
    init(configuration: ReadConfiguration) throws {}
    func snapshot(contentType: UTType) throws -> [String] { notes }
    func fileWrapper(snapshot: [String], configuration: WriteConfiguration) -> FileWrapper {
      FileWrapper(regularFileWithContents: Data())
    }
  }

  private struct DraftApp: App {
    var body: some Scene {
      DocumentGroup(newDocument: Draft()) { file in
        VStack {
          Text(file.document.text).navigationTitle(file.fileURL?.lastPathComponent ?? "Draft")
          Button("Clear") { file.document.text = "Nothing" }
        }
      }
    }
  }

  private struct BoardApp: App {
    var body: some Scene {
      DocumentGroup(newDocument: { Board() }) { file in
        Button(file.document.notes.joined(separator: ", ")) { file.document.notes.append("Second") }
      }
    }
  }

  private struct ViewerApp: App {
    var body: some Scene {
      DocumentGroup(viewing: Draft.self) { file in Text(file.document.text) }
    }
  }

  private func texts(_ items: [DrawItem]) -> [String] {
    items.flatMap { item -> [String] in
      switch item.operation {
      case .text(let drawing): [drawing.text.string]
      case .layer(let layer): texts(layer.items)
      default: []
      }
    }
  }

  private let phone = Surroundings(size: CGSize(width: 390, height: 800))

  private func host<A: App>(_ app: A) -> ViewHost {
    ViewHost(AppWindow(app), text: SquareText(), assets: FixedPictures())
  }

  @Test func aValueIsEdited() throws {
    let host = host(DraftApp())
    #expect(texts(try host.render(in: phone).items).contains("A new draft"))
    try host.tap("Clear")
    let words = texts(try host.render(in: phone).items)
    #expect(words.contains("Nothing") && words.contains("Draft"))
  }

  @Test func anObjectIsEdited() throws {
    let host = host(BoardApp())
    #expect(texts(try host.render(in: phone).items) == ["First"])
    try host.tap("First")
    #expect(texts(try host.render(in: phone).items) == ["First, Second"])
  }

  @Test func aViewerHasNoDocument() throws {
    #expect(texts(try host(ViewerApp()).render(in: phone).items).isEmpty)
  }
}
