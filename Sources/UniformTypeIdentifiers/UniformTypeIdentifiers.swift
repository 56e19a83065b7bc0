// Kinds of data stand in SwiftUI, whose views take them: a file that imports
// UniformTypeIdentifiers sees them.
@_exported import struct SwiftUI.UTType
