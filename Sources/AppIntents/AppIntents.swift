// A file that imports AppIntents alone names resources of strings, which are SwiftUI's here.
@_exported import SwiftUI
