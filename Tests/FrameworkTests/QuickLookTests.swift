import QuickLook
import StageSupport
import Testing

/// A page of a file: its bar, and what is drawn of it.
@MainActor @Suite struct QuickLookTests {
  private struct Home: View {
    @State var file: URL?
    var body: some View {
      VStack {
        Text("Home")
        Text(file == nil ? "closed" : "open")
      }
      .quickLookPreview($file)
    }
  }

  /// Runs a closure with the address of a file of a text.
  private func withFile(
    _ name: String, _ text: String, _ act: (URL) throws -> Void
  ) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let url = folder.appendingPathComponent(name)
    try Data(text.utf8).write(to: url)
    try act(url)
  }

  @Test func textsAreDrawn() throws {
    try withFile("tides.txt", "High water at noon") { url in
      let stage = Stage(Home(file: url))
      let texts = try stage.texts()
      #expect(texts.contains("tides.txt") && texts.contains("High water at noon"))
      try stage.tap("Done")
      #expect(try stage.texts() == ["Home", "closed"])
    }
  }

  @Test func otherFilesHaveTheirNames() throws {
    try withFile("tides.zip", "High water at noon") { url in
      let texts = try Stage(Home(file: url)).texts()
      #expect(texts.filter { $0 == "tides.zip" }.count == 2)
      #expect(!texts.contains("High water at noon"))
    }
    let none = URL(fileURLWithPath: "/none/at/all.txt")
    #expect(try Stage(Home(file: none)).texts().filter { $0 == "all.txt" }.count == 2)
    #expect(try Stage(Home()).texts() == ["Home", "closed"])
  }

  private struct Files: UIViewControllerRepresentable {
    let urls: [URL]
    let index: Int
    let finish: () -> Void

    final class Coordinator: NSObject, QLPreviewControllerDataSource, QLPreviewControllerDelegate {
      let files: Files
      init(_ files: Files) { self.files = files }
      func numberOfPreviewItems(in controller: QLPreviewController) -> Int { files.urls.count }
      func previewController(
        _ controller: QLPreviewController, previewItemAt index: Int
      ) -> any QLPreviewItem { files.urls[index] as NSURL }
      func previewControllerDidDismiss(_ controller: QLPreviewController) { files.finish() }
    }

    func makeCoordinator() -> Coordinator { Coordinator(self) }

    func makeUIViewController(context: Context) -> QLPreviewController {
      let controller = QLPreviewController()
      controller.dataSource = context.coordinator
      controller.delegate = context.coordinator
      controller.currentPreviewItemIndex = index
      return controller
    }

    func updateUIViewController(_ controller: QLPreviewController, context: Context) {}
  }

  @Test func aControllerShowsOneOfItsFiles() throws {
    let urls = ["a.bin", "b.bin"].map { URL(fileURLWithPath: "/none/\($0)") }
    var count = 0
    let stage = Stage(Files(urls: urls, index: 1) { count += 1 })
    let texts = try stage.texts()
    #expect(texts.contains("b.bin") && !texts.contains("a.bin"))
    try stage.tap("Done")
    #expect(count == 1)
    #expect(try !Stage(Files(urls: urls, index: 2) {}).texts().contains { $0.hasSuffix(".bin") })
  }
}
