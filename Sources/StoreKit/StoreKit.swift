// Apple's StoreKit brings UIKit's scenes with it, and with SwiftUI the views of products.
@_exported import SwiftUI
