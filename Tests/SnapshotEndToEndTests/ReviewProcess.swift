import Foundation
import Testing

/// A running `snapshot review` or `preview` of the fixture, ended with its owner.
final class ReviewProcess {
  /// An answer as it came over the wire.
  struct Answer {
    let status: Int
    let headers: [String: String]
    let body: Data

    var text: String { String(decoding: body, as: UTF8.self) }

    func json() throws -> [String: Any] {
      try #require(try JSONSerialization.jsonObject(with: body) as? [String: Any])
    }
  }

  let port: UInt16
  let token: String
  /// The folder of its actions' names.
  private let actions: String
  private let process = Process()
  private let scratch: Scratch

  var address: String { "http://127.0.0.1:\(port)/\(token)/" }
  var origin: String { "http://127.0.0.1:\(port)" }

  init(
    _ command: String = "review", in folder: URL, environment: [String: String] = [:],
    _ arguments: [String] = []
  ) throws {
    (scratch, actions) = (try Scratch(), command == "preview" ? "live" : command)
    let out = scratch.file("out")
    try Data().write(to: out)
    process.executableURL = Run.products.appendingPathComponent("snapshot-fixture")
    process.arguments = [command] + arguments
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.currentDirectoryURL = folder
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try FileHandle(forWritingTo: out)
    process.standardError = process.standardOutput
    try process.run()
    var found: (UInt16, String)?
    for _ in 0..<600 where found == nil {
      usleep(50_000)
      let text = try String(contentsOf: out, encoding: .utf8)
      if let match = text.firstMatch(of: /http:\/\/127\.0\.0\.1:(\d+)\/([0-9a-f]{32})\//) {
        found = UInt16(match.output.1).map { ($0, String(match.output.2)) }
      }
      if !process.isRunning { break }
    }
    let text = try String(contentsOf: out, encoding: .utf8)
    (port, token) = try #require(found, "no address: \(text)")
  }

  deinit {
    // A test's thread may have signals blocked, and what it starts inherits that.
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
  }

  /// The megabytes of memory that the process holds.
  func memory() throws -> Int {
    let status = try String(
      contentsOfFile: "/proc/\(process.processIdentifier)/status", encoding: .utf8)
    let found = try #require(status.firstMatch(of: /VmRSS:\s*(\d+) kB/))
    return try #require(Int(found.output.1)) / 1024
  }

  /// Asks as the page would.
  func get(_ path: String) throws -> Answer { try send("GET /\(token)/\(path) HTTP/1.1", []) }

  func post(_ action: String, _ demand: [String: Any]) throws -> Answer {
    let body = try JSONSerialization.data(withJSONObject: demand)
    return try send(
      "POST /\(token)/\(actions)/\(action) HTTP/1.1",
      ["Origin: \(origin)", "Content-Type: application/json"], body: body)
  }

  /// Sends a request as it is given; a host and an end are added unless told otherwise.
  func send(
    _ line: String, _ headers: [String], host: String? = nil, body: Data? = nil
  ) throws -> Answer {
    let length = body.map { ["Content-Length: \($0.count)"] } ?? []
    let lines =
      [line, "Host: \(host ?? "127.0.0.1:\(port)")", "Connection: close"] + headers + length
    return try Self.answer(
      try exchange(Data((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8) + (body ?? Data())))
  }

  private static func answer(_ data: Data) throws -> Answer {
    let end = try #require(data.range(of: Data("\r\n\r\n".utf8)), "no answer")
    let lines = String(decoding: data[..<end.lowerBound], as: UTF8.self)
      .components(separatedBy: "\r\n")
    var headers: [String: String] = [:]
    for line in lines.dropFirst() {
      let parts = line.split(separator: ":", maxSplits: 1)
      headers[parts[0].lowercased()] = parts[1].trimmingCharacters(in: .whitespaces)
    }
    let status = try #require(lines[0].split(separator: " ").dropFirst().first.flatMap { Int($0) })
    return Answer(status: status, headers: headers, body: Data(data[end.upperBound...]))
  }

  /// Connects to the loopback device, or to another address of this machine.
  func connect(to host: String = "127.0.0.1") throws -> Int32 {
    let number = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    inet_pton(AF_INET, host, &address.sin_addr)
    let result = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        Glibc.connect(number, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    guard result == 0 else {
      close(number)
      throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .ECONNREFUSED)
    }
    return number
  }

  private func exchange(_ request: Data) throws -> Data {
    let number = try connect()
    defer { close(number) }
    var limit = timeval(tv_sec: 60, tv_usec: 0)
    setsockopt(number, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
    // A server that turns a request away may have closed before all is sent.
    _ = request.withUnsafeBytes {
      Glibc.send(number, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
    }
    var answer = Data()
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = recv(number, &buffer, buffer.count, 0)
      guard count > 0 else { return answer }
      answer.append(contentsOf: buffer[..<count])
    }
  }
}
