/// The key of the account of a password.
public let kSecAttrAccount: CFString = "acct"
/// The key of the service of a password.
public let kSecAttrService: CFString = "svce"
/// The key of the server of a password.
public let kSecAttrServer: CFString = "srvr"
/// The key of the port of a server.
public let kSecAttrPort: CFString = "port"
/// The key of the path on a server.
public let kSecAttrPath: CFString = "path"
/// The key of the protocol of a server.
public let kSecAttrProtocol: CFString = "ptcl"
/// The protocol HTTP.
public let kSecAttrProtocolHTTP: CFString = "http"
/// The protocol HTTPS.
public let kSecAttrProtocolHTTPS: CFString = "htps"
/// The key of the domain of a password.
public let kSecAttrSecurityDomain: CFString = "sdmn"
/// The key of the manner in which a server asks for a password.
public let kSecAttrAuthenticationType: CFString = "atyp"
/// The key of bytes of the app's own.
public let kSecAttrGeneric: CFString = "gena"
/// The key of the name for a person.
public let kSecAttrLabel: CFString = "labl"
/// The key of the description for a person.
public let kSecAttrDescription: CFString = "desc"
/// The key of a comment.
public let kSecAttrComment: CFString = "icmt"
/// The key of who made the item.
public let kSecAttrCreator: CFString = "crtr"
/// The key of the kind of the item, or of a key.
public let kSecAttrType: CFString = "type"
/// The key of a Boolean value that indicates whether the item is hidden.
public let kSecAttrIsInvisible: CFString = "invi"
/// The key of a Boolean value that indicates whether there is no password.
public let kSecAttrIsNegative: CFString = "nega"
/// The key of the date on which the item was added.
public let kSecAttrCreationDate: CFString = "cdat"
/// The key of the date on which the item was changed.
public let kSecAttrModificationDate: CFString = "mdat"
/// The key of the group of apps that share the item.
public let kSecAttrAccessGroup: CFString = "agrp"
/// The key of a Boolean value that indicates whether other devices have the item.
public let kSecAttrSynchronizable: CFString = "sync"
/// A value that looks for items of this device and of others.
public let kSecAttrSynchronizableAny: CFString = "syna"
/// The key of the tag of a key.
public let kSecAttrApplicationTag: CFString = "atag"
/// The key of the label of a key.
public let kSecAttrApplicationLabel: CFString = "klbl"
/// The key of the kind of a key.
public let kSecAttrKeyType: CFString = "type"
/// Keys of RSA.
public let kSecAttrKeyTypeRSA: CFString = "42"
/// Keys of curves.
public let kSecAttrKeyTypeECSECPrimeRandom: CFString = "73"
/// The key of the size of a key, in bits.
public let kSecAttrKeySizeInBits: CFString = "bsiz"
/// The key of the half of a key.
public let kSecAttrKeyClass: CFString = "kcls"
/// The public half of a key.
public let kSecAttrKeyClassPublic: CFString = "0"
/// The private half of a key.
public let kSecAttrKeyClassPrivate: CFString = "1"
/// The key of a Boolean value that indicates whether a key is stored.
public let kSecAttrIsPermanent: CFString = "perm"
/// The key of the processor that keeps a key.
public let kSecAttrTokenID: CFString = "tkid"
/// The processor of the device that keeps keys.
public let kSecAttrTokenIDSecureEnclave: CFString = "com.apple.setoken"
/// The key of the conditions on which an item is given away.
public let kSecAttrAccessControl: CFString = "accc"
/// The key of the time at which an item is given away.
public let kSecAttrAccessible: CFString = "pdmn"
/// While the device is unlocked.
public let kSecAttrAccessibleWhenUnlocked: CFString = "ak"
/// After the device has been unlocked.
public let kSecAttrAccessibleAfterFirstUnlock: CFString = "ck"
/// At any time.
public let kSecAttrAccessibleAlways: CFString = "dk"
/// While a device with a passcode is unlocked.
public let kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly: CFString = "akpu"
/// While this device is unlocked.
public let kSecAttrAccessibleWhenUnlockedThisDeviceOnly: CFString = "aku"
/// After this device has been unlocked.
public let kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly: CFString = "cku"
/// At any time, on this device.
public let kSecAttrAccessibleAlwaysThisDeviceOnly: CFString = "dku"
