import SafariServices
import StageSupport
import Testing

/// A page of the web within an app: its bars, and the button that closes it.
@MainActor @Suite struct SafariTests {
  private struct Web: UIViewControllerRepresentable {
    let url: URL
    var style = SFSafariViewController.DismissButtonStyle.done
    var finish: () -> Void = {}

    final class Coordinator: NSObject, SFSafariViewControllerDelegate {
      let finish: () -> Void
      init(finish: @escaping () -> Void) { self.finish = finish }
      func safariViewControllerDidFinish(_ controller: SFSafariViewController) { finish() }
    }

    func makeCoordinator() -> Coordinator { Coordinator(finish: finish) }

    func makeUIViewController(context: Context) -> SFSafariViewController {
      let configuration = SFSafariViewController.Configuration()
      configuration.entersReaderIfAvailable = true
      let page = SFSafariViewController(url: url, configuration: configuration)
      page.preferredControlTintColor = .systemGreen
      page.preferredBarTintColor = .systemBackground
      page.dismissButtonStyle = style
      page.delegate = context.coordinator
      return page
    }

    func updateUIViewController(_ page: SFSafariViewController, context: Context) {}
  }

  private func url(_ text: String) throws -> URL { try #require(URL(string: text)) }

  @Test func barsNameTheServer() throws {
    #expect(
      try Stage(Web(url: url("https://www.example.org/a/b"))).texts().contains("example.org"))
    let other = Stage(Web(url: try url("https://www.example.org"), style: .cancel)) {
      $0.locale = Locale(identifier: "de_DE")
    }
    #expect(try other.shows("Abbrechen") && !other.shows("Done"))
  }

  @Test func barsDoNotGrowWithType() throws {
    let address = try url("https://example.org")
    let usual = try Stage(Web(url: address)).frame("Done")
    let large = try Stage(Web(url: address)) { $0.dynamicTypeSize = .accessibility5 }.frame("Done")
    #expect(large == usual)
    let text = try Stage(Text("Done")) { $0.dynamicTypeSize = .accessibility5 }.frame("Done")
    #expect(text.height > usual.height)
  }

  @Test func anAddressThatIsNoneHasBarsToo() throws {
    #expect(try Stage(Web(url: url("mailto:a"))).shows("Done"))
  }

  @Test func aSheetClosesWithItsButton() throws {
    struct Home: View {
      @State private var isShown = true
      let url: URL
      var body: some View {
        Text("Home").sheet(isPresented: $isShown) { Web(url: url).ignoresSafeArea() }
      }
    }
    let stage = Stage(Home(url: try url("https://example.org")))
    #expect(try stage.shows("example.org"))
    try stage.tap("Done")
    #expect(try !stage.shows("example.org"))
  }

  @Test func barsKeepClearOfTheHardware() throws {
    struct Cover: View {
      let url: URL
      let ignores: Bool
      var body: some View {
        Text("Home").fullScreenCover(isPresented: .constant(true)) {
          Web(url: url).ignoresSafeArea(edges: ignores ? .all : [])
        }
      }
    }
    let places = try [true, false].map { ignores in
      try Stage(Cover(url: url("https://example.org"), ignores: ignores)).frame("Done").minY
    }
    #expect(places[0] == places[1] && places[0] > 59)
  }

  @Test func theDelegateHearsOfTheEnd() throws {
    var count = 0
    let stage = Stage(Web(url: try url("https://example.org")) { count += 1 })
    try stage.tap("Done")
    #expect(count == 1)
  }
}
