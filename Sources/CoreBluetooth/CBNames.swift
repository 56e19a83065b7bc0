// swift-format-ignore-file: AlwaysUseLowerCamelCase
/// The name of a peripheral's name in what it sends out.
public let CBAdvertisementDataLocalNameKey = "kCBAdvDataLocalName"
/// The name of a peripheral's services in what it sends out.
public let CBAdvertisementDataServiceUUIDsKey = "kCBAdvDataServiceUUIDs"
/// The name of a service's bytes in what a peripheral sends out.
public let CBAdvertisementDataServiceDataKey = "kCBAdvDataServiceData"
/// The name of a maker's bytes in what a peripheral sends out.
public let CBAdvertisementDataManufacturerDataKey = "kCBAdvDataManufacturerData"
/// The name of the strength with which a peripheral sends.
public let CBAdvertisementDataTxPowerLevelKey = "kCBAdvDataTxPowerLevel"
/// The name of the answer to whether a peripheral can be connected with.
public let CBAdvertisementDataIsConnectable = "kCBAdvDataIsConnectable"

/// The key of the option to hear of a peripheral again and again; a still hears once.
public let CBCentralManagerScanOptionAllowDuplicatesKey = "kCBScanOptionAllowDuplicates"
/// The key of the option that a person is told where Bluetooth is off; nobody is.
public let CBCentralManagerOptionShowPowerAlertKey = "kCBInitOptionShowPowerAlert"
/// The name by which a manager would be found again; none is.
public let CBCentralManagerOptionRestoreIdentifierKey = "kCBInitOptionRestoreIdentifier"
/// The name of the peripherals that a manager had.
public let CBCentralManagerRestoredStatePeripheralsKey = "kCBRestoredPeripherals"
/// The name of the services that a manager looked for.
public let CBCentralManagerRestoredStateScanServicesKey = "kCBRestoredScanServices"
/// The name of the settings with which a manager looked.
public let CBCentralManagerRestoredStateScanOptionsKey = "kCBRestoredScanOptions"
/// The key of the option that a person is told of a connection; nobody is.
public let CBConnectPeripheralOptionNotifyOnConnectionKey = "kCBConnectOptionNotifyOnConnection"
/// The key of the option that a person is told of the end of a connection; nobody is.
public let CBConnectPeripheralOptionNotifyOnDisconnectionKey =
  "kCBConnectOptionNotifyOnDisconnection"
/// The key of the option that a person is told of values; nobody is.
public let CBConnectPeripheralOptionNotifyOnNotificationKey =
  "kCBConnectOptionNotifyOnNotification"
/// The key of the option that a connection begins anew; none ends.
public let CBConnectPeripheralOptionEnableAutoReconnect = "kCBConnectOptionEnableAutoReconnect"
