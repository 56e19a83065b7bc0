// A file with a `#Preview` may import WidgetKit alone, and the block that it becomes is SwiftUI's.
@_exported import SwiftUI
