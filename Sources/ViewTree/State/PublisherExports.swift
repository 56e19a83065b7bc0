// What views and their models meet of Combine. Apple's SwiftUI does not bring the rest either: a
// package may have a type `Subscription` or `Record` of its own, which would be ambiguous.
@_exported import class OpenCombine.AnyCancellable
@_exported import struct OpenCombine.AnyPublisher
@_exported import struct OpenCombine.AsyncPublisher
@_exported import struct OpenCombine.AsyncThrowingPublisher
@_exported import protocol OpenCombine.Cancellable
@_exported import protocol OpenCombine.ConnectablePublisher
@_exported import class OpenCombine.CurrentValueSubject
@_exported import struct OpenCombine.Just
@_exported import protocol OpenCombine.ObservableObject
@_exported import class OpenCombine.ObservableObjectPublisher
@_exported import class OpenCombine.PassthroughSubject
@_exported import struct OpenCombine.Published
@_exported import protocol OpenCombine.Publisher
@_exported import enum OpenCombine.Publishers
@_exported import protocol OpenCombine.TopLevelDecoder
@_exported import protocol OpenCombine.TopLevelEncoder
