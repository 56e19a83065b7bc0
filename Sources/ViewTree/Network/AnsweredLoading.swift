import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Answers a request with a file of ``NetworkAnswers``, or refuses it as a device without a
/// connection does.
final class AnsweredLoading: URLProtocol {
  /// The schemes of what is taken over.
  static let schemes: Set = ["http", "https", "ftp", "ftps", "sftp", "ws", "wss"]

  override class func canInit(with request: URLRequest) -> Bool {
    schemes.contains(request.url?.scheme?.lowercased() ?? "") && RemoteLoading.isTakenHere
  }

  override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

  /// Creates the answer of a task, for which the host that began it waits.
  required convenience init(
    task: URLSessionTask, cachedResponse: CachedURLResponse?, client: (any URLProtocolClient)?
  ) {
    let request = task.currentRequest ?? URLRequest(url: URL(fileURLWithPath: "/"))
    self.init(request: request, cachedResponse: nil, client: client)
    self.task = task
    HostJobs.expect(task)
  }

  override func startLoading() { RemoteLoading.giving(load) }

  private func load() {
    guard let url = request.url else { return fail(.badURL) }
    guard !(task is URLSessionDownloadTask), !(task is URLSessionWebSocketTask) else {
      RemoteLoading.refuse(
        "\(url.absoluteString) was not loaded: files answer for data, not for downloads and sockets"
      )
      return fail(.notConnectedToInternet)
    }
    guard let file = RemoteLoading.file(for: url) else { return fail(.notConnectedToInternet) }
    guard let data = FileManager.default.contents(atPath: file.path) else {
      RemoteLoading.refuse("\(url.absoluteString) was not loaded: \(file.path) cannot be read")
      return fail(.notConnectedToInternet)
    }
    answer(data, type: Self.types[file.pathExtension.lowercased()], of: url)
  }

  override func stopLoading() {}

  private func answer(_ data: Data, type: String?, of url: URL) {
    var fields = ["Content-Length": "\(data.count)"]
    fields["Content-Type"] = type ?? "application/octet-stream"
    guard
      let response = HTTPURLResponse(
        url: url, statusCode: 200, httpVersion: "HTTP/1.1", headerFields: fields)
    else { return fail(.badServerResponse) }
    client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
    client?.urlProtocol(self, didLoad: data)
    client?.urlProtocolDidFinishLoading(self)
  }

  private func fail(_ code: URLError.Code) {
    var details: [String: Any] = [:]
    details[NSURLErrorFailingURLErrorKey] = request.url
    client?.urlProtocol(self, didFailWithError: URLError(code, userInfo: details))
  }

  /// Types of content by the endings of files.
  private static let types = [
    "json": "application/json", "xml": "application/xml", "txt": "text/plain; charset=utf-8",
    "html": "text/html; charset=utf-8", "css": "text/css", "csv": "text/csv", "png": "image/png",
    "jpg": "image/jpeg", "jpeg": "image/jpeg", "gif": "image/gif", "webp": "image/webp",
    "svg": "image/svg+xml", "pdf": "application/pdf",
  ]
}
