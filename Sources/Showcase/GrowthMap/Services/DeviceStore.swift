import Foundation

/// Keeps what the device remembers.
@MainActor
protocol DeviceStore: AnyObject {
  var memory: DeviceMemory { get set }
}

/// A memory that ends with the app, for the demo mode and tests.
@MainActor
final class DemoDevice: DeviceStore {
  var memory: DeviceMemory

  init(_ memory: DeviceMemory = DeviceMemory()) { self.memory = memory }
}

/// A memory in a file, which the next launch reads.
@MainActor
final class FileDevice: DeviceStore {
  private let file: URL
  var memory: DeviceMemory { didSet { write() } }

  /// Reads the memory; a file that is not there is a first launch.
  ///
  init(file: URL) throws(DeviceStoreError) {
    self.file = file
    guard FileManager.default.fileExists(atPath: file.path) else {
      memory = DeviceMemory()
      return
    }
    do {
      memory = try JSONDecoder().decode(DeviceMemory.self, from: Data(contentsOf: file))
    } catch {
      throw DeviceStoreError(file: file.path, reason: String(describing: error))
    }
  }

  private func write() {
    do {
      try JSONEncoder().encode(memory).write(to: file, options: .atomic)
    } catch {
      Self.log.error("\(file.path) could not be written, and changes end with the app: \(error)")
    }
  }

  private static let log = Logger(subsystem: "vitrine.showcase.growth", category: "Device")
}

/// A file of the device's memory that cannot be read.
struct DeviceStoreError: Error, Equatable, CustomStringConvertible {
  let file: String
  let reason: String

  var description: String {
    "The app's memory \(file) cannot be read: delete it, and the app begins anew (\(reason))."
  }
}
