@_exported import DSCore
