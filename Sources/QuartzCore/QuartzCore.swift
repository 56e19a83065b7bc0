// What of Core Animation views use stands in SwiftUI's modules: a file that imports QuartzCore sees
// it.
@_exported import SwiftUI
