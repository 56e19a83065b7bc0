// Apple's Security brings Foundation with it.
@_exported import Foundation
