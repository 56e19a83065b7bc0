import SwiftUI

/// The forms of values that are given to other apps, and taken from them.
struct TransferForms: View {
  @State private var notes = [TransferNote(title: "A")]
  @State private var isTargeted = false

  var body: some View {
    links
    List {
      ForEach(notes) { note in
        Text(note.title).draggable(note) { Text("Preview") }
      }
      .dropDestination(for: TransferNote.self) { dropped, index in
        notes.insert(contentsOf: dropped, at: index)
      }
    }
    .dropDestination(for: TransferNote.self) { dropped, location in
      notes += dropped
      return location.x > 0
    } isTargeted: {
      isTargeted = $0
    }
    .frame(height: 200)
    Text("A").draggable(Image(systemName: "star")).copyable(notes)
    PasteButton(payloadType: TransferNote.self) { notes += $0 }
    PasteButton(supportedContentTypes: [.text]) { providers in
      _ = providers.first?.loadObject(ofClass: String.self) { text, error in _ = (text, error) }
      _ = providers.first?.canLoadObject(ofClass: UIImage.self)
    }
  }

  @ViewBuilder private var links: some View {
    let note = TransferNote(title: "A")
    ShareLink(item: note, preview: SharePreview(note.title))
    ShareLink(Text("A"), item: note)
    ShareLink(note.title, item: note, preview: SharePreview(Text("A"), icon: Image("a")))
    ShareLink(items: notes) { SharePreview($0.title, image: Image(systemName: "star")) }
    ShareLink("A", items: notes)
    ShareLink(note.title, items: notes) { SharePreview($0.title) }
    ShareLink(Text("A"), items: notes)
    ShareLink(item: note.title, subject: Text("A"), message: Text("B"))
  }

  static func roundTrip(_ note: TransferNote) async throws -> TransferNote {
    let data = try await note.exported(as: .json)
    return try await TransferNote(importing: data, contentType: .json)
  }
}

struct TransferNote: Codable, Identifiable, Transferable {
  var id = UUID()
  var title: String

  static var transferRepresentation: some TransferRepresentation {
    CodableRepresentation(for: TransferNote.self, contentType: .note)
    CodableRepresentation(
      contentType: .xml, encoder: PropertyListEncoder(), decoder: PropertyListDecoder())
    DataRepresentation(contentType: .json) { note in
      try JSONEncoder().encode(note)
    } importing: { data in
      try JSONDecoder().decode(TransferNote.self, from: data)
    }
    DataRepresentation(exportedContentType: .png) { _ in Data() }
      .suggestedFileName("Note.png")
      .visibility(.ownProcess)
    FileRepresentation(exportedContentType: .pdf) { note in
      SentTransferredFile(URL(fileURLWithPath: note.title))
    }
    ProxyRepresentation(exporting: \.title)
    ProxyRepresentation { note in
      note.title
    } importing: {
      TransferNote(title: $0)
    }
  }
}

extension UTType {
  static let note = UTType(exportedAs: "com.example.note")
}
