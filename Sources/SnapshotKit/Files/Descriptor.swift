import Foundation

/// An open file of this process, closed with its owner.
final class Descriptor {
  private(set) var number: Int32

  init(_ number: Int32) { self.number = number }

  deinit { close() }

  func close() {
    guard number >= 0 else { return }
    _ = Glibc.close(number)
    number = -1
  }

  /// Returns a pipe's ends, which no child inherits unless told so.
  ///
  /// The numbers are 10 or more, so that a child's 0 to 4 can be set in any order.
  static func pipe() throws -> (read: Descriptor, write: Descriptor) {
    var ends: [Int32] = [-1, -1]
    guard Glibc.pipe(&ends) == 0 else { throw SystemError("opening a pipe") }
    let (low, high) = (Descriptor(ends[0]), Descriptor(ends[1]))
    return (try low.moved(), try high.moved())
  }

  private func moved() throws -> Descriptor {
    let copy = fcntl(number, F_DUPFD_CLOEXEC, 10)
    guard copy >= 0 else { throw SystemError("opening a pipe") }
    return Descriptor(copy)
  }

  /// Writes all of the bytes.
  func write(_ data: Data) throws {
    try data.withUnsafeBytes { buffer in
      var offset = 0
      while offset < buffer.count {
        let count = Glibc.write(
          number, buffer.baseAddress?.advanced(by: offset), buffer.count - offset)
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { throw SystemError("writing") }
        offset += count
      }
    }
  }

  /// A Boolean value that indicates whether bytes wait to be read; false at the end too.
  var hasBytes: Bool {
    var polled = pollfd(fd: number, events: Int16(POLLIN), revents: 0)
    return poll(&polled, 1, 0) > 0 && polled.revents & Int16(POLLIN) != 0
  }

  /// Reads the bytes that are there, 64 kB at most; empty at the end.
  func read() throws -> Data {
    var data = Data(count: 1 << 16)
    while true {
      let count = data.withUnsafeMutableBytes { Glibc.read(number, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw SystemError("reading") }
      return data.prefix(count)
    }
  }
}

/// A system call that failed, by what was tried and the system's own words.
struct SystemError: Error, CustomStringConvertible {
  let action: String
  let code: Int32

  init(_ action: String, code: Int32 = errno) { (self.action, self.code) = (action, code) }

  var description: String {
    let remedy =
      switch code {
      case ENOSPC, EDQUOT: "; free some space and run again"
      case EACCES, EPERM, EROFS: "; choose a folder that may be written to"
      case EMFILE, ENFILE: "; raise the limit of open files (ulimit -n) or lower --jobs"
      default: ""
      }
    return "\(action): \(String(cString: strerror(code)))\(remedy)."
  }
}
