@_exported import Foundation
// Foundation's on Apple's systems.
@_exported import struct SwiftUI.Selector
