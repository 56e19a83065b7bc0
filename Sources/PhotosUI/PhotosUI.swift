// Apple's PhotosUI brings Photos with it.
@_exported import Photos
@_exported import SwiftUI
