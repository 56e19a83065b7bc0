import Combine
import Foundation
import Synchronization
import ViewTree

/// A state of Bluetooth.
public enum CBManagerState: Int, Sendable {
  /// Not known yet, about to begin anew, not there, not allowed, off, and on.
  case unknown, resetting, unsupported, unauthorized, poweredOff, poweredOn
}

/// An answer of a person whether an app may use Bluetooth.
public enum CBManagerAuthorization: Int, Sendable {
  /// None yet, a rule against it, no, and yes.
  case notDetermined, restricted, denied, allowedAlways
}

/// The devices that a screen knows of, and the state of Bluetooth.
final class BluetoothRecord: Sendable {
  struct Content: Sendable {
    var peripherals: [CBPeripheral]?
    var state = CBManagerState.unauthorized
    var wasAsked = false
  }

  private let content: Mutex<Content>

  private init(_ other: BluetoothRecord?) {
    var content = other?.value ?? Content()
    content.peripherals = content.peripherals?.map { $0.copied() }
    self.content = Mutex(content)
  }

  static var current: BluetoothRecord { ScreenValues.object { BluetoothRecord($0) } }

  var value: Content { content.withLock { $0 } }

  func change(_ edit: (inout Content) -> Void) { content.withLock { edit(&$0) } }
}

/// A manager of Bluetooth, with its state and the person's answer.
open class CBManager: NSObject, @unchecked Sendable {
  private let isReady = Mutex(false)

  override init() { super.init() }

  func getReady() { isReady.withLock { $0 = true } }

  /// The state, which is not known before the delegate has heard of it.
  open var state: CBManagerState {
    isReady.withLock { $0 } ? BluetoothRecord.current.value.state : .unknown
  }

  /// The person's answer so far.
  open class var authorization: CBManagerAuthorization {
    let record = BluetoothRecord.current.value
    if record.peripherals != nil { return .allowedAlways }
    return record.wasAsked ? .denied : .notDetermined
  }

  /// The person's answer so far.
  open var authorization: CBManagerAuthorization { Self.authorization }
}

/// Hears of devices.
public protocol CBCentralManagerDelegate: NSObjectProtocol {
  /// Tells of the state of Bluetooth.
  func centralManagerDidUpdateState(_ central: CBCentralManager)
  /// Tells of what a manager had; none is found again.
  func centralManager(_ central: CBCentralManager, willRestoreState dict: [String: Any])
  /// Tells of a device.
  func centralManager(
    _ central: CBCentralManager, didDiscover peripheral: CBPeripheral,
    advertisementData: [String: Any], rssi strength: NSNumber)
  /// Tells of a connection.
  func centralManager(_ central: CBCentralManager, didConnect peripheral: CBPeripheral)
  /// Tells of a connection that there will not be; one that is not there stays about to begin.
  func centralManager(
    _ central: CBCentralManager, didFailToConnect peripheral: CBPeripheral, error: (any Error)?)
  /// Tells of the end of a connection.
  func centralManager(
    _ central: CBCentralManager, didDisconnectPeripheral peripheral: CBPeripheral,
    error: (any Error)?)
}

extension CBCentralManagerDelegate {
  /// Takes no notice of it.
  public func centralManager(_ central: CBCentralManager, willRestoreState dict: [String: Any]) {}
  /// Takes no notice of it.
  public func centralManager(
    _ central: CBCentralManager, didDiscover peripheral: CBPeripheral,
    advertisementData: [String: Any], rssi strength: NSNumber
  ) {}
  /// Takes no notice of it.
  public func centralManager(_ central: CBCentralManager, didConnect peripheral: CBPeripheral) {}
  /// Takes no notice of it.
  public func centralManager(
    _ central: CBCentralManager, didFailToConnect peripheral: CBPeripheral, error: (any Error)?
  ) {}
  /// Takes no notice of it.
  public func centralManager(
    _ central: CBCentralManager, didDisconnectPeripheral peripheral: CBPeripheral,
    error: (any Error)?
  ) {}
}

/// Finds devices, and connects with them: nobody lets an app do so, unless ``know(_:state:)`` tells
/// otherwise.
///
/// What is told where the catalogue is made is on every screen; what a screen tells is its own. The
/// delegate hears of it on the manager's queue, within the still.
open class CBCentralManager: CBManager, @unchecked Sendable {
  /// The object that hears of devices.
  open weak var delegate: (any CBCentralManagerDelegate)?
  /// A Boolean value that indicates whether the manager looks for devices.
  open private(set) var isScanning = false
  private let queue: DispatchQueue

  /// Creates a manager, which tells its delegate of the state.
  ///
  /// - Parameters:
  ///   - delegate: The object that hears of devices.
  ///   - queue: The queue on which it hears; nil for the main one.
  ///   - options: Settings, which change nothing.
  public init(
    delegate: (any CBCentralManagerDelegate)? = nil, queue: DispatchQueue? = nil,
    options: [String: Any]? = nil
  ) {
    (self.delegate, self.queue) = (delegate, queue ?? .main)
    super.init()
    BluetoothRecord.current.change { $0.wasAsked = true }
    self.queue.async { [weak self] in
      guard let self else { return }
      getReady()
      self.delegate?.centralManagerDidUpdateState(self)
    }
  }

  /// Tells of the devices that are near, and that the person lets the app use Bluetooth.
  ///
  ///     CBCentralManager.know([CBPeripheral(name: "Strap")])
  ///     CBCentralManager.know([], state: .poweredOff)
  ///
  /// - Parameters:
  ///   - peripherals: The devices; nil for a person who has not been asked.
  ///   - state: The state of Bluetooth.
  public static func know(_ peripherals: [CBPeripheral]?, state: CBManagerState = .poweredOn) {
    BluetoothRecord.current.change {
      $0 = BluetoothRecord.Content(peripherals: peripherals?.map { $0.copied() })
      if peripherals != nil { $0.state = state }
    }
  }

  private var near: [CBPeripheral] {
    state == .poweredOn ? BluetoothRecord.current.value.peripherals ?? [] : []
  }

  private func answer(_ act: @escaping @Sendable (CBCentralManager) -> Void) {
    queue.async { [weak self] in if let self { act(self) } }
  }

  /// Looks for devices, of some services or all, each of which is told once.
  ///
  /// While Bluetooth is not on, nothing is looked for.
  open func scanForPeripherals(
    withServices serviceUUIDs: [CBUUID]?, options: [String: Any]? = nil
  ) {
    guard state == .poweredOn else { return }
    isScanning = true
    for peripheral in near {
      let services = peripheral.advertisedServices
      guard serviceUUIDs?.contains(where: services.contains) ?? true else { continue }
      answer { central in
        guard central.isScanning else { return }
        central.delegate?.centralManager(
          central, didDiscover: peripheral, advertisementData: peripheral.advertisement,
          rssi: NSNumber(value: peripheral.strength))
      }
    }
  }

  /// Looks no further.
  open func stopScan() { isScanning = false }

  /// Connects with a device.
  open func connect(_ peripheral: CBPeripheral, options: [String: Any]? = nil) {
    guard state == .poweredOn, peripheral.state == .disconnected else { return }
    peripheral.state = .connecting
    peripheral.queue = queue
    guard peripheral.isConnectable else { return }
    answer { central in
      guard peripheral.state == .connecting else { return }
      peripheral.state = .connected
      central.delegate?.centralManager(central, didConnect: peripheral)
    }
  }

  /// Ends a connection.
  open func cancelPeripheralConnection(_ peripheral: CBPeripheral) {
    guard peripheral.state == .connected || peripheral.state == .connecting else { return }
    peripheral.state = .disconnecting
    answer { central in
      peripheral.state = .disconnected
      central.delegate?.centralManager(central, didDisconnectPeripheral: peripheral, error: nil)
    }
  }

  /// Returns the known devices of some identifiers.
  open func retrievePeripherals(withIdentifiers identifiers: [UUID]) -> [CBPeripheral] {
    near.filter { identifiers.contains($0.identifier) }
  }

  /// Returns the devices with which there is a connection, and which have one of some services.
  open func retrieveConnectedPeripherals(withServices serviceUUIDs: [CBUUID]) -> [CBPeripheral] {
    near.filter { peripheral in
      peripheral.state == .connected
        && peripheral.known.contains { serviceUUIDs.contains($0.uuid) }
    }
  }
}
