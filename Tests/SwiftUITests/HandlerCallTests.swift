import Foundation
import FoundationNetworking
import SwiftUI
import Synchronization
import Testing

/// Calls of Foundation's that take a closure, under the names that let Swift 5's mode be.
struct HandlerCallTests {
  private let name = Notification.Name("handler-call-tests")

  @Test func notificationsAreObservedUntilTheTokenIsRemoved() {
    let center = NotificationCenter()
    let heard = Mutex<[String]>([])
    let counts = Mutex(0)
    center.addObserver(forName: nil, object: nil, queue: nil) { _ in
      counts.withLock { $0 += 1 }
    }
    let token = center.addObserver(forName: name, object: nil, queue: nil) { note in
      heard.withLock { $0.append(note.userInfo?["word"] as? String ?? "") }
    }
    center.post(name: name, object: nil, userInfo: ["word": "tide"])
    center.removeObserver(token)
    center.post(name: name, object: nil, userInfo: ["word": "ebb"])
    #expect(heard.withLock { $0 } == ["tide"])
    #expect(counts.withLock { $0 } == 2)
  }

  @Test func tasksAreOfTheirAddress() throws {
    let url = try #require(URL(string: "https://example.org/a"))
    let session = URLSession(configuration: .ephemeral)
    let request = URLRequest(url: url, timeoutInterval: 7)
    #expect(session.dataTask(with: url) { _, _, _ in }.originalRequest?.url == url)
    #expect(session.dataTask(with: request) { _, _, _ in }.originalRequest?.timeoutInterval == 7)
    #expect(session.dataTask(with: url).originalRequest?.url == url)
  }

  @Test func transfersAreOfTheirAddress() throws {
    let url = try #require(URL(string: "https://example.org/a"))
    let session = URLSession(configuration: .ephemeral)
    let request = URLRequest(url: url, timeoutInterval: 7)
    let file = session.downloadTask(with: url) { _, _, _ in }
    #expect(file.originalRequest?.url == url)
    let requested = session.downloadTask(with: request) { _, _, _ in }
    #expect(requested.originalRequest?.timeoutInterval == 7)
    #expect(session.downloadTask(with: url).originalRequest?.url == url)
    let sent = session.uploadTask(with: request, from: Data([1])) { _, _, _ in }
    #expect(sent.originalRequest?.timeoutInterval == 7)
    #expect(session.uploadTask(with: request, from: Data([1])).originalRequest?.url == url)
  }

  @Test func queuesRunClosuresAndOperations() {
    let queue = OperationQueue()
    queue.maxConcurrentOperationCount = 1
    let done = Mutex<[String]>([])
    queue.addOperation { done.withLock { $0.append("closure") } }
    let operation = BlockOperation { done.withLock { $0.append("operation") } }
    queue.addOperation(operation)
    queue.waitUntilAllOperationsAreFinished()
    #expect(done.withLock { $0 } == ["closure", "operation"])
  }
}
