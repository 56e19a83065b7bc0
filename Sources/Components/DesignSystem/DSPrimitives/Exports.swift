@_exported import DSTheme
