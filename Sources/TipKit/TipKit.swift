// A file that imports TipKit alone names texts and images, which are SwiftUI's.
@_exported import SwiftUI
