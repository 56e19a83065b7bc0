/// The key of the bytes of an item.
public let kSecValueData: CFString = "v_Data"
/// The key of an item itself.
public let kSecValueRef: CFString = "v_Ref"
/// The key of a lasting name of an item.
public let kSecValuePersistentRef: CFString = "v_PersistentRef"
/// The key of a Boolean value that asks for the bytes.
public let kSecReturnData: CFString = "r_Data"
/// The key of a Boolean value that asks for the attributes.
public let kSecReturnAttributes: CFString = "r_Attributes"
/// The key of a Boolean value that asks for the item itself.
public let kSecReturnRef: CFString = "r_Ref"
/// The key of a Boolean value that asks for a lasting name.
public let kSecReturnPersistentRef: CFString = "r_PersistentRef"
/// The key of the most items that are looked for.
public let kSecMatchLimit: CFString = "m_Limit"
/// One item.
public let kSecMatchLimitOne: CFString = "m_LimitOne"
/// All items.
public let kSecMatchLimitAll: CFString = "m_LimitAll"
/// The key of a Boolean value that indicates whether letters of either case are alike.
public let kSecMatchCaseInsensitive: CFString = "m_CaseInsensitive"
/// The key of what asks a person.
public let kSecUseAuthenticationContext: CFString = "u_AuthCtx"
/// The key of what is done where a person would be asked.
public let kSecUseAuthenticationUI: CFString = "u_AuthUI"
/// Failing where a person would be asked.
public let kSecUseAuthenticationUIFail: CFString = "u_AuthUIF"
/// Leaving out what a person would be asked for.
public let kSecUseAuthenticationUISkip: CFString = "u_AuthUIS"
/// Asking a person.
public let kSecUseAuthenticationUIAllow: CFString = "u_AuthUIA"
/// The key of the sentence by which a person is asked.
public let kSecUseOperationPrompt: CFString = "u_OpPrompt"
/// The key of a Boolean value that asks a Mac for iOS's keychain.
public let kSecUseDataProtectionKeychain: CFString = "nleg"
