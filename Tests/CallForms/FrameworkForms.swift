import FoundationNetworking
import PhotosUI
import SwiftUI
import TestSupport
import Testing
import UserNotifications
import WebKit

/// Calls of frameworks that apps use beside SwiftUI.
@MainActor @Suite struct FrameworkForms {
  private struct Page: View {
    @State private var photo: PhotosPickerItem?
    @State private var photos: [PhotosPickerItem] = []
    @State private var isShown = false
    @State private var data: Data?

    var body: some View {
      VStack {
        PhotosPicker(selection: $photo, matching: .images) { Text("One") }
        PhotosPicker(
          selection: $photos, maxSelectionCount: 3, matching: .any(of: [.images, .not(.videos)])
        ) { Text("Some") }
        PhotosPicker("Titled", selection: $photo)
        PhotosPicker("Many", selection: $photos, selectionBehavior: .ordered, matching: .images)
      }
      .photosPicker(isPresented: $isShown, selection: $photo)
      .onChange(of: photo) {
        Task { data = try? await photo?.loadTransferable(type: Data.self) }
      }
    }
  }

  private final class Centre: NSObject, UNUserNotificationCenterDelegate {
    func userNotificationCenter(
      _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
      withCompletionHandler completionHandler:
        @escaping (UNNotificationPresentationOptions) -> Void
    ) { completionHandler([.banner, .sound]) }

    func userNotificationCenter(
      _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
    ) async {}
  }

  @Test func pickersAreTheirButtons() throws {
    let host = ViewHost(Page(), text: SquareText(), assets: FixedPictures())
    let list = try host.render(in: Surroundings(size: CGSize(width: 320, height: 600)))
    func words(_ item: DrawItem) -> [String] {
      switch item.operation {
      case .text(let text): [text.text.string]
      case .layer(let layer): layer.items.flatMap(words)
      default: []
      }
    }
    #expect(list.items.flatMap(words) == ["One", "Some", "Titled", "Many"])
  }

  private struct WebPage: UIViewRepresentable {
    let url: URL

    func makeCoordinator() -> Coordinator { Coordinator() }

    func makeUIView(context: Context) -> WKWebView {
      let configuration = WKWebViewConfiguration()
      configuration.allowsInlineMediaPlayback = true
      let view = WKWebView(frame: .zero, configuration: configuration)
      view.navigationDelegate = context.coordinator
      view.scrollView.bounces = false
      return view
    }

    func updateUIView(_ view: WKWebView, context: Context) { view.load(URLRequest(url: url)) }

    final class Coordinator: NSObject, WKNavigationDelegate {
      func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {}

      func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction
      ) async -> WKNavigationActionPolicy { .cancel }
    }
  }

  @Test func pagesHaveStandIns() throws {
    let url = try #require(URL(string: "https://example.org"))
    let host = ViewHost(WebPage(url: url), text: SquareText(), assets: FixedPictures())
    let list = try host.render(in: Surroundings(size: CGSize(width: 320, height: 600)))
    #expect(!list.items.isEmpty)
    let view = WKWebView()
    view.load(URLRequest(url: url))
    #expect(view.url == url && view.title == nil && !view.canGoBack)
  }

  @Test func nobodyIsNotified() async throws {
    let center = UNUserNotificationCenter.current()
    let delegate = Centre()
    center.delegate = delegate
    let content = UNMutableNotificationContent()
    content.title = "The tide turns"
    content.sound = .default
    content.badge = 1
    #expect((content.mutableCopy() as? UNNotificationContent)?.title == "The tide turns")
    let trigger = UNTimeIntervalNotificationTrigger(timeInterval: 60, repeats: false)
    let request = UNNotificationRequest(identifier: "tide", content: content, trigger: trigger)
    try await center.add(request)
    #expect(await center.pendingNotificationRequests().isEmpty)
    #expect(try await !center.requestAuthorization(options: [.alert, .sound]))
    #expect(await center.notificationSettings().authorizationStatus == .notDetermined)
    var answers: [Bool] = []
    center.requestAuthorization(options: .badge) { granted, _ in
      MainActor.assumeIsolated { answers.append(granted) }
    }
    #expect(answers == [false])
  }
}
