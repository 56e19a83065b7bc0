// What of UIKit views use stands in SwiftUI's modules: a file that imports UIKit beside SwiftUI, or
// alone, sees it.
@_exported import SwiftUI
