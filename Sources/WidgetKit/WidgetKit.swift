// Apple's WidgetKit brings SwiftUI.
@_exported import SwiftUI
