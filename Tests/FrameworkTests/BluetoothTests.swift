import CoreBluetooth
import StageSupport
import SwiftUI
import Testing

/// Devices that are near, of which there are none unless told.
@MainActor @Suite struct BluetoothTests {
  /// An app's model of a strap that tells beats of the heart.
  private final class Heart: NSObject, ObservableObject, CBCentralManagerDelegate,
    CBPeripheralDelegate, @unchecked Sendable
  {
    @Published var lines: [String] = []
    private var central: CBCentralManager?
    private var strap: CBPeripheral?
    private let wanted: [CBUUID]?
    private let leaves: Bool

    init(wanted: [CBUUID]?, leaves: Bool) { (self.wanted, self.leaves) = (wanted, leaves) }

    func begin() {
      lines.append("\(CBManager.authorization)")
      central = CBCentralManager(delegate: self, queue: nil)
      lines.append("\(central?.state ?? .resetting)")
    }

    func centralManagerDidUpdateState(_ central: CBCentralManager) {
      lines.append("\(central.state), \(CBManager.authorization)")
      central.scanForPeripherals(withServices: wanted)
    }

    func centralManager(
      _ central: CBCentralManager, didDiscover peripheral: CBPeripheral,
      advertisementData: [String: Any], rssi strength: NSNumber
    ) {
      let name = advertisementData[CBAdvertisementDataLocalNameKey] as? String ?? "?"
      let answer = advertisementData[CBAdvertisementDataIsConnectable] as? NSNumber
      lines.append("\(name) \(strength) \(answer?.boolValue ?? false)")
      central.stopScan()
      strap = peripheral
      peripheral.delegate = self
      peripheral.discoverServices(nil)
      central.connect(peripheral)
    }

    func centralManager(_ central: CBCentralManager, didConnect peripheral: CBPeripheral) {
      lines.append("connected \(peripheral.services?.count ?? -1)")
      peripheral.discoverServices([CBUUID(string: "180d")])
    }

    func centralManager(
      _ central: CBCentralManager, didDisconnectPeripheral peripheral: CBPeripheral,
      error: (any Error)?
    ) { lines.append("\(peripheral.state)") }

    func peripheral(_ peripheral: CBPeripheral, didDiscoverServices error: (any Error)?) {
      for service in peripheral.services ?? [] {
        peripheral.discoverCharacteristics(nil, for: service)
      }
    }

    func peripheral(
      _ peripheral: CBPeripheral, didDiscoverCharacteristicsFor service: CBService,
      error: (any Error)?
    ) {
      for characteristic in service.characteristics ?? [] {
        peripheral.setNotifyValue(true, for: characteristic)
        peripheral.readValue(for: characteristic)
        peripheral.writeValue(Data([1]), for: characteristic, type: .withResponse)
      }
    }

    func peripheral(
      _ peripheral: CBPeripheral, didUpdateValueFor characteristic: CBCharacteristic,
      error: (any Error)?
    ) {
      let bytes = characteristic.value.map { [UInt8]($0) } ?? []
      lines.append("\(characteristic.uuid) \(bytes) \(code(error))")
    }

    func peripheral(
      _ peripheral: CBPeripheral, didWriteValueFor characteristic: CBCharacteristic,
      error: (any Error)?
    ) {
      lines.append("written \(code(error))")
      if leaves { central?.cancelPeripheralConnection(peripheral) }
    }

    private func code(_ error: (any Error)?) -> Int { (error as NSError?)?.code ?? 0 }
  }

  private struct HeartView: View {
    @StateObject private var heart: Heart
    private let known: [CBPeripheral]?
    private let state: CBManagerState

    init(
      _ known: [CBPeripheral]? = nil, state: CBManagerState = .poweredOn,
      wanted: [CBUUID]? = nil, leaves: Bool = false
    ) {
      _heart = StateObject(wrappedValue: Heart(wanted: wanted, leaves: leaves))
      (self.known, self.state) = (known, state)
    }

    var body: some View {
      VStack { ForEach(heart.lines, id: \.self) { Text($0) } }
        .onAppear {
          if let known { CBCentralManager.know(known, state: state) }
          heart.begin()
        }
    }
  }

  private let strap = CBPeripheral(
    name: "Strap",
    services: [
      CBService(
        uuid: CBUUID(string: "180D"),
        characteristics: [
          CBCharacteristic(
            uuid: CBUUID(string: "2A37"), properties: .notify, value: Data([0, 64])),
          CBCharacteristic(uuid: CBUUID(string: "2A39"), properties: [.read, .write]),
        ])
    ], rssi: -48)

  @Test func nobodyHasBeenAsked() throws {
    #expect(
      try Stage(HeartView()).texts() == ["notDetermined", "unknown", "unauthorized, denied"])
    #expect(CBManager.authorization == .notDetermined)
  }

  @Test func nothingIsFoundWhileItIsOff() throws {
    #expect(
      try Stage(HeartView([strap], state: .poweredOff)).texts() == [
        "allowedAlways", "unknown", "poweredOff, allowedAlways",
      ])
  }

  @Test func aDeviceTellsItsValues() throws {
    let begun = ["allowedAlways", "unknown", "poweredOn, allowedAlways"]
    let texts = try Stage(HeartView([strap])).texts()
    // Values that may not be read keep their last one, and those that may not be written tell so.
    #expect(
      texts == begun + [
        "Strap -48 true", "connected -1", "2A37 [0, 64] 0", "2A37 [0, 64] 2", "written 3",
        "2A39 [] 0", "written 0",
      ])
    let other = try Stage(HeartView([strap], wanted: [CBUUID(string: "180F")])).texts()
    #expect(other == begun)
    let left = try Stage(HeartView([strap], leaves: true)).texts()
    #expect(left.last == "disconnected" && left.count == begun.count + 6)
  }

  @Test func aConnectionThatIsNotThereStaysAboutToBegin() throws {
    let tag = CBPeripheral(name: "Tag", isConnectable: false)
    #expect(try Stage(HeartView([tag])).texts().last == "Tag -60 false")
  }

  @Test func devicesAreKnownByTheirNames() {
    #expect(CBPeripheral(name: "Strap").identifier == strap.identifier)
    #expect(CBPeripheral(name: "Tag").identifier != strap.identifier)
  }

  @Test func namesAreNumbers() throws {
    let short = CBUUID(string: "180D")
    #expect(short == CBUUID(string: "0000180d-0000-1000-8000-00805f9b34fb"))
    #expect(short == CBUUID(data: Data([0x18, 0x0D])) && short != CBUUID(string: "180F"))
    #expect(CBUUID(string: "0000180D").uuidString == "180D" && short.uuidString == "180D")
    let text = "E081FEC0-F757-4449-B9C9-BFA83133F7FC"
    #expect(CBUUID(string: text).uuidString == text)
    #expect(CBUUID(nsuuid: try #require(UUID(uuidString: text))).hash == CBUUID(string: text).hash)
    #expect(CBUUID(string: "no").data.isEmpty)
  }
}
