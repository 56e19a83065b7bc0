// Loggers stand in OSLog: a file that imports os sees them.
@_exported import OSLog
