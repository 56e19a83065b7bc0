@_exported import Foundation
// Foundation's on Apple's systems.
@_exported import func SwiftUI.NSSelectorFromString
@_exported import struct SwiftUI.Selector
@_exported import class SwiftUI.UndoManager
