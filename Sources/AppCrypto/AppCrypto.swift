// Apple's CryptoKit brings Foundation with it.
@_exported import Foundation
