import LinkPresentation
import StageSupport
import Testing

/// Words of pages of the web, which are not known unless told.
@MainActor @Suite struct LinkTests {
  private struct Link: UIViewRepresentable {
    let view: LPLinkView
    func makeUIView(context: Context) -> LPLinkView { view }
    func updateUIView(_ view: LPLinkView, context: Context) {}
  }

  private struct Preview: View {
    let url: URL
    var title: String?
    @State private var page: LPLinkMetadata?
    @State private var code = 0

    var body: some View {
      VStack {
        if let page { Link(view: LPLinkView(metadata: page)) } else { Text("\(code)") }
      }
      .onAppear {
        if let title { LPMetadataProvider.know([LPLinkMetadata(url: url, title: title)]) }
        LPMetadataProvider().startFetchingMetadata(for: url) { found, error in
          DispatchQueue.main.async {
            page = found
            code = (error as NSError?)?.code ?? 0
          }
        }
      }
    }
  }

  private func url() throws -> URL { try #require(URL(string: "https://www.example.org/tides")) }

  @Test func aScreenTellsPages() throws {
    #expect(
      try Stage(Preview(url: url(), title: "Tides")).texts() == ["Tides", "example.org"])
    #expect(try Stage(Preview(url: url())).texts() == ["1"])
    #expect(try Stage(Link(view: LPLinkView(url: url()))).texts() == ["example.org"])
  }

  @Test func aSearchIsEnded() async throws {
    let provider = LPMetadataProvider()
    provider.cancel()
    var reasons: [String] = []
    do {
      _ = try await provider.startFetchingMetadata(for: url())
    } catch LPError.metadataFetchFailed {
      reasons.append("failed")
    } catch LPError.metadataFetchCancelled {
      reasons.append("cancelled")
    }
    #expect(reasons == ["cancelled"])
  }
}
