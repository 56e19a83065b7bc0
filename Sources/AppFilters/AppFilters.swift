// Apple's CoreImage brings Core Graphics with it, whose names are SwiftUI's here.
@_exported import SwiftUI
