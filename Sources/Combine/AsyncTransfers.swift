import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking

  /// Transfers by their short names, which Foundation on Linux has with a delegate alone: a
  /// protocol of an app's, to which it makes `URLSession` conform, asks for these.
  extension URLSession {
    /// Loads a request.
    ///
    ///     protocol Loading {
    ///       func data(for request: URLRequest) async throws -> (Data, URLResponse)
    ///     }
    ///     extension URLSession: Loading {}
    public func data(for request: URLRequest) async throws -> (Data, URLResponse) {
      try await data(for: request, delegate: nil)
    }

    /// Loads an address.
    public func data(from url: URL) async throws -> (Data, URLResponse) {
      try await data(from: url, delegate: nil)
    }

    /// Sends data with a request.
    public func upload(
      for request: URLRequest, from bodyData: Data
    ) async throws -> (Data, URLResponse) {
      try await upload(for: request, from: bodyData, delegate: nil)
    }

    /// Sends a file with a request.
    public func upload(
      for request: URLRequest, fromFile fileURL: URL
    ) async throws -> (Data, URLResponse) {
      try await upload(for: request, fromFile: fileURL, delegate: nil)
    }

    /// Loads a request into a file.
    public func download(for request: URLRequest) async throws -> (URL, URLResponse) {
      try await download(for: request, delegate: nil)
    }

    /// Loads an address into a file.
    public func download(from url: URL) async throws -> (URL, URLResponse) {
      try await download(from: url, delegate: nil)
    }
  }
#endif
