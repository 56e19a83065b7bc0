@_exported import DSPrimitives
