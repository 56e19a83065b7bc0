// Extensions alone, and the locks that Apple's Foundation brings: `PublisherExports` says why.
import Combine
@_exported import func Combine.__dispatch_queue_get_label
@_exported import func Combine.os_unfair_lock_lock
@_exported import func Combine.os_unfair_lock_trylock
@_exported import func Combine.os_unfair_lock_unlock
@_exported import struct Combine.os_unfair_lock_s
@_exported import typealias Combine.os_unfair_lock
@_exported import typealias Combine.os_unfair_lock_t
@_exported import DisplayList
@_exported import Foundation
@_exported import Observation
@_exported import ViewTree
