import Combine
import Foundation

/// A state of a connection.
public enum CBPeripheralState: Int, Sendable {
  /// There is none, it begins, it is there, and it ends.
  case disconnected, connecting, connected, disconnecting
}

/// A device.
open class CBPeer: NSObject, @unchecked Sendable {
  /// The identifier.
  public let identifier: UUID

  init(_ identifier: UUID) { self.identifier = identifier }
}

/// Hears of a peripheral.
public protocol CBPeripheralDelegate: NSObjectProtocol {
  /// Tells of services that were found.
  func peripheral(_ peripheral: CBPeripheral, didDiscoverServices error: (any Error)?)
  /// Tells of values that were found.
  func peripheral(
    _ peripheral: CBPeripheral, didDiscoverCharacteristicsFor service: CBService,
    error: (any Error)?)
  /// Tells of a value that was read, or has changed.
  func peripheral(
    _ peripheral: CBPeripheral, didUpdateValueFor characteristic: CBCharacteristic,
    error: (any Error)?)
  /// Tells of a value that was written.
  func peripheral(
    _ peripheral: CBPeripheral, didWriteValueFor characteristic: CBCharacteristic,
    error: (any Error)?)
  /// Tells whether a value tells of changes.
  func peripheral(
    _ peripheral: CBPeripheral, didUpdateNotificationStateFor characteristic: CBCharacteristic,
    error: (any Error)?)
  /// Tells of the strength of what is received.
  func peripheral(_ peripheral: CBPeripheral, didReadRSSI strength: NSNumber, error: (any Error)?)
  /// Tells of another name; none comes.
  func peripheralDidUpdateName(_ peripheral: CBPeripheral)
  /// Tells of services that are no longer there; they stay.
  func peripheral(_ peripheral: CBPeripheral, didModifyServices invalidatedServices: [CBService])
  /// Tells that more can be written.
  func peripheralIsReady(toSendWriteWithoutResponse peripheral: CBPeripheral)
}

extension CBPeripheralDelegate {
  /// Takes no notice of it.
  public func peripheral(_ peripheral: CBPeripheral, didDiscoverServices error: (any Error)?) {}
  /// Takes no notice of it.
  public func peripheral(
    _ peripheral: CBPeripheral, didDiscoverCharacteristicsFor service: CBService,
    error: (any Error)?
  ) {}
  /// Takes no notice of it.
  public func peripheral(
    _ peripheral: CBPeripheral, didUpdateValueFor characteristic: CBCharacteristic,
    error: (any Error)?
  ) {}
  /// Takes no notice of it.
  public func peripheral(
    _ peripheral: CBPeripheral, didWriteValueFor characteristic: CBCharacteristic,
    error: (any Error)?
  ) {}
  /// Takes no notice of it.
  public func peripheral(
    _ peripheral: CBPeripheral, didUpdateNotificationStateFor characteristic: CBCharacteristic,
    error: (any Error)?
  ) {}
  /// Takes no notice of it.
  public func peripheral(
    _ peripheral: CBPeripheral, didReadRSSI strength: NSNumber, error: (any Error)?
  ) {}
  /// Takes no notice of it.
  public func peripheralDidUpdateName(_ peripheral: CBPeripheral) {}
  /// Takes no notice of it.
  public func peripheral(
    _ peripheral: CBPeripheral, didModifyServices invalidatedServices: [CBService]
  ) {}
  /// Takes no notice of it.
  public func peripheralIsReady(toSendWriteWithoutResponse peripheral: CBPeripheral) {}
}

/// A device that is near, which a screen tells of.
///
/// What is asked is answered on the queue of the manager that connected, and only while there is a
/// connection.
open class CBPeripheral: CBPeer, @unchecked Sendable {
  /// The object that hears of the device.
  open weak var delegate: (any CBPeripheralDelegate)?
  /// The name.
  public let name: String?
  /// The state of the connection.
  open internal(set) var state = CBPeripheralState.disconnected
  /// The services that were found; nil before somebody has looked for them.
  open internal(set) var services: [CBService]?
  /// The values that the device sends out.
  let advertisement: [String: Any]
  let strength: Int
  let isConnectable: Bool
  let known: [CBService]
  /// The queue of the manager that connected.
  var queue = DispatchQueue.main

  /// Creates a device, to be told.
  ///
  ///     let rate = CBCharacteristic(uuid: CBUUID(string: "2A37"), value: Data([0, 64]))
  ///     CBPeripheral(
  ///       name: "Strap",
  ///       services: [CBService(uuid: CBUUID(string: "180D"), characteristics: [rate])])
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - identifier: The identifier; nil for one that is made of the name.
  ///   - services: The services.
  ///   - rssi: The strength of what is received, in decibels.
  ///   - isConnectable: Whether there may be a connection; else one begins and is never there.
  ///   - advertisementData: What the device sends out besides its name and its services.
  public init(
    name: String?, identifier: UUID? = nil, services: [CBService] = [], rssi: Int = -60,
    isConnectable: Bool = true, advertisementData: [String: Any] = [:]
  ) {
    var advertisement: [String: Any] = [
      CBAdvertisementDataIsConnectable: NSNumber(value: isConnectable)
    ]
    advertisement[CBAdvertisementDataLocalNameKey] = name
    if !services.isEmpty {
      advertisement[CBAdvertisementDataServiceUUIDsKey] = services.map(\.uuid)
    }
    self.advertisement = advertisement.merging(advertisementData) { $1 }
    (self.name, known, strength) = (name, services, rssi)
    self.isConnectable = isConnectable
    super.init(identifier ?? Self.identifier(of: name ?? ""))
    for service in known { service.peripheral = self }
  }

  /// Returns the same identifier for the same name, whichever process draws it.
  private static func identifier(of name: String) -> UUID {
    let bytes = (0..<2).flatMap { part in
      let number = name.utf8.reduce(0xcbf2_9ce4_8422_2325 ^ UInt64(part)) {
        ($0 ^ UInt64($1)) &* 0x100_0000_01b3
      }
      return (0..<8).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
    }
    return NSUUID(uuidBytes: bytes) as UUID
  }

  func copied() -> CBPeripheral {
    CBPeripheral(
      name: name, identifier: identifier, services: known.map { $0.copied() }, rssi: strength,
      isConnectable: isConnectable, advertisementData: advertisement)
  }

  /// The names of the services that the device sends out.
  var advertisedServices: [CBUUID] {
    advertisement[CBAdvertisementDataServiceUUIDsKey] as? [CBUUID] ?? []
  }

  /// Runs a closure on the manager's queue, if there is a connection still.
  private func answer(_ act: @escaping @Sendable (CBPeripheral) -> Void) {
    guard state == .connected else { return }
    queue.async { [self] in if state == .connected { act(self) } }
  }

  /// Looks for services, of some names or all.
  open func discoverServices(_ serviceUUIDs: [CBUUID]?) {
    answer { peripheral in
      peripheral.services = peripheral.known.filter { serviceUUIDs?.contains($0.uuid) ?? true }
      peripheral.delegate?.peripheral(peripheral, didDiscoverServices: nil)
    }
  }

  /// Looks for a service's values, of some names or all.
  open func discoverCharacteristics(_ characteristicUUIDs: [CBUUID]?, for service: CBService) {
    answer { peripheral in
      service.characteristics = service.known.filter {
        characteristicUUIDs?.contains($0.uuid) ?? true
      }
      peripheral.delegate?.peripheral(
        peripheral, didDiscoverCharacteristicsFor: service, error: nil)
    }
  }

  /// Reads a value.
  open func readValue(for characteristic: CBCharacteristic) {
    answer { peripheral in
      let isAllowed = characteristic.properties.contains(.read)
      if isAllowed { characteristic.value = characteristic.known ?? Data() }
      peripheral.delegate?.peripheral(
        peripheral, didUpdateValueFor: characteristic,
        error: isAllowed ? nil : CBATTError(.readNotPermitted))
    }
  }

  /// Writes a value, which is read from then on.
  open func writeValue(
    _ data: Data, for characteristic: CBCharacteristic, type: CBCharacteristicWriteType
  ) {
    answer { peripheral in
      let isAllowed = characteristic.properties.contains(
        type == .withResponse ? .write : .writeWithoutResponse)
      if isAllowed { characteristic.known = data }
      guard type == .withResponse else { return }
      peripheral.delegate?.peripheral(
        peripheral, didWriteValueFor: characteristic,
        error: isAllowed ? nil : CBATTError(.writeNotPermitted))
    }
  }

  /// Asks for changes of a value, of which the first one comes: the value as it is.
  open func setNotifyValue(_ enabled: Bool, for characteristic: CBCharacteristic) {
    answer { peripheral in
      let isAllowed = !characteristic.properties.isDisjoint(with: [.notify, .indicate])
      if isAllowed { characteristic.isNotifying = enabled }
      peripheral.delegate?.peripheral(
        peripheral, didUpdateNotificationStateFor: characteristic,
        error: isAllowed ? nil : CBATTError(.requestNotSupported))
      guard characteristic.isNotifying, let known = characteristic.known else { return }
      characteristic.value = known
      peripheral.delegate?.peripheral(peripheral, didUpdateValueFor: characteristic, error: nil)
    }
  }

  /// Reads the strength of what is received.
  open func readRSSI() {
    answer { peripheral in
      peripheral.delegate?.peripheral(
        peripheral, didReadRSSI: NSNumber(value: peripheral.strength), error: nil)
    }
  }

  /// A Boolean value that indicates whether more can be written.
  open var canSendWriteWithoutResponse: Bool { state == .connected }

  /// Returns the most bytes that are written at once.
  open func maximumWriteValueLength(for type: CBCharacteristicWriteType) -> Int {
    type == .withResponse ? 512 : 182
  }
}
