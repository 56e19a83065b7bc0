import Foundation
import FoundationNetworking

// Tasks that load into files and send data, under the names that `HandlerCalls.swift` explains.

extension URLSession {
  /// The call that makes a task of a file with a closure for its end.
  public struct DownloadTasks {
    fileprivate let session: URLSession

    /// Makes a task that loads an address into a file.
    ///
    /// - Parameters:
    ///   - url: The address.
    ///   - completionHandler: A closure that receives the file's place, the answer and an error.
    /// - Returns: The task, which waits to be resumed.
    @preconcurrency
    public func callAsFunction(
      with url: URL,
      completionHandler: @escaping @Sendable (URL?, URLResponse?, (any Error)?) -> Void
    ) -> URLSessionDownloadTask {
      self(with: URLRequest(url: url), completionHandler: completionHandler)
    }

    /// Makes a task that loads a request into a file.
    @preconcurrency
    public func callAsFunction(
      with request: URLRequest,
      completionHandler: @escaping @Sendable (URL?, URLResponse?, (any Error)?) -> Void
    ) -> URLSessionDownloadTask {
      let task:
        (URLRequest, @escaping @Sendable (URL?, URLResponse?, (any Error)?) -> Void)
          -> URLSessionDownloadTask = session.downloadTask(with:completionHandler:)
      return task(request, completionHandler)
    }
  }

  /// The call that makes a task of a file, as in `URLSession.shared.downloadTask(with: url) { file,
  /// _, _ in }`.
  public var downloadTask: DownloadTasks { DownloadTasks(session: self) }

  /// The call that makes a task that sends, with a closure for its end.
  public struct UploadTasks {
    fileprivate let session: URLSession

    /// Makes a task that sends data.
    ///
    /// - Parameters:
    ///   - request: The request.
    ///   - bodyData: The data; nil for none.
    ///   - completionHandler: A closure that receives the data of the answer, the answer and an
    ///     error.
    /// - Returns: The task, which waits to be resumed.
    @preconcurrency
    public func callAsFunction(
      with request: URLRequest, from bodyData: Data?,
      completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void
    ) -> URLSessionUploadTask {
      let task:
        (URLRequest, Data?, @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void)
          -> URLSessionUploadTask = session.uploadTask(with:from:completionHandler:)
      return task(request, bodyData, completionHandler)
    }

    /// Makes a task that sends a file.
    @preconcurrency
    public func callAsFunction(
      with request: URLRequest, fromFile file: URL,
      completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void
    ) -> URLSessionUploadTask {
      let task:
        (URLRequest, URL, @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void)
          -> URLSessionUploadTask = session.uploadTask(with:fromFile:completionHandler:)
      return task(request, file, completionHandler)
    }
  }

  /// The call that makes a task that sends, as in `session.uploadTask(with: request, from: data) {
  /// data, _, _ in }`.
  public var uploadTask: UploadTasks { UploadTasks(session: self) }
}
