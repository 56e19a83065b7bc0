/// The key of the class of an item.
public let kSecClass: CFString = "class"
/// The class of passwords.
public let kSecClassGenericPassword: CFString = "genp"
/// The class of passwords of a server.
public let kSecClassInternetPassword: CFString = "inet"
/// The class of certificates.
public let kSecClassCertificate: CFString = "cert"
/// The class of keys.
public let kSecClassKey: CFString = "keys"
/// The class of keys with their certificates.
public let kSecClassIdentity: CFString = "idnt"
