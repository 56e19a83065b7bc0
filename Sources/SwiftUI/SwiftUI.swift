@_exported import Combine
@_exported import DisplayList
@_exported import Foundation
@_exported import Observation
@_exported import ViewTree
