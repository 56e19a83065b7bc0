import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Lets ``AnsweredLoading`` be asked before Foundation's own protocols.
///
/// On Linux Foundation asks its own first, whatever is registered, in each session that an app
/// configures and in `Data(contentsOf:)`, and nothing public changes that. So the function by which
/// these protocols say what they take, `canInit(with:)`, is replaced in their classes: while
/// requests are taken over they take none, and the registered one is asked. That of caches is
/// replaced too: a picture must not depend on what earlier runs were answered, and caches are asked
/// on a thread of their own, on which nothing would tell whose request it is.
enum LoadingTakeover {
  /// Takes over, once a process.
  static func install() { _ = isInstalled }

  /// A Boolean value that indicates whether all of Foundation's protocols leave requests alone.
  static let isInstalled: Bool = {
    _ = URLProtocol.registerClass(AnsweredLoading.self)
    let (caches, protocols) = (ClassTable(URLCache.self), ClassTable(URLProtocol.self))
    guard
      let cached = caches.place(of: NoCache.self, not: ClassTable(UsualCache.self)),
      caches.set(cached, to: ClassTable(NoCache.self)[cached]),
      let place = protocols.place(of: HTTPLoading.self, not: ClassTable(UsualLoading.self))
    else { return false }
    return replacements.allSatisfy { name, replacement in
      guard let own = _typeByName(name) as? URLProtocol.Type else { return false }
      return ClassTable(own).set(place, to: ClassTable(replacement)[place])
    }
  }()

  /// Foundation's protocols, and the classes whose function each is given.
  private static let replacements: [(String, URLProtocol.Type)] = [
    ("20FoundationNetworking16_HTTPURLProtocolC", HTTPLoading.self),
    ("20FoundationNetworking15_FTPURLProtocolC", FTPLoading.self),
    ("20FoundationNetworking21_WebSocketURLProtocolC", SocketLoading.self),
  ]
}

/// Overrides nothing.
private class UsualLoading: URLProtocol {}

private class HTTPLoading: URLProtocol {
  override class func canInit(with request: URLRequest) -> Bool {
    request.isLeft(to: ["http", "https"])
  }
}

private class FTPLoading: URLProtocol {
  override class func canInit(with request: URLRequest) -> Bool {
    request.isLeft(to: ["ftp"])
  }
}

private class SocketLoading: URLProtocol {
  override class func canInit(with request: URLRequest) -> Bool {
    request.isLeft(to: ["ws", "wss"])
  }
}

/// Overrides nothing.
private class UsualCache: URLCache, @unchecked Sendable {}

private class NoCache: URLCache, @unchecked Sendable {
  override func getCachedResponse(
    for dataTask: URLSessionDataTask,
    completionHandler: @Sendable @escaping (CachedURLResponse?) -> Void
  ) {
    guard RemoteLoading.isTakenHere else {
      return super.getCachedResponse(for: dataTask, completionHandler: completionHandler)
    }
    completionHandler(nil)
  }
}

extension URLRequest {
  /// Returns a Boolean value that indicates whether Foundation carries the request out, by a
  /// protocol of schemes.
  fileprivate func isLeft(to schemes: [String]) -> Bool {
    schemes.contains(url?.scheme ?? "") && !RemoteLoading.isTakenHere
  }
}

/// The words of a class's metadata, among which its functions are (swift/ABI/Metadata.h).
private struct ClassTable {
  private let start: UnsafeMutableRawPointer
  /// The words behind the address that stands for the class.
  let count: Int

  init(_ type: AnyClass) {
    start = unsafeBitCast(type, to: UnsafeMutableRawPointer.self)
    // Behind kind, superclass, flags and the instance's size stand the size of the whole and what
    // lies before.
    let size = start.load(fromByteOffset: 32, as: UInt32.self)
    let before = start.load(fromByteOffset: 36, as: UInt32.self)
    count = Int(size - before) / MemoryLayout<UInt>.stride
  }

  subscript(place: Int) -> UInt {
    start.load(fromByteOffset: place * MemoryLayout<UInt>.stride, as: UInt.self)
  }

  /// Returns the place of the only function that a class which overrides it alone has otherwise
  /// than this one, its superclass, where a class that overrides nothing has the same.
  func place(of overriding: AnyClass, not usual: ClassTable) -> Int? {
    let other = ClassTable(overriding)
    let places = (0..<count).filter { self[$0] == usual[$0] && self[$0] != other[$0] }
    return places.count == 1 ? places.first : nil
  }

  /// Changes a word; tells whether the system lets it.
  func set(_ place: Int, to word: UInt) -> Bool {
    guard place < count else { return false }
    let address = start + place * MemoryLayout<UInt>.stride
    let page = UInt(sysconf(Int32(_SC_PAGESIZE)))
    let begin = UInt(bitPattern: address) & ~(page - 1)
    guard
      mprotect(UnsafeMutableRawPointer(bitPattern: begin), Int(page), PROT_READ | PROT_WRITE) == 0
    else { return false }
    address.storeBytes(of: word, as: UInt.self)
    return true
  }
}
