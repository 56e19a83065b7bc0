@_exported import DSTokens
