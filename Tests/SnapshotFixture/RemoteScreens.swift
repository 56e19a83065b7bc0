import Foundation
import SnapshotKit
import SwiftUI

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Screens that load the text at `FIXTURE_URL`, each by another way, and show it.
let remoteScreens = [
  Screen("remote-body", title: "Reads an address in its body") { ReadInBody() },
  Screen("remote-content", title: "Reads an address before it is made") {
    Text(verbatim: "content: \(String(decoding: try Data(contentsOf: address), as: UTF8.self))")
  },
  Screen("remote-task", title: "Loads in a task") { LoadedInTask() },
  Screen("remote-session", title: "Loads by a session of its own") { LoadedByOwnSession() },
  Screen("remote-publisher", title: "Loads by a publisher") { LoadedByPublisher() },
  Screen("remote-process", title: "Starts a process that loads") {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", "echo proxy=$http_proxy,$HTTPS_PROXY,$no_proxy >&2"]
    try process.run()
    process.waitUntilExit()
    return Text(verbatim: "process")
  },
  .flow("remote-flow", title: "Loads when it is asked to", on: .all) {
    LoadedOnTap()
  } steps: {
    Step("asked") { try $0.tap("Load") }
  },
]

private var address: URL {
  environment("FIXTURE_URL").flatMap { URL(string: $0) } ?? URL(fileURLWithPath: "/none")
}

private struct ReadInBody: View {
  var body: some View {
    if let data = try? Data(contentsOf: address) {
      Text(verbatim: "body: \(String(decoding: data, as: UTF8.self))")
    } else {
      Text(verbatim: "nothing")
    }
  }
}

private struct LoadedInTask: View {
  @State private var text = "nothing"

  var body: some View {
    Text(verbatim: text).task {
      guard let (data, response) = try? await URLSession.shared.data(from: address) else { return }
      let status = (response as? HTTPURLResponse)?.statusCode ?? 0
      text = "task: \(status) \(String(decoding: data, as: UTF8.self))"
    }
  }
}

private struct LoadedByOwnSession: View {
  @State private var text = "nothing"

  var body: some View {
    Text(verbatim: text).onAppear {
      let session = URLSession(configuration: .ephemeral)
      let task = session.dataTask(with: URLRequest(url: address)) { data, _, _ in
        guard let data else { return }
        DispatchQueue.main.async { text = "session: \(String(decoding: data, as: UTF8.self))" }
      }
      task.resume()
    }
  }
}

private final class Loader: ObservableObject {
  @Published var text = "nothing"
  private var pending: AnyCancellable?

  func load() {
    pending = URLSession.shared.dataTaskPublisher(for: address)
      .map { "publisher: \(String(decoding: $0.data, as: UTF8.self))" }
      .replaceError(with: "nothing")
      .receive(on: DispatchQueue.main)
      .sink { [weak self] in self?.text = $0 }
  }
}

private struct LoadedByPublisher: View {
  @StateObject private var loader = Loader()

  var body: some View { Text(verbatim: loader.text).onAppear { loader.load() } }
}

private struct LoadedOnTap: View {
  @State private var text = "nothing"

  var body: some View {
    VStack {
      Text(verbatim: text)
      Button("Load") {
        Task {
          guard let (data, _) = try? await URLSession.shared.data(from: address) else { return }
          text = "flow: \(String(decoding: data, as: UTF8.self))"
        }
      }
    }
  }
}
