import Foundation

/// A port of this machine that answers nobody, and tells whether somebody has asked.
final class Listener {
  let port: UInt16
  private let socket: Int32

  init() throws {
    socket = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue | SOCK_NONBLOCK.rawValue), 0)
    guard socket >= 0 else { throw POSIXError(.EIO) }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let socket = socket
    let status = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
        bind(socket, address, length) + listen(socket, 8) + getsockname(socket, address, &length)
      }
    }
    guard status == 0 else { throw POSIXError(.EADDRNOTAVAIL) }
    port = UInt16(bigEndian: address.sin_port)
  }

  deinit { close(socket) }

  /// A Boolean value that indicates whether somebody has connected since this was last asked.
  var wasAsked: Bool {
    let connection = accept(socket, nil, nil)
    guard connection >= 0 else { return false }
    close(connection)
    return true
  }
}
